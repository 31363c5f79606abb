/// The syntax of one file as an arena: nodes in one array, children as linked lists of indices.
///
/// The parser never fails. What it could not read is a `.missing` node with a diagnostic beside it, so later
/// stages always get a whole tree. Children come in the order that `SyntaxKind` documents for each kind.
@usableFromInline package struct SyntaxTree: Sendable {
  @usableFromInline package internal(set) var source: SourceFile
  @usableFromInline package let nodes: SyntaxNodes
  @usableFromInline package var symbols: SymbolTable
  /// Numbers of integer literals that are too large to be payloads themselves.
  @usableFromInline var largeIntegers: [Int]
  /// Numbers of floating-point literals, by the payload of `.floatLiteral`.
  @usableFromInline package var floats: [Double]
  /// Decoded text of string segments that hold escapes or margins, by the payload of `.stringSegment`.
  @usableFromInline package var strings: [String]
  /// Comments, in source order: `// lay:allow` is read from them.
  @usableFromInline package var comments: [SourceRange]
  @usableFromInline package var root: SyntaxID

  init(source: SourceFile, nodes: SyntaxNodes, symbols: SymbolTable, root: SyntaxID) {
    self.source = source
    self.nodes = nodes
    self.symbols = symbols
    self.largeIntegers = []
    self.floats = []
    self.strings = []
    self.comments = []
    self.root = root
  }
}

/// An index into `SyntaxTree.nodes`.
@usableFromInline package struct SyntaxID: BitwiseCopyable, Hashable, Sendable {
  @usableFromInline package var index: UInt32

  @inlinable package init(_ index: UInt32) { self.index = index }

  /// No node: the end of a list of children, or an absent optional child.
  @inlinable package static var none: SyntaxID { SyntaxID(UInt32.max) }
  @inlinable package var isNone: Bool { index == .max }
}

/// One node, as it is handed out; a tree keeps it packed.
@usableFromInline package struct SyntaxNode: BitwiseCopyable, Sendable {
  @usableFromInline package var kind: SyntaxKind
  /// The operator of an operator node, the flags of a declaration: see `SyntaxKind`.
  @usableFromInline package var detail: UInt8
  @usableFromInline package var range: SourceRange
  /// What a leaf or named node carries: a `Symbol` or an index into a table of the tree, as `SyntaxKind` says.
  @usableFromInline package var payload: UInt32
  @usableFromInline package var firstChild: SyntaxID
  @usableFromInline package var nextSibling: SyntaxID

  @inlinable package init(_ kind: SyntaxKind, range: SourceRange, detail: UInt8 = 0, payload: UInt32 = 0) {
    self.kind = kind
    self.detail = detail
    self.range = range
    self.payload = payload
    self.firstChild = .none
    self.nextSibling = .none
  }
}

/// Inlined, the accessors cost a reader what it looks at; called, they would be handed a copy of the tree.
extension SyntaxTree {
  @inlinable package subscript(id: SyntaxID) -> SyntaxNode {
    @inline(__always)
    get { nodes[Int(id.index)] }
  }

  @inlinable @inline(__always)
  package func kind(_ id: SyntaxID) -> SyntaxKind { nodes.kind(Int(id.index)) }
  @inlinable @inline(__always)
  package func range(_ id: SyntaxID) -> SourceRange { nodes.range(Int(id.index)) }

  /// The symbol of a named node: identifiers, members, labels, declarations; of any other the empty one.
  @inlinable @inline(__always)
  package func symbol(_ id: SyntaxID) -> Symbol {
    kind(id).hasNumber ? .empty : Symbol(nodes[Int(id.index)].payload)
  }
  package func name(_ id: SyntaxID) -> String { symbols[symbol(id)] }

  @inlinable @inline(__always)
  package func children(_ id: SyntaxID) -> Children {
    Children(nodes: nodes, position: nodes[Int(id.index)].firstChild)
  }

  /// The child at a position, or `.none`.
  @inlinable @inline(__always)
  package func child(_ id: SyntaxID, _ position: Int) -> SyntaxID {
    var child = nodes[Int(id.index)].firstChild
    for _ in 0..<position where !child.isNone { child = nodes[Int(child.index)].nextSibling }
    return child
  }

  /// Marks the payload of an `.integerLiteral` that is an index into `largeIntegers`; any other is the number itself.
  static var largeIntegerTag: UInt32 { 1 << 31 }

  /// The number of an `.integerLiteral`.
  package func integer(_ id: SyntaxID) -> Int {
    let payload = nodes[Int(id.index)].payload
    guard payload & Self.largeIntegerTag != 0 else { return Int(payload) }
    return largeIntegers[Int(payload & ~Self.largeIntegerTag)]
  }

  /// Whether an `.integerLiteral` is larger than any `Int`: its number is the bits of one of 64 bits without a sign.
  package func isUnsigned(_ id: SyntaxID) -> Bool { nodes.detail(Int(id.index)) != 0 }

  /// The text of a `.stringSegment`, its escapes and margins resolved.
  package func segmentText(_ id: SyntaxID) -> String {
    let node = nodes[Int(id.index)]
    return node.payload == .max ? source.text(node.range) : strings[Int(node.payload)]
  }

  @inlinable @inline(__always)
  package func next(_ id: SyntaxID) -> SyntaxID { nodes[Int(id.index)].nextSibling }

  /// The children of one node, in order.
  @usableFromInline package struct Children: Sequence, IteratorProtocol {
    @usableFromInline let nodes: SyntaxNodes
    @usableFromInline var position: SyntaxID

    @inlinable init(nodes: SyntaxNodes, position: SyntaxID) {
      self.nodes = nodes
      self.position = position
    }

    @inlinable @inline(__always)
    package mutating func next() -> SyntaxID? {
      guard !position.isNone else { return nil }
      defer { position = nodes[Int(position.index)].nextSibling }
      return position
    }
  }
}

/// A name, interned: equal names are equal symbols.
@usableFromInline package struct Symbol: BitwiseCopyable, Hashable, Sendable {
  @usableFromInline package var index: UInt32

  @inlinable package init(_ index: UInt32) { self.index = index }

  /// The empty name: an argument without a label, a closure without a name.
  @inlinable package static var empty: Symbol { Symbol(0) }
}
