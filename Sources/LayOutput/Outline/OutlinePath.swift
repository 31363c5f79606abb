import LayViews

/// A path of lines and cubic curves.
struct OutlinePath: Equatable {
  enum Element: Equatable {
    case move(Point)
    case line(Point)
    case curve(Point, Point, Point)
    case close
  }

  var elements: [Element] = []

  var isEmpty: Bool { elements.isEmpty }

  mutating func move(to point: Point) { elements.append(.move(point)) }
  mutating func line(to point: Point) { elements.append(.line(point)) }
  mutating func curve(_ control1: Point, _ control2: Point, to end: Point) {
    elements.append(.curve(control1, control2, end))
  }
  mutating func close() { elements.append(.close) }

  /// The smallest rectangle around all points, those that curves bend towards among them.
  /// - Complexity: O(n) in the elements.
  var bounds: Rect? {
    var bounds: Rect?
    func add(_ point: Point) {
      let rect = Rect(x: point.x, y: point.y, width: 0, height: 0)
      bounds = bounds?.union(rect) ?? rect
    }
    for element in elements {
      switch element {
      case .move(let point), .line(let point): add(point)
      case .curve(let first, let second, let end):
        add(first)
        add(second)
        add(end)
      case .close: break
      }
    }
    return bounds
  }

  /// The path with every point moved.
  func mapped(_ transform: (Point) -> Point) -> OutlinePath {
    var result = OutlinePath()
    result.elements.reserveCapacity(elements.count)
    for element in elements {
      switch element {
      case .move(let point): result.move(to: transform(point))
      case .line(let point): result.line(to: transform(point))
      case .curve(let a, let b, let end): result.curve(transform(a), transform(b), to: transform(end))
      case .close: result.close()
      }
    }
    return result
  }
}

extension Point {
  static func + (a: Point, b: Point) -> Point { Point(x: a.x + b.x, y: a.y + b.y) }
  static func - (a: Point, b: Point) -> Point { Point(x: a.x - b.x, y: a.y - b.y) }
  static func * (a: Point, factor: Double) -> Point { Point(x: a.x * factor, y: a.y * factor) }

  /// The point on the way to another: 0 is here, 1 there.
  func toward(_ other: Point, _ fraction: Double) -> Point { self + (other - self) * fraction }

  func distance(to other: Point) -> Double {
    let difference = other - self
    return (difference.x * difference.x + difference.y * difference.y).squareRoot()
  }
}
