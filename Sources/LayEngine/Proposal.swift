import LayViews

/// The size a parent offers: each length is a number of points, infinity, or nil for "your ideal".
///
/// A proposal is 16 bytes, because every view keeps one and every answer is looked up by one: inside, a length
/// that is not a number stands for nil. No proposed length is ever NaN otherwise.
@usableFromInline package struct Proposal: BitwiseCopyable, Equatable, Hashable, Sendable {
  @usableFromInline var bits: SIMD2<UInt64>

  @inlinable package init(width: Double?, height: Double?) {
    bits = SIMD2((width ?? .nan).bitPattern, (height ?? .nan).bitPattern)
  }

  package init(_ size: Size) { self.init(width: size.width, height: size.height) }

  package init(major: Double?, minor: Double?, axis: Axis) {
    self = axis == .horizontal ? Proposal(width: major, height: minor) : Proposal(width: minor, height: major)
  }

  @inlinable package static var unspecified: Proposal { Proposal(width: nil, height: nil) }

  @inlinable package var width: Double? {
    get { Self.length(bits.x) }
    set { bits.x = (newValue ?? .nan).bitPattern }
  }

  @inlinable package var height: Double? {
    get { Self.length(bits.y) }
    set { bits.y = (newValue ?? .nan).bitPattern }
  }

  package subscript(axis: Axis) -> Double? {
    @inline(__always) get { axis == .horizontal ? width : height }
    @inline(__always) set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }

  @inlinable static func length(_ bits: UInt64) -> Double? {
    let length = Double(bitPattern: bits)
    return length.isNaN ? nil : length
  }
}
