/// A folder that may be written: the only way to create, replace or remove anything.
///
/// Every part of a path below it is opened by itself and is a folder, never a link: nothing outside can be reached by
/// whatever names lie in it.
final class WritableFolder: @unchecked Sendable {
  /// As messages name it.
  var path: String { root.path }
  let root: OpenFolder
  /// Folders below that were asked for, by their paths.
  private var opened: [String: OpenFolder] = [:]
  private let lock = Lock()

  /// So many folders are kept open at most.
  private static let maximumOpenCount = 32

  init(_ root: OpenFolder) { self.root = root }

  /// A folder that was named, with those it lies in as far as they are missing.
  init(making path: String) throws(SystemError) {
    try Self.make(path)
    root = try Self.named(path)
  }

  /// A folder that was named and is there.
  init(named path: String) throws(SystemError) { root = try Self.named(path) }

  private static func named(_ path: String) throws(SystemError) -> OpenFolder {
    do throws(SystemError) {
      return try OpenFolder(named: path)
    } catch {
      throw error.prevents("cannot write to")
    }
  }

  private static func make(_ path: String) throws(SystemError) {
    var end = path.startIndex
    while end < path.endIndex {
      end = path[end...].dropFirst().firstIndex(of: "/") ?? path.endIndex
      let prefix = String(path[..<end])
      if prefix.isEmpty || prefix == "/" { continue }
      if prefix.withSystemPath({ mkdir($0, 0o777) }) != 0, errno != EEXIST {
        throw SystemError("cannot make folder", prefix)
      }
    }
    guard try FileStatus(named: path)?.kind == .folder else {
      throw SystemError("cannot make folder", path, reason: "a file is there")
    }
  }

  func fullPath(_ below: String) -> String { joinPath(path, below) }

  // MARK: Looking

  /// The folder of a path below; nil where nothing is there.
  func folder(_ below: String) throws(SystemError) -> OpenFolder? {
    if below.isEmpty { return root }
    if let folder = lock.hold({ opened[below] }) { return folder }
    let (parent, name) = splitPath(below)
    guard let folder = try folder(parent)?.folder(name) else { return nil }
    keep(folder, below)
    return folder
  }

  /// What stands at a path itself; nil where nothing does.
  func status(_ below: String) throws(SystemError) -> FileStatus? {
    let (parent, name) = splitPath(below)
    return try folder(parent)?.status(name)
  }

  /// What a file holds; nil where nothing is there.
  func content(_ below: String) throws(SystemError) -> FileReader.Content? {
    let (parent, name) = splitPath(below)
    guard let folder = try folder(parent) else { return nil }
    return try FileReader.content(name, in: folder)
  }

  // MARK: Changing

  /// The folder of a path below, made if it is not there.
  func makeFolder(_ below: String) throws(SystemError) -> OpenFolder {
    if let folder = try folder(below) { return folder }
    let (parent, name) = splitPath(below)
    let outer = try makeFolder(parent)
    if name.withSystemPath({ mkdirat(outer.descriptor, $0, 0o777) }) != 0, errno != EEXIST {
      throw SystemError("cannot make folder", fullPath(below))
    }
    guard let folder = try outer.folder(name) else {
      throw SystemError("cannot make folder", fullPath(below), code: ENOENT)
    }
    keep(folder, below)
    return folder
  }

  /// Gives a finished file its place, in folders that are made if need be.
  func place(_ file: UnfinishedFile, at below: String) throws(SystemError) {
    let (parent, name) = splitPath(below)
    try file.move(to: name, in: try makeFolder(parent))
  }

  /// Writes a file whole or not at all, unless one is there that holds these bytes already: that is given a new time.
  ///
  /// To take an old file's name makes file systems write the new one to the disk at once, which takes as long as a third
  /// of compiling a small source.
  func write(
    _ below: String, refusing inputs: InputFiles, _ produce: Producer
  ) throws(SystemError) {
    let (parent, name) = splitPath(below)
    let folder = try makeFolder(parent)
    let path = fullPath(below)
    let old = try folder.status(name)
    if let old {
      guard old.kind == .file else { throw SystemError("cannot write", path, reason: old.kind.reason) }
      if inputs.contains(old.identity) {
        throw SystemError("cannot write", path, reason: "it is one of the inputs")
      }
    }
    let file = try UnfinishedFile(in: folder, meaning: path, mode: old.map { $0.mode & 0o777 } ?? 0o666)
    try file.write(produce)
    if old != nil, let other = try? folder.openFile(name, O_RDONLY), file.holdsSame(as: other),
      futimens(other.descriptor, nil) == 0
    {
      file.discard()
      return
    }
    try file.move(to: name, in: folder)
  }

  /// Replaces a source that was read, and that nobody has changed since, by one of the same owner and mode.
  ///
  /// A link that it was read by stays, and what it leads to is replaced.
  static func replace(
    _ place: FilePlace, holding old: FileReader.Content, by bytes: [UInt8]
  ) throws(SystemError) {
    let target = try place.target()
    guard let folder = try target.folder.openFolder() else {
      throw SystemError("cannot write", place.path, code: ENOENT)
    }
    try WritableFolder(folder).replace(splitPath(target.path).name, holding: old, by: bytes)
  }

  private func replace(
    _ name: String, holding old: FileReader.Content, by bytes: [UInt8]
  ) throws(SystemError) {
    let path = fullPath(name)
    if old.status.nameCount > 1 {
      throw SystemError("cannot write", path, reason: "it has other names too, which would keep the old text")
    }
    if old.status.mode & 0o200 == 0 { throw SystemError("cannot write", path, reason: "it is read-only") }
    let file = try UnfinishedFile(in: root, meaning: path, mode: 0o600)
    try file.adopt(old.status)
    try file.write(bytes)
    // It may be the only copy of somebody's work.
    try file.synchronize()
    let now = try FileReader.content(name, in: root)
    // It was read by two names, and repaired by the other one.
    if now?.bytes == bytes { return }
    guard let now, now.bytes == old.bytes,
      !now.status.isChanged(since: old.status)
    else {
      throw SystemError("cannot write", path, reason: "something else has changed it meanwhile, and it stays")
    }
    try file.replace(name, readAs: now.status)
  }

  /// Removes a file, and the folders that it leaves empty.
  func remove(_ below: String) throws(SystemError) {
    let (parent, name) = splitPath(below)
    guard let folder = try folder(parent) else { return }
    if name.withSystemPath({ unlinkat(folder.descriptor, $0, 0) }) != 0, errno != ENOENT {
      throw SystemError("cannot remove", fullPath(below))
    }
    removeEmptyFolders(parent)
  }

  /// Removes a folder and those that it lies in, as long as nothing is in them.
  func removeEmptyFolders(_ below: String) {
    var below = below
    while !below.isEmpty {
      let (parent, name) = splitPath(below)
      lock.hold { opened[below] = nil }
      guard let folder = try? folder(parent),
        name.withSystemPath({ unlinkat(folder.descriptor, $0, AT_REMOVEDIR) }) == 0
      else { return }
      below = parent
    }
  }

  private func keep(_ folder: OpenFolder, _ below: String) {
    lock.hold {
      if opened.count >= Self.maximumOpenCount { opened.removeAll(keepingCapacity: true) }
      opened[below] = folder
    }
  }
}
