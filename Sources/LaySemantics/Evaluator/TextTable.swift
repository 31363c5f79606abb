import LaySyntax

/// Elements that are found by a piece of the source's text.
///
/// Equal text is equal syntax: pieces begin at a name and end with the bracket that closes its arguments.
struct TextTable<Element> {
  private struct Entry {
    var hash: UInt64
    var range: SourceRange
    var element: Element
  }

  private var entries: [Entry] = []
  /// Open addressing: the index of an entry and one more, 0 is free.
  private var slots: [UInt32] = []
  /// How many elements are looked at for one. Half of the slots are free, so that only texts made to collide have so
  /// many in their way; an element without a slot is made anew.
  private static var patience: Int { 64 }

  /// The element that was set for the text in a range of the source.
  /// - Complexity: O(length of the text).
  func find(_ range: SourceRange, in source: SourceFile) -> Element? {
    guard !slots.isEmpty else { return nil }
    return source.bytes.withUnsafeBytes { bytes in
      guard let slot = slot(of: range, Self.hash(range, bytes), bytes), slots[slot] > 0 else { return nil }
      return entries[Int(slots[slot]) - 1].element
    }
  }

  mutating func set(_ range: SourceRange, in source: SourceFile, to element: Element) {
    if entries.count * 2 >= slots.count { grow() }
    source.bytes.withUnsafeBytes { bytes in
      let hash = Self.hash(range, bytes)
      guard let slot = slot(of: range, hash, bytes) else { return }
      if slots[slot] > 0 {
        entries[Int(slots[slot]) - 1].element = element
      } else {
        entries.append(Entry(hash: hash, range: range, element: element))
        slots[slot] = UInt32(truncatingIfNeeded: entries.count)
      }
    }
  }

  /// The slot that a text has or would get; nil for a range beyond the source, and where too many are in its way.
  private func slot(of range: SourceRange, _ hash: UInt64, _ bytes: UnsafeRawBufferPointer) -> Int? {
    guard range.start <= range.end, Int(range.end) <= bytes.count else { return nil }
    let mask = slots.count - 1
    var slot = Int(truncatingIfNeeded: hash) & mask
    for _ in 0..<Self.patience {
      guard slots[slot] > 0 else { return slot }
      let entry = entries[Int(slots[slot]) - 1]
      if entry.hash == hash, Self.areEqual(entry.range, range, bytes) { return slot }
      slot = (slot + 1) & mask
    }
    return nil
  }

  private mutating func grow() {
    slots = Array(repeating: 0, count: max(64, slots.count * 2))
    let mask = slots.count - 1
    for index in entries.indices {
      var slot = Int(truncatingIfNeeded: entries[index].hash) & mask
      while slots[slot] > 0 { slot = (slot + 1) & mask }
      slots[slot] = UInt32(truncatingIfNeeded: index + 1)
    }
  }

  private static func areEqual(_ a: SourceRange, _ b: SourceRange, _ bytes: UnsafeRawBufferPointer) -> Bool {
    guard let base = bytes.baseAddress, a.end - a.start == b.end - b.start else { return false }
    return TextHash.areEqual(base + Int(a.start), base + Int(b.start), Int(a.end - a.start))
  }

  private static func hash(_ range: SourceRange, _ bytes: UnsafeRawBufferPointer) -> UInt64 {
    guard let base = bytes.baseAddress, Int(range.end) <= bytes.count, range.start <= range.end else {
      return 0
    }
    return TextHash.hash(base + Int(range.start), Int(range.end - range.start))
  }
}
