import LaySyntax

/// Elements that are found by a piece of the source's text.
///
/// Equal text is equal syntax: pieces begin at a name and end with the bracket that closes its arguments.
struct TextTable<Element> {
  private var ranges: [SourceRange] = []
  private var elements: [Element] = []
  /// Open addressing: the upper half of a text's hash above the index of its element and one more; 0 is free.
  private var slots: [UInt64] = []
  /// How many elements are looked at for one. Half of the slots are free, so that only texts made to collide have so
  /// many in their way; an element without a slot is made anew.
  private static var patience: Int { 64 }

  /// The element that was set for the text in a range of the source.
  /// - Complexity: O(length of the text).
  func find(_ range: SourceRange, in source: SourceFile) -> Element? {
    guard !slots.isEmpty, let slot = slot(of: range, in: source), slots[slot] > 0 else { return nil }
    return elements[Self.index(slots[slot])]
  }

  mutating func set(_ range: SourceRange, in source: SourceFile, to element: Element) {
    if elements.count * 2 >= slots.count { grow(source) }
    guard let slot = slot(of: range, in: source) else { return }
    if slots[slot] > 0 {
      elements[Self.index(slots[slot])] = element
    } else {
      slots[slot] = Self.entry(Self.hash(range, in: source), elements.count)
      ranges.append(range)
      elements.append(element)
    }
  }

  /// The slot that a text has or would get; nil for a range beyond the source, and where too many are in its way.
  private func slot(of range: SourceRange, in source: SourceFile) -> Int? {
    guard range.start <= range.end, Int(range.end) <= source.bytes.count else { return nil }
    return source.bytes.withUnsafeBytes { bytes in
      guard let base = bytes.baseAddress else { return nil }
      // In bounds as are all ranges that were set, by the guard above.
      let text = base + Int(range.start)
      let count = Int(range.end - range.start)
      let hash = TextHash.hash(text, count)
      let mask = slots.count - 1
      var slot = Int(truncatingIfNeeded: hash) & mask
      for _ in 0..<Self.patience {
        let entry = slots[slot]
        if entry == 0 { return slot }
        if entry >> 32 == hash >> 32 {
          let other = ranges[Self.index(entry)]
          if Int(other.end - other.start) == count, TextHash.areEqual(base + Int(other.start), text, count) {
            return slot
          }
        }
        slot = (slot + 1) & mask
      }
      return nil
    }
  }

  private mutating func grow(_ source: SourceFile) {
    slots = Array(filledWith: 0, count: max(64, slots.count * 2))
    let mask = slots.count - 1
    for index in ranges.indices {
      let hash = Self.hash(ranges[index], in: source)
      var slot = Int(truncatingIfNeeded: hash) & mask
      while slots[slot] > 0 { slot = (slot + 1) & mask }
      slots[slot] = Self.entry(hash, index)
    }
  }

  private static func entry(_ hash: UInt64, _ index: Int) -> UInt64 {
    (hash >> 32) << 32 | UInt64(UInt32(truncatingIfNeeded: index + 1))
  }

  private static func index(_ entry: UInt64) -> Int { Int(entry & 0xFFFF_FFFF) - 1 }

  /// - Parameter range: in bounds.
  private static func hash(_ range: SourceRange, in source: SourceFile) -> UInt64 {
    source.bytes.withUnsafeBytes { bytes in
      guard let base = bytes.baseAddress else { return 0 }
      return TextHash.hash(base + Int(range.start), Int(range.end - range.start))
    }
  }
}
