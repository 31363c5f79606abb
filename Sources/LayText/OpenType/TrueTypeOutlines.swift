/// Quadratic outlines: the `glyf` and `loca` tables.
struct TrueTypeOutlines: Sendable {
  let glyphs: FontTable
  let locations: FontTable
  let glyphCount: Int
  let longOffsets: Bool
  /// The `hmtx` table, for the left side bearings.
  let bearings: FontTable
  let advanceCount: Int

  /// Composites of composites; fonts go two or three levels deep.
  private static let deepest = 8
  /// Points of one glyph with all its parts.
  private static let mostPoints = 65_536

  private struct Point {
    var x: Double
    var y: Double
    var isOnCurve: Bool
    var endsContour: Bool
  }

  /// An affine map of a part into its composite.
  private struct Transform {
    var xx = 1.0
    var xy = 0.0
    var yx = 0.0
    var yy = 1.0
    var dx = 0.0
    var dy = 0.0

    func apply(_ point: Point) -> Point {
      var moved = point
      moved.x = xx * point.x + yx * point.y + dx
      moved.y = xy * point.x + yy * point.y + dy
      return moved
    }
  }

  func outline(of glyph: Int) -> GlyphOutline {
    var budget = Self.mostPoints
    var points = self.points(of: glyph, depth: 0, budget: &budget)
    let shift = shift(of: glyph)
    if shift != 0 { for i in points.indices { points[i].x += shift } }
    var outline = GlyphOutline()
    var start = 0
    for i in points.indices where points[i].endsContour {
      Self.append(points[start...i], to: &outline)
      start = i + 1
    }
    return outline
  }

  /// Glyphs are drawn so that their left edge lies at their side bearing, wherever their points are.
  private func shift(of glyph: Int) -> Double {
    guard let data = data(of: glyph) else { return 0 }
    let isBehind = glyph >= advanceCount
    let offset = isBehind ? advanceCount * 4 + (glyph - advanceCount) * 2 : glyph * 4 + 2
    return bearings.contains(offset, count: 2) ? Double(bearings.signedWord(offset) - data.signedWord(2)) : 0
  }

  /// The glyphs that a glyph is composed of; none for a simple one.
  func parts(of glyph: Int) -> [Int] {
    guard let data = data(of: glyph), data.signedWord(0) < 0 else { return [] }
    var parts: [Int] = []
    var offset = 10
    while data.contains(offset, count: 4) {
      let flags = data.word(offset)
      parts.append(data.word(offset + 2))
      offset += 4
      _ = Self.transform(data, flags, &offset)
      guard flags & 0x20 != 0 else { break }
    }
    return parts
  }

  /// The bytes that describe a glyph; nil where it has no outline.
  func data(of glyph: Int) -> FontTable? {
    guard glyph >= 0, glyph < glyphCount else { return nil }
    let start = longOffsets ? locations.long(glyph * 4) : locations.word(glyph * 2) * 2
    let end = longOffsets ? locations.long(glyph * 4 + 4) : locations.word(glyph * 2 + 2) * 2
    guard end > start else { return nil }
    return glyphs.table("glyf", at: start, count: end - start)
  }

  private func points(of glyph: Int, depth: Int, budget: inout Int) -> [Point] {
    guard depth < Self.deepest, budget > 0, let data = data(of: glyph), data.count >= 10 else { return [] }
    let contours = data.signedWord(0)
    return contours >= 0
      ? simple(data, contours: contours, budget: &budget) : composite(data, depth: depth, budget: &budget)
  }

  /// Flags, then x, then y, each packed with its own rules.
  private func simple(_ data: FontTable, contours: Int, budget: inout Int) -> [Point] {
    guard contours > 0, data.contains(10, count: contours * 2 + 2) else { return [] }
    let count = data.word(10 + (contours - 1) * 2) + 1
    guard count <= budget, count <= data.count * 256 else { return [] }
    budget -= count
    var offset = 12 + contours * 2 + data.word(10 + contours * 2)
    var flags: [Int] = []
    flags.reserveCapacity(count)
    while flags.count < count {
      guard data.contains(offset, count: 1) else { return [] }
      let flag = data.byte(offset)
      offset += 1
      var copies = 1
      if flag & 8 != 0 {
        copies += data.byte(offset)
        offset += 1
      }
      for _ in 0..<min(copies, count - flags.count) { flags.append(flag) }
    }
    let xs = Self.coordinates(data, flags, short: 2, same: 16, &offset)
    let ys = Self.coordinates(data, flags, short: 4, same: 32, &offset)
    var points = (0..<count).map {
      Point(x: Double(xs[$0]), y: Double(ys[$0]), isOnCurve: flags[$0] & 1 != 0, endsContour: false)
    }
    for i in 0..<contours {
      let end = data.word(10 + i * 2)
      if end < count { points[end].endsContour = true }
    }
    return points
  }

