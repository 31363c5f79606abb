import Lay
import LayProject

/// What has changed of a project since a commit, and which previews that concerns.
struct ProjectChanges {
  /// The names of its files.
  private var files: Set<String> = []
  /// Paths below its root of what is no source.
  private var others: Set<String> = []
  /// Whether it may concern every preview: a manifest has changed, or a source is gone whose names may be missed.
  private var concernsAll = false
  /// The resources of the modules: catalogues are folders.
  private let resources: [String]

  init(of sources: ProjectSources, since reference: String) throws(SystemError) {
    resources = sources.found.modules.flatMap(\.resources)
    let known = Set(sources.found.modules.flatMap(\.files))
    for path in try GitChanges.paths(in: sources.root, since: reference) {
      let name = splitPath(path).name
      if known.contains(path) {
        files.insert(sources.root.appending(path).path)
      } else if name == "Package.swift" || name == "project.pbxproj" {
        concernsAll = true
      } else if name.hasSuffix(".swift") || name.hasSuffix(".lay") {
        if try sources.root.appending(path).status() == nil { concernsAll = true }
      } else if let model = resources.first(where: {
        $0.hasSuffix(".xcdatamodeld") && path.hasPrefix($0 + "/")
      }) {
        // The classes that are made of it are a source of that name.
        files.insert(sources.root.appending(model).path)
      } else {
        others.insert(path)
      }
    }
  }

  /// Whether the previews of a file may show anything else, by the sources that they depend on.
  func concern(_ file: String, of project: inout Project) -> Bool {
    concernsAll || !files.isEmpty && !project.files(reachedFrom: file).isDisjoint(with: files)
  }

  /// Whether a resource of one of the modules has changed.
  var concernAssets: Bool {
    others.contains { path in resources.contains { path == $0 || path.hasPrefix($0 + "/") } }
  }

  /// Whether there are other files that have changed: an image may be among them.
  var mayConcernAssets: Bool { !others.isEmpty }

  /// Whether what was drawn shows an asset that has changed.
  func concern(_ compilation: Compilation) -> Bool { compilation.assetFiles.contains { others.contains($0) } }
}
