/// A map of the plane that keeps straight lines straight, as Core Graphics has it: a point (x, y) goes to
/// (a·x + c·y + tx, b·x + d·y + ty).
package struct AffineTransform: BitwiseCopyable, Equatable, Sendable {
  package var a: Double
  package var b: Double
  package var c: Double
  package var d: Double
  package var tx: Double
  package var ty: Double

  package init(
    a: Double = 1, b: Double = 0, c: Double = 0, d: Double = 1, tx: Double = 0, ty: Double = 0
  ) {
    (self.a, self.b, self.c, self.d, self.tx, self.ty) = (a, b, c, d, tx, ty)
  }

  package static let identity = AffineTransform()

  package static func translation(x: Double, y: Double) -> AffineTransform {
    AffineTransform(tx: x, ty: y)
  }

  package static func scale(x: Double, y: Double) -> AffineTransform { AffineTransform(a: x, d: y) }

  /// Clockwise on a screen, whose y grows downwards, by an angle in radians.
  package static func rotation(_ angle: Double) -> AffineTransform {
    let (sine, cosine) = (Elementary.sine(angle), Elementary.sine(angle + .pi / 2))
    return AffineTransform(a: cosine, b: sine, c: -sine, d: cosine)
  }

  package var isFinite: Bool {
    a.isFinite && b.isFinite && c.isFinite && d.isFinite && tx.isFinite && ty.isFinite
  }

  /// This transform first, then another.
  package func concatenating(_ next: AffineTransform) -> AffineTransform {
    let origin = next.applied(to: Point(x: tx, y: ty))
    return AffineTransform(
      a: a * next.a + b * next.c, b: a * next.b + b * next.d, c: c * next.a + d * next.c,
      d: c * next.b + d * next.d, tx: origin.x, ty: origin.y)
  }

  /// What undoes it; the transform itself where nothing does, as when all points go to one.
  package var inverted: AffineTransform {
    let determinant = a * d - b * c
    guard determinant != 0, determinant.isFinite else { return self }
    return AffineTransform(
      a: d / determinant, b: -b / determinant, c: -c / determinant, d: a / determinant,
      tx: (c * ty - d * tx) / determinant, ty: (b * tx - a * ty) / determinant)
  }

  /// The same transform where another point is the origin.
  package func around(_ origin: Point) -> AffineTransform {
    AffineTransform.translation(x: -origin.x, y: -origin.y).concatenating(self)
      .concatenating(.translation(x: origin.x, y: origin.y))
  }

  package func applied(to point: Point) -> Point {
    Point(x: a * point.x + c * point.y + tx, y: b * point.x + d * point.y + ty)
  }

  /// Lengths along both axes, without the translation.
  package func applied(to size: Size) -> Size {
    Size(width: a * size.width + c * size.height, height: b * size.width + d * size.height)
  }

  /// The smallest rectangle around the image of one.
  package func applied(to rect: Rect) -> Rect {
    // A corner and both sides from there; where a side goes back, the rectangle begins at its end.
    let corner = applied(to: rect.origin)
    let across = applied(to: Size(width: rect.size.width, height: 0))
    let down = applied(to: Size(width: 0, height: rect.size.height))
    return Rect(
      x: corner.x + min(across.width, 0) + min(down.width, 0),
      y: corner.y + min(across.height, 0) + min(down.height, 0),
      width: across.width.magnitude + down.width.magnitude,
      height: across.height.magnitude + down.height.magnitude)
  }
}
