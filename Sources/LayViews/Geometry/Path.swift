/// An outline that a file draws itself, in points from the top left corner of the shape's rectangle.
package struct Path: Equatable, Sendable {
  package enum Element: Equatable, Sendable {
    case move(Point)
    case line(Point)
    case curve(Point, Point, Point)
    /// A part that is drawn as a shape is, in a rectangle: closed, unless operations or a path leave it open.
    /// Its transforms count from the corner of the rectangle.
    indirect case outline(Outline, [OutlineOperation], Rect)
    case close
  }

  package var elements: [Element] = []
  /// How many elements there are with those of the paths among them.
  package private(set) var weight = 0
  /// How many paths lie within one another here.
  package private(set) var depth = 1
  /// Where the last element ends; nil before the first one.
  package var currentPoint: Point?
  /// Where the part that is being drawn begins.
  private var start: Point?

  package init() {}

  package var isEmpty: Bool { elements.isEmpty }
}

extension Path {
  private mutating func append(_ element: Element) {
    elements.append(element)
    weight += 1
  }

  package mutating func move(to point: Point) {
    append(.move(point))
    currentPoint = point
    start = point
  }

  package mutating func addLine(to point: Point) {
    guard currentPoint != nil else { return move(to: point) }
    append(.line(point))
    currentPoint = point
  }

  package mutating func addCurve(to end: Point, _ control1: Point, _ control2: Point) {
    if currentPoint == nil { move(to: control1) }
    append(.curve(control1, control2, end))
    currentPoint = end
  }

  /// A parabola, raised to the cubic that is the same curve.
  package mutating func addQuadCurve(to end: Point, control: Point) {
    let from = currentPoint ?? control
    func toward(_ point: Point) -> Point {
      Point(x: point.x + (control.x - point.x) * 2 / 3, y: point.y + (control.y - point.y) * 2 / 3)
    }
    addCurve(to: end, toward(from), toward(end))
  }

  /// An arc, with a line to where it begins. Core Graphics calls counterclockwise what goes clockwise on a screen, whose
  /// y grows downwards; SwiftUI keeps its words.
  package mutating func addArc(
    center: Point, radius: Double, from start: Double, to end: Double, clockwise: Bool
  ) {
    let turn = 2 * Double.pi
    var sweep = clockwise ? start - end : end - start
    if sweep < 0 { sweep += (-sweep / turn).rounded(.up) * turn }
    addArc(center: center, radius: radius, from: start, sweep: min(sweep, turn) * (clockwise ? -1 : 1))
  }

  /// An arc as curves of a quarter turn at most, with a line to where it begins.
  package mutating func addArc(center: Point, radius: Double, from start: Double, sweep: Double) {
    let count = max(1, min((sweep.magnitude / (.pi / 2) - 1e-9).rounded(.up), Self.maximumArcCurves))
    let step = sweep / count
    // The cubic whose middle lies on the circle: 4/3 · tan(step / 4).
    let quarter = Self.direction(of: step / 4)
    let reach = radius * 4 / 3 * quarter.y / quarter.x
    var from = Self.direction(of: start)
    addLine(to: Point(x: center.x + from.x * radius, y: center.y + from.y * radius))
    for index in 0..<Int(count) {
      let to = Self.direction(of: start + step * Double(index + 1))
      let end = Point(x: center.x + to.x * radius, y: center.y + to.y * radius)
      addCurve(
        to: end,
        Point(
          x: center.x + from.x * radius - from.y * reach, y: center.y + from.y * radius + from.x * reach),
        Point(x: end.x + to.y * reach, y: end.y - to.x * reach))
      from = to
    }
  }

  /// An arc goes round a thousand times at most.
  private static let maximumArcCurves = 4_096.0

  /// The arc of a circle that touches the lines from here to a corner and from there onwards, and the line to it.
  package mutating func addArc(corner: Point, toward end: Point, radius: Double) {
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

  /// A part that is drawn as a shape is; what follows begins anew.
  package mutating func add(_ outline: Outline, _ operations: [OutlineOperation] = [], in rect: Rect) {
    append(.outline(outline, operations, rect))
    if case .path(let path) = outline {
      weight += path.weight
      depth = max(depth, path.depth + 1)
    }
    currentPoint = rect.origin
    start = rect.origin
  }

  package mutating func add(_ other: Path) {
    elements += other.elements
    weight += other.weight
    depth = max(depth, other.depth)
    (currentPoint, start) = (other.currentPoint, other.start)
  }

  /// Adds what another path draws, from here on where there is a point to go on from.
  package mutating func goOn(with other: Path) {
    let next = elements.count
    let wasEmpty = currentPoint == nil
    add(other)
    if !wasEmpty, next < elements.count, case .move(let point) = elements[next] {
      elements[next] = .line(point)
    }
  }

  package mutating func close() {
    guard currentPoint != nil else { return }
    append(.close)
    currentPoint = start
  }

  /// The path with every point moved.
  package func applying(_ transform: AffineTransform) -> Path {
    var path = self
    for index in elements.indices { path.elements[index] = elements[index].applying(transform) }
    path.currentPoint = currentPoint.map { transform.applied(to: $0) }
    path.start = start.map { transform.applied(to: $0) }
    return path
  }

  /// Without elements whose numbers nothing can be drawn with.
  package var drawable: Path {
    var path = self
    path.elements = elements.filter { $0.isFinite }
    return path
  }

  /// The unit vector of an angle in radians, clockwise from the x axis.
  private static func direction(of angle: Double) -> Point {
    Point(x: Elementary.sine(angle + .pi / 2), y: Elementary.sine(angle))
  }

  private static func direction(from start: Point, to end: Point) -> Point {
    let (x, y) = (end.x - start.x, end.y - start.y)
    let length = (x * x + y * y).squareRoot()
    return length > 0 ? Point(x: x / length, y: y / length) : .zero
  }
}

extension Path.Element {
  fileprivate func applying(_ transform: AffineTransform) -> Self {
    switch self {
    case .move(let point): return .move(transform.applied(to: point))
    case .line(let point): return .line(transform.applied(to: point))
    case .curve(let control1, let control2, let end):
      return .curve(
        transform.applied(to: control1), transform.applied(to: control2), transform.applied(to: end))
    case .outline(let outline, var operations, let rect):
      var added = transform.around(Point(x: -rect.minX, y: -rect.minY))
      if case .transform(let earlier)? = operations.last {
        operations.removeLast()
        added = earlier.concatenating(added)
      }
      return .outline(outline, operations + [.transform(added)], rect)
    case .close: return .close
    }
  }

  fileprivate var isFinite: Bool {
    switch self {
    case .move(let point), .line(let point): return point.isFinite
    case .curve(let control1, let control2, let end):
      return control1.isFinite && control2.isFinite && end.isFinite
    case .outline(let outline, let operations, let rect):
      if case .path(let path) = outline, !path.elements.allSatisfy({ $0.isFinite }) { return false }
      return rect.origin.isFinite && rect.size.width.isFinite && rect.size.height.isFinite
        && operations.allSatisfy { $0.isFinite }
    case .close: return true
    }
  }
}

extension Point {
  fileprivate var isFinite: Bool { x.isFinite && y.isFinite }
}
