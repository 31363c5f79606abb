import Lay

/// The previews of a project, for a run that draws one file after the other: each variant's declarations are read once,
/// when its first file is drawn.
final class ProjectDrawing: Sendable {
  private let sources: ProjectSources
  private let projects: Guarded<[String: ProjectBox]> = Guarded([:])
  /// Stands for all files of the project: each preview may use any of them.
  let hash: ContentHash

  private final class ProjectBox {
    var project: Project
    init(_ project: Project) { self.project = project }
  }

  init(_ sources: ProjectSources) {
    self.sources = sources
    var hasher = ContentHasher()
    for module in sources.modules {
      hasher.combine(module.name)
      for file in module.files {
        hasher.combine(file.name)
        hasher.combine(file.bytes)
      }
    }
    hash = hasher.finish()
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
  func files(_ options: Options) -> [(file: String, name: String)] {
    let project = Project(sources.modules, name: sources.root.path, options: options)
    var seen: Set<String> = []
    return project.previews.filter { seen.insert($0.file).inserted }.map {
      ($0.file, "\($0.module)/\(sources.pathInModule(of: $0))")
    }
  }
}
