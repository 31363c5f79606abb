/// What the views of some kinds were given, one entry for each node or for several that are alike.
///
/// A payload is read by the node whose it is. That the node is of a kind that keeps its payload here is checked in debug
/// builds, which the tests are; in release builds reading one costs what an array's element does.
@usableFromInline package struct PayloadTable<Payload> {
  @usableFromInline var payloads: [Payload] = []
  /// The kinds of the nodes whose payloads these are.
  @usableFromInline package let kinds: ViewKinds

  // Without an array of kinds, which every tree would have to make.
  package init(
    of kind: ViewKind, _ second: ViewKind? = nil, _ third: ViewKind? = nil, _ fourth: ViewKind? = nil
  ) {
    var kinds = ViewKinds(kind)
    if let second { kinds.formUnion(ViewKinds(second)) }
    if let third { kinds.formUnion(ViewKinds(third)) }
    if let fourth { kinds.formUnion(ViewKinds(fourth)) }
    self.kinds = kinds
  }

  @inlinable package subscript(node: ViewNode) -> Payload {
    get {
      assert(kinds.contains(node.kind), "another table has the payload of this kind")
      return payloads[Int(node.payload)]
    }
    _modify {
      assert(kinds.contains(node.kind), "another table has the payload of this kind")
      yield &payloads[Int(node.payload)]
    }
  }

  @inlinable package var count: Int { payloads.count }
  @inlinable package var isEmpty: Bool { payloads.isEmpty }
  /// Every payload, for questions about the whole tree.
  package var all: [Payload] { payloads }

  @inlinable package mutating func append(_ payload: Payload) { payloads.append(payload) }

  /// Appends a payload and gives its index: what the node holds.
  @inlinable package mutating func add(_ payload: Payload) -> Int {
    payloads.append(payload)
    return payloads.count - 1
  }

  /// Gives a node a payload of its own, which differs from the one it has.
  package mutating func change(_ node: inout ViewNode, _ edit: (inout Payload) -> Void) {
    var payload = self[node]
    edit(&payload)
    node.payload = UInt32(truncatingIfNeeded: add(payload))
  }
}

extension PayloadTable {
  /// The payload that `add` gave an index, for whoever builds a tree and has no node yet.
  package subscript(payload index: Int) -> Payload {
    get { payloads[index] }
    _modify { yield &payloads[index] }
  }
}

extension PayloadTable: Sendable where Payload: Sendable {}

/// A set of kinds of views.
@usableFromInline package struct ViewKinds: OptionSet, BitwiseCopyable, Sendable {
  @usableFromInline package let rawValue: UInt64

  @inlinable package init(rawValue: UInt64) { self.rawValue = rawValue }
  @inlinable package init(_ kind: ViewKind) { rawValue = 1 << UInt64(kind.rawValue) }

  @inlinable package func contains(_ kind: ViewKind) -> Bool { rawValue & (1 << UInt64(kind.rawValue)) != 0 }
}
