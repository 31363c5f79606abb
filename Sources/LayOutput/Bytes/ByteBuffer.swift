/// Output under construction: a growing run of UTF-8 bytes.
///
/// The writers append literals and numbers millions of times, so the storage is raw memory without the uniqueness
/// and bounds checks that `[UInt8]` makes on each append. Everything else goes through these few functions.
package struct ByteBuffer: ~Copyable {
  private var storage: UnsafeMutablePointer<UInt8>
  private var capacity: Int
  package private(set) var count = 0

  package init(capacity: Int = 4096) {
    self.capacity = max(capacity, 64)
    storage = .allocate(capacity: self.capacity)
  }

  deinit { storage.deallocate() }

  /// The bytes so far.
  /// - Complexity: O(n).
  package var bytes: [UInt8] { Array(UnsafeBufferPointer(start: storage, count: count)) }

  /// The bytes so far as a string.
  /// - Complexity: O(n).
  package var string: String {
    String(decoding: UnsafeBufferPointer(start: storage, count: count), as: UTF8.self)
  }

  package mutating func append(_ byte: UInt8) {
    reserve(1)
    storage[count] = byte
    count &+= 1
  }

  /// Appends literal text as it is.
  @inline(__always)
  package mutating func append(_ literal: StaticString) {
    append(UnsafeBufferPointer(start: literal.utf8Start, count: literal.utf8CodeUnitCount))
  }

  @inline(__always)
  package mutating func append(_ bytes: UnsafeBufferPointer<UInt8>) {
    guard let start = bytes.baseAddress else { return }
    reserve(bytes.count)
    (storage + count).update(from: start, count: bytes.count)
    count &+= bytes.count
  }

  package mutating func append(_ bytes: some Sequence<UInt8>) {
    for byte in bytes { append(byte) }
  }

  /// Appends a string as it is, without escaping.
  package mutating func append(verbatim string: String) {
    var string = string
    string.withUTF8 { append($0) }
  }

  package mutating func append(spaces spaceCount: Int) {
    reserve(spaceCount)
    (storage + count).update(repeating: UInt8(ascii: " "), count: spaceCount)
    count &+= spaceCount
  }

  /// Appends `length` bytes that `fill` writes.
  @inline(__always)
  mutating func append(length: Int, fill: (UnsafeMutablePointer<UInt8>) -> Void) {
    reserve(length)
    fill(storage + count)
    count &+= length
  }

  @inline(__always)
  private mutating func reserve(_ additional: Int) {
    if capacity &- count < additional { grow(by: additional) }
  }

  @inline(never)
  private mutating func grow(by additional: Int) {
    let newCapacity = max(capacity * 2, count + additional)
    let newStorage = UnsafeMutablePointer<UInt8>.allocate(capacity: newCapacity)
    newStorage.update(from: storage, count: count)
    storage.deallocate()
    storage = newStorage
    capacity = newCapacity
  }
}
