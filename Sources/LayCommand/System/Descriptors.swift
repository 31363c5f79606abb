/// Bytes that go to what is open already.
enum Descriptors {
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

  /// Whether two files can be read and hold the same bytes, in pieces of the same size: regular files are read so.
  static func areSame(_ first: Int32, _ second: Int32) -> Bool {
    let size = 64 << 10
    return withUnsafeTemporaryAllocation(byteCount: 2 * size, alignment: 16) { buffer in
      guard let one = buffer.baseAddress else { return false }
      let other = one + size
      while true {
        let count = retryingInterrupts { read(first, one, size) }
        guard count >= 0, count == retryingInterrupts({ read(second, other, size) }),
          memcmp(one, other, count) == 0
        else { return false }
        if count == 0 { return true }
      }
    }
  }
}

/// `write(2)`, which the enum's own function would hide.
private func platformWrite(_ descriptor: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
  write(descriptor, bytes, count)
}
