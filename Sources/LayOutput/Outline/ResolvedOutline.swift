import LayViews

/// An outline in its place: one of SVG's own shapes where one fits, else a path.
enum ResolvedOutline: Equatable {
  case rectangle(Rect)
  case ellipse(Rect)
  /// Circular or elliptical corners, all alike.
  case roundedRectangle(Rect, radius: Size)
  case path(OutlinePath)

  /// - Parameters:
  ///   - inset: How far the outline lies within where it would be: half a stroke's width for `strokeBorder`.
  ///   - isMirrored: Whether leading is right, and paths are mirrored in their frame.
  init(
    _ outline: Outline, operations: [OutlineOperation], in frame: Rect, inset: Double = 0, isMirrored: Bool
  ) {
    if operations.isEmpty, case .rectangle = outline {
      self = .rectangle(frame.inset(by: inset))
      return
    }
    var totalInset = inset
    // The operations further out decide in which rectangle those within work.
    var rects = [frame]
    for operation in operations.reversed() {
      let outer = rects[rects.count - 1]
      switch operation {
      case .inset(let amount):
        totalInset += amount
        rects.append(outer)
      case .size(let width, let height):
        rects.append(Rect(origin: outer.origin, size: Size(width: max(0, width), height: max(0, height))))
      case .trim, .offset, .rotation, .scale, .transform:
        rects.append(outer)
      }
    }
    self = Self.resolve(outline, in: rects[rects.count - 1], inset: totalInset)
    for (index, operation) in operations.enumerated() {
      apply(operation, in: rects[operations.count - 1 - index])
    }
    if isMirrored, case .path(let path) = self {
      let axis = 2 * frame.minX + frame.size.width
      self = .path(path.mapped { Point(x: axis - $0.x, y: $0.y) })
    }
  }

  /// A rectangle around the outline; nil for one without any points.
  /// - Complexity: O(n) in its points.
  var bounds: Rect? {
    switch self {
    case .rectangle(let rect), .ellipse(let rect), .roundedRectangle(let rect, _): rect
    case .path(let path): path.bounds
    }
  }

  private static func resolve(_ outline: Outline, in rect: Rect, inset: Double) -> ResolvedOutline {
    let inner = rect.inset(by: inset)
    let limit = min(inner.size.width, inner.size.height) / 2
    switch outline {
    case .rectangle:
      return .rectangle(inner)
    case .ellipse:
      return .ellipse(inner)
    case .polyline(let points):
      var path = OutlinePath()
      for (index, point) in points.enumerated() {
        let corner = point.resolved(in: inner, mirrored: false)
        if index == 0 { path.move(to: corner) } else { path.line(to: corner) }
      }
      return .path(path)
    case .path(let path):
      return .path(OutlinePath(path, from: rect.origin))
    case .drawn:
      return .rectangle(inner)
    case .circle:
      let center = inner.center
      return .ellipse(Rect(x: center.x - limit, y: center.y - limit, width: 2 * limit, height: 2 * limit))
    case .capsule(let isContinuous):
      return rounded(inner, Size(width: limit, height: limit), isContinuous)
    case .roundedRectangle(let width, let height, let isContinuous):
      // Insetting keeps corners concentric: their radius shrinks with the rectangle.
      let radius = Size(width: max(0, width - inset), height: max(0, height - inset))
      return rounded(inner, radius, isContinuous)
    case .unevenRoundedRectangle(
      let topLeading, let bottomLeading, let bottomTrailing, let topTrailing, let continuous):
      func radius(_ value: Double) -> Size {
        let length = max(0, min(value - inset, limit))
        return Size(width: length, height: length)
      }
      let radii = CornerRadii(
        topLeft: radius(topLeading), topRight: radius(topTrailing), bottomRight: radius(bottomTrailing),
        bottomLeft: radius(bottomLeading))
      return .path(.roundedRectangle(inner, radii, isContinuous: continuous))
    }
  }

  /// A rounded rectangle whose radius is limited to half the smaller side, an uneven one keeping its proportion.
  private static func rounded(_ rect: Rect, _ radius: Size, _ isContinuous: Bool) -> ResolvedOutline {
    guard radius.width > 0, radius.height > 0 else { return .rectangle(rect) }
    let fit = min(1, rect.size.width / 2 / radius.width, rect.size.height / 2 / radius.height)
    let radius = Size(width: radius.width * fit, height: radius.height * fit)
    if !isContinuous { return .roundedRectangle(rect, radius: radius) }
    return .path(.roundedRectangle(rect, CornerRadii(radius), isContinuous: true))
  }

  private mutating func apply(_ operation: OutlineOperation, in rect: Rect) {
    switch operation {
    case .inset, .size:
      break
    case .trim(let from, let to):
      self = .path(path.trimmed(from: from, to: to))
    case .offset(let x, let y):
      self = .path(path.mapped { Point(x: $0.x + x, y: $0.y + y) })
    case .rotation(let angle, let anchor):
      let center = anchor.resolved(in: rect, mirrored: false)
      let turn = direction(of: angle)
      self = .path(
        path.mapped { point in
          let arm = point - center
          return center + Point(x: arm.x * turn.x - arm.y * turn.y, y: arm.x * turn.y + arm.y * turn.x)
        })
    case .transform(let transform):
      self = .path(path.mapped { transform.applied(to: $0 - rect.origin) + rect.origin })
    case .scale(let x, let y, let anchor):
      let center = anchor.resolved(in: rect, mirrored: false)
      self = .path(
        path.mapped { Point(x: center.x + ($0.x - center.x) * x, y: center.y + ($0.y - center.y) * y) })
    }
  }

  /// The outline as a path.
  var path: OutlinePath {
    switch self {
    case .rectangle(let rect): return .rectangle(rect)
    case .ellipse(let rect): return .ellipse(in: rect)
    case .roundedRectangle(let rect, let radius):
      return .roundedRectangle(rect, CornerRadii(radius), isContinuous: false)
    case .path(let path): return path
    }
  }
}

extension OutlinePath {
  /// A path that a file drew, in its place.
  fileprivate init(_ path: Path, from origin: Point) {
    for element in path.elements {
      switch element {
      case .move(let point): move(to: point + origin)
      case .line(let point): line(to: point + origin)
      case .curve(let control1, let control2, let end):
        curve(control1 + origin, control2 + origin, to: end + origin)
      case .outline(let outline, let operations, let rect):
        let place = Rect(origin: rect.origin + origin, size: rect.size)
        elements +=
          ResolvedOutline(outline, operations: operations, in: place, isMirrored: false).path.elements
      case .close: close()
      }
    }
  }
}
