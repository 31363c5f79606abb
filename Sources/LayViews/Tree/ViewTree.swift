/// The views of one layout as an arena: what the evaluator makes and the engine lays out.
///
/// Nodes are known by index. `Group`, `ForEach`, `if` and components are gone: their views are children of the
/// enclosing container. Every default is filled in, every colour resolved. Children are linked lists. Nodes may share a
/// payload, which is therefore never changed: a node gets another one.
@usableFromInline package struct ViewTree: Sendable {
  @usableFromInline package var nodes: [ViewNode] = []
  package var environments: [EnvironmentValues] = []
  package var root: ViewID = .none

  // What views were given, each kind's in one table.
  package var containers = ContainerPayloads()
  package var contents = ContentPayloads()
  package var modifiers = ModifierPayloads()
  package var gridCells = GridCellPayloads()

  package var customGuides: [CustomGuide] = []
  /// Ids set by `.id` and `.accessibilityIdentifier`; index 0 means none.
  package var identifiers: [String] = [""]

  /// Where views and modifiers stand, by byte offsets of their names, whose sizes were not measured.
  package var approximations: Set<UInt32> = []

  package init() {}
}

/// An index into `ViewTree.nodes`.
@usableFromInline package struct ViewID: BitwiseCopyable, Hashable, Sendable {
  @usableFromInline package var index: UInt32

  @inlinable package init(_ index: UInt32) { self.index = index }
  @inlinable package init(_ index: Int) { self.index = UInt32(truncatingIfNeeded: index) }

  @inlinable package static var none: ViewID { ViewID(UInt32.max) }
  @inlinable package var isNone: Bool { index == .max }
}

/// One view or modifier, 28 bytes.
@usableFromInline package struct ViewNode: BitwiseCopyable, Sendable {
  @usableFromInline package var kind: ViewKind
  /// A view that a control is made of and the source does not name: laid out and painted, but no node of the output.
  @usableFromInline package var isPart = false
  /// Index into the `PayloadTable` of the kind, if it has one.
  @usableFromInline package var payload: UInt32
  @usableFromInline package var firstChild: ViewID = .none
  @usableFromInline package var nextSibling: ViewID = .none
  /// Index into `ViewTree.environments`.
  @usableFromInline package var environment: UInt32
  /// Index into `ViewTree.identifiers`.
  @usableFromInline package var identifier: UInt32 = 0
  /// Byte offset in the source of the view's or modifier's name.
  @usableFromInline package var source: UInt32

  @inlinable package init(_ kind: ViewKind, payload: UInt32, environment: UInt32, source: UInt32) {
    self.kind = kind
    self.payload = payload
    self.environment = environment
    self.source = source
  }
}

/// A run of sibling nodes: what a view builder yields.
@usableFromInline package struct ViewList: Sendable {
  @usableFromInline package var first: ViewID = .none
  @usableFromInline package var last: ViewID = .none
  @usableFromInline package var count = 0

  @inlinable package init() {}

  /// A node by itself.
  @inlinable package init(_ node: ViewID) {
    first = node
    last = node
    count = 1
  }

  @inlinable package var isEmpty: Bool { first.isNone }
}

extension ViewTree {
  // Inlined, so that asking for a node of a tree that others may change retains the nodes and not dozens of tables.
  @inlinable package subscript(id: ViewID) -> ViewNode {
    get { nodes[Int(id.index)] }
    _modify { yield &nodes[Int(id.index)] }
  }

  @inlinable package mutating func add(_ node: ViewNode) -> ViewID {
    let id = ViewID(nodes.count)
    nodes.append(node)
    return id
  }

  /// Appends a single node, or the nodes of another list, at the end of a list.
  /// - Complexity: O(1).
  @inlinable package mutating func append(_ node: ViewID, to list: inout ViewList) {
    if list.isEmpty { list.first = node } else { self[list.last].nextSibling = node }
    list.last = node
    list.count += 1
  }

  @inlinable package mutating func append(_ other: ViewList, to list: inout ViewList) {
    guard !other.isEmpty else { return }
    if list.isEmpty { list.first = other.first } else { self[list.last].nextSibling = other.first }
    list.last = other.last
    list.count += other.count
  }

  @inlinable
  package func children(_ id: ViewID) -> Children { Children(nodes: nodes, position: self[id].firstChild) }

  @usableFromInline package struct Children: Sequence, IteratorProtocol {
    @usableFromInline let nodes: [ViewNode]
    @usableFromInline var position: ViewID

    @inlinable init(nodes: [ViewNode], position: ViewID) {
      self.nodes = nodes
      self.position = position
    }

    @inlinable
    package mutating func next() -> ViewID? {
      guard !position.isNone else { return nil }
      defer { position = nodes[Int(position.index)].nextSibling }
      return position
    }
  }

  package func environment(of id: ViewID) -> EnvironmentValues { environments[Int(self[id].environment)] }

  /// The source spelling of a node, the `kind` of the JSON output; nil for nodes that it passes over.
  package func spelling(of id: ViewID) -> String? {
    let node = self[id]
    switch node.kind {
    case .spacer: return contents.spacers[node].spelling
    case .control: return containers.controls[node].spelling
    case .shape: return contents.shapes[node].spelling
    case .ownLayout: return containers.ownLayouts[node].name
    case .overlay: return isMask(node) ? "mask" : "overlay"
    case .gradient:
      guard case .gradient(let index) = contents.paints[node] else { return "LinearGradient" }
      switch contents.gradients[Int(index)].geometry {
      case .linear: return "LinearGradient"
      case .radial: return "RadialGradient"
      case .elliptical: return "EllipticalGradient"
      case .angular: return "AngularGradient"
      }
    default: return node.kind.spelling
    }
  }

  /// Whether a view is shown only where the layer over it is opaque.
  package func isMask(_ node: ViewNode) -> Bool {
    node.kind == .overlay && modifiers.layers[node].isMask
  }
}
