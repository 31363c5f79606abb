/// What stands for some bytes when they are compared with others: equal bytes have equal hashes, and no two of all
/// the files that anyone keeps are likely to share one.
///
/// Made for speed; against bytes that were chosen to collide it is no protection.
struct ContentHash: Hashable {
  var high: UInt64
  var low: UInt64

  init(high: UInt64, low: UInt64) {
    self.high = high
    self.low = low
  }

  init(_ bytes: [UInt8]) {
    var hasher = ContentHasher()
    hasher.combine(bytes)
    self = hasher.finish()
  }

  /// 32 hexadecimal digits.
  var text: String { Self.digits(high) + Self.digits(low) }

  /// Reads what `text` gave; nil for anything else.
  init?(_ text: String) {
    guard text.utf8.count == 32, text.utf8.allSatisfy({ $0 != UInt8(ascii: "+") && $0 != UInt8(ascii: "-") }),
      let high = UInt64(text.prefix(16), radix: 16), let low = UInt64(text.suffix(16), radix: 16)
    else { return nil }
    self.init(high: high, low: low)
  }

  private static func digits(_ word: UInt64) -> String {
    let digits = String(word, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}

/// Takes bytes piece by piece; how they are cut makes no difference.
///
/// Each word goes into one of two lanes by steps that can be undone, so that two inputs which differ in a single word
/// never meet, and each lane stirs the other.
struct ContentHasher {
  private var a: UInt64 = 0x243F_6A88_85A3_08D3
  private var b: UInt64 = 0x1319_8A2E_0370_7344
  private var length: UInt64 = 0
  /// The bytes that do not fill a block yet, from the lowest on.
  private var pending: (UInt64, UInt64) = (0, 0)
  private var pendingCount = 0

  private static let odd1: UInt64 = 0x9E37_79B9_7F4A_7C15
  private static let odd2: UInt64 = 0xC2B2_AE3D_27D4_EB4F

  mutating func combine(_ bytes: [UInt8]) {
    bytes.withUnsafeBytes { combine($0) }
  }

  /// Adds a text and its end, so that two texts in a row differ from one text that joins them.
  mutating func combine(_ text: String) {
    var text = text
    text.withUTF8 { combine(UnsafeRawBufferPointer($0)) }
    combine([0xFF])
  }

  mutating func combine(_ hash: ContentHash) {
    for word in [hash.high, hash.low] {
      withUnsafeBytes(of: word.littleEndian) { combine($0) }
    }
  }

  mutating func combine(_ bytes: UnsafeRawBufferPointer) {
    length &+= UInt64(bytes.count)
    var position = 0
    while position < bytes.count, pendingCount > 0 {
      push(bytes[position])
      position += 1
    }
    while position &+ 16 <= bytes.count {
      stir(
        UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: position, as: UInt64.self)),
        UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: position &+ 8, as: UInt64.self)))
      position &+= 16
    }
    while position < bytes.count {
      push(bytes[position])
      position += 1
    }
  }

  func finish() -> ContentHash {
    var last = self
    last.stir(pending.0, pending.1)
    let first = Self.spread(last.a &+ Self.spread(last.b ^ length))
    return ContentHash(high: first, low: Self.spread(last.b &+ first))
  }

  private mutating func push(_ byte: UInt8) {
    let shift = UInt64(pendingCount % 8) * 8
    if pendingCount < 8 { pending.0 |= UInt64(byte) << shift } else { pending.1 |= UInt64(byte) << shift }
    pendingCount += 1
    guard pendingCount == 16 else { return }
    stir(pending.0, pending.1)
    pending = (0, 0)
    pendingCount = 0
  }

  private mutating func stir(_ first: UInt64, _ second: UInt64) {
    a = Self.rotate(a &+ first &* Self.odd2, 31) &* Self.odd1
    b = Self.rotate(b &+ second &* Self.odd2, 29) &* Self.odd1 &+ a
    a ^= b &>> 32
  }

  private static func rotate(_ word: UInt64, _ count: UInt64) -> UInt64 {
    word &<< count | word &>> (64 &- count)
  }

  /// Mixes a word so that each of its bits affects all others.
  private static func spread(_ word: UInt64) -> UInt64 {
    var word = word
    word ^= word &>> 32
    word &*= odd1
    word ^= word &>> 29
    word &*= odd2
    return word ^ word &>> 32
  }
}
