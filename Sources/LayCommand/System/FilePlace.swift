/// Where something to read lies: at a path that was named on the command line, or below it.
///
/// Links in what was named are followed. Below it a name may come from anybody, and no part of it may be a link.
struct FilePlace: Sendable {
  /// As it was named; empty for the working directory.
  var root: String
  /// Relative to the root; empty for the root itself.
  var below: String
  /// Which links are followed after all; nil for none.
  var links: LinkScope?
  /// What is taken to stand in it, and lies elsewhere.
  private(set) var mounted: MountedFolders?

  init(_ root: String, below: String = "", links: LinkScope? = nil) {
    self.root = root
    self.below = below
    self.links = links
  }

  /// As messages name it.
  var path: String { joinPath(root, below) }

  /// The folder that it lies in; that of a file that was named itself is as good as named.
  var folder: FilePlace {
    below.isEmpty
      ? FilePlace(splitPath(root).folder, links: links)
      : FilePlace(root, below: splitPath(below).folder, links: links)
  }

  /// What lies at a path below this folder.
  func appending(_ path: String) -> FilePlace {
    mounted?.place(of: path) ?? FilePlace(root, below: joinPath(below, path), links: links)
  }

  /// The folder with others, which are taken to stand in it.
  func mounting(_ folders: [String]) -> FilePlace {
    var place = self
    place.mounted = MountedFolders(folders, links: links)
    return place
  }

  /// Opens the file without waiting for anybody at its other end; nil where nothing is there.
  func openFile() throws(SystemError) -> OpenFile? {
    try following { place throws(SystemError) in
      if place.below.isEmpty { return try Self.openNamed(place.root) }
      let (folder, name) = splitPath(place.below)
      return try OpenFolder(named: place.root).folder(below: folder)?.openFile(name, O_RDONLY)
    }
  }

  private static func openNamed(_ path: String) throws(SystemError) -> OpenFile? {
    let descriptor = path.withSystemPath { open($0, O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC) }
    if descriptor >= 0 { return OpenFile(descriptor) }
    let error = SystemError("cannot read", path)
    if errno == ENOENT || errno == ENOTDIR { return nil }
    guard let kind = try FileStatus(named: path)?.kind, kind == .socket else { throw error }
    throw SystemError("cannot read", path, reason: kind.reason)
  }

  /// Opens the folder; nil where nothing is there.
  func openFolder() throws(SystemError) -> OpenFolder? {
    try following { place throws(SystemError) in try OpenFolder(named: place.root).folder(below: place.below)
    }
  }

  /// What stands there itself; nil where nothing does.
  func status() throws(SystemError) -> FileStatus? {
    if below.isEmpty { return try FileStatus(named: root.isEmpty ? "." : root) }
    return try folder.openFolder()?.status(splitPath(below).name)
  }

  /// The place of the file itself, where links lead to it that may be followed.
  func target() throws(SystemError) -> FilePlace {
    if below.isEmpty { return try FileStatus(link: root)?.kind == .link ? FilePlace(realPath(root)) : self }
    return try links?.target(of: path) ?? self
  }

  /// What the folder holds; nothing where there is none.
  func names() throws(SystemError) -> [String] { try openFolder()?.entries().map(\.name) ?? [] }

  /// Tries a place as it is and, where a link is in the way that may be followed, the one that it leads to.
  private func following<Result>(
    _ reach: (FilePlace) throws(SystemError) -> Result?
  ) throws(SystemError) -> Result? {
    do throws(SystemError) {
      return try reach(self)
    } catch {
      guard error.isLink else { throw error }
      guard let links else {
        throw SystemError(
          error.action, error.path, reason: "it is a link; --follow-links reads those that stay below",
          isLink: true)
      }
      guard let target = try links.target(of: path) else {
        throw SystemError(
          error.action, error.path, reason: "it is a link that leads out of the folders named",
          isLink: true)
      }
      return try reach(target)
    }
  }
}

/// The folders that links may lead to: those named on the command line.
final class LinkScope: Sendable {
  /// Real paths, each with a slash at its end.
  private let roots: [String]

  /// - Parameter named: Folders, and files, which stand for the folder that they lie in; what is not there counts for
  ///   nothing.
  init(_ named: [String]) {
    roots = named.compactMap { path in
      do throws(SystemError) {
        guard let status = try FileStatus(named: path) else { return nil }
        let folder = status.kind == .folder ? path : splitPath(path).folder
        let real = try realPath(folder.isEmpty ? "." : folder)
        return real.hasSuffix("/") ? real : real + "/"
      } catch {
        return nil
      }
    }
  }

  /// The place without links that a path leads to; nil where that is out of the folders.
  func target(of path: String) throws(SystemError) -> FilePlace? {
    let real = try realPath(path)
    for root in roots where real.utf8.starts(with: root.utf8) || real + "/" == root {
      return FilePlace(root, below: String(decoding: real.utf8.dropFirst(root.utf8.count), as: UTF8.self))
    }
    return nil
  }
}
