import Lay

/// The files behind a live page: found, read, and read again when they are saved.
struct PreviewFiles {
  private(set) var desk: PreviewDesk
  private let arguments: Arguments
  private let operand: String
  private let isFolder: Bool
  private let watcher: any FolderWatcher
  private var watched: Set<String> = []
  /// Where each source of the desk lies, by the path that the page knows.
  private var places: [String: FilePlace] = [:]
  /// The paths that the page knows, by those that the watcher reports.
  private var names: [String: String] = [:]
  /// The folders that were searched.
  private var folders: [String] = []
  private(set) var problems: [SystemError] = []

  /// What is not as it was: some sources, and whether there are others than before.
  struct Update {
    var paths: [String] = []
    var isOfList = false
    var isEmpty: Bool { paths.isEmpty && !isOfList }
  }

  init(_ arguments: Arguments) throws(SystemError) {
    self.arguments = arguments
    operand = arguments.inputs.first ?? "."
    isFolder = try PathKind(operand) == .folder
    desk = PreviewDesk(options: arguments.options)
    watcher = folderWatcher(polls: arguments.own.render.polls)
    // Watching begins before reading, so that nothing is saved in between.
    find()
    watch()
    for path in places.keys.sorted() { read(path) }
  }

  /// What can be read as soon as a file has changed.
  var descriptor: Int32? { watcher.descriptor }

  /// Where a source of the page lies; nil where it has none of this name.
  func place(of path: String) -> FilePlace? { places[path] }

  // MARK: Finding and reading

  private mutating func find() {
    places = [:]
    names = [:]
    problems = []
    let links = arguments.linkScope()
    if isFolder {
      var walk = FolderWalk(suffix: ".lay", links: links)
      walk.add(FilePlace(operand, links: links))
      problems = walk.errors
      folders = walk.folders
      for place in walk.files { places[place.below] = place }
    } else {
      let (folder, name) = splitPath(operand)
      folders = [folder.isEmpty ? "." : folder]
      places[name] = FilePlace(operand, links: links)
    }
    for (name, place) in places { names[plainPath(place.path)] = name }
  }

  private mutating func read(_ path: String) {
    guard let place = places[path] else { return }
    do throws(SystemError) {
      if let content = try FileReader.contentIfThere(place) {
        desk.open(path, bytes: content.bytes, assets: arguments.assets(for: Input(place)).source)
      } else {
        desk.close(path)
      }
    } catch {
      problems.append(error)
      desk.close(path)
    }
  }

  // MARK: Changes

  /// Shows a text in the place of a file's until that is saved.
  mutating func show(_ bytes: [UInt8], of path: String) -> Update {
    guard let place = places[path] else { return Update() }
    let before = desk.generation
    desk.open(path, bytes: bytes, assets: arguments.assets(for: Input(place)).source)
    return desk.generation == before ? Update() : Update(paths: [path])
  }

  /// Reads what was saved since the last call.
  mutating func update() -> Update {
    let changed = watcher.changesSoFar()
    if changed.isEmpty { return Update() }
    var update = Update()
    let before = desk.generation
    let (known, isNew) = sort(changed)
    if isNew {
      let old = Set(places.keys)
      find()
      for path in old where places[path] == nil { desk.close(path) }
      for path in places.keys.sorted() where !old.contains(path) { read(path) }
      update.isOfList = true
      watch()
    }
    for path in known {
      let start = desk.generation
      read(path)
      if desk.generation != start { update.paths.append(path) }
    }
    // What is no source may be an image.
    if changed.contains(where: { !$0.hasSuffix(".lay") }) { update.paths += desk.reloadAssets() }
    return desk.generation == before ? Update() : update
  }

  /// The sources among the paths, and whether others may have come or gone.
  private func sort(_ changed: Set<String>) -> (known: [String], isNew: Bool) {
    var known: [String] = []
    var isNew = false
    for path in changed {
      if let name = names[plainPath(path)] {
        known.append(name)
        // Where it has gone, the list is shorter now.
        if (try? places[name]?.status() ?? nil) == nil { isNew = isNew || isFolder }
      } else if isFolder, path.hasSuffix(".lay") || watched.contains(path) || (try? PathKind(path)) == .folder
      {
        isNew = true
      }
    }
    return (known.sorted(), isNew)
  }

  /// Watches the folders of the sources and of the images that they show.
  mutating func watch() {
    var folders = Set(self.folders)
    for (path, place) in places {
      let images = arguments.assets.map { FilePlace($0, links: place.links) } ?? place.folder
      for folder in desk.assetFolders(of: path) {
        let path = images.appending(folder).path
        folders.insert(path.isEmpty ? "." : path)
      }
    }
    guard folders != watched else { return }
    watched = folders
    watcher.watch(folders.sorted())
  }

  /// Answers a question about the sources.
  mutating func answer(
    _ question: (inout PreviewDesk) throws(PreviewDesk.Fault) -> [UInt8]
  ) throws(PreviewDesk.Fault) -> [UInt8] {
    try question(&desk)
  }
}
