import LaySyntax

/// A text as its measurer knows it: 32 bytes.
///
/// Most texts are plain: of one run and one paragraph, without tabs and soft hyphens, the last character to be seen. On
/// one line all that is asked of such a text follows from its style and its width, so that where it may break is found
/// only when it has to.
struct KnownText: BitwiseCopyable {
  /// Its first byte in the arena, and how many there are.
  var start: UInt32
  var count: UInt32
  /// Its number among the plain styles; `none` where it is not plain.
  var style: UInt32
  /// Its number among the texts that are measured character by character; `none` until that is needed.
  var detail: UInt32
  /// The width of its characters on one line, in points, and that rounded up to pixels.
  var naturalWidth: Double
  var width: Double

  static let none = UInt32.max

  var isPlain: Bool { style != Self.none }

  var bytes: Range<Int> { Int(start)..<Int(start) + Int(count) }
}

extension FontFace {
  /// The width of a plain text on one line, added up as `Shaper` does; nil for any other text, and where a character ends
  /// before the one before it, so that a line might hold a word without holding half of it.
  func plainWidth(_ bytes: UnsafeBufferPointer<UInt8>, kerning: Double) -> Double? {
    var previous: GlyphSource.Glyph?
    var (end, reached) = (0.0, 0.0)
    var (grows, hangs) = (true, true)
    var index = 0
    while index < bytes.count {
      let stretchEnd = bytes.endOfPrintableASCII(from: index)
      if stretchEnd > index {
        let stretch = UnsafeBufferPointer(rebasing: bytes[index..<stretchEnd])
        measure(ascii: stretch, after: &previous, end: &end, kerning: kerning) { _, start in
          if start < reached { grows = false }
          reached = start
        }
        hangs = bytes[stretchEnd - 1] == UInt8(ascii: " ")
        index = stretchEnd
      } else {
        let cluster = ClusterCursor.cluster(in: bytes, at: index)
        if cluster.properties.lineBreak.endsLine || cluster.isTab || cluster.isSoftHyphen { return nil }
        let start = measure(cluster, after: &previous, end: &end, kerning: kerning)
        if start < reached { grows = false }
        reached = start
        hangs = cluster.hangs
        index = cluster.end
      }
    }
    return !hangs && grows && end >= reached ? end : nil
  }
}

/// Finds plain texts of a style again: equal texts are one.
struct PlainTextTable {
  /// Open addressing: the hash's upper half, and below it the text's number and one more; 0 is free.
  private var slots: [UInt64] = []
  private var count = 0

  /// How many texts are looked at for one. Half of the slots are free, so that only texts made to collide have so many
  /// in their way; one without a slot is measured again the next time.
  private static let patience = 32

  static func hash(_ bytes: UnsafeBufferPointer<UInt8>, style: UInt32) -> UInt32 {
    guard let base = bytes.baseAddress else { return style }
    return UInt32(truncatingIfNeeded: TextHash.hash(base, bytes.count, seed: UInt64(style) << 32))
  }

  /// The number of the text with a hash for which a condition holds.
  @inline(__always)
  func find(_ hash: UInt32, where isEqual: (UInt32) -> Bool) -> UInt32? {
    guard !slots.isEmpty else { return nil }
    var slot = Int(truncatingIfNeeded: hash) & (slots.count - 1)
    for _ in 0..<Self.patience {
      let entry = slots[slot]
      guard entry != 0 else { return nil }
      let number = UInt32(truncatingIfNeeded: entry) &- 1
      if entry >> 32 == UInt64(hash), isEqual(number) { return number }
      slot = (slot + 1) & (slots.count - 1)
    }
    return nil
  }

  /// Enters a text that is not there.
  mutating func insert(_ number: UInt32, hash: UInt32) {
    if (count + 1) * 2 > slots.count { grow() }
    count += 1
    enter(UInt64(hash) << 32 | UInt64(number) + 1)
  }

  private mutating func enter(_ entry: UInt64) {
    var slot = Int(truncatingIfNeeded: entry >> 32) & (slots.count - 1)
    for _ in 0..<Self.patience {
      if slots[slot] == 0 {
        slots[slot] = entry
        return
      }
      slot = (slot + 1) & (slots.count - 1)
    }
  }

  private mutating func grow() {
    let old = slots
    slots = Array(filledWith: 0, count: max(64, old.count * 2))
    for entry in old where entry != 0 { enter(entry) }
  }
}
