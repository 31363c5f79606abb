/// Writes files whole or not at all.
enum Writing {
  /// Makes bytes and hands them on piece by piece.
  typealias Producer = (_ receiver: @escaping (UnsafeRawBufferPointer) -> Void) -> Void

  static func file(_ path: String, _ bytes: [UInt8]) throws(SystemError) {
    try file(path) { receiver in bytes.withUnsafeBytes(receiver) }
  }

  /// Replaces a file in one step: its bytes go to a temporary file in the same folder, which is then renamed.
  ///
  /// What is no regular file, such as `/dev/null` or a pipe, is written in place. A file that holds these bytes already
  /// stays and is given a new time: to take an old file's name makes file systems write the new one to the disk at once,
  /// which takes as long as a third of compiling a small source.
  static func file(_ path: String, _ produce: Producer) throws(SystemError) {
    var status = stat()
    let exists = stat(path, &status) == 0
    if exists, status.st_mode & S_IFMT == S_IFDIR {
      throw SystemError("cannot write", path, reason: "it is a folder")
    }
    if exists, status.st_mode & S_IFMT != S_IFREG { return try inPlace(path, produce) }
    let target = exists ? resolved(path) : path
    let mode = exists ? status.st_mode & 0o777 : 0o666
    let folder = splitPath(target).folder
    var temporary: String
    var descriptor: Int32
    repeat {
      temporary = joinPath(folder, ".lay-\(getpid())-\(TemporaryFile.nextNumber()).tmp")
      TemporaryFile.register(temporary)
      descriptor = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode)
    } while descriptor < 0 && errno == EEXIST
    defer { TemporaryFile.forget() }
    guard descriptor >= 0 else { throw SystemError("cannot write", path) }
    do throws(SystemError) {
      try finish(descriptor, path, produce)
    } catch {
      unlink(temporary)
      throw error
    }
    if exists, areSame(temporary, target), utimensat(AT_FDCWD, target, nil, 0) == 0 {
      unlink(temporary)
      return
    }
    guard rename(temporary, target) == 0 else {
      let error = SystemError("cannot write", path)
      unlink(temporary)
      throw error
    }
  }

  /// Whether two files can be read and hold the same bytes, in pieces of the same size: regular files are read so.
  private static func areSame(_ first: String, _ second: String) -> Bool {
    let descriptors = (open(first, O_RDONLY | O_CLOEXEC), open(second, O_RDONLY | O_CLOEXEC))
    defer {
      _ = closeFile(descriptors.0)
      _ = closeFile(descriptors.1)
    }
    let size = 64 << 10
    return withUnsafeTemporaryAllocation(byteCount: 2 * size, alignment: 16) { buffer in
      guard let one = buffer.baseAddress else { return false }
      let other = one + size
      while true {
        let count = retryingInterrupts { read(descriptors.0, one, size) }
        guard count >= 0, count == retryingInterrupts({ read(descriptors.1, other, size) }),
          memcmp(one, other, count) == 0
        else { return false }
        if count == 0 { return true }
      }
    }
  }

  /// Writes a file that is not there yet.
  /// - Parameter path: what an error names, for which this file is on its way.
  static func newFile(_ temporary: String, _ bytes: [UInt8], meaning path: String) throws(SystemError) {
    let file = try Stream(temporary, meaning: path)
    try file.write(bytes)
    try file.close()
  }

  /// A file that is not there yet, written piece by piece.
  final class Stream {
    private var descriptor: Int32
    /// What an error names, for which this file is on its way.
    private let path: String

    init(_ temporary: String, meaning path: String) throws(SystemError) {
      descriptor = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
      self.path = path
      if descriptor < 0 { throw SystemError("cannot write", path) }
    }

    func write(_ bytes: [UInt8]) throws(SystemError) {
      if !Writing.write(bytes, to: descriptor) { throw SystemError("cannot write", path) }
    }

    func close() throws(SystemError) {
      let isClosed = closeFile(descriptor) == 0
      descriptor = -1
      if !isClosed { throw SystemError("cannot write", path) }
    }

    deinit { if descriptor >= 0 { _ = closeFile(descriptor) } }
  }

  private static func inPlace(_ path: String, _ produce: Producer) throws(SystemError) {
    let descriptor = open(path, O_WRONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw SystemError("cannot write", path) }
    try finish(descriptor, path, produce)
  }

  /// Writes all bytes and closes, taking the error of either.
  private static func finish(_ descriptor: Int32, _ path: String, _ produce: Producer) throws(SystemError) {
    let code = write(to: descriptor, produce)
    guard close(descriptor) == 0, code == nil else {
      throw SystemError("cannot write", path, code: code ?? errno)
    }
  }

  /// Writes what is produced; nothing any more after a failure, whose code it gives back.
  static func write(to descriptor: Int32, _ produce: Producer) -> Int32? {
    var code: Int32?
    produce { piece in
      if code == nil, !write(piece, to: descriptor) { code = errno }
    }
    return code
  }

  static func write(_ bytes: [UInt8], to descriptor: Int32) -> Bool {
    bytes.withUnsafeBytes { write($0, to: descriptor) }
  }

  /// False, with `errno` set, when not all could be written.
  private static func write(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32) -> Bool {
    var rest = bytes[...]
    while !rest.isEmpty {
      let part = UnsafeRawBufferPointer(rebasing: rest)
      let count = retryingInterrupts { platformWrite(descriptor, part.baseAddress, part.count) }
      guard count > 0 else { return false }
      rest = rest.dropFirst(count)
    }
    return true
  }

  /// The file that a symbolic link leads to, so that the link itself survives.
  private static func resolved(_ path: String) -> String {
    guard let real = realpath(path, nil) else { return path }
    defer { free(real) }
    return String(cString: real)
  }
}

/// `write(2)`, which the enum's own function would hide.
private func platformWrite(_ descriptor: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
  write(descriptor, bytes, count)
}

/// `close(2)`, likewise.
private func closeFile(_ descriptor: Int32) -> Int32 { close(descriptor) }
