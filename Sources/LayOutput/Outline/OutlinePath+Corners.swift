import LaySemantics

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

/// One corner's curve in units of its radius: `x` runs along the edge it begins on, away from the corner, and `y`
/// along the edge it ends on.
private struct CornerCurve {
  /// From the first edge to the arc in the middle.
  var entry: (start: Double, control1: Double, control2: Point)
  var arcStart: Point
  var arcControl: Point

  /// A quarter circle, split where the continuous corner's arc begins: 21.72° from the edge.
  static let circular = CornerCurve(
    entry: (1, 0.873264, Point(x: 0.747678, y: 0.024100)),
    arcStart: Point(x: 0.629940, y: 0.071000), arcControl: Point(x: 0.374774, y: 0.172643))

  /// The continuous corner, as drawn by macOS 26.2.
  static let continuous = CornerCurve(
    entry: (1.528665, 1.08849, Point(x: 0.868407, y: 0)),
    arcStart: Point(x: 0.631494, y: 0.0749114), arcControl: Point(x: 0.372824, y: 0.16906))

  /// The corner on an edge that has room for `reach` radii: continuous where it can, circular where it must (derived).
  static func fitting(reach: Double) -> CornerCurve {
    let full = continuous.entry.start
    let share = max(0, min(1, (reach - 1) / (full - 1)))
    func between(_ a: Double, _ b: Double) -> Double { a + (b - a) * share }
    return CornerCurve(
      entry: (
        between(circular.entry.start, full), between(circular.entry.control1, continuous.entry.control1),
        circular.entry.control2.toward(continuous.entry.control2, share)
      ),
      arcStart: circular.arcStart.toward(continuous.arcStart, share),
      arcControl: circular.arcControl.toward(continuous.arcControl, share))
  }
}

extension OutlinePath {
  /// The ratio of control distance to radius that makes a cubic curve a quarter circle.
  private static let quarterCircle = 0.5522847

  /// Clockwise from the middle of the right edge, where the platform's rounded paths begin (derived).
  static func roundedRectangle(_ rect: Rect, _ radii: CornerRadii, isContinuous: Bool) -> OutlinePath {
    var path = OutlinePath()
    let (left, top, right, bottom) = (rect.minX, rect.minY, rect.maxX, rect.maxY)
    let half = Size(width: rect.size.width / 2, height: rect.size.height / 2)
    path.move(to: Point(x: right, y: top + half.height))
    path.corner(
      at: Point(x: right, y: bottom), from: Point(x: 0, y: -1), to: Point(x: -1, y: 0), radii.bottomRight,
      half,
      isContinuous)
    path.corner(
      at: Point(x: left, y: bottom), from: Point(x: 1, y: 0), to: Point(x: 0, y: -1), radii.bottomLeft, half,
      isContinuous)
    path.corner(
      at: Point(x: left, y: top), from: Point(x: 0, y: 1), to: Point(x: 1, y: 0), radii.topLeft, half,
      isContinuous)
    path.corner(
      at: Point(x: right, y: top), from: Point(x: -1, y: 0), to: Point(x: 0, y: 1), radii.topRight, half,
      isContinuous)
    path.close()
    return path
  }

  /// Adds a line to a corner and the corner itself.
  /// - Parameters:
  ///   - incoming: The unit vector from the corner back along the edge that leads to it.
  ///   - outgoing: The unit vector from the corner along the next edge.
  ///   - half: Half the rectangle's sides: the room that a corner has.
  private mutating func corner(
    at corner: Point, from incoming: Point, to outgoing: Point, _ radius: Size, _ half: Size,
    _ isContinuous: Bool
  ) {
    guard radius.width > 0, radius.height > 0 else {
      line(to: corner)
      return
    }
    // Of the two radii, the one along an edge scales what runs along it.
    let along = incoming.x == 0 ? radius.height : radius.width
    let across = incoming.x == 0 ? radius.width : radius.height
    func place(_ point: Point) -> Point {
      corner + incoming * (point.x * along) + outgoing * (point.y * across)
    }
    guard isContinuous else {
      let control = 1 - Self.quarterCircle
      line(to: place(Point(x: 1, y: 0)))
      curve(place(Point(x: control, y: 0)), place(Point(x: 0, y: control)), to: place(Point(x: 0, y: 1)))
      return
    }
    let room = incoming.x == 0 ? (half.height, half.width) : (half.width, half.height)
    let entry = CornerCurve.fitting(reach: room.0 / along)
    let exit = CornerCurve.fitting(reach: room.1 / across)
    func flipped(_ point: Point) -> Point { Point(x: point.y, y: point.x) }
    line(to: place(Point(x: entry.entry.start, y: 0)))
    curve(
      place(Point(x: entry.entry.control1, y: 0)), place(entry.entry.control2), to: place(entry.arcStart))
    curve(place(entry.arcControl), place(flipped(exit.arcControl)), to: place(flipped(exit.arcStart)))
    curve(
      place(flipped(exit.entry.control2)), place(Point(x: 0, y: exit.entry.control1)),
      to: place(Point(x: 0, y: exit.entry.start)))
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
