import LayViews

/// The answers of views to proposals, so that a view asked the same thing twice works once.
///
/// Each view has a list of entries in one pool; a list is short, because a stack asks each child for its
/// smallest and largest length and one share, for each of the few lengths that it is itself proposed across.
struct SizeCache {
  private struct Entry: BitwiseCopyable {
    var proposal: Proposal
    var size: Size
    var next: Int32
    var container: UInt32
  }

  private var entries = Column<Entry>(capacity: 64)
  /// The newest entry of each view; −1 for none.
  private var heads = Column<Int32>(capacity: 64)
  /// How often a view had to work out an answer: what tests of linear cost count.
  private(set) var missCount = 0

  mutating func grow(to viewCount: Int) { heads.grow(to: viewCount, repeating: -1) }

  func deallocate() {
    entries.deallocate()
    heads.deallocate()
  }

  /// - Parameter container: the number of the size that container-relative frames inside the view go by.
  func answer(of view: ViewID, to proposal: Proposal, in container: UInt32) -> Size? {
    var index = heads[view]
    while index >= 0 {
      let entry = entries[Int(index)]
      if entry.proposal == proposal, entry.container == container { return entry.size }
      index = entry.next
    }
    return nil
  }

  mutating func store(_ size: Size, of view: ViewID, to proposal: Proposal, in container: UInt32) {
    missCount += 1
    entries.append(Entry(proposal: proposal, size: size, next: heads[view], container: container))
    heads[view] = Int32(truncatingIfNeeded: entries.count - 1)
  }
}
