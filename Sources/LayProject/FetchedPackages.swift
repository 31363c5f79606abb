/// The modules of packages that were fetched for a project, of which it uses some.
struct FetchedPackages {
  private let source: FileSource
  private var modules: [String: FoundModule] = [:]
  private(set) var limitations: [String] = []

  /// Sources of packages are not read beyond this, in bytes, all together.
  private static let limit = 64 << 20

  /// - Parameter folders: Those that hold packages; of two modules of one name the first is meant.
  /// - Complexity: O(n log n) in the names of files, and O(n) in the bytes of manifests.
  init(_ folders: [String], in source: FileSource) {
    self.source = source
    for folder in folders {
      for module in ProjectFinder.packages(in: folder, of: source)
      where modules[module.name] == nil && !module.files.isEmpty {
        modules[module.name] = module
      }
    }
  }

  /// The modules that a project imports and does not have itself, those that these import among them, in the order in
  /// which they are met.
  /// - Complexity: O(n) in the bytes of the project's sources and of those that are taken.
  mutating func modules(usedBy own: [FoundModule]) -> [FoundModule] {
    guard !modules.isEmpty else { return [] }
    for module in own { modules[module.name] = nil }
    var used: [FoundModule] = []
    var size = 0
    var pending = own
    var next = 0
    while next < pending.count {
      let module = pending[next]
      next += 1
      let (imports, bytes) = look(at: module)
      if module.isFetched {
        guard size + bytes <= Self.limit else {
          limitations.append(
            "\(module.folder): it is not read: the sources of packages are larger than \(Self.limit >> 20) MiB together"
          )
          continue
        }
        size += bytes
        used.append(module)
      }
      for name in imports.sorted() {
        guard var found = modules.removeValue(forKey: name) else { continue }
        found.system = module.system
        found.isFetched = true
        pending.append(found)
      }
    }
    return used
  }

  /// What the files of a module import, and how many bytes they have together.
  private func look(at module: FoundModule) -> (imports: Set<String>, size: Int) {
    var imports: Set<String> = []
    var size = 0
    for file in module.files {
      guard let bytes = source.bytes(file) else { continue }
      imports.formUnion(ImportScan.names(in: bytes))
      size += bytes.count
    }
    return (imports, size)
  }
}

extension FileTree {
  /// The folders in one that a package manager has fetched packages to; none in one that is not of these.
  static func checkouts(in path: String, named name: String, _ source: FileSource) -> [String] {
    let places: [String] =
      switch name {
      case ".build", "SourcePackages": ["checkouts"]
      case "Carthage": ["Checkouts"]
      case "build": ["SourcePackages/checkouts"]
      case "DerivedData":
        ["SourcePackages/checkouts"]
          + source.entries(path).filter { $0.isFolder }.map { $0.name + "/SourcePackages/checkouts" }
      default: []
      }
    return places.map { ProjectPath.join(path, $0) }.filter { !source.entries($0).isEmpty }
  }
}
