import Lay
import LayEditing
import LayFormat

/// What the files around a document say about it: assets, rules and style, each looked up once until files change.
final class ServerSettings {
  private let arguments: Arguments
  private var configurations = LintConfigurations()
  private var styles = FormatStyles()

  private var modules: ModuleFolders
  /// The files of the modules around documents, by the documents' paths.
  private var modulePaths: [String: [String]] = [:]
  /// The open documents by their real paths: as the editor names them, and their texts.
  private var shown: [String: (path: String, bytes: [UInt8])] = [:]
  private var realPaths: [String: String] = [:]
  private let pages = RulePages()

  init(_ arguments: Arguments) {
    self.arguments = arguments
    modules = ModuleFolders(arguments)
  }

  private func forget() {
    configurations = LintConfigurations()
    styles = FormatStyles()
    modules = ModuleFolders(arguments)
    modulePaths = [:]
    realPaths = [:]
  }

  /// A document with the files that its names may come from.
  func surrounded(_ file: SourceFile) -> SourceFile {
    guard file.name.hasPrefix("/") else { return file }
    let input = input(file.name)
    return file.inModules(foundModules(around: input).map { asShown($0) }, at: input.place)
  }

  private func foundModules(around input: Input) -> [Module]? {
    var terminal = Terminal(color: .never)
    return (try? modules.modules(of: input, &terminal)) ?? nil
  }

  /// Modules with the texts of open documents as they are written.
  private func asShown(_ modules: [Module]) -> [Module] {
    if shown.count < 2 { return modules }
    var modules = modules
    for index in modules.indices {
      for place in modules[index].files.indices {
        let name = modules[index].files[place].name
        guard let open = shown[real(name)] else { continue }
        modules[index].files[place] = SourceFile(name: name, bytes: open.bytes)
      }
    }
    return modules
  }

  private func real(_ path: String) -> String {
    if let known = realPaths[path] { return known }
    let real = (try? realPath(path)) ?? path
    realPaths[path] = real
    return real
  }

  /// The paths of the other files of a document's module, of open ones as the editor names them.
  private func module(of path: String) -> [String] {
    guard path.hasPrefix("/") else { return [] }
    if let known = modulePaths[path] { return known }
    let own = real(path)
    let files = (foundModules(around: input(path)) ?? []).flatMap(\.files).map { real($0.name) }
    let paths = files.filter { $0 != own }.map { shown[$0]?.path ?? $0 }
    modulePaths[path] = paths
    return paths
  }

  private func show(_ path: String, _ bytes: [UInt8]?) {
    let real = real(path)
    if (shown[real] == nil) != (bytes == nil) { modulePaths = [:] }
    shown[real] = bytes.map { (path, $0) }
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
    surroundings.module = { path in self.module(of: path) }
    surroundings.show = { path, bytes in self.show(path, bytes) }
    surroundings.rulePage = { rule in self.pages.path(of: rule) }
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
