/// Which nodes of two trees are the same view.
///
/// From the roots down, the children of matched nodes are aligned: by id, by equal content, by kind and text, by kind.
/// Modifiers count with the view they are around, so that one more of them hides nothing. Then what is left over is
/// looked for one level deeper or higher, where a container has come or gone, and at last anywhere, by id and by
/// content that cannot be mistaken.
struct TreeMatching {
  private let old: SnapshotTree
  private let new: SnapshotTree
  /// The position in the new tree of each old node; -1 for none.
  private(set) var newOfOld: [Int]
  private(set) var oldOfNew: [Int]
  /// Matched nodes whose children are to be aligned; -1 stands for what is above the roots.
  private var waiting = [(old: -1, new: -1)]

  /// A view with the modifiers around it.
  private struct Element {
    var top: Int
    var core: Int
  }

  /// - Complexity: O(n log n) in the nodes.
  init(_ old: SnapshotTree, _ new: SnapshotTree) {
    self.old = old
    self.new = new
    newOfOld = Array(repeating: -1, count: old.nodes.count)
    oldOfNew = Array(repeating: -1, count: new.nodes.count)
    alignAll()
    matchStrays()
  }

  private mutating func alignAll() {
    while let (oldParent, newParent) = waiting.popLast() {
      let oldElements = old.children(of: oldParent).map { element($0, in: old) }
      let newElements = new.children(of: newParent).map { element($0, in: new) }
      let (oldRest, newRest) = align(oldElements, newElements)
      guard !oldRest.isEmpty, !newRest.isEmpty else { continue }
      // A container between them was added, or one was removed.
      let (stillOld, _) = align(oldRest, newRest.flatMap { elementsBelow($0, in: new) })
      _ = align(stillOld.flatMap { elementsBelow($0, in: old) }, newRest.filter { oldOfNew[$0.core] < 0 })
    }
  }

  private func element(_ top: Int, in tree: SnapshotTree) -> Element {
    var core = top
    while tree.wraps(core) { core += 1 }
    return Element(top: top, core: core)
  }

  private func elementsBelow(_ element: Element, in tree: SnapshotTree) -> [Element] {
    tree.children(of: element.core).map { self.element($0, in: tree) }
  }

  /// Matches the elements that belong together and hands back the others.
  private mutating func align(_ olds: [Element], _ news: [Element]) -> (old: [Element], new: [Element]) {
    let olds = olds.filter { newOfOld[$0.core] < 0 }
    let news = news.filter { oldOfNew[$0.core] < 0 }
    let alignment = SequenceAlignment(keys(of: olds, in: old), keys(of: news, in: new))
    for (a, b) in alignment.pairs { match(olds[a], news[b]) }
    return (olds.filter { newOfOld[$0.core] < 0 }, news.filter { oldOfNew[$0.core] < 0 })
  }

  /// Tier by tier: the id, the whole content, the content without modifiers, kind and text, the kind.
  private func keys(of elements: [Element], in tree: SnapshotTree) -> [[UInt64]] {
    let identities = elements.map { tree.identities[$0.top...$0.core].first { $0 != 0 } ?? 0 }
    let kinds = zip(elements, identities).map { SnapshotTree.mix(tree.kinds[$0.core], $1) }
    return [
      identities,
      elements.map { tree.contents[$0.top] },
      elements.map { tree.contents[$0.core] },
      zip(elements, kinds).map { element, kind in
        tree.nodes[element.core].text == nil ? 0 : SnapshotTree.mix(kind, tree.textHash(element.core))
      },
      kinds,
    ]
  }

  private mutating func match(_ a: Element, _ b: Element) {
    guard old.nodes[a.core].kind == new.nodes[b.core].kind else { return }
    pair(a.core, b.core)
    guard a.top < a.core || b.top < b.core else { return }
    let modifiers = SequenceAlignment([Array(old.kinds[a.top..<a.core])], [Array(new.kinds[b.top..<b.core])])
    for (i, j) in modifiers.pairs where old.nodes[a.top + i].kind == new.nodes[b.top + j].kind {
      if newOfOld[a.top + i] < 0, oldOfNew[b.top + j] < 0 { link(a.top + i, b.top + j) }
    }
  }

  private mutating func link(_ a: Int, _ b: Int) {
    newOfOld[a] = b
    oldOfNew[b] = a
  }

  /// Matches two nodes, and has their children aligned.
  private mutating func pair(_ a: Int, _ b: Int) {
    link(a, b)
    if old.size(of: a) > 1, new.size(of: b) > 1 { waiting.append((a, b)) }
  }

  // MARK: Strays

  /// Matches what has moved to another container: by id, and by content that each tree has once among what is left.
  private mutating func matchStrays() {
    matchStrays { tree, index in tree.identities[index] }
    matchStrays { tree, index in tree.isUnmistakable(index) ? tree.contents[index] : 0 }
  }

  private mutating func matchStrays(by key: (SnapshotTree, Int) -> UInt64) {
    let places = Self.uniquePlaces(new, oldOfNew, key)
    for (value, place) in Self.uniquePlaces(old, newOfOld, key).sorted(by: { $0.value < $1.value }) {
      guard let other = places[value], newOfOld[place] < 0, oldOfNew[other] < 0,
        old.nodes[place].kind == new.nodes[other].kind
      else { continue }
      pair(place, other)
      alignAll()
    }
  }

  /// The places of the keys that stand once among the nodes without a match.
  private static func uniquePlaces(
    _ tree: SnapshotTree, _ matches: [Int], _ key: (SnapshotTree, Int) -> UInt64
  ) -> [UInt64: Int] {
    var places: [UInt64: Int] = [:]
    for index in tree.nodes.indices where matches[index] < 0 {
      let value = key(tree, index)
      guard value != 0 else { continue }
      places[value] = places[value] == nil ? index : -1
    }
    return places.filter { $0.value >= 0 }
  }
}

extension SnapshotTree {
  fileprivate func textHash(_ index: Int) -> UInt64 {
    var hash: UInt64 = 7
    for byte in (nodes[index].text ?? "").utf8 { hash = Self.mix(hash, UInt64(byte)) }
    return hash
  }

  /// Whether a subtree has enough content to be recognized in another place.
  fileprivate func isUnmistakable(_ index: Int) -> Bool {
    let leastSize = 4
    return size(of: index) >= leastSize || nodes[index].text != nil
  }
}
