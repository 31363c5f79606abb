import LayViews

// Rectangles with rounded corners, and ellipses.

/// The radii of a rectangle's corners along each axis.
struct CornerRadii: Equatable {
  var topLeft: Size
  var topRight: Size
  var bottomRight: Size
  var bottomLeft: Size

  init(topLeft: Size, topRight: Size, bottomRight: Size, bottomLeft: Size) {
    self.topLeft = topLeft
    self.topRight = topRight
    self.bottomRight = bottomRight
    self.bottomLeft = bottomLeft
  }

  init(_ all: Size) {
    self.init(topLeft: all, topRight: all, bottomRight: all, bottomLeft: all)
  }
}

/// Half of a corner's curve in units of its radius: `x` runs along the edge it begins on, away from the corner, and
/// `y` at right angles to it. The other half is the same from the other edge.
private struct CornerCurve {
  /// How far from the corner the curve leaves the edge.
  var start: Double
  /// The controls of the curve from the edge to the arc in the middle.
  var control1: Double
  var control2: Point
  var arcStart: Point
  var arcControl: Point

  /// A quarter circle, split where the continuous corner's arc begins: 21.72° from the edge.
  static let circular = CornerCurve(
    start: 1, control1: 0.873264, control2: Point(x: 0.747678, y: 0.024100),
    arcStart: Point(x: 0.629940, y: 0.071000), arcControl: Point(x: 0.374774, y: 0.172643))

  /// The continuous corner, as drawn by macOS 26.2.
  static let continuous = CornerCurve(
    start: 1.528665, control1: 1.08849, control2: Point(x: 0.868407, y: 0),
    arcStart: Point(x: 0.631494, y: 0.0749114), arcControl: Point(x: 0.372824, y: 0.16906))

  /// The corner on an edge that has room for `reach` radii: continuous where it can, circular where it must (derived).
  static func fitting(reach: Double) -> CornerCurve {
    let share = max(0, min(1, (reach - circular.start) / (continuous.start - circular.start)))
    func between(_ a: Double, _ b: Double) -> Double { a + (b - a) * share }
    return CornerCurve(
      start: between(circular.start, continuous.start),
      control1: between(circular.control1, continuous.control1),
      control2: circular.control2.toward(continuous.control2, share),
      arcStart: circular.arcStart.toward(continuous.arcStart, share),
      arcControl: circular.arcControl.toward(continuous.arcControl, share))
  }
}

/// A corner of a rectangle, as a path comes round it.
private struct Corner {
  var position: Point
  /// The unit vector from the corner back along the edge that leads to it.
  var incoming: Point
  /// The unit vector from the corner along the next edge.
  var outgoing: Point
  var radius: Size

  /// A point given by its distances along both edges.
  func point(_ along: Double, _ across: Double) -> Point { position + incoming * along + outgoing * across }

  /// The radius along the incoming edge or, across, along the outgoing one.
  var along: Double { incoming.x == 0 ? radius.height : radius.width }
  var across: Double { incoming.x == 0 ? radius.width : radius.height }
}

extension OutlinePath {
  /// The ratio of control distance to radius that makes a cubic curve a quarter circle.
  private static let quarterCircle = 0.5522847

  /// Clockwise from the middle of the right edge, where the platform's rounded paths begin (derived).
  static func roundedRectangle(_ rect: Rect, _ radii: CornerRadii, isContinuous: Bool) -> OutlinePath {
    let (left, top, right, bottom) = (rect.minX, rect.minY, rect.maxX, rect.maxY)
    let (leftward, rightward) = (Point(x: -1, y: 0), Point(x: 1, y: 0))
    let (upward, downward) = (Point(x: 0, y: -1), Point(x: 0, y: 1))
    let corners = [
      Corner(
        position: Point(x: right, y: bottom), incoming: upward, outgoing: leftward, radius: radii.bottomRight),
      Corner(
        position: Point(x: left, y: bottom), incoming: rightward, outgoing: upward, radius: radii.bottomLeft),
      Corner(
        position: Point(x: left, y: top), incoming: downward, outgoing: rightward, radius: radii.topLeft),
      Corner(
        position: Point(x: right, y: top), incoming: leftward, outgoing: downward, radius: radii.topRight),
    ]
    var path = OutlinePath()
    path.elements.reserveCapacity(2 + 4 * corners.count)
    path.move(to: Point(x: right, y: top + rect.size.height / 2))
    for corner in corners {
      if corner.radius.width <= 0 || corner.radius.height <= 0 {
        path.line(to: corner.position)
      } else if isContinuous {
        path.addContinuous(corner, of: rect)
      } else {
        path.addCircular(corner)
      }
    }
    path.close()
    return path
  }

  private mutating func addCircular(_ corner: Corner) {
    let (along, across) = (corner.along, corner.across)
    let control = 1 - Self.quarterCircle
    line(to: corner.point(along, 0))
    curve(corner.point(along * control, 0), corner.point(0, across * control), to: corner.point(0, across))
  }

  private mutating func addContinuous(_ corner: Corner, of rect: Rect) {
    let (along, across) = (corner.along, corner.across)
    // A corner has room for half of each edge.
    let (width, height) = (rect.size.width / 2, rect.size.height / 2)
    let entry = CornerCurve.fitting(reach: (corner.incoming.x == 0 ? height : width) / along)
    let exit = CornerCurve.fitting(reach: (corner.incoming.x == 0 ? width : height) / across)
    func onEntry(_ point: Point) -> Point { corner.point(point.x * along, point.y * across) }
    func onExit(_ point: Point) -> Point { corner.point(point.y * along, point.x * across) }
    line(to: corner.point(entry.start * along, 0))
    curve(corner.point(entry.control1 * along, 0), onEntry(entry.control2), to: onEntry(entry.arcStart))
    curve(onEntry(entry.arcControl), onExit(exit.arcControl), to: onExit(exit.arcStart))
    curve(
      onExit(exit.control2), corner.point(0, exit.control1 * across), to: corner.point(0, exit.start * across)
    )
  }

  /// Clockwise from the rightmost point, as `trim` counts.
  static func ellipse(in rect: Rect) -> OutlinePath {
    var path = OutlinePath()
    let center = rect.center
    let radius = Size(width: rect.size.width / 2, height: rect.size.height / 2)
    func place(_ x: Double, _ y: Double) -> Point {
      Point(x: center.x + x * radius.width, y: center.y + y * radius.height)
    }
    let k = quarterCircle
    path.move(to: place(1, 0))
    path.curve(place(1, k), place(k, 1), to: place(0, 1))
    path.curve(place(-k, 1), place(-1, k), to: place(-1, 0))
    path.curve(place(-1, -k), place(-k, -1), to: place(0, -1))
    path.curve(place(k, -1), place(1, -k), to: place(1, 0))
    path.close()
    return path
  }

  /// Clockwise from the top left corner.
  static func rectangle(_ rect: Rect) -> OutlinePath {
    var path = OutlinePath()
    path.move(to: rect.origin)
    path.line(to: Point(x: rect.maxX, y: rect.minY))
    path.line(to: Point(x: rect.maxX, y: rect.maxY))
    path.line(to: Point(x: rect.minX, y: rect.maxY))
    path.close()
    return path
  }
}
