// Lengths are points in `Double`; x grows to the right, y down.

@usableFromInline package enum Axis: UInt8, BitwiseCopyable, Sendable, Hashable, CaseIterable {
  case horizontal, vertical

  @inlinable package var other: Axis { self == .horizontal ? .vertical : .horizontal }
}

@usableFromInline package struct AxisSet: OptionSet, Sendable, Hashable {
  @usableFromInline package let rawValue: UInt8

  @inlinable package init(rawValue: UInt8) { self.rawValue = rawValue }
  @inlinable package init(_ axis: Axis) { self.rawValue = 1 << axis.rawValue }

  @inlinable package static var horizontal: AxisSet { AxisSet(.horizontal) }
  @inlinable package static var vertical: AxisSet { AxisSet(.vertical) }
  @inlinable package static var both: AxisSet { [.horizontal, .vertical] }

  @inlinable package func contains(_ axis: Axis) -> Bool { rawValue & (1 << axis.rawValue) != 0 }
}

/// The edges of a rectangle, leading and trailing by the reading direction.
@usableFromInline package enum Edge: UInt8, BitwiseCopyable, Sendable, Hashable, CaseIterable {
  case top, leading, bottom, trailing

  @inlinable package var axis: Axis { self == .top || self == .bottom ? .vertical : .horizontal }
  @inlinable package var isStart: Bool { self == .top || self == .leading }
}

@usableFromInline package struct EdgeSet: OptionSet, Sendable, Hashable {
  @usableFromInline package let rawValue: UInt8

  @inlinable package init(rawValue: UInt8) { self.rawValue = rawValue }
  @inlinable package init(_ edge: Edge) { self.rawValue = 1 << edge.rawValue }

  @inlinable package static var top: EdgeSet { EdgeSet(.top) }
  @inlinable package static var leading: EdgeSet { EdgeSet(.leading) }
  @inlinable package static var bottom: EdgeSet { EdgeSet(.bottom) }
  @inlinable package static var trailing: EdgeSet { EdgeSet(.trailing) }
  @inlinable package static var horizontal: EdgeSet { [.leading, .trailing] }
  @inlinable package static var vertical: EdgeSet { [.top, .bottom] }
  @inlinable package static var all: EdgeSet { [.top, .leading, .bottom, .trailing] }

  @inlinable package func contains(_ edge: Edge) -> Bool { rawValue & (1 << edge.rawValue) != 0 }
}

@usableFromInline package struct Size: BitwiseCopyable, Equatable, Sendable, Hashable {
  @usableFromInline package var width: Double
  @usableFromInline package var height: Double

  @inlinable package init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  @inlinable package init(major: Double, minor: Double, axis: Axis) {
    self = axis == .horizontal ? Size(width: major, height: minor) : Size(width: minor, height: major)
  }

  @inlinable package static var zero: Size { Size(width: 0, height: 0) }

  @inlinable package subscript(axis: Axis) -> Double {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }
}

@usableFromInline package struct Point: BitwiseCopyable, Equatable, Sendable, Hashable {
  @usableFromInline package var x: Double
  @usableFromInline package var y: Double

  @inlinable package init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  @inlinable package init(major: Double, minor: Double, axis: Axis) {
    self = axis == .horizontal ? Point(x: major, y: minor) : Point(x: minor, y: major)
  }

  @inlinable package static var zero: Point { Point(x: 0, y: 0) }

  @inlinable package subscript(axis: Axis) -> Double {
    get { axis == .horizontal ? x : y }
    set { if axis == .horizontal { x = newValue } else { y = newValue } }
  }
}

@usableFromInline package struct Rect: BitwiseCopyable, Equatable, Sendable, Hashable {
  @usableFromInline package var origin: Point
  @usableFromInline package var size: Size

  @inlinable package init(origin: Point, size: Size) {
    self.origin = origin
    self.size = size
  }

  @inlinable package init(x: Double, y: Double, width: Double, height: Double) {
    self.init(origin: Point(x: x, y: y), size: Size(width: width, height: height))
  }

  @inlinable package static var zero: Rect { Rect(origin: .zero, size: .zero) }

  @inlinable package var minX: Double { origin.x }
  @inlinable package var minY: Double { origin.y }
  @inlinable package var maxX: Double { origin.x + size.width }
  @inlinable package var maxY: Double { origin.y + size.height }
}

