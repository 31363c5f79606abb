/// Output under construction: a growing run of UTF-8 bytes.
///
/// The writers append literals and numbers millions of times. They go into a small block of raw memory, without the
/// uniqueness and bounds checks that `[UInt8]` makes on each append, and from there in one piece to the array, or to
/// a receiver, so that what is written is never in memory as a whole.
package struct ByteBuffer: ~Copyable {
  /// Takes the bytes that come next; they are gone when it returns.
  package typealias Receiver = (UnsafeRawBufferPointer) -> Void

  private let block: UnsafeMutablePointer<UInt8>
  /// The bytes in the block.
  private var count = 0
  /// What has been appended, or what the receiver is still to get.
  private var flushed: [UInt8] = []
  private let receiver: Receiver?

  private static let blockSize = 1 << 14
  /// What a receiver gets at a time: less costs calls to the system, more does not stay in the cache.
  private static let pieceSize = 1 << 18

  package init(capacity: Int = 0) {
    block = .allocate(capacity: Self.blockSize)
    flushed.reserveCapacity(capacity)
    receiver = nil
  }

  /// A buffer that hands on what is appended; the last piece goes by `finish()`.
  package init(receiver: @escaping Receiver) {
    block = .allocate(capacity: Self.blockSize)
    self.receiver = receiver
  }

  deinit { block.deallocate() }

  /// What is written into a buffer. Other modules write so: Embedded Swift destroys a buffer in its own module only.
  package static func bytes(_ write: (inout ByteBuffer) -> Void) -> [UInt8] {
    var output = ByteBuffer()
    write(&output)
    return output.bytes
  }

  /// Hands on what the receiver has not got yet.
  package mutating func finish() {
    if let receiver, flushed.isEmpty {
      receiver(UnsafeRawBufferPointer(start: block, count: count))
      count = 0
    } else {
      flush()
      handOn()
    }
  }

  /// The bytes appended so far, of a buffer without a receiver.
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
    append(atMost: 1) { $0.append(byte) }
  }

  /// Appends literal text as it is.
  @inline(__always)
  package mutating func append(_ literal: StaticString) {
    append(atMost: literal.utf8CodeUnitCount) { $0.append(literal) }
  }

  package mutating func append(_ bytes: UnsafeBufferPointer<UInt8>) {
    guard let start = bytes.baseAddress else { return }
    guard bytes.count <= Self.blockSize else {
      appendLong(bytes)
      return
    }
    append(atMost: bytes.count) { $0.append(from: start, count: bytes.count) }
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
    append(atMost: length) { $0.append(spaces: length) }
  }

  /// Appends what `write` writes: at most `bound` bytes, itself no more than a block.
  @inline(__always)
  mutating func append(atMost bound: Int, write: (inout ByteCursor) -> Void) {
    assert(bound <= Self.blockSize)
    if Self.blockSize &- count < bound { flush() }
    var cursor = ByteCursor(block + count)
    write(&cursor)
    assert(cursor.position - (block + count) <= bound)
    count = cursor.position - block
  }

  @inline(never)
  private mutating func flush() {
    // Growing would copy most of a piece.
    if receiver != nil, flushed.isEmpty { flushed.reserveCapacity(Self.pieceSize + Self.blockSize) }
    flushed.append(contentsOf: UnsafeBufferPointer(start: block, count: count))
    count = 0
    if flushed.count >= Self.pieceSize { handOn() }
  }

  private mutating func handOn() {
    guard let receiver else { return }
    flushed.withUnsafeBytes(receiver)
    flushed.removeAll(keepingCapacity: true)
  }
}
