/// Tells the modules of a folder: by its Swift packages and Xcode projects, else the folder is one module.
///
/// Nothing is run. What cannot be told by reading alone is among the project's limitations.
package struct ProjectFinder {
  private let source: FileSource
  /// The folder that is looked at; empty for that of the source.
  private let root: String
  private let tree: FileTree
  private var project = FoundProject(kind: .folder)
  /// The number of the module that a file belongs to.
  private var owners: [String: Int] = [:]
  /// How many modules come of packages; those of Xcode's targets stand behind them.
  private var packageModuleCount = 0
  /// What each module has already; a resource may be that of several.
  private var resources: Set<Resource> = []

  private struct Resource: Hashable {
    var path: String
    var module: Int
  }

  /// - Parameters:
  ///   - name: The module's of a folder that has no project.
  ///   - packages: Folders that hold packages, beside those to which they were fetched in the project.
  /// - Complexity: O(n log n) in the files, and O(n) in the bytes of manifests and project files, and in those of all
  ///   sources where there are such packages.
  package static func find(in source: FileSource, named name: String, packages: [String] = []) -> FoundProject
  {
    var finder = ProjectFinder(source, in: "")
    finder.find(name)
    finder.addFetched(packages)
    return finder.project
  }

  /// The folder as one module, whatever manifests are there.
  package static func folder(
    _ source: FileSource, named name: String, packages: [String] = []
  ) -> FoundProject {
    var finder = ProjectFinder(source, in: "")
    finder.addFolder(name)
    finder.finish()
    finder.addFetched(packages)
    return finder.project
  }

  /// The modules of all packages in a folder.
  static func packages(in folder: String, of source: FileSource) -> [FoundModule] {
    var finder = ProjectFinder(source, in: folder)
    finder.addPackages()
    finder.finish()
    return finder.project.modules
  }

  private init(_ source: FileSource, in root: String) {
    self.source = source
    self.root = root
    tree = FileTree(source, in: root)
    project.limitations = tree.limitations
  }

  private mutating func find(_ name: String) {
    addPackages()
    packageModuleCount = project.modules.count
    if !project.modules.isEmpty { project.kind = .package }
    var found: [(target: XcodeProject.Target, path: String)] = []
    for path in tree.projects {
      guard let bytes = source.bytes(path) else {
        project.limitations.append("\(path): the project file cannot be read")
        continue
      }
      guard let read = XcodeProject(bytes, at: path, limitations: &project.limitations) else { continue }
      for target in read.targets where !Self.isTest(target) { found.append((target, path)) }
    }
    let sorted = found.enumerated().sorted { a, b in
      (Self.rank(a.element.target), a.offset) < (Self.rank(b.element.target), b.offset)
    }
    for (_, item) in sorted { add(item.target) }
    if !found.isEmpty { project.kind = .xcode } else { addGenerated(name) }
    if project.modules.allSatisfy({ $0.files.isEmpty }) {
      if project.kind != .folder {
        project.limitations.append("no target was found that has sources: the folder is taken as one module")
      }
      project.modules = []
      project.kind = .folder
      owners = [:]
      resources = []
      addFolder(name)
    }
    finish()
  }

  private mutating func finish() {
    project.modules.removeAll { $0.files.isEmpty && $0.resources.isEmpty }
    for index in project.modules.indices {
      project.modules[index].files.sort { $0.utf8.lexicographicallyPrecedes($1.utf8) }
      project.modules[index].resources.sort { $0.utf8.lexicographicallyPrecedes($1.utf8) }
      project.modules[index].folder = Self.commonFolder(of: project.modules[index].files)
    }
  }

  private static func commonFolder(of files: [String]) -> String {
    guard let first = files.first, let last = files.last else { return "" }
    // Of sorted names the first and the last differ soonest.
    var folder = ProjectPath.folder(of: first)
    while !ProjectPath.lies(last, in: folder) { folder = ProjectPath.folder(of: folder) }
    return folder
  }

  // MARK: Modules

  private mutating func newModule(_ name: String, _ system: String) -> Int {
    var module = FoundModule(name: name)
    var number = 2
    let names = Set(project.modules.map { $0.name })
    while names.contains(module.name) {
      module.name = "\(name)-\(number)"
      number += 1
    }
    if module.name != name {
      project.limitations.append("two modules are named \(name): one is called \(module.name) here")
    }
    module.system = system
    project.modules.append(module)
    return project.modules.count - 1
  }

  private mutating func add(_ path: String, to module: Int) {
    if isSource(path) {
      if let owner = owners[path] {
        let name = project.modules[owner].name
        if owner != module, !project.modules[module].shares.contains(name) {
          project.modules[module].shares.append(name)
        }
        return
      }
      owners[path] = module
      project.modules[module].files.append(path)
    } else if isResource(path), resources.insert(Resource(path: path, module: module)).inserted {
      project.modules[module].resources.append(path)
    }
  }

  private mutating func addFolder(_ name: String) {
    let module = newModule(name, "iOS")
    for path in tree.files where !isTestFolder(path) { add(path, to: module) }
  }

  private func isSource(_ path: String) -> Bool { path.hasSuffix(".swift") || path.hasSuffix(".lay") }

  private func isResource(_ path: String) -> Bool {
    [
      "xcassets", "xcstrings", "strings", "stringsdict", "ttf", "otf", "plist", "pdf", "svg", "png", "jpg",
      "jpeg", "json", "geojson", "txt", "csv", "xcdatamodeld",
    ]
    .contains(pathExtension(path))
  }

  private func isTestFolder(_ path: String) -> Bool {
    path.dropFirst(root.count).split(separator: "/").dropLast().contains { part in
      part == "Tests" || part == "UITests" || part == "Fixtures" || part.hasSuffix("Tests")
    }
  }

  // MARK: Generated projects

  /// Of a project that Tuist or XcodeGen makes, beside packages: each folder around one that is named Sources is taken for
  /// a module, and the rest for one more.
  private mutating func addGenerated(_ name: String) {
    if project.modules.isEmpty { return }
    var modules: [String: Int] = [:]
    for path in tree.files {
      guard let tool = generator(path) else { continue }
      project.limitations.append(
        "\(path): \(tool) makes the project of it: each folder with Sources is taken for a module")
      for file in tree.files(in: ProjectPath.folder(of: path)) where owners[file] == nil {
        guard isSource(file) || isResource(file), !isTestFolder(file), !isOfTuist(file) else { continue }
        let folder = Self.folderOfSources(file)
        let module = modules[folder] ?? newModule(folder.isEmpty ? name : ProjectPath.name(of: folder), "iOS")
        modules[folder] = module
        add(file, to: module)
      }
    }
  }

  /// The tool that makes a project of a description; nil for other files.
  private func generator(_ path: String) -> String? {
    switch ProjectPath.name(of: path) {
    case "Project.swift": isOfTuist(path) ? "Tuist" : nil
    case "project.yml", "project.yaml": "XcodeGen"
    default: nil
    }
  }

  /// Whether a file describes the project to Tuist, and is none of its sources.
  private func isOfTuist(_ path: String) -> Bool {
    if path.split(separator: "/").contains("Tuist") { return true }
    guard ["Project.swift", "Workspace.swift", "Tuist.swift"].contains(ProjectPath.name(of: path)) else {
      return false
    }
    let lines = source.bytes(path)?.split(separator: UInt8(ascii: "\n")) ?? []
    return lines.contains { $0.starts(with: "import ProjectDescription".utf8) }
  }

  /// The folder around the outermost one that is named Sources; empty where there is none.
  private static func folderOfSources(_ path: String) -> String {
    let parts = path.split(separator: "/")
    guard
      let place = parts.dropLast().firstIndex(where: {
        $0 == "Sources" || $0 == "Source" || $0 == "Resources"
      })
    else { return "" }
    return parts[..<place].joined(separator: "/")
  }

  // MARK: Packages

  private mutating func addPackages() {
    for path in tree.manifests where !isTestFolder(path) { addPackage(path) }
  }

  /// Adds what the modules use of packages that were fetched, to the project's own folders or to others.
  private mutating func addFetched(_ folders: [String]) {
    var packages = FetchedPackages(folders + tree.checkouts, in: source)
    project.modules += packages.modules(usedBy: project.modules)
    project.limitations += packages.limitations
  }

  private mutating func addPackage(_ path: String) {
    guard let bytes = source.bytes(path) else {
      project.limitations.append("\(path): the manifest cannot be read")
      return
    }
    guard let manifest = PackageManifest(bytes, named: path) else {
      project.limitations.append("\(path): it is no manifest of a package")
      return
    }
    let folder = ProjectPath.folder(of: path)
    var claimed: Set<String> = []
    for target in manifest.targets {
      guard let place = place(of: target, in: folder) else {
        if !target.isTest {
          project.limitations.append(
            "\(path): the sources of target \(target.name) are not where they should be")
        }
        continue
      }
      claimed.insert(place)
      if target.isTest { continue }
      let module = newModule(target.name, manifest.system)
      addFiles(of: target, at: place, to: module)
    }
    guard manifest.isIncomplete || manifest.targets.isEmpty else { return }
    project.limitations.append(
      "\(path): targets are computed there: each folder of Sources that no target claims is taken for one")
    let sources = ProjectPath.join(folder, "Sources")
    for entry in source.entries(sources) where entry.isFolder {
      let place = ProjectPath.join(sources, entry.name)
      if claimed.contains(where: { ProjectPath.lies($0, in: place) || ProjectPath.lies(place, in: $0) }) {
        continue
      }
      let module = newModule(entry.name, manifest.system)
      for file in tree.files(in: place) { add(file, to: module) }
    }
  }

  /// Where a target's sources are; nil where there are none.
  private func place(of target: PackageManifest.Target, in folder: String) -> String? {
    if let path = target.path {
      guard let place = ProjectPath.normalized(ProjectPath.join(folder, path)) else { return nil }
      return tree.files(in: place).isEmpty ? nil : place
    }
    let folders = target.isTest ? ["Tests", "Sources"] : ["Sources", "Source", "src", "srcs"]
    for name in folders {
      let place = ProjectPath.join(ProjectPath.join(folder, name), target.name)
      if !tree.files(in: place).isEmpty { return place }
    }
    return nil
  }

  private mutating func addFiles(of target: PackageManifest.Target, at place: String, to module: Int) {
    let excluded = target.excluded.compactMap { ProjectPath.normalized(ProjectPath.join(place, $0)) }
    let sources = target.sources?.compactMap { ProjectPath.normalized(ProjectPath.join(place, $0)) }
    let resources = target.resources.compactMap { ProjectPath.normalized(ProjectPath.join(place, $0)) }
    for file in tree.files(in: place) {
      if excluded.contains(where: { ProjectPath.lies(file, in: $0) }) { continue }
      if isSource(file) {
        if let sources, !sources.contains(where: { ProjectPath.lies(file, in: $0) }) { continue }
        // What is copied as a resource is not compiled.
        if resources.contains(where: { ProjectPath.lies(file, in: $0) }) { continue }
      }
      add(file, to: module)
    }
  }

  // MARK: Xcode

  private static func isTest(_ target: XcodeProject.Target) -> Bool {
    target.product.hasSuffix("unit-test") || target.product.hasSuffix("ui-testing")
  }

  /// A file that several targets list belongs to the first: apps come first, and of these those for iOS.
  private static func rank(_ target: XcodeProject.Target) -> Int {
    let isApp = target.product == "application"
    return (isApp ? 0 : target.product == "framework" ? 2 : 4) + (target.system == "iOS" ? 0 : 1)
  }

  /// A package that only tells editors of an app's sources is the app's target.
  private mutating func module(of target: XcodeProject.Target) -> Int {
    guard let module = project.modules[..<packageModuleCount].firstIndex(where: { $0.name == target.name }),
      target.files.contains(where: { owners[$0] == module })
        || target.folders.contains(where: { tree.files(in: $0.path).contains { owners[$0] == module } })
    else { return newModule(target.name, target.system) }
    project.modules[module].system = target.system
    return module
  }

  private mutating func add(_ target: XcodeProject.Target) {
    let module = module(of: target)
    for file in target.files {
      if tree.holds(file) {
        add(file, to: module)
      } else if isSource(file) {
        project.limitations.append("target \(target.name) lists \(file), which is not there")
      }
    }
    for (folder, except) in target.folders {
      for file in tree.files(in: folder) where !except.contains(where: { ProjectPath.lies(file, in: $0) }) {
        add(file, to: module)
      }
    }
  }
}
