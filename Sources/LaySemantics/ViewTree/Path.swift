/// An outline that a file draws itself, in points from the top left corner of the shape's rectangle.
package struct Path: Equatable, Sendable {
  package enum Element: Equatable, Sendable {
    case move(Point)
    case line(Point)
    case curve(Point, Point, Point)
    /// Angles in radians, clockwise from the x axis; a negative sweep goes the other way.
    case arc(center: Point, radius: Double, start: Double, sweep: Double)
    /// A closed part of one of the standard shapes.
    case outline(Outline, Rect)
    case close
  }

  package var elements: [Element] = []
  /// Where the last element ends; nil before the first one.
  package private(set) var currentPoint: Point?
  /// Where the part that is being drawn begins.
  private var start: Point?

  package init() {}

  package var isEmpty: Bool { elements.isEmpty }
}

extension Path {
  mutating func move(to point: Point) {
    elements.append(.move(point))
    currentPoint = point
    start = point
  }

  mutating func addLine(to point: Point) {
    guard currentPoint != nil else { return move(to: point) }
    elements.append(.line(point))
    currentPoint = point
  }

  mutating func addCurve(to end: Point, _ control1: Point, _ control2: Point) {
    if currentPoint == nil { move(to: control1) }
    elements.append(.curve(control1, control2, end))
    currentPoint = end
  }

  /// A parabola, raised to the cubic that is the same curve.
  mutating func addQuadCurve(to end: Point, control: Point) {
    let from = currentPoint ?? control
    func toward(_ point: Point) -> Point {
      Point(x: point.x + (control.x - point.x) * 2 / 3, y: point.y + (control.y - point.y) * 2 / 3)
    }
    addCurve(to: end, toward(from), toward(end))
  }

  /// An arc, with a line to where it begins. Core Graphics calls counterclockwise what goes clockwise on a screen, whose
  /// y grows downwards; SwiftUI keeps its words.
  mutating func addArc(center: Point, radius: Double, from start: Double, to end: Double, clockwise: Bool) {
    let turn = 2 * Double.pi
    var sweep = clockwise ? start - end : end - start
    if sweep < 0 { sweep += (-sweep / turn).rounded(.up) * turn }
    addArc(center: center, radius: radius, from: start, sweep: min(sweep, turn) * (clockwise ? -1 : 1))
  }

  mutating func addArc(center: Point, radius: Double, from start: Double, sweep: Double) {
    addLine(to: Self.point(on: center, radius, at: start))
    elements.append(.arc(center: center, radius: radius, start: start, sweep: sweep))
    currentPoint = Self.point(on: center, radius, at: start + sweep)
  }

  /// The arc of a circle that touches the lines from here to a corner and from there onwards, and the line to it.
  mutating func addArc(corner: Point, toward end: Point, radius: Double) {
    guard let from = currentPoint else { return move(to: corner) }
    let first = Self.direction(from: corner, to: from)
    let second = Self.direction(from: corner, to: end)
    let cosine = first.x * second.x + first.y * second.y
    let side = first.x * second.y - first.y * second.x
    guard radius > 0, side.magnitude > 1e-9 else { return addLine(to: corner) }
    // The tangent of half the angle between the lines is sine / (1 + cosine).
    let distance = radius * (1 + cosine) / side.magnitude
    let middle = Point(x: first.x + second.x, y: first.y + second.y)
    let length = (middle.x * middle.x + middle.y * middle.y).squareRoot()
    let reach = (distance * distance + radius * radius).squareRoot() / length
    let center = Point(x: corner.x + middle.x * reach, y: corner.y + middle.y * reach)
    func angle(_ direction: Point) -> Double {
      Elementary.arcTangent(
        corner.y + direction.y * distance - center.y, corner.x + direction.x * distance - center.x)
    }
    let start = angle(first)
    var sweep = angle(second) - start
    if sweep > .pi { sweep -= 2 * .pi }
    if sweep < -.pi { sweep += 2 * .pi }
    addArc(center: center, radius: radius, from: start, sweep: sweep)
  }

  /// A closed part; what follows begins anew.
  mutating func add(_ outline: Outline, in rect: Rect) {
    elements.append(.outline(outline, rect))
    currentPoint = rect.origin
    start = rect.origin
  }

  mutating func add(_ other: Path) {
    elements += other.elements
    (currentPoint, start) = (other.currentPoint, other.start)
  }

  mutating func close() {
    guard currentPoint != nil else { return }
    elements.append(.close)
    currentPoint = start
  }

  /// Without elements whose numbers nothing can be drawn with.
  var drawable: Path {
    var path = self
    path.elements = elements.filter { $0.isFinite }
    return path
  }

  private static func point(on center: Point, _ radius: Double, at angle: Double) -> Point {
    Point(
      x: center.x + radius * Elementary.sine(angle + .pi / 2), y: center.y + radius * Elementary.sine(angle))
  }

  private static func direction(from start: Point, to end: Point) -> Point {
    let (x, y) = (end.x - start.x, end.y - start.y)
    let length = (x * x + y * y).squareRoot()
    return length > 0 ? Point(x: x / length, y: y / length) : .zero
  }
}

extension Path.Element {
  fileprivate var isFinite: Bool {
    switch self {
    case .move(let point), .line(let point): return point.isFinite
    case .curve(let control1, let control2, let end):
      return control1.isFinite && control2.isFinite && end.isFinite
    case .arc(let center, let radius, let start, let sweep):
      return center.isFinite && radius.isFinite && start.isFinite && sweep.isFinite
    case .outline(_, let rect):
      return rect.origin.isFinite && rect.size.width.isFinite && rect.size.height.isFinite
    case .close: return true
    }
  }
}

extension Point {
  fileprivate var isFinite: Bool { x.isFinite && y.isFinite }
}
