/// Steps through UTF-8 by grapheme clusters, the characters of UAX #29.
///
/// Invalid bytes are taken one by one as U+FFFD; strings have none.
struct ClusterCursor {
  /// What one cluster is for breaking and measuring.
  struct Cluster {
    /// One past its last byte.
    var end: Int
    /// The first scalar, which decides the width.
    var base: UInt32
    var properties: ScalarProperties
    /// Ends in a zero-width joiner that joined nothing.
    var endsWithJoiner = false
    /// Is one scalar.
    var isAlone = true
    /// Has a variation selector that asks for an emoji.
    var isEmoji = false
    /// The scalars behind the base that take room of their own; nearly always empty.
    var spacingMarks = 0
  }

  /// The cluster that starts at a byte.
  static func cluster(in bytes: UnsafeBufferPointer<UInt8>, at start: Int) -> Cluster {
    let (base, length) = scalar(in: bytes, at: start)
    let properties = ScalarProperties(base)
    var cluster = Cluster(end: start + length, base: base, properties: properties)
    var last = properties.cluster
    // UAX #29's rules look back over: a pictograph with its extensions, one regional indicator.
    var isPictograph = last == .pictographic
    var flagIsOpen = last == .regionalIndicator
    while cluster.end < bytes.count {
      let (scalar, length) = scalar(in: bytes, at: cluster.end)
      let next = scalar < 0x80 && scalar >= 0x20 ? ClusterClass.other : ScalarProperties(scalar).cluster
      guard joins(last, next, afterPictograph: isPictograph, flagIsOpen: flagIsOpen) else { break }
      if scalar == 0xFE0F || next == .pictographic { cluster.isEmoji = true }
      if next == .spacingMark { cluster.spacingMarks += 1 }
      // A prepended mark lends its width and class to nobody: the letter behind it is the base.
      if last == .prepend {
        cluster.base = scalar
        cluster.properties = ScalarProperties(scalar)
      }
      if next == .regionalIndicator {
        cluster.isEmoji = flagIsOpen
        flagIsOpen.toggle()
      }
      isPictograph = next == .pictographic || isPictograph && (next == .extend || next == .zeroWidthJoiner)
      cluster.end += length
      last = next
    }
    cluster.endsWithJoiner = last == .zeroWidthJoiner
    cluster.isAlone = cluster.end == start + length
    // A space that carries a mark is to be seen.
    if !cluster.isAlone && properties.lineBreak == .space { cluster.properties.lineBreak = .alphabetic }
    return cluster
  }

  /// Whether no cluster ends between two scalars: rules GB3 to GB13.
  private static func joins(
    _ last: ClusterClass, _ next: ClusterClass, afterPictograph: Bool, flagIsOpen: Bool
  ) -> Bool {
    switch (last, next) {
    case (.carriageReturn, .lineFeed): return true
    case (.control, _), (.carriageReturn, _), (.lineFeed, _): return false
    case (_, .control), (_, .carriageReturn), (_, .lineFeed): return false
    case (.hangulL, .hangulL), (.hangulL, .hangulV), (.hangulL, .hangulLV), (.hangulL, .hangulLVT):
      return true
    case (.hangulLV, .hangulV), (.hangulLV, .hangulT), (.hangulV, .hangulV), (.hangulV, .hangulT): return true
    case (.hangulLVT, .hangulT), (.hangulT, .hangulT): return true
    case (_, .extend), (_, .zeroWidthJoiner), (_, .spacingMark), (.prepend, _): return true
    case (.zeroWidthJoiner, .pictographic): return afterPictograph
    case (.regionalIndicator, .regionalIndicator): return flagIsOpen
    default: return false
    }
  }

  /// Decodes one scalar; a byte that starts none is U+FFFD, one byte long.
  static func scalar(in bytes: UnsafeBufferPointer<UInt8>, at start: Int) -> (scalar: UInt32, length: Int) {
    let first = UInt32(bytes[start])
    let length: Int
    switch first {
    case ..<0x80: return (first, 1)
    case 0xC2..<0xE0: length = 2
    case 0xE0..<0xF0: length = 3
    case 0xF0..<0xF5: length = 4
    default: return (0xFFFD, 1)
    }
    guard start + length <= bytes.count else { return (0xFFFD, 1) }
    var scalar = first & (0x7F >> UInt32(length))
    for i in 1..<length {
      let byte = UInt32(bytes[start + i])
      guard byte & 0xC0 == 0x80 else { return (0xFFFD, 1) }
      scalar = scalar << 6 | byte & 0x3F
    }
    return (scalar, length)
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Where a stretch ends of characters that are one byte each, printable, and carry no marks.
  @inline(__always)
  func endOfPrintableASCII(from start: Int) -> Int {
    var end = start
    #if !hasFeature(Embedded)
    while count - end >= 8, isPrintableASCII(eightFrom: end) { end &+= 8 }
    #endif
    while end < count, self[end].isPrintableASCII { end += 1 }
    return end > start && end < count && self[end] >= 0x80 ? end - 1 : end
  }

  #if !hasFeature(Embedded)
  /// Whether the eight bytes from a place on, which there are, are printable: taken from 0x20 each, or added to 1, none
  /// that is sets the highest of its bits.
  @inline(__always)
  private func isPrintableASCII(eightFrom start: Int) -> Bool {
    let eight = UnsafeRawBufferPointer(self).loadUnaligned(fromByteOffset: start, as: UInt64.self)
    let ones: UInt64 = 0x0101_0101_0101_0101
    let (spaces, highest) = (ones &* 0x20, ones &* 0x80)
    return (eight | (eight &- spaces) | (eight &+ ones)) & highest == 0
  }
  #endif
}

extension UInt8 {
  @inline(__always)
  var isPrintableASCII: Bool { self &- 0x20 < 0x5F }

  @inline(__always)
  var isASCIILetter: Bool { (self | 0x20) &- 0x61 < 26 }
}
