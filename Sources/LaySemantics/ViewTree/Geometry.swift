// Lengths are points in `Double`; x grows to the right, y down.

package enum Axis: UInt8, Sendable, Hashable, CaseIterable {
  case horizontal, vertical

  package var other: Axis { self == .horizontal ? .vertical : .horizontal }
}

package struct AxisSet: OptionSet, Sendable, Hashable {
  package let rawValue: UInt8

  package init(rawValue: UInt8) { self.rawValue = rawValue }
  package init(_ axis: Axis) { self.rawValue = 1 << axis.rawValue }

  package static let horizontal = AxisSet(.horizontal)
  package static let vertical = AxisSet(.vertical)
  package static let both: AxisSet = [.horizontal, .vertical]

  package func contains(_ axis: Axis) -> Bool { rawValue & (1 << axis.rawValue) != 0 }
}

/// The edges of a rectangle, leading and trailing by the reading direction.
package enum Edge: UInt8, Sendable, Hashable, CaseIterable {
  case top, leading, bottom, trailing

  package var axis: Axis { self == .top || self == .bottom ? .vertical : .horizontal }
  package var isStart: Bool { self == .top || self == .leading }
}

package struct EdgeSet: OptionSet, Sendable, Hashable {
  package let rawValue: UInt8

  package init(rawValue: UInt8) { self.rawValue = rawValue }
  package init(_ edge: Edge) { self.rawValue = 1 << edge.rawValue }

  package static let top = EdgeSet(.top)
  package static let leading = EdgeSet(.leading)
  package static let bottom = EdgeSet(.bottom)
  package static let trailing = EdgeSet(.trailing)
  package static let horizontal: EdgeSet = [.leading, .trailing]
  package static let vertical: EdgeSet = [.top, .bottom]
  package static let all: EdgeSet = [.top, .leading, .bottom, .trailing]

  package func contains(_ edge: Edge) -> Bool { rawValue & (1 << edge.rawValue) != 0 }
}

package struct Size: Equatable, Sendable, Hashable {
  package var width: Double
  package var height: Double

  package init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  package init(major: Double, minor: Double, axis: Axis) {
    self = axis == .horizontal ? Size(width: major, height: minor) : Size(width: minor, height: major)
  }

  package static let zero = Size(width: 0, height: 0)

  package subscript(axis: Axis) -> Double {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }
}

package struct Point: Equatable, Sendable, Hashable {
  package var x: Double
  package var y: Double

  package init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  package static let zero = Point(x: 0, y: 0)

  package subscript(axis: Axis) -> Double {
    get { axis == .horizontal ? x : y }
    set { if axis == .horizontal { x = newValue } else { y = newValue } }
  }
}

package struct Rect: Equatable, Sendable, Hashable {
  package var origin: Point
  package var size: Size

  package init(origin: Point, size: Size) {
    self.origin = origin
    self.size = size
  }

  package init(x: Double, y: Double, width: Double, height: Double) {
    self.init(origin: Point(x: x, y: y), size: Size(width: width, height: height))
  }

  package static let zero = Rect(origin: .zero, size: .zero)

  package var minX: Double { origin.x }
  package var minY: Double { origin.y }
  package var maxX: Double { origin.x + size.width }
  package var maxY: Double { origin.y + size.height }
}

/// A point of a unit square: (0, 0) is the top leading corner, (1, 1) the bottom trailing one.
package struct UnitPoint: Equatable, Sendable, Hashable {
  package var x: Double
  package var y: Double

  package init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  package static let center = UnitPoint(x: 0.5, y: 0.5)
}

/// Insets from the edges, leading and trailing by the reading direction.
package struct EdgeInsets: Equatable, Sendable, Hashable {
  package var top: Double
  package var leading: Double
  package var bottom: Double
  package var trailing: Double

  package init(top: Double = 0, leading: Double = 0, bottom: Double = 0, trailing: Double = 0) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  package static let zero = EdgeInsets()

  package subscript(edge: Edge) -> Double {
    get {
      switch edge {
      case .top: return top
      case .leading: return leading
      case .bottom: return bottom
      case .trailing: return trailing
      }
    }
    set {
      switch edge {
      case .top: top = newValue
      case .leading: leading = newValue
      case .bottom: bottom = newValue
      case .trailing: trailing = newValue
      }
    }
  }

  /// The sum of both insets along an axis.
  package func total(_ axis: Axis) -> Double {
    axis == .horizontal ? leading + trailing : top + bottom
  }

  /// The inset at the axis's start: leading or top.
  package func start(_ axis: Axis) -> Double { axis == .horizontal ? leading : top }
}

/// An alignment guide: the built-in ones have fixed numbers, custom ones follow in the order of their declaration.
package struct AlignmentGuide: Equatable, Sendable, Hashable {
  package var index: UInt32

  package init(_ index: UInt32) { self.index = index }

  package static let leading = AlignmentGuide(0)
  package static let horizontalCenter = AlignmentGuide(1)
  package static let trailing = AlignmentGuide(2)
  package static let top = AlignmentGuide(3)
  package static let verticalCenter = AlignmentGuide(4)
  package static let bottom = AlignmentGuide(5)
  package static let firstTextBaseline = AlignmentGuide(6)
  package static let lastTextBaseline = AlignmentGuide(7)
  package static let listRowSeparatorLeading = AlignmentGuide(8)
  package static let listRowSeparatorTrailing = AlignmentGuide(9)
  /// Custom guide n of `ViewTree.customGuides` has this number plus n.
  package static let firstCustom: UInt32 = 16

  package var isCustom: Bool { index >= Self.firstCustom }
  package var customIndex: Int { Int(index - Self.firstCustom) }
}

package struct Alignment: Equatable, Sendable, Hashable {
  package var horizontal: AlignmentGuide
  package var vertical: AlignmentGuide

  package init(_ horizontal: AlignmentGuide, _ vertical: AlignmentGuide) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  package static let center = Alignment(.horizontalCenter, .verticalCenter)
  package static let topLeading = Alignment(.leading, .top)

  package subscript(axis: Axis) -> AlignmentGuide { axis == .horizontal ? horizontal : vertical }
}
