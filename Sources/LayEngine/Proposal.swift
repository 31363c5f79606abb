import LaySemantics

/// The size a parent offers: each length is a number of points, infinity, or nil for "your ideal".
package struct Proposal: Equatable, Hashable, Sendable {
  package var width: Double?
  package var height: Double?

  package init(width: Double?, height: Double?) {
    self.width = width
    self.height = height
  }

  package init(_ size: Size) { self.init(width: size.width, height: size.height) }

  package init(major: Double?, minor: Double?, axis: Axis) {
    self = axis == .horizontal ? Proposal(width: major, height: minor) : Proposal(width: minor, height: major)
  }

  package static let unspecified = Proposal(width: nil, height: nil)

  package subscript(axis: Axis) -> Double? {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }
}
