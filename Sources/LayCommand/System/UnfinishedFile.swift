/// Makes bytes and hands them on piece by piece.
typealias Producer = (_ receiver: @escaping (UnsafeRawBufferPointer) -> Void) -> Void

/// A file on its way: it goes by a name of its own until it is whole, and is gone if it never is.
final class UnfinishedFile {
  private let folder: OpenFolder
  private let name: String
  /// What an error names, for which this file is on its way.
  private let target: String
  /// -1 once it is closed.
  private var descriptor: Int32 = -1
  /// nil once it is in its place, or gone.
  private var entry: Interruption.Begun?

  nonisolated(unsafe) private static var lastNumber = 0
  private static let lock = Lock()
  private static let prefix = ".lay-"
  private static let suffix = ".tmp"

  /// Whether a name is one that a run before this gave, which did not end.
  static func isName(_ name: String) -> Bool {
    guard name.hasPrefix(prefix), name.hasSuffix(suffix) else { return false }
    let words = name.dropFirst(prefix.count).dropLast(suffix.count).split(
      separator: "-", omittingEmptySubsequences: false)
    return words.count == 2 && words.allSatisfy { !$0.isEmpty && $0.allSatisfy { $0.isASCII && $0.isNumber } }
  }

  init(in folder: OpenFolder, meaning target: String, mode: mode_t = 0o666) throws(SystemError) {
    self.folder = folder
    self.target = target
    while true {
      let count = Self.lock.hold {
        Self.lastNumber += 1
        return Self.lastNumber
      }
      let name = "\(Self.prefix)\(getpid())-\(count)\(Self.suffix)"
      var descriptor: Int32 = -1
      let entry = Interruption.begin(name, in: folder.descriptor) { path in
        descriptor = openat(folder.descriptor, path, O_RDWR | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, mode)
        return descriptor >= 0
      }
      if let entry {
        self.name = name
        self.entry = entry
        self.descriptor = descriptor
        return
      }
      if errno != EEXIST { throw SystemError("cannot write", target) }
    }
  }

  deinit { discard() }

  func write(_ bytes: [UInt8]) throws(SystemError) {
    try write { receiver in bytes.withUnsafeBytes(receiver) }
  }

  /// Writes what is produced; nothing any more after a failure.
  func write(_ produce: Producer) throws(SystemError) {
    if let code = Descriptors.write(to: descriptor, produce) {
      throw SystemError("cannot write", target, code: code)
    }
  }

  /// Has the file belong to somebody and be open to some, as the one that it takes the place of.
  func adopt(_ status: FileStatus) throws(SystemError) {
    if let own = FileStatus(descriptor: descriptor), own.owner != status.owner || own.group != status.group,
      fchown(descriptor, status.owner, status.group) != 0
    {
      throw SystemError(
        "cannot write", target, reason: "it belongs to somebody else, whose it could not stay")
    }
    if fchmod(descriptor, status.mode) != 0 { throw SystemError("cannot write", target) }
  }

  /// Has the file say that it was written at this time.
  func setContentTime(_ time: FileTime) throws(SystemError) {
    let time = timespec(tv_sec: time.seconds, tv_nsec: time.nanoseconds)
    if futimens(descriptor, [time, time]) != 0 { throw SystemError("cannot write", target) }
  }

  /// Waits until the bytes are on the disk.
  func synchronize() throws(SystemError) {
    if retryingInterrupts({ Int(fsync(descriptor)) }) != 0 { throw SystemError("cannot write", target) }
  }

  /// Whether it holds the same bytes as another file.
  func holdsSame(as other: OpenFile) -> Bool {
    lseek(descriptor, 0, SEEK_SET) == 0 && Descriptors.areSame(descriptor, other.descriptor)
  }

  /// Gives the file its name, in place of what has that now.
  func move(to name: String, in target: OpenFolder) throws(SystemError) {
    try finish()
    let isMoved = self.name.withSystemPath { old in
      name.withSystemPath { new in renameat(folder.descriptor, old, target.descriptor, new) == 0 }
    }
    guard isMoved else { throw SystemError("cannot write", self.target) }
    leave()
  }

  /// Takes the place of a file that nobody has changed since its status was this one.
  ///
  /// The two change names in one step, where the system can: what was saved in the very moment before is seen, and gets
  /// its name back.
  func replace(_ name: String, readAs status: FileStatus) throws(SystemError) {
    try finish()
    let replaced = Interruption.withoutEnd { () -> Result<Bool, SystemError> in
      do throws(SystemError) {
        guard let now = try folder.status(name), !now.isChanged(since: status) else { return .success(false) }
        guard exchange(name) else { return .success(try renameOver(name)) }
        // The exchange itself changes the time of change.
        guard let old = try folder.status(self.name), old.identity == status.identity,
          old.size == status.size,
          old.contentTime == status.contentTime, old.nameCount == status.nameCount
        else {
          _ = exchange(name)
          return .success(false)
        }
        return .success(true)
      } catch {
        return .failure(error)
      }
    }
    guard try replaced.get() else {
      throw SystemError(
        "cannot write", target, reason: "something else has changed it meanwhile, and it stays")
    }
    discard()
  }

  private func exchange(_ name: String) -> Bool { exchangeNames(self.name, name, in: folder.descriptor) }

  private func renameOver(_ name: String) throws(SystemError) -> Bool {
    let isMoved = self.name.withSystemPath { old in
      name.withSystemPath { new in renameat(folder.descriptor, old, folder.descriptor, new) == 0 }
    }
    if !isMoved { throw SystemError("cannot write", target) }
    return true
  }

  /// Closes the file: a file system may find out only now that it has no room.
  private func finish() throws(SystemError) {
    guard descriptor >= 0 else { return }
    let isClosed = close(descriptor) == 0
    descriptor = -1
    if !isClosed { throw SystemError("cannot write", target) }
  }

  /// Removes the file, unless it is in its place.
  func discard() {
    if descriptor >= 0 { _ = close(descriptor) }
    descriptor = -1
    guard entry != nil else { return }
    if name.withSystemPath({ unlinkat(folder.descriptor, $0, 0) }) != 0, errno != ENOENT {
      Terminal.tell(SystemError("cannot remove", joinPath(folder.path, name)))
    }
    leave()
  }

  private func leave() {
    if let entry { Interruption.finish(entry) }
    entry = nil
  }
}

/// Two files of one folder change names; fails where the system or its file system knows no such thing.
private func exchangeNames(_ name: String, _ other: String, in folder: Int32) -> Bool {
  #if canImport(Glibc)
  return name.withSystemPath { a in other.withSystemPath { b in renameat2(folder, a, folder, b, 2) == 0 } }
  #elseif canImport(Darwin)
  return name.withSystemPath { a in
    other.withSystemPath { b in renameatx_np(folder, a, folder, b, UInt32(RENAME_SWAP)) == 0 }
  }
  #else
  return false
  #endif
}

#if canImport(Glibc)
/// Swift does not import it.
@_silgen_name("renameat2") private func renameat2(
  _ oldFolder: Int32, _ old: UnsafePointer<CChar>, _ newFolder: Int32, _ new: UnsafePointer<CChar>,
  _ flags: UInt32
) -> Int32
#endif
