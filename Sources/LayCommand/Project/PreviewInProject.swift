import Lay

/// The one preview of a project that a command answers for, with all that its layout takes.
struct PreviewInProject {
  let preview: Project.Preview
  let source: SourceFile
  let assets: InputAssets
  let options: Options
  private let root: FilePlace
  private let sources: ProjectSources

  /// nil where the command line names no preview of the folder, which is told.
  init?(in folder: String, _ arguments: Arguments, _ terminal: inout Terminal) {
    root = FilePlace(folder, links: arguments.linkScope())
    sources = ProjectSources(in: root, packages: arguments.packages)
    let project = Project(sources.modules, name: folder)
    guard let preview = sources.preview(of: project, named: arguments.layout, in: folder, &terminal),
      let source = sources.source(of: preview.file)
    else { return nil }
    (self.preview, self.source) = (preview, source)
    assets = sources.assets(arguments)
    var options = sources.options(arguments, with: assets)
    options.isLenient = true
    self.options = options
  }

  /// The file that the preview stands in.
  var input: Input { Input(root.appending(sources.relative(preview.file))) }
}
