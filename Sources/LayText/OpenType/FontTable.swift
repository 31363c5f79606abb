/// A stretch of a font file, read as big-endian numbers.
///
/// Whatever lies outside reads as zero. What a font can't do without is checked with `require` when it is loaded.
struct FontTable: Sendable {
  /// The name in error messages: "GPOS".
  let tag: String
  private let bytes: [UInt8]
  private let range: Range<Int>

  /// A whole file.
  init(file bytes: [UInt8]) {
    tag = "file"
    self.bytes = bytes
    range = 0..<bytes.count
  }

  private init(tag: String, bytes: [UInt8], range: Range<Int>) {
    self.tag = tag
    self.bytes = bytes
    self.range = range
  }

  var count: Int { range.count }

  func contains(_ offset: Int, count length: Int) -> Bool {
    offset >= 0 && length >= 0 && offset <= count && length <= count - offset
  }

  func require(_ offset: Int, count length: Int) throws(FontError) {
    guard contains(offset, count: length) else { throw .truncated(table: tag) }
  }

  /// A table of a given length inside of this one; nil if it reaches over the end.
  func table(_ tag: String, at offset: Int, count length: Int) -> FontTable? {
    guard contains(offset, count: length) else { return nil }
    let start = range.lowerBound + offset
    return FontTable(tag: tag, bytes: bytes, range: start..<start + length)
  }

  /// What follows an offset; nothing if that lies outside.
  func suffix(from offset: Int) -> FontTable {
    let start = range.lowerBound + (offset >= 0 && offset <= count ? offset : count)
    return FontTable(tag: tag, bytes: bytes, range: start..<range.upperBound)
  }

  @inline(__always)
  func byte(_ offset: Int) -> Int {
    offset >= 0 && offset < range.count ? Int(bytes[range.lowerBound + offset]) : 0
  }

  /// An unsigned 16-bit number.
  @inline(__always)
  func word(_ offset: Int) -> Int {
    guard offset >= 0, offset < range.count - 1 else { return 0 }
    let start = range.lowerBound + offset
    return Int(bytes[start]) << 8 | Int(bytes[start + 1])
  }

  func signedByte(_ offset: Int) -> Int { Int(Int8(truncatingIfNeeded: byte(offset))) }

  @inline(__always)
  func signedWord(_ offset: Int) -> Int { Int(Int16(truncatingIfNeeded: word(offset))) }

  /// An unsigned 32-bit number, as far as it is an index on this machine.
  func long(_ offset: Int) -> Int {
    Int(
      clamping: UInt32(truncatingIfNeeded: word(offset)) << 16 | UInt32(truncatingIfNeeded: word(offset &+ 2))
    )
  }

  /// The four characters of a tag.
  func name(_ offset: Int) -> String {
    String(decoding: (0..<4).map { UInt8(truncatingIfNeeded: byte(offset &+ $0)) }, as: UTF8.self)
  }

  /// The bytes of a stretch; fewer where it reaches over the end.
  func copy(_ offset: Int, count length: Int) -> [UInt8] {
    guard offset >= 0, offset < count, length > 0 else { return [] }
    let start = range.lowerBound + offset
    return Array(bytes[start..<start + min(length, count - offset)])
  }

  /// The first index of a sorted list whose key is not below a value.
  /// - Parameter key: offset of the 16-bit key of entry i is `start + i * stride`.
  @inline(__always)
  func lowerBound(of value: Int, start: Int, stride: Int, count entries: Int) -> Int {
    var low = 0
    var high = entries
    while low < high {
      let middle = (low + high) / 2
      if word(start &+ middle &* stride) < value { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