  private static func coordinates(
    _ data: FontTable, _ flags: [Int], short: Int, same: Int, _ offset: inout Int
  ) -> [Int] {
    var value = 0
    return flags.map { flag in
      if flag & short != 0 {
        value += flag & same != 0 ? data.byte(offset) : -data.byte(offset)
        offset += 1
      } else if flag & same == 0 {
        value += data.signedWord(offset)
        offset += 2
      }
      return value
    }
  }

  private func composite(_ data: FontTable, depth: Int, budget: inout Int) -> [Point] {
    var points: [Point] = []
    var offset = 10
    while data.contains(offset, count: 4) {
      let flags = data.word(offset)
      let part = data.word(offset + 2)
      offset += 4
      let place = offset
      var transform = Self.transform(data, flags, &offset)
      // Each part costs, even an empty one: many deep empty composites must come to an end.
      budget -= 1
      let drawn = self.points(of: part, depth: depth + 1, budget: &budget)
      if flags & 2 == 0 {
        // Placed by a point of what is there already and one of the part, which meet.
        let areWords = flags & 1 != 0
        let anchor = areWords ? data.word(place) : data.byte(place)
        let point = areWords ? data.word(place + 2) : data.byte(place + 1)
        guard anchor < points.count, point < drawn.count else { break }
        let moved = transform.apply(drawn[point])
        (transform.dx, transform.dy) = (points[anchor].x - moved.x, points[anchor].y - moved.y)
      }
      points += drawn.map(transform.apply)
      guard flags & 0x20 != 0, budget > 0 else { break }
    }
    return points
  }

  private static func transform(_ data: FontTable, _ flags: Int, _ offset: inout Int) -> Transform {
    var transform = Transform()
    let areWords = flags & 1 != 0
    if flags & 2 != 0 {
      transform.dx = Double(areWords ? data.signedWord(offset) : data.signedByte(offset))
      transform.dy = Double(areWords ? data.signedWord(offset + 2) : data.signedByte(offset + 1))
    }
    offset += areWords ? 4 : 2
    func fraction(_ index: Int) -> Double { Double(data.signedWord(offset + index * 2)) / 16384 }
    if flags & 0x08 != 0 {
      transform.xx = fraction(0)
      transform.yy = transform.xx
      offset += 2
    } else if flags & 0x40 != 0 {
      (transform.xx, transform.yy) = (fraction(0), fraction(1))
      offset += 4
    } else if flags & 0x80 != 0 {
      (transform.xx, transform.xy, transform.yx, transform.yy) = (
        fraction(0), fraction(1), fraction(2), fraction(3)
      )
      offset += 8
    }
    return transform
  }

  /// A closed contour: between two points off the curve lies one on it, halfway.
  private static func append(_ contour: ArraySlice<Point>, to outline: inout GlyphOutline) {
    guard let first = contour.first, let last = contour.last, contour.count > 1 else { return }
    func middle(_ a: Point, _ b: Point) -> Point {
      Point(x: (a.x + b.x) / 2, y: (a.y + b.y) / 2, isOnCurve: true, endsContour: false)
    }
    let start = first.isOnCurve ? first : last.isOnCurve ? last : middle(first, last)
    outline.steps.append(.move(x: start.x, y: start.y))
    var control: Point?
    func curve(_ control: Point, _ end: Point) -> GlyphOutline.Step {
      .quadratic(controlX: control.x, controlY: control.y, x: end.x, y: end.y)
    }
    for point in first.isOnCurve ? contour.dropFirst() : contour {
      switch (control, point.isOnCurve) {
      case (nil, true): outline.steps.append(.line(x: point.x, y: point.y))
      case (nil, false): control = point
      case (let open?, true):
        outline.steps.append(curve(open, point))
        control = nil
      case (let open?, false):
        outline.steps.append(curve(open, middle(open, point)))
        control = point
      }
    }
    if let open = control { outline.steps.append(curve(open, start)) }
    outline.steps.append(.close)
  }
}