/// A point of a unit square: (0, 0) is the top leading corner, (1, 1) the bottom trailing one.
@usableFromInline package struct UnitPoint: BitwiseCopyable, Equatable, Sendable, Hashable {
  @usableFromInline package var x: Double
  @usableFromInline package var y: Double

  @inlinable package init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  @inlinable package static var center: UnitPoint { UnitPoint(x: 0.5, y: 0.5) }
}

/// Insets from the edges, leading and trailing by the reading direction.
@usableFromInline package struct EdgeInsets: BitwiseCopyable, Equatable, Sendable, Hashable {
  @usableFromInline package var top: Double
  @usableFromInline package var leading: Double
  @usableFromInline package var bottom: Double
  @usableFromInline package var trailing: Double

  @inlinable package init(top: Double = 0, leading: Double = 0, bottom: Double = 0, trailing: Double = 0) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  @inlinable package static var zero: EdgeInsets { EdgeInsets() }

  @inlinable package subscript(edge: Edge) -> Double {
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
  @inlinable package func total(_ axis: Axis) -> Double {
    axis == .horizontal ? leading + trailing : top + bottom
  }

  /// The inset at the axis's start: leading or top.
  @inlinable package func start(_ axis: Axis) -> Double { axis == .horizontal ? leading : top }
}

/// An alignment guide: the built-in ones have fixed numbers, custom ones follow in the order of their declaration.
@usableFromInline package struct AlignmentGuide: BitwiseCopyable, Equatable, Sendable, Hashable {
  @usableFromInline package var index: UInt32

  @inlinable package init(_ index: UInt32) { self.index = index }

  @inlinable package static var leading: AlignmentGuide { AlignmentGuide(0) }
  @inlinable package static var horizontalCenter: AlignmentGuide { AlignmentGuide(1) }
  @inlinable package static var trailing: AlignmentGuide { AlignmentGuide(2) }
  @inlinable package static var top: AlignmentGuide { AlignmentGuide(3) }
  @inlinable package static var verticalCenter: AlignmentGuide { AlignmentGuide(4) }
  @inlinable package static var bottom: AlignmentGuide { AlignmentGuide(5) }
  @inlinable package static var firstTextBaseline: AlignmentGuide { AlignmentGuide(6) }
  @inlinable package static var lastTextBaseline: AlignmentGuide { AlignmentGuide(7) }
  @inlinable package static var listRowSeparatorLeading: AlignmentGuide { AlignmentGuide(8) }
  @inlinable package static var listRowSeparatorTrailing: AlignmentGuide { AlignmentGuide(9) }
  /// Half a cap height above the first baseline of a text or symbol, the centre of other views: where a label's icon
  /// and title meet.
  @inlinable package static var capCenter: AlignmentGuide { AlignmentGuide(10) }
  /// Where the controls of a form in columns begin.
  @inlinable package static var formControl: AlignmentGuide { AlignmentGuide(11) }
  /// Custom guide n of `ViewTree.customGuides` has this number plus n.
  @inlinable package static var firstCustom: UInt32 { 16 }

  @inlinable package var isCustom: Bool { index >= Self.firstCustom }
  @inlinable package var customIndex: Int { Int(index - Self.firstCustom) }
}

@usableFromInline package struct Alignment: BitwiseCopyable, Equatable, Sendable, Hashable {
  @usableFromInline package var horizontal: AlignmentGuide
  @usableFromInline package var vertical: AlignmentGuide

  @inlinable package init(_ horizontal: AlignmentGuide, _ vertical: AlignmentGuide) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  @inlinable package static var center: Alignment { Alignment(.horizontalCenter, .verticalCenter) }
  @inlinable package static var topLeading: Alignment { Alignment(.leading, .top) }

  @inlinable package subscript(axis: Axis) -> AlignmentGuide { axis == .horizontal ? horizontal : vertical }
}
