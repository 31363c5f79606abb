// Lengths are points in `Double`; x grows to the right, y down.

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

extension Rect {
  /// The smallest rectangle around both.
  package func union(_ other: Rect) -> Rect {
    let x = min(minX, other.minX)
    let y = min(minY, other.minY)
    return Rect(x: x, y: y, width: max(maxX, other.maxX) - x, height: max(maxY, other.maxY) - y)
  }
}
