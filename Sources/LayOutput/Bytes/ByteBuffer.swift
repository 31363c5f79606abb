/// Output under construction: a growing run of UTF-8 bytes.
///
/// The writers append literals and numbers millions of times. They go into a small block of raw memory, without the
/// uniqueness and bounds checks that `[UInt8]` makes on each append, and from there in one piece to the array.
package struct ByteBuffer: ~Copyable {
  private let block: UnsafeMutablePointer<UInt8>
  /// The bytes in the block.
  private var count = 0
  private var flushed: [UInt8] = []

  private static let blockSize = 1 << 14

  package init(capacity: Int = 0) {
    block = .allocate(capacity: Self.blockSize)
    flushed.reserveCapacity(capacity)
  }

  deinit { block.deallocate() }

  /// The bytes appended so far.
  package var bytes: [UInt8] {
    mutating get {
      flush()
      return flushed
    }
  }

  /// The bytes appended so far as a string.
  /// - Complexity: O(n).
  package var string: String {
    mutating get { String(decoding: bytes, as: UTF8.self) }
  }

  package mutating func append(_ byte: UInt8) {
    append(length: 1) { $0[0] = byte }
  }

  /// Appends literal text as it is.
  ///
  /// Its length is known where this is called, so that the copy is a few stores.
  @inline(__always)
  package mutating func append(_ literal: StaticString) {
    let length = literal.utf8CodeUnitCount
    append(length: length) { $0.update(from: literal.utf8Start, count: length) }
  }

  package mutating func append(_ bytes: UnsafeBufferPointer<UInt8>) {
    guard let start = bytes.baseAddress else { return }
    guard bytes.count <= Self.blockSize else {
      appendLong(bytes)
      return
    }
    append(length: bytes.count) { $0.update(from: start, count: bytes.count) }
  }

  @inline(never)
  private mutating func appendLong(_ bytes: UnsafeBufferPointer<UInt8>) {
    flush()
    flushed.append(contentsOf: bytes)
  }

  /// Appends a string as it is, without escaping.
  package mutating func append(verbatim string: String) {
    var string = string
    string.withUTF8 { append($0) }
  }

  /// Appends at most a block of spaces.
  package mutating func append(spaces spaceCount: Int) {
    let length = min(spaceCount, Self.blockSize)
    append(length: length) { $0.update(repeating: UInt8(ascii: " "), count: length) }
  }

  /// Ends the line and indents the next by an even number of spaces.
  ///
  /// Written eight spaces a step, and more of them than wanted: what comes next goes over those.
  mutating func startLine(indentation: Int) {
    append(atMost: indentation + 8) { target in
      target[0] = UInt8(ascii: "\n")
      let words = UnsafeMutableRawPointer(target + 1)
      var written = 0
      while written < indentation {
        words.storeBytes(of: 0x2020_2020_2020_2020, toByteOffset: written, as: UInt64.self)
        written &+= 8
      }
      return indentation + 1
    }
  }

  /// Appends `length` bytes, at most a block of them, that `fill` writes.
  @inline(__always)
  mutating func append(length: Int, fill: (UnsafeMutablePointer<UInt8>) -> Void) {
    if Self.blockSize &- count < length { flush() }
    fill(block + count)
    count &+= length
  }

  /// Appends as many bytes as `fill` says it has written: at most `bound`, itself no more than a block.
  @inline(__always)
  mutating func append(atMost bound: Int, fill: (UnsafeMutablePointer<UInt8>) -> Int) {
    if Self.blockSize &- count < bound { flush() }
    count &+= fill(block + count)
  }

  @inline(never)
  private mutating func flush() {
    flushed.append(contentsOf: UnsafeBufferPointer(start: block, count: count))
    count = 0
  }
}
