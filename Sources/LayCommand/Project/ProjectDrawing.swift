import Lay

/// The previews of a project, for a run that draws one file after the other: each variant's declarations are read once,
/// when its first file is drawn.
final class ProjectDrawing: Sendable {
  private let sources: ProjectSources
  private let projects: Guarded<[String: ProjectBox]> = Guarded([:])
  /// Each file's content and module, by its name.
  private let hashes: [String: ContentHash]
  /// Tells which files have previews, and what these depend on.
  private let outline: Guarded<Project>

  private final class ProjectBox {
    var project: Project
    init(_ project: Project) { self.project = project }
  }

  init(_ sources: ProjectSources) {
    self.sources = sources
    var hashes: [String: ContentHash] = [:]
    for module in sources.modules {
      for file in module.files {
        var hasher = ContentHasher()
        hasher.combine(module.name)
        hasher.combine(module.system)
        for name in module.shares { hasher.combine(name) }
        hasher.combine(file.name)
        hasher.combine(file.bytes)
        hashes[file.name] = hasher.finish()
      }
    }
    self.hashes = hashes
    outline = Guarded(Project(sources.modules, name: sources.root.path))
  }

  /// The fonts among the project's resources.
  var fonts: FontCollection { sources.fonts }

  /// Stands for all that a file's previews may depend on, but for assets.
  func hash(of file: String) -> ContentHash {
    var hasher = ContentHasher()
    hasher.combine(sources.fontHash)
    for name in outline.access({ $0.files(reachedFrom: file) }).sorted() {
      hasher.combine(hashes[name]?.text ?? "")
    }
    return hasher.finish()
  }

  /// The names, as those of `files`, of the files whose previews may depend on what has changed since a commit.
  func files(changedSince reference: String) throws(SystemError) -> Set<String> {
    let changes = try ProjectChanges(of: sources, since: reference)
    if changes.concernAssets { return Set(files.map(\.name)) }
    return Set(
      files.filter { file, _ in outline.access { changes.concern(file, of: &$0) } }.map(\.name))
  }

  /// The previews of one file.
  /// - Parameter variant: The name of what the options are for.
  func compile(_ file: String, _ options: Options, variant: String) -> Compilation {
    projects.access { projects in
      let box =
        projects[variant] ?? ProjectBox(Project(sources.modules, name: sources.root.path, options: options))
      projects[variant] = box
      return box.project.compile(file: file)
    }
  }

  /// The files that have previews, each with the path that its pictures are mirrored by: `Module/Folder/File.swift`.
  var files: [(file: String, name: String)] {
    var seen: Set<String> = []
    return outline.access { $0.previews }.filter { seen.insert($0.file).inserted }.map {
      ($0.file, "\($0.module)/\(sources.pathInModule(of: $0))")
    }
  }
}
