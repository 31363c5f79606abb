import Lay

/// The modules that inputs belong to: the folder of `--module`, or one whose `.lay-lint` says `module = on`. Each is read
/// once.
struct ModuleFolders {
  private let named: String?
  private let links: LinkScope?
  private let packages: [String]
  private var known: [String: [Module]] = [:]
  private var configurations = LintConfigurations()

  init(_ arguments: Arguments) {
    named = arguments.module
    links = arguments.linkScope()
    packages = arguments.packages
  }

  /// Whether a folder was named, whatever the inputs' own folders say.
  var isNamed: Bool { named != nil }

  /// The modules around an input; nil where it is by itself.
  mutating func modules(of input: Input, _ terminal: inout Terminal) throws(SystemError) -> [Module]? {
    if let named { return modules(in: named) }
    return try configurations.configuration(of: input, &terminal)?.module.map { modules(in: $0) }
  }

  mutating func modules(in folder: String) -> [Module] {
    if let modules = known[folder] { return modules }
    let modules = ProjectSources(in: FilePlace(folder, links: links), packages: packages, isOneModule: true)
      .modules
    known[folder] = modules
    return modules
  }
}

extension SourceFile {
  /// The file in modules; by itself where there are none.
  func inModules(_ modules: [Module]?, at place: FilePlace?) -> SourceFile {
    guard let modules else { return self }
    // The module may name its files by another path to the same place.
    guard let place, let real = try? realPath(place.path) else { return SourceFile(self, in: modules) }
    var others = modules
    for index in others.indices {
      others[index].files.removeAll { file in
        splitPath(file.name).name == splitPath(name).name && (try? realPath(file.name)) == real
      }
    }
    return SourceFile(self, in: others)
  }
}
