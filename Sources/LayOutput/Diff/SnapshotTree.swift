/// A snapshot's nodes as a tree, with what they are recognised by.
struct SnapshotTree {
  let nodes: [LayoutSnapshot.Node]
  /// The position just past each node's subtree.
  private(set) var ends: [Int]
  /// Each node's parent; -1 for a root.
  private(set) var parents: [Int]
  /// Each node's kind, and its id where both trees have it once.
  private(set) var identities: [UInt64]
  private(set) var kinds: [UInt64]
  /// What a node and all below it are: equal for subtrees that differ in frames and places alone.
  private(set) var contents: [UInt64]

  /// - Parameter ids: the ids that stand once in both trees.
  /// - Complexity: O(n) in the nodes.
  init(_ nodes: [LayoutSnapshot.Node], ids: Set<String>) {
    self.nodes = nodes
    ends = Array(repeating: nodes.count, count: nodes.count)
    parents = Array(repeating: -1, count: nodes.count)
    kinds = nodes.map { Self.hash($0.kind, seed: 1) }
    identities = nodes.map { node in
      guard let id = node.id, ids.contains(id) else { return 0 }
      return Self.hash(id, seed: 2)
    }
    contents = Array(repeating: 0, count: nodes.count)
    findParents()
    findContents()
  }

  private mutating func findParents() {
    var open: [Int] = []
    for index in nodes.indices {
      while let last = open.last, nodes[last].depth >= nodes[index].depth {
        ends[last] = index
        open.removeLast()
      }
      parents[index] = open.last ?? -1
      open.append(index)
    }
  }

  private mutating func findContents() {
    for index in nodes.indices.reversed() {
      var hash = Self.mix(kinds[index], identities[index])
      if let text = nodes[index].text { hash = Self.mix(hash, Self.hash(text, seed: 3)) }
      for child in children(of: index) { hash = Self.mix(hash, contents[child]) }
      contents[index] = hash
    }
  }

  /// The children of a node; of -1 the roots.
  func children(of index: Int) -> [Int] {
    var children: [Int] = []
    var child = index + 1
    let end = index < 0 ? nodes.count : ends[index]
    while child < end {
      children.append(child)
      child = ends[child]
    }
    return children
  }

  /// How many nodes a node and those below it are.
  func size(of index: Int) -> Int { ends[index] - index }

  /// Whether a node is a modifier: they are written small.
  func isModifier(_ index: Int) -> Bool {
    nodes[index].kind.utf8.first.map { $0 >= UInt8(ascii: "a") } ?? false
  }

  /// Whether a node is a modifier around one view.
  func wraps(_ index: Int) -> Bool {
    isModifier(index) && index + 1 < ends[index] && ends[index + 1] == ends[index]
  }

  // MARK: Hashing

  private static func hash(_ text: String, seed: UInt64) -> UInt64 {
    var hash = 0xCBF2_9CE4_8422_2325 ^ seed
    for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    return hash | 1
  }

  static func mix(_ a: UInt64, _ b: UInt64) -> UInt64 {
    var hash = (a ^ (b &+ 0x9E37_79B9_7F4A_7C15 &+ a << 6 &+ a >> 2)) &* 0xBF58_476D_1CE4_E5B9
    hash ^= hash >> 29
    return hash | 1
  }
}
