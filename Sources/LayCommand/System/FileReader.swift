/// Whole files and standard input, read into memory up to a limit.
///
/// Only what is a regular file is read: a pipe or a device could keep the program waiting for ever, or never end.
enum FileReader {
  /// The longest input accepted, in bytes: 128 MiB.
  static let maximumSize = 128 << 20

  /// A file's bytes, and what it was when they were read.
  struct Content {
    var bytes: [UInt8]
    var status: FileStatus
  }

  /// The bytes of a file that has to be there.
  static func bytes(_ place: FilePlace) throws(SystemError) -> [UInt8] { try content(place).bytes }

  static func content(_ place: FilePlace) throws(SystemError) -> Content {
    guard let content = try contentIfThere(place) else {
      throw SystemError("cannot read", place.path, code: ENOENT)
    }
    return content
  }

  /// nil where nothing is there.
  static func contentIfThere(_ place: FilePlace) throws(SystemError) -> Content? {
    guard let file = try place.openFile() else { return nil }
    return try content(of: file, named: place.path)
  }

  /// What a file in a folder holds; nil where nothing is there.
  static func content(_ name: String, in folder: OpenFolder) throws(SystemError) -> Content? {
    guard let file = try folder.openFile(name, O_RDONLY) else { return nil }
    return try content(of: file, named: joinPath(folder.path, name))
  }

  /// Reads a file of any size piece by piece.
  static func pieces(
    of place: FilePlace, _ body: (UnsafeRawBufferPointer) throws(SystemError) -> Void
  ) throws(SystemError) {
    guard let file = try place.openFile() else { throw SystemError("cannot read", place.path, code: ENOENT) }
    _ = try regularStatus(of: file, named: place.path)
    let piece = UnsafeMutableRawBufferPointer.allocate(byteCount: 256 << 10, alignment: 16)
    defer { piece.deallocate() }
    while true {
      let count = try readSome(file.descriptor, into: piece, named: place.path)
      if count == 0 { return }
      try body(UnsafeRawBufferPointer(rebasing: piece[..<count]))
    }
  }

  /// The beginning of a file of any size.
  static func beginning(of place: FilePlace, upTo count: Int) throws(SystemError) -> [UInt8] {
    guard let file = try place.openFile() else { throw SystemError("cannot read", place.path, code: ENOENT) }
    _ = try regularStatus(of: file, named: place.path)
    var bytes = [UInt8](repeating: 0, count: count)
    var filled = 0
    var result = Result<Void, SystemError>.success(())
    bytes.withUnsafeMutableBytes { buffer in
      do throws(SystemError) {
        filled = try readSome(file.descriptor, into: buffer, named: place.path)
      } catch {
        result = .failure(error)
      }
    }
    try result.get()
    bytes.removeLast(count - filled)
    return bytes
  }

  static func standardInput() throws(SystemError) -> [UInt8] {
    let size = FileStatus(descriptor: STDIN_FILENO).map { $0.kind == .file ? $0.size : 0 } ?? 0
    return try bytes(of: STDIN_FILENO, named: "standard input", size: size)
  }

  private static func content(of file: OpenFile, named path: String) throws(SystemError) -> Content {
    let status = try regularStatus(of: file, named: path)
    return Content(bytes: try bytes(of: file.descriptor, named: path, size: status.size), status: status)
  }

  private static func regularStatus(of file: OpenFile, named path: String) throws(SystemError) -> FileStatus {
    guard let status = FileStatus(descriptor: file.descriptor) else { throw SystemError("cannot read", path) }
    guard status.kind == .file else { throw SystemError("cannot read", path, reason: status.kind.reason) }
    return status
  }

  private static func bytes(
    of descriptor: Int32, named path: String, size: Int
  ) throws(SystemError) -> [UInt8] {
    guard size <= maximumSize else { throw tooLarge(path) }
    var bytes: [UInt8] = []
    // One byte more than a regular file holds, so that its end shows without a second buffer.
    var room = max(size + 1, 64 << 10)
    while true {
      var result = Result<Int, SystemError>.success(0)
      let start = bytes.count
      let chunk = [UInt8](unsafeUninitializedCapacity: room) { buffer, filled in
        do throws(SystemError) {
          filled = try readSome(descriptor, into: UnsafeMutableRawBufferPointer(buffer), named: path)
          result = .success(filled)
        } catch {
          result = .failure(error)
        }
      }
      if try result.get() == 0 { return bytes }
      if start == 0 { bytes = chunk } else { bytes.append(contentsOf: chunk) }
      guard bytes.count <= maximumSize else { throw tooLarge(path) }
      room = 64 << 10
    }
  }

  private static func readSome(
    _ descriptor: Int32, into buffer: UnsafeMutableRawBufferPointer, named path: String
  ) throws(SystemError) -> Int {
    let count = retryingInterrupts { read(descriptor, buffer.baseAddress, buffer.count) }
    guard count >= 0 else { throw SystemError("cannot read", path) }
    // What takes many pieces must not outlast the wish to end.
    if count == buffer.count, Interruption.isRequested {
      throw SystemError("cannot read", path, reason: "the program was asked to end")
    }
    return count
  }

  private static func tooLarge(_ path: String) -> SystemError {
    SystemError("cannot read", path, reason: "larger than \(maximumSize >> 20) MiB, the most that is read")
  }
}
