import Lay
import LayEditing
import LayFormat

/// What the files around a document say about it: assets, rules and style, each looked up once until files change.
final class ServerSettings {
  private let arguments: Arguments
  private var configurations = LintConfigurations()
  private var styles = FormatStyles()

  private var modules: ModuleFolders

  init(_ arguments: Arguments) {
    self.arguments = arguments
    modules = ModuleFolders(arguments)
  }

  private func forget() {
    configurations = LintConfigurations()
    styles = FormatStyles()
    modules = ModuleFolders(arguments)
  }

  /// A document with the files that its names may come from.
  func surrounded(_ file: SourceFile) -> SourceFile {
    guard file.name.hasPrefix("/") else { return file }
    let input = input(file.name)
    var terminal = Terminal(color: .never)
    return file.inModules((try? modules.modules(of: input, &terminal)) ?? nil, at: input.place)
  }

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

  var surroundings: EditorSurroundings {
    var surroundings = EditorSurroundings()
    surroundings.style = { path in self.style(of: path) }
    surroundings.assetFolder = { path in
      guard path.hasPrefix("/") else { return nil }
      return self.arguments.assets(for: self.input(path)).folder.path
    }
    surroundings.sources = { folder in
      guard folder.hasPrefix("/") else { return [] }
      return [".lay", ".swift"].flatMap { suffix in
        var walk = FolderWalk(suffix: suffix, links: self.arguments.linkScope())
        walk.add(FilePlace(folder, links: self.arguments.linkScope()))
        return walk.files.map(\.path)
      }
    }
    surroundings.forget = { self.forget() }
    surroundings.isThere = { path in (try? self.input(path).content()) != nil }
    return surroundings
  }

  func style(of path: String) -> FormatStyle {
    guard path.hasPrefix("/"), case .success(let style) = styles.style(of: FilePlace(path), input(path))
    else {
      return FormatStyle()
    }
    return style
  }
}
