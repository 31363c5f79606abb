import LayViews

/// The answers of views to proposals, sizes or places of guides, so that a view asked the same thing twice works once.
///
/// Each view has a list of entries in one pool; a list is short, because a stack asks each child for its
/// smallest and largest length and one share, for each of the few lengths that it is itself proposed across. Where
/// containers and modifiers multiply each other's questions a list may grow by thousands: the answers of views with
/// long ones are found by a hash.
struct AnswerTable<Answer: BitwiseCopyable> {
  private struct Entry: BitwiseCopyable {
    var proposal: Proposal
    var answer: Answer
    var next: Int32
    var topic: UInt32
    /// How many entries the view has with this one.
    var length: Int32
    var view: UInt32
  }

  /// So many answers of a view are looked at one by one.
  private static var patience: Int32 { 8 }

  private var entries = Column<Entry>(capacity: 64)
  /// The newest entry of each view; −1 for none.
  private var heads = Column<Int32>(capacity: 64)
  /// The entries of views with more than `patience`, at a place that their hash tells or the next free one; −1 for none.
  private var slots = Column<Int32>(capacity: 16)
  private var hashedCount = 0

  mutating func grow(to viewCount: Int) { heads.grow(to: viewCount, repeating: -1) }

  func deallocate() {
    entries.deallocate()
    heads.deallocate()
    slots.deallocate()
  }

  /// - Parameter topic: what else the answer depends on: of sizes the number of the size that container-relative frames
  ///   inside the view go by.
  func answer(of view: ViewID, to proposal: Proposal, on topic: UInt32) -> Answer? {
    var index = heads[view]
    guard index >= 0 else { return nil }
    if entries[Int(index)].length > Self.patience {
      return hashedAnswer(of: view, to: proposal, on: topic)
    }
    while index >= 0 {
      let entry = entries[Int(index)]
      if entry.proposal == proposal, entry.topic == topic { return entry.answer }
      index = entry.next
    }
    return nil
  }

  mutating func store(_ answer: Answer, of view: ViewID, to proposal: Proposal, on topic: UInt32) {
    let head = heads[view]
    let length = head < 0 ? 1 : entries[Int(head)].length + 1
    entries.append(
      Entry(
        proposal: proposal, answer: answer, next: head, topic: topic, length: length, view: view.index))
    let index = Int32(truncatingIfNeeded: entries.count - 1)
    heads[view] = index
    if length > Self.patience { storeHashed(index, length) }
  }

  /// The view that worked out most answers, the first of several, and how many; nil where none did.
  /// - Complexity: O(n) in the views.
  var busiest: (view: ViewID, count: Int)? {
    var busiest: (view: ViewID, count: Int)?
    for index in 0..<heads.count where heads[index] >= 0 {
      let count = Int(entries[Int(heads[index])].length)
      if count > busiest?.count ?? 0 { busiest = (ViewID(index), count) }
    }
    return busiest
  }

  // MARK: Views with many answers

  @inline(never)
  private func hashedAnswer(of view: ViewID, to proposal: Proposal, on topic: UInt32) -> Answer? {
    var slot = firstSlot(view.index, proposal, topic)
    while slots[slot] >= 0 {
      let entry = entries[Int(slots[slot])]
      if entry.view == view.index, entry.proposal == proposal, entry.topic == topic {
        return entry.answer
      }
      slot = (slot + 1) & (slots.count - 1)
    }
    return nil
  }

  /// Puts a view's newest entry into the table, and with the first that is one too many those before it.
  @inline(never)
  private mutating func storeHashed(_ newest: Int32, _ length: Int32) {
    var index = newest
    while index >= 0 {
      hashedCount += 1
      if hashedCount * 2 > slots.count { growSlots() }
      put(index)
      if length > Self.patience + 1 { return }
      index = entries[Int(index)].next
    }
  }

  private func put(_ index: Int32) {
    let entry = entries[Int(index)]
    var slot = firstSlot(entry.view, entry.proposal, entry.topic)
    while slots[slot] >= 0 { slot = (slot + 1) & (slots.count - 1) }
    slots[slot] = index
  }

  private mutating func growSlots() {
    let old = slots
    let count = max(64, old.count * 2)
    slots = Column(capacity: count)
    slots.grow(to: count, repeating: -1)
    for slot in 0..<old.count where old[slot] >= 0 { put(old[slot]) }
    old.deallocate()
  }

  /// Proposals differ in few bits: each step spreads them over all.
  private func firstSlot(_ view: UInt32, _ proposal: Proposal, _ topic: UInt32) -> Int {
    let multiplier: UInt64 = 0x9E37_79B9_7F4A_7C15  // 2⁶⁴ divided by the golden ratio
    var hash = proposal.bits.x &* multiplier
    hash ^= hash >> 29
    hash = (hash &+ proposal.bits.y) &* multiplier
    hash ^= hash >> 32
    hash = (hash &+ (UInt64(view) | UInt64(topic) << 32)) &* multiplier
    hash ^= hash >> 29
    return Int(truncatingIfNeeded: hash) & (slots.count - 1)
  }
}
