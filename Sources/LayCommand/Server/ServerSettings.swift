import Lay
import LayFormat

/// What the files around a document say about it: assets, rules and style, each looked up once until files change.
final class ServerSettings {
  private let arguments: Arguments
  private var configurations = LintConfigurations()
  private var styles = FormatStyles()

  init(_ arguments: Arguments) { self.arguments = arguments }

  private func input(_ path: String) -> Input { Input(FilePlace(path, links: arguments.linkScope())) }

  func bytes(of path: String) -> [UInt8]? {
    guard path.hasPrefix("/") else { return nil }
    return (try? input(path).content())?.bytes
  }

  /// Options and rules of a document; what cannot be read sets nothing.
  func settings(of path: String) -> (options: Options, rules: LintRules) {
    guard path.hasPrefix("/") else { return (arguments.options, LintRules()) }
    let input = input(path)
    // What is wrong with a configuration `lay lint` tells; here nobody would read it.
    var terminal = Terminal(color: .never)
    let found = (try? configurations.configuration(of: input, &terminal)) ?? nil
    return (arguments.options(with: arguments.assets(for: input)), found?.rules ?? LintRules())
  }

  func style(of path: String) -> FormatStyle {
    guard path.hasPrefix("/"), case .success(let style) = styles.style(of: FilePlace(path), input(path))
    else {
      return FormatStyle()
    }
    return style
  }
}
