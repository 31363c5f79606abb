import Lay
import LayProject

/// A project as it is found in a folder, with the text of its files.
struct ProjectSources {
  let root: FilePlace
  let found: FoundProject
  let modules: [Module]
  /// What could not be told or read, each a clause with the path that it is about.
  let limitations: [String]

  /// - Parameter isOneModule: Whether the folder is one module, whatever manifests are there.
  init(in root: FilePlace, isOneModule: Bool = false) {
    self.root = root
    let folder = ProjectFolder(root)
    let name = Self.name(of: root.path)
    let found =
      isOneModule
      ? ProjectFinder.folder(folder.source, named: name) : ProjectFinder.find(in: folder.source, named: name)
    modules = found.modules.map { module in
      Module(
        name: module.name,
        files: module.files.compactMap { file in
          folder.source.bytes(file).map { SourceFile(name: root.appending(file).path, bytes: $0) }
        }, system: module.system, shares: module.shares)
    }
    var limitations = found.limitations
    for problem in folder.problems { limitations.append(problem.message) }
    let links = folder.passedLinks
    if let first = links.first {
      limitations.append(
        links.count == 1
          ? "\(first) is a link: it was passed over" : "\(links.count) links were passed over: \(first) …")
    }
    self.found = found
    self.limitations = limitations
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
}

extension Arguments {
  /// A file to compile, with the module that `--module` names around it.
  func source(of input: Input) throws(SystemError) -> SourceFile {
    let file = try SourceFile(name: input.name, bytes: input.bytes())
    guard let module else { return file }
    let sources = ProjectSources(in: FilePlace(module, links: linkScope()), isOneModule: true)
    return SourceFile(file, in: sources.modules)
  }
}
