import LayViews

// Gradients, in the coordinates of the frame they fill.

extension SVGPainter {
  /// Writes a gradient's definition.
  mutating func define(_ gradient: Gradient, in frame: Rect, isMirrored: Bool) -> Ink {
    guard let last = gradient.stops.last else { return .none }
    func place(_ point: UnitPoint) -> Point { point.resolved(in: frame, mirrored: isMirrored) }
    switch gradient.geometry {
    case .linear(let start, let end):
      return defineLinear(gradient.stops, from: place(start), to: place(end))
    case .radial(let center, let start, let end):
      guard max(start, end) > 0 else { return .color(last.color) }
      return defineRadial(gradient.stops, start, end, around: place(center), scale: Point(x: 1, y: 1))
    case .elliptical(let center, let start, let end):
      let scale = Point(x: frame.size.width, y: frame.size.height)
      guard max(start, end) > 0, scale.x > 0, scale.y > 0 else { return .color(last.color) }
      return defineRadial(gradient.stops, start, end, around: place(center), scale: scale)
    case .angular(let center, let start, let end):
      return defineSectors(gradient.stops, around: place(center), from: start, to: end, in: frame)
    }
  }

  private mutating func defineLinear(_ stops: [Gradient.Stop], from start: Point, to end: Point) -> Ink {
    let id = makeDefinition()
    output.append("<linearGradient id=\"d")
    output.append(id)
    output.append("\" gradientUnits=\"userSpaceOnUse\"")
    attribute("x1", start.x)
    attribute("y1", start.y)
    attribute("x2", end.x)
    attribute("y2", end.y)
    output.append(">")
    appendStops(stops, from: 0, to: 1)
    output.append("</linearGradient>\n")
    return .definition(id)
  }

  /// A radial gradient, elliptical where the scales differ; radii are in units of the scale.
  private mutating func defineRadial(
    _ stops: [Gradient.Stop], _ startRadius: Double, _ endRadius: Double, around center: Point, scale: Point
  ) -> Ink {
    let id = makeDefinition()
    // SVG 1.1 starts every gradient at the centre, so the stops are moved outwards.
    let outer = max(startRadius, endRadius)
    output.append("<radialGradient id=\"d")
    output.append(id)
    output.append("\" gradientUnits=\"userSpaceOnUse\" cx=\"0\" cy=\"0\"")
    attribute("r", outer)
    output.append(" gradientTransform=\"translate(")
    append(center)
    output.append(") scale(")
    append(scale)
    output.append(")\">")
    appendStops(stops, from: max(0, startRadius) / outer, to: max(0, endRadius) / outer)
    output.append("</radialGradient>\n")
    return .definition(id)
  }

  /// Writes the stops with their locations 0 … 1 mapped to `from` … `to`, ascending as SVG wants them.
  private mutating func appendStops(_ stops: [Gradient.Stop], from: Double, to: Double) {
    let isReversed = to < from
    var previous = 0.0
    for index in stops.indices {
      let stop = stops[isReversed ? stops.count - 1 - index : index]
      previous = max(previous, from + (to - from) * stop.location)
      output.append("<stop")
      attribute("offset", min(previous, 1))
      output.append(" stop-color=\"")
      append(stop.color)
      output.append("\"")
      if stop.color.alpha < 1 { attribute("stop-opacity", stop.color.alpha) }
      output.append("/>")
    }
  }

  /// SVG 1.1 has no angular gradient: a pattern of thin sectors stands for it.
  private mutating func defineSectors(
    _ stops: [Gradient.Stop], around center: Point, from start: Double, to end: Double, in frame: Rect
  ) -> Ink {
    let id = makeDefinition()
    // The tile reaches beyond the frame for strokes; sectors reach beyond the tile.
    let margin = max(frame.size.width, frame.size.height)
    let tile = frame.inset(by: -margin)
    output.append("<pattern id=\"d")
    output.append(id)
    output.append("\" patternUnits=\"userSpaceOnUse\"")
    attribute("x", tile.minX)
    attribute("y", tile.minY)
    attribute("width", tile.size.width)
    attribute("height", tile.size.height)
    output.append(">")
    let origin = Point(x: center.x - tile.minX, y: center.y - tile.minY)
    let count = 120
    let step = 2 * Double.pi / Double(count)
    let span = end - start
    for index in 0..<count {
      // A full turn begins where the gradient does, so that the seam falls there.
      let angle = start + Double(index) * step
      let fraction = span == 0 ? 1 : (angle + step / 2 - start) / span
      let color = Gradient.color(at: max(0, min(1, fraction)), in: stops)
      guard color.alpha > 0 else { continue }
      paintSector(at: origin, radius: 4 * margin, from: angle, to: angle + step, color)
    }
    output.append("</pattern>\n")
    return .definition(id)
  }

  private mutating func paintSector(
    at center: Point, radius: Double, from: Double, to: Double, _ color: RGBA
  ) {
    output.append("<path d=\"M")
    append(center)
    for angle in [from, to] {
      output.append("L")
      let direction = direction(of: angle)
      append(Point(x: center.x + radius * direction.x, y: center.y + radius * direction.y))
    }
    // Without smoothing, neither the background nor a double layer shows where sectors meet.
    output.append("Z\" shape-rendering=\"crispEdges\"")
    attribute(fill: color)
    output.append("/>")
  }
}

extension Gradient {
  /// The colour at a location, mixed in sRGB.
  fileprivate static func color(at location: Double, in stops: [Stop]) -> RGBA {
    guard let first = stops.first else { return .clear }
    var lower = first
    for stop in stops {
      if stop.location >= location {
        let distance = stop.location - lower.location
        return mix(lower.color, stop.color, distance > 0 ? max(0, (location - lower.location) / distance) : 1)
      }
      lower = stop
    }
    return lower.color
  }

  private static func mix(_ a: RGBA, _ b: RGBA, _ fraction: Double) -> RGBA {
    func between(_ a: Double, _ b: Double) -> Double { a + (b - a) * fraction }
    return RGBA(
      red: between(a.red, b.red), green: between(a.green, b.green), blue: between(a.blue, b.blue),
      alpha: between(a.alpha, b.alpha))
  }
}
