/// Draws what is saved, until a signal ends the program.
struct RenderWatch {
  private var pass: RenderPass
  private let watcher: any FolderWatcher
  private var watched: Set<String> = []
  /// The operands, as paths of what has changed are written.
  private let inputs: Set<String>

  init(_ pass: RenderPass) {
    self.pass = pass
    inputs = Set(pass.arguments.inputs.map(plainPath))
    watcher = folderWatcher(polls: pass.arguments.own.render.polls)
  }

  mutating func run(_ terminal: inout Terminal) -> ExitStatus {
    // Watching begins before drawing, so that nothing is saved in between.
    let sources = pass.findSources()
    guard !sources.folders.isEmpty else { return pass.run(&terminal) }
    watch(sources.folders)
    _ = pass.run(&terminal)
    if !pass.arguments.reporting.isQuiet { terminal.say("watching; Ctrl-C ends it") }
    pass.isFollowUp = true
    while true {
      // Files that were in a new folder before it was watched have not been reported.
      while watchFolders() {
        pass.touched = nil
        _ = pass.run(&terminal)
      }
      terminal.flush()
      pass.touched = relevant(watcher.changes())
      if pass.touched?.isEmpty ?? false { continue }
      _ = pass.run(&terminal)
    }
  }

  /// The changed files that can affect a picture; nil if any file may have changed.
  private func relevant(_ changed: Set<String>) -> Set<String>? {
    guard pass.known != nil else { return nil }
    var relevant: Set<String> = []
    for path in changed {
      // A folder that came or went may hold anything, and so may what cannot be told.
      if watched.contains(path) || (try? PathKind(path)) ?? .folder == .folder { return nil }
      // In the working directory a file may have been named with or without it.
      let path = plainPath(path)
      if path.hasSuffix(".lay") || path.hasSuffix(".swift") || isIngredient(path) || inputs.contains(path) {
        relevant.insert(path)
      }
    }
    return relevant
  }

  /// Whether a path is an image that pictures show, or lies where one was looked for.
  private func isIngredient(_ path: String) -> Bool {
    let folder = splitPath(path).folder
    return pass.ingredients.contains(path) || pass.ingredients.contains((folder.isEmpty ? "." : folder) + "/")
  }

  /// Watches the folders that the last pass has seen.
  /// - Returns: whether some of them are new.
  private mutating func watchFolders() -> Bool {
    let images = Set(pass.ingredients.map { splitPath($0).folder }).map { $0.isEmpty ? "." : $0 }
    return watch(pass.folders + images)
  }

  @discardableResult
  private mutating func watch(_ folders: [String]) -> Bool {
    let folders = Set(folders)
    if folders == watched { return false }
    defer { watched = folders }
    watcher.watch(folders.sorted())
    return !folders.isSubset(of: watched)
  }
}
