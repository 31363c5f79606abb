import LaySyntax

/// Files that see each other's declarations: a target of an app, a Swift package's, or a folder.
public struct Module: Sendable {
  public var name: String
  public var files: [SourceFile]
  /// What `#if os(…)` finds in it: `iOS`, `macOS`, `tvOS`, `watchOS`, `visionOS`.
  public var system: String
  /// Names of other modules whose files it lists as its own, so that it sees their declarations without an import.
  public var shares: [String]
  /// Whether it is there for the others, as a package is that was fetched: its previews are not asked for, nor is what is
  /// wrong with its files.
  public var isDependency: Bool

  public init(
    name: String, files: [SourceFile], system: String = "iOS", shares: [String] = [],
    isDependency: Bool = false
  ) {
    self.name = name
    self.files = files
    self.system = system
    self.shares = shares
    self.isDependency = isDependency
  }
}

extension SourceFile {
  /// A file together with the modules that its names may come from.
  ///
  /// Only the file itself has layouts, is checked, and is what lines and columns are about; a diagnostic that stands in
  /// another names that.
  /// - Parameter modules: The first is the file's own; the file need not be listed in it, and is not read from there.
  /// - Complexity: O(n) in the bytes of all files.
  public init(_ file: SourceFile, in modules: [Module]) {
    var modules = modules.isEmpty ? [Module(name: file.name, files: [])] : modules
    for index in modules.indices { modules[index].files.removeAll { $0.name == file.name } }
    modules[0].files.insert(file, at: 0)
    self.init(Self.joined(modules, name: file.name) { name, _ in name == file.name })
  }

  /// All files of modules in one source.
  static func joined(
    _ modules: [Module], name: String, showing isShown: (_ file: String, _ module: Module) -> Bool
  ) -> LaySyntax.SourceFile {
    #if !hasFeature(Embedded)
    let modules = FrameworkModules.added(to: modules)
    #endif
    var numbers: [String: Int] = [:]
    for (number, module) in modules.enumerated() where numbers[module.name] == nil {
      numbers[module.name] = number
    }
    var files: [SourcePart.File] = []
    for (number, module) in modules.enumerated() {
      for file in module.files {
        files.append(
          SourcePart.File(
            name: file.name, bytes: file.bytes, module: number, isShown: isShown(file.name, module)))
      }
    }
    return LaySyntax.SourceFile(
      name: name, files: files,
      modules: modules.map { module in
        SourceModule(
          name: module.name, system: module.system, shares: module.shares.compactMap { numbers[$0] })
      })
  }
}
