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
    guard a.end - a.start == b.end - b.start else { return false }
    var (left, right) = (Int(a.start), Int(b.start))
    while left + 8 <= Int(a.end) {
      guard word(left, bytes) == word(right, bytes) else { return false }
      left += 8
      right += 8
    }
    while left < Int(a.end) {
      guard bytes[left] == bytes[right] else { return false }
      left += 1
      right += 1
    }
    return true
  }

  /// Eight bytes a step, each step a multiplication.
  private static func hash(_ range: SourceRange, _ bytes: UnsafeRawBufferPointer) -> UInt64 {
    guard Int(range.end) <= bytes.count else { return 0 }
    var hash = UInt64(range.end &- range.start)
    var index = Int(range.start)
    while index + 8 <= Int(range.end) {
      hash = mixed(hash, word(index, bytes))
      index += 8
    }
    var rest: UInt64 = 0
    while index < Int(range.end) {
      rest = rest << 8 | UInt64(bytes[index])
      index += 1
    }
    return mixed(hash, rest)
  }

  @inline(__always)
  private static func mixed(_ hash: UInt64, _ word: UInt64) -> UInt64 {
    let product = (hash ^ word) &* 0x9E37_79B9_7F4A_7C15
    return product ^ product >> 32
  }

  @inline(__always)
  private static func word(_ index: Int, _ bytes: UnsafeRawBufferPointer) -> UInt64 {
    bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self)
  }
}
