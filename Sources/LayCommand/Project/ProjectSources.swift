import Lay
import LayProject

/// A project as it is found in a folder, with the text of its files.
struct ProjectSources {
  let root: FilePlace
  let found: FoundProject
  let modules: [Module]
  /// The fonts among its resources.
  let fonts: FontCollection
  /// Stands for these.
  let fontHash: ContentHash
  /// What could not be told or read, each a clause with the path that it is about.
  let limitations: [String]

  /// - Parameters:
  ///   - packages: Folders of packages that lie elsewhere.
  ///   - isOneModule: Whether the folder is one module, whatever manifests are there.
  init(in root: FilePlace, packages: [String], isOneModule: Bool = false) {
    let root = root.mounting(packages)
    self.root = root
    let folder = ProjectFolder(root)
    let packages = root.mounted?.names ?? []
    let name = Self.name(of: root.path)
    let found =
      isOneModule
      ? ProjectFinder.folder(folder.source, named: name, packages: packages)
      : ProjectFinder.find(in: folder.source, named: name, packages: packages)
    modules = found.modules.map { module in
      Module(
        name: module.name,
        files: module.files.compactMap { file in
          folder.source.bytes(file).map { SourceFile(name: root.appending(file).path, bytes: $0) }
        } + Self.dataModels(of: module, in: folder.source, root), system: module.system,
        shares: module.shares, isDependency: module.isFetched)
    }
    var limitations = found.limitations
    for problem in folder.problems { limitations.append(problem.message) }
    let links = folder.passedLinks
    if let first = links.first {
      limitations.append(
        links.count == 1
          ? "\(first) is a link: it was passed over" : "\(links.count) links were passed over: \(first) …")
    }
    let resources = found.modules.flatMap(\.resources)
    (fonts, fontHash) = Self.fonts(among: resources, of: folder.source, &limitations)
    for path in resources where path.hasSuffix(".strings") {
      if folder.source.bytes(path)?.starts(with: "bplist".utf8) ?? false {
        limitations.append("\(path): it is a binary property list, whose strings are not read")
      }
    }
    self.found = found
    self.limitations = limitations
  }

  /// The classes that Xcode makes of a module's models of Core Data's.
  private static func dataModels(
    of module: FoundModule, in source: FileSource, _ root: FilePlace
  ) -> [SourceFile] {
    module.resources.compactMap { path in
      guard path.hasSuffix(".xcdatamodeld"), let text = DataModel.source(of: path, in: source) else {
        return nil
      }
      return SourceFile(name: root.appending(path).path, text: text)
    }
  }

  /// No app has more, in bytes.
  private static let fontSize = 64 << 20

  private static func fonts(
    among resources: [String], of source: FileSource, _ limitations: inout [String]
  ) -> (FontCollection, ContentHash) {
    var fonts = FontCollection()
    var hasher = ContentHasher()
    var size = 0
    for path in resources where path.hasSuffix(".ttf") || path.hasSuffix(".otf") {
      guard let bytes = source.bytes(path) else { continue }
      size += bytes.count
      guard size <= fontSize else {
        limitations.append("\(path): the fonts are larger than \(fontSize >> 20) MiB together")
        break
      }
      do throws(FontFault) {
        try fonts.add(bytes: bytes)
        hasher.combine(bytes)
      } catch {
        limitations.append("\(path): the font cannot be used: \(error.reason)")
      }
    }
    return (fonts, hasher.finish())
  }

  /// What a folder is called, also as the working directory.
  private static func name(of path: String) -> String {
    let name = splitPath((try? realPath(path.isEmpty ? "." : path)) ?? path).name
    return name.isEmpty ? "Module" : name
  }

  /// A file's path as the project knows it: below its root.
  func relative(_ name: String) -> String {
    let prefix = root.path.isEmpty || root.path.hasSuffix("/") ? root.path : root.path + "/"
    return name.hasPrefix(prefix) ? String(name.dropFirst(prefix.count)) : name
  }

  /// The paths of a module's files as one would name them: those of packages that lie elsewhere are not below the root.
  func paths(_ files: [String], of module: FoundModule) -> [String] {
    module.isFetched ? files.map { relative(root.appending($0).path) } : files
  }

  /// "Module/Folder/File.swift:Name": the path is that below the module's folder.
  func id(of preview: Project.Preview) -> String {
    "\(preview.module)/\(pathInModule(of: preview)):\(preview.name)"
  }

  /// The path of a preview's file below the folder of its module.
  func pathInModule(of preview: Project.Preview) -> String {
    let path = relative(preview.file)
    let folder = found.modules.first { $0.name == preview.module }?.folder ?? ""
    return folder.isEmpty ? path : String(path.dropFirst(folder.count + 1))
  }

  /// Tells that a folder has no preview, or none of a name.
  static func reportMissing(_ name: String?, in place: FilePlace, _ terminal: inout Terminal) {
    terminal.report(
      name.map { "no preview is named '\($0)' in \(place.path)" }
        ?? "there is no .lay file and no preview in \(place.path)", help: "'lay project' lists them")
  }

  /// The previews of a name, or of an id.
  func previews(of project: Project, named name: String?) -> [Project.Preview] {
    project.previews.filter { name == nil || $0.name == name || id(of: $0) == name }
  }

  /// The preview that one command answers for; where there is none, that is told.
  func preview(
    of project: Project, named name: String?, in folder: String, _ terminal: inout Terminal
  ) -> Project.Preview? {
    if name != nil, let preview = previews(of: project, named: name).first { return preview }
    terminal.report(
      name.map { "no preview is named '\($0)' in \(folder)" } ?? "no preview of \(folder) was named",
      help: "name one with --layout; 'lay project \(folder)' lists them")
    return nil
  }

  /// The modules as a file sees them: its own comes first.
  func modules(around file: String) -> [Module] {
    guard let own = modules.firstIndex(where: { $0.files.contains { $0.name == file } }) else {
      return modules
    }
    var sorted = modules
    sorted.insert(sorted.remove(at: own), at: 0)
    return sorted
  }

  /// Whether a file belongs to a module that runs on Macs alone.
  func isForMac(_ file: String) -> Bool { modules(around: file).first?.system == "macOS" }

  /// The source of one of its files among all the others; nil for a file that it has not.
  func source(of file: String) -> SourceFile? {
    let around = modules(around: file)
    return around.first?.files.first { $0.name == file }.map { SourceFile($0, in: around) }
  }
}
