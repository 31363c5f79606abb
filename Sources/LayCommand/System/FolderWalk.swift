/// Lists the files below folders.
///
/// What is not there is one thing, and what could not be read another: that is an error, so that nobody takes a folder
/// for empty that is not.
struct FolderWalk {
  /// The end of the names to list: `.lay`.
  let suffix: String
  /// Which links are followed; nil for none.
  private let links: LinkScope?
  private(set) var files: [FilePlace] = []
  /// Every folder that was entered.
  private(set) var folders: [String] = []
  private(set) var errors: [SystemError] = []
  /// Links to files of the kind, and to folders, that were not followed.
  private(set) var passedLinks: [String] = []
  private var visited = VisitedFolders()

  init(suffix: String, links: LinkScope?) {
    self.suffix = suffix
    self.links = links
  }

  /// Keeps out of a folder, by whatever way it is reached.
  mutating func avoid(_ folder: FileIdentity) { _ = visited.insert(folder) }

  /// A folder that the walk is in.
  private struct Visit {
    var folder: OpenFolder
    var below: String
    /// What is left of it, the next one last.
    var entries: [OpenFolder.Entry]
  }

  /// Adds the files below a folder in the order of their names, folder by folder.
  ///
  /// Hidden names are passed over, and a folder that links reach again is not entered twice.
  mutating func add(_ root: FilePlace) {
    var visits: [Visit] = []
    attempt { walk throws(SystemError) in
      guard let folder = try root.openFolder() else {
        throw SystemError("cannot read", root.path, code: ENOENT)
      }
      try walk.enter(folder, below: root.below, &visits)
    }
    while let entry = visits.last?.entries.last {
      visits[visits.count - 1].entries.removeLast()
      let visit = visits[visits.count - 1]
      attempt { walk throws(SystemError) in try walk.take(entry, in: visit, of: root.root, &visits) }
      while visits.last?.entries.isEmpty ?? false { visits.removeLast() }
    }
  }

  private mutating func attempt(_ step: (inout Self) throws(SystemError) -> Void) {
    do throws(SystemError) {
      try step(&self)
    } catch {
      errors.append(error)
    }
  }

  private mutating func take(
    _ entry: OpenFolder.Entry, in visit: Visit, of root: String, _ visits: inout [Visit]
  ) throws(SystemError) {
    let place = FilePlace(root, below: joinPath(visit.below, entry.name), links: links)
    let isOfKind = entry.name.hasSuffix(suffix)
    switch entry.kind {
    case .folder:
      if let folder = try visit.folder.folder(entry.name) { try enter(folder, below: place.below, &visits) }
    case .link:
      if isOfKind || visit.folder.leadsToFolder(entry.name) { try follow(place, isOfKind, &visits) }
    default:
      if isOfKind { files.append(place) }
    }
  }

  private mutating func enter(
    _ folder: OpenFolder, below: String, _ visits: inout [Visit]
  ) throws(SystemError) {
    guard let status = FileStatus(descriptor: folder.descriptor) else {
      throw SystemError("cannot read", folder.path)
    }
    guard visited.insert(status.identity) else { return }
    folders.append(folder.path)
    visits.append(Visit(folder: folder, below: below, entries: try folder.entries().reversed()))
  }

  private mutating func follow(
    _ place: FilePlace, _ isOfKind: Bool, _ visits: inout [Visit]
  ) throws(SystemError) {
    guard let target = try links?.target(of: place.path) else {
      passedLinks.append(place.path)
      return
    }
    guard let status = try target.status() else { return }
    if status.kind == .folder {
      guard let folder = try target.openFolder() else { return }
      try enter(folder.named(place.path), below: place.below, &visits)
    } else if isOfKind {
      files.append(place)
    }
  }
}

/// The folders that a walk was in: mostly one, which needs no set.
private struct VisitedFolders {
  private var first: FileIdentity?
  private var others: Set<FileIdentity> = []

  /// Whether a folder is a new one.
  mutating func insert(_ folder: FileIdentity) -> Bool {
    guard let first else {
      first = folder
      return true
    }
    return folder != first && others.insert(folder).inserted
  }
}
