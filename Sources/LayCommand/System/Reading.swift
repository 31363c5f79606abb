/// Whole files and standard input, read into memory up to a limit.
enum Reading {
  /// The longest input accepted, in bytes: 128 MiB.
  static let maximumSize = 128 << 20

  static func file(_ path: String) throws(SystemError) -> [UInt8] {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw SystemError("cannot read", path) }
    defer { close(descriptor) }
    return try bytes(of: descriptor, named: path)
  }

  /// Reads a file of any size piece by piece.
  static func pieces(
    of path: String, _ body: (UnsafeRawBufferPointer) throws(SystemError) -> Void
  ) throws(SystemError) {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw SystemError("cannot read", path) }
    defer { close(descriptor) }
    let piece = UnsafeMutableRawBufferPointer.allocate(byteCount: 256 << 10, alignment: 16)
    defer { piece.deallocate() }
    while true {
      let count = retryingInterrupts { read(descriptor, piece.baseAddress, piece.count) }
      guard count >= 0 else { throw SystemError("cannot read", path) }
      if count == 0 { return }
      try body(UnsafeRawBufferPointer(rebasing: piece[..<count]))
    }
  }

  static func standardInput() throws(SystemError) -> [UInt8] {
    try bytes(of: STDIN_FILENO, named: "standard input")
  }

  private static func bytes(of descriptor: Int32, named path: String) throws(SystemError) -> [UInt8] {
    var status = stat()
    let size = fstat(descriptor, &status) == 0 ? Int(status.st_size) : 0
    guard size <= maximumSize else { throw tooLarge(path) }
    var bytes: [UInt8] = []
    // One byte more than a regular file holds, so that its end shows without a second buffer.
    var room = max(size + 1, 64 << 10)
    while true {
      var count = 0
      let start = bytes.count
      let chunk = [UInt8](unsafeUninitializedCapacity: room) { buffer, filled in
        count = retryingInterrupts { read(descriptor, buffer.baseAddress, buffer.count) }
        filled = max(count, 0)
      }
      guard count >= 0 else { throw SystemError("cannot read", path) }
      if count == 0 { return bytes }
      if start == 0 { bytes = chunk } else { bytes.append(contentsOf: chunk) }
      guard bytes.count <= maximumSize else { throw tooLarge(path) }
      room = 64 << 10
    }
  }

  private static func tooLarge(_ path: String) -> SystemError {
    SystemError("cannot read", path, reason: "larger than \(maximumSize >> 20) MiB, the most that is read")
  }
}
