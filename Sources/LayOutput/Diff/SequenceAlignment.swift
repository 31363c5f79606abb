/// Pairs the elements of two sequences that are meant to be the same, in order.
///
/// Each element has a key per tier, the surest tier first; 0 is no key. A tier pairs what the tiers before it left
/// between their pairs: equal beginnings and ends first, then keys that stand once on each side, then equal keys in their
/// order. Of crossing pairs the longest run without a crossing is kept.
struct SequenceAlignment {
  private let old: [[UInt64]]
  private let new: [[UInt64]]
  private(set) var pairs: [(old: Int, new: Int)] = []

  private struct Segment {
    var old: Range<Int>
    var new: Range<Int>
    var tier: Int
    /// Whether only keys that stand once on each side are paired.
    var pairsUniqueKeys: Bool
  }

  /// - Parameters:
  ///   - old: the keys of the first sequence, tier by tier; each tier has one key for each element.
  ///   - new: those of the second, in as many tiers.
  /// - Complexity: O(n log n) in the elements, times the tiers.
  init(_ old: [[UInt64]], _ new: [[UInt64]]) {
    self.old = old
    self.new = new
    guard let oldCount = old.first?.count, let newCount = new.first?.count else { return }
    var waiting = [Segment(old: 0..<oldCount, new: 0..<newCount, tier: 0, pairsUniqueKeys: true)]
    while let segment = waiting.popLast() { align(segment, &waiting) }
    pairs.sort { $0.old < $1.old }
  }

  private mutating func align(_ whole: Segment, _ waiting: inout [Segment]) {
    guard whole.tier < old.count, !whole.old.isEmpty, !whole.new.isEmpty else { return }
    let segment = trimEnds(of: whole)
    guard !segment.old.isEmpty, !segment.new.isEmpty else { return }
    var next = segment
    if segment.pairsUniqueKeys {
      next.pairsUniqueKeys = false
    } else {
      (next.tier, next.pairsUniqueKeys) = (segment.tier + 1, true)
    }
    var (oldStart, newStart) = (segment.old.lowerBound, segment.new.lowerBound)
    for pair in anchors(in: segment) {
      pairs.append(pair)
      next.old = oldStart..<pair.old
      next.new = newStart..<pair.new
      waiting.append(next)
      (oldStart, newStart) = (pair.old + 1, pair.new + 1)
    }
    next.old = oldStart..<segment.old.upperBound
    next.new = newStart..<segment.new.upperBound
    waiting.append(next)
  }

  /// Pairs equal beginnings and ends, and hands back what is between.
  private mutating func trimEnds(of whole: Segment) -> Segment {
    var segment = whole
    let (old, new) = (old[whole.tier], new[whole.tier])
    while let a = segment.old.first, let b = segment.new.first, old[a] == new[b], old[a] != 0 {
      pairs.append((a, b))
      segment.old = a + 1..<segment.old.upperBound
      segment.new = b + 1..<segment.new.upperBound
    }
    while let a = segment.old.last, let b = segment.new.last, old[a] == new[b], old[a] != 0 {
      pairs.append((a, b))
      segment.old = segment.old.lowerBound..<a
      segment.new = segment.new.lowerBound..<b
    }
    return segment
  }

  /// The pairs that a segment is divided at: of keys that stand once on each side, unless they would cross out many
  /// pairs of others.
  private func anchors(in segment: Segment) -> [(old: Int, new: Int)] {
    var rest = segment
    rest.pairsUniqueKeys = false
    let all = Self.longestRun(candidates(in: rest))
    guard segment.pairsUniqueKeys else { return all }
    let unique = Self.longestRun(candidates(in: segment))
    return 2 * unique.count >= all.count ? unique : all
  }

  /// Elements with equal keys, the first with the first and so on, in the order of the first sequence.
  private func candidates(in segment: Segment) -> [(old: Int, new: Int)] {
    let (old, new) = (old[segment.tier], new[segment.tier])
    var places: [UInt64: [Int]] = [:]
    for index in segment.new where new[index] != 0 { places[new[index], default: []].append(index) }
    var seen: [UInt64: Int] = [:]
    for index in segment.old where old[index] != 0 { seen[old[index], default: 0] += 1 }
    var used: [UInt64: Int] = [:]
    var candidates: [(old: Int, new: Int)] = []
    for index in segment.old {
      let key = old[index]
      guard let list = places[key] else { continue }
      if segment.pairsUniqueKeys, list.count > 1 || seen[key] != 1 { continue }
      let number = used[key, default: 0]
      guard number < list.count else { continue }
      used[key] = number + 1
      candidates.append((index, list[number]))
    }
    return candidates
  }

  /// The longest run of pairs whose second elements ascend.
  private static func longestRun(_ candidates: [(old: Int, new: Int)]) -> [(old: Int, new: Int)] {
    /// For each length, the candidate that a run of that length ends in with the least second element.
    var ends: [Int] = []
    var previous = [Int](repeating: -1, count: candidates.count)
    for index in candidates.indices {
      var low = 0
      var high = ends.count
      while low < high {
        let middle = (low + high) / 2
        if candidates[ends[middle]].new < candidates[index].new { low = middle + 1 } else { high = middle }
      }
      if low > 0 { previous[index] = ends[low - 1] }
      if low == ends.count { ends.append(index) } else { ends[low] = index }
    }
    var run: [(old: Int, new: Int)] = []
    var position = ends.last ?? -1
    while position >= 0 {
      run.append(candidates[position])
      position = previous[position]
    }
    return run.reversed()
  }
}
