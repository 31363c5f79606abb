import LaySyntax

// Source that is written out says the same again and again: `.frame(width: 44, height: 44)`, `Circle().fill(.blue)`.
// What runs only once is not worth a plan for the next time; what it says in the same words is made once.

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

/// What pieces of the text of a layout have been found to stand for, wherever they are written in it.
struct SharedText {
  /// A view without children that a chain begins with.
  struct Base {
    var placed: Chain.Placed
    /// From the start of the chain to the place that the view's node names.
    var sourceOffset: UInt32
    /// The modifier that ends it; empty at the end of the chain.
    var next: Symbol
  }

  var bases = TextTable<Base>()
  /// Modifiers that do nothing but change a frame.
  var modifiers = TextTable<Chain.Placed>()
  /// Modifiers that change what content inherits.
  var inherited = TextTable<CallPlan.Inherited>()
}

extension Evaluator {
  /// Whether the code at a place runs no more than once.
  @inline(__always)
  func runsOnce(_ range: SourceRange) -> Bool {
    range.start >= onceRange.start && range.start < onceRange.end
  }

  /// The text of a modifier from its name on, for one that is written out; nil for any other.
  func sharedText(of link: Chain.Link) -> SourceRange? {
    guard link.kind == .method, !isChecking, !isSilent else { return nil }
    let range = syntax.range(link.node)
    guard runsOnce(range) else { return nil }
    let start = nameRange(link.node).start
    return start < range.end ? SourceRange(start: start, end: range.end) : nil
  }

  /// The text of what a written-out chain begins with before anything that could be a modifier: `Circle().fill(.blue)`.
  ///
  /// It begins with a name of SwiftUI's that nothing in the file declares, which therefore means the same everywhere.
  func sharedText(of chain: Chain) -> SourceRange? {
    guard !isChecking, !isSilent, syntax.kind(chain.base) == .call else { return nil }
    let callee = syntax[chain.base].firstChild
    guard syntax.kind(callee) == .identifier, case .type? = undeclaredTarget(syntax.symbol(callee)) else {
      return nil
    }
    let base = syntax.range(chain.base)
    guard runsOnce(base) else { return nil }
    let first = chain.firstModifier
    return first == 0 ? base : base.joined(with: syntax.range(chain.links[first - 1].node))
  }

  /// The view of a chain's beginning, if the same was placed before in the same environment.
  func placeShared(_ known: SharedText.Base, at text: SourceRange) -> ViewList? {
    guard known.placed.tree == treeNumber, known.placed.environment == currentEnvironment() else {
      return nil
    }
    return node(
      known.placed.kind, payload: Int(known.placed.payload), at: text.start &+ known.sourceOffset)
  }

  /// Keeps what a chain begins with for the next that begins so.
  func share(_ chain: Chain, _ text: SourceRange) {
    guard let placed = chain.placed, chain.constant?.next == chain.firstModifier else { return }
    let next = chain.firstModifier < chain.links.count ? chain.links[chain.firstModifier].name : .empty
    let base = SharedText.Base(placed: placed, sourceOffset: placed.source &- text.start, next: next)
    shared.bases.set(text, in: syntax.source, to: base)
  }
}
