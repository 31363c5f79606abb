/// The sources that a run answers for: those of its share, and of these what may have changed since a commit. All others
/// stay as an earlier run left them.
struct RenderScope {
  private let shard: Shard?
  /// The names of sources that depend on nothing that has changed.
  private var unchanged: Set<String> = []

  init(_ arguments: Arguments, _ sources: RenderSources) throws(SystemError) {
    shard = arguments.own.render.shard
    guard let reference = arguments.own.render.reference else { return }
    if let project = sources.project {
      let concerned = try project.files(changedSince: reference)
      unchanged = Set(sources.list.map(\.name)).subtracting(concerned)
      return
    }
    if let assets = arguments.assets {
      let changed = try GitChanges.paths(in: FilePlace(assets), since: reference)
      if !changed.isEmpty { return }
    }
    var changes: [String: Set<String>] = [:]
    for source in sources.list {
      let (folder, path) = Self.place(of: source)
      if changes[folder] == nil {
        changes[folder] = try GitChanges.paths(in: FilePlace(folder), since: reference)
      }
      if !Self.concern(path, changes[folder] ?? []) { unchanged.insert(source.name) }
    }
  }

  /// Whether it answers for all that there is.
  var isWhole: Bool { unchanged.isEmpty }

  /// Whether it answers for a source, or for what is left of one that is gone.
  func holds(_ name: String) -> Bool { (shard?.holds(name) ?? true) && !unchanged.contains(name) }

  /// The folder that was named, or that of the file that was, and the path below it.
  private static func place(of source: RenderSource) -> (folder: String, path: String) {
    source.place.below.isEmpty ? splitPath(source.place.root) : (source.place.root, source.place.below)
  }

  /// Whether a file is among what has changed, or beside it something that is no source: it may be an image of it.
  private static func concern(_ path: String, _ changed: Set<String>) -> Bool {
    if changed.contains(path) { return true }
    let folder = splitPath(path).folder
    return changed.contains { other in
      !ChangedFiles.isSource(other) && (folder.isEmpty || other.hasPrefix(folder + "/"))
    }
  }
}
