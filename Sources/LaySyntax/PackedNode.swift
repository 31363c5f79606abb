/// A node as it is kept: 12 bytes, half of what it takes written out.
///
/// Its relatives stand near it, its source is short and its name or number small, for nearly all nodes. One that does
/// not fit is written out in a table beside, to which the packed one refers.
@usableFromInline struct PackedNode: BitwiseCopyable, Sendable {
  /// What `data` tells.
  enum Form: UInt16 {
    /// The payload and one more, of a node without children.
    case leaf
    /// How far before the node its first child stands; the payload is 0.
    case parent
    /// The payload and one more, of a node whose first child stands right before it.
    case namedParent
    /// With `next` as its lower half the index of the node among those written out.
    case writtenOut
  }

  /// The kind in 7 bits, the form in 2, the detail in 7.
  @usableFromInline let head: UInt16
  @usableFromInline let length: UInt16
  @usableFromInline let start: UInt32
  /// How far behind the node its next sibling stands; 0 where there is none.
  @usableFromInline var next: UInt16
  @usableFromInline let data: UInt16

  /// - Parameter index: where the node stands among the others.
  /// - Returns: nil if the node has to be written out.
  @inline(__always)
  init?(_ node: SyntaxNode, at index: UInt32) {
    // What points the other way wraps round to a number that does not fit.
    let length = node.range.end &- node.range.start
    let next = node.nextSibling.isNone ? 0 : node.nextSibling.index &- index
    let form: Form
    var data = node.payload &+ 1
    if node.firstChild.isNone {
      form = .leaf
    } else if node.payload == 0 {
      form = .parent
      data = index &- node.firstChild.index
    } else {
      form = .namedParent
      guard node.firstChild.index &+ 1 == index else { return nil }
    }
    guard (length | next | data) >> 16 == 0 else { return nil }
    self.head = Self.head(node, form)
    self.length = UInt16(truncatingIfNeeded: length)
    self.start = node.range.start
    self.next = UInt16(truncatingIfNeeded: next)
    self.data = UInt16(truncatingIfNeeded: data)
  }

  /// A node that is written out.
  /// - Parameter place: its index among those.
  init(_ node: SyntaxNode, writtenOutAt place: Int) {
    self.head = Self.head(node, .writtenOut)
    self.length = 0
    self.start = node.range.start
    self.next = UInt16(truncatingIfNeeded: place)
    self.data = UInt16(truncatingIfNeeded: place >> 16)
  }

  @inline(__always)
  private static func head(_ node: SyntaxNode, _ form: Form) -> UInt16 {
    UInt16(node.kind.rawValue) | form.rawValue << 7 | UInt16(truncatingIfNeeded: node.detail) << 9
  }

  /// Not checked, for these bits are only ever taken from a kind.
  @inlinable var kind: SyntaxKind {
    unsafeBitCast(UInt8(truncatingIfNeeded: head & 0x7F), to: SyntaxKind.self)
  }

  @inlinable var detail: UInt8 { UInt8(truncatingIfNeeded: head >> 9) }
  @inlinable var isWrittenOut: Bool { head & 0x180 == 0x180 }
  /// The index of a node that is written out among those.
  @inlinable var place: Int { Int(next) | Int(data) << 16 }

  /// The node, unless it is written out.
  /// - Parameter index: where the node stands among the others.
  @inlinable
  @inline(__always)
  func unpacked(at index: UInt32) -> SyntaxNode {
    let range = SourceRange(start: start, end: start &+ UInt32(length))
    let form = head & 0x180
    var node = SyntaxNode(kind, range: range, detail: detail)
    if form != 0x80 { node.payload = UInt32(data) &- 1 }
    if form != 0 { node.firstChild = SyntaxID(index &- (form == 0x80 ? UInt32(data) : 1)) }
    if next != 0 { node.nextSibling = SyntaxID(index &+ UInt32(next)) }
    return node
  }
}
