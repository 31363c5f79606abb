import LayViews

// Colours, shapes and dividers.

extension SVGPainter {
  /// A colour or gradient used as a view.
  mutating func paintRectangle(_ element: Element) {
    let ink = prepare(layout.views.contents.paints[element.node], in: element.frame, element.node)
    if ink != .none { paint(rectangle: element, ink) }
  }

  /// Writes what a placeholder stands for into its middle, where there is room for it.
  private mutating func paintName(of element: Element) {
    let name = layout.views.contents.shapes[element.node].spelling
    let size = 11.0
    // Letters are less than two thirds of an em wide, in every font that a viewer may have.
    guard element.frame.size.height >= 2 * size,
      element.frame.size.width >= Double(name.utf8.count + 2) * size * 0.65
    else { return }
    output.append("<text text-anchor=\"middle\" font-family=\"Inter, system-ui, Arial, sans-serif\"")
    attribute("font-size", size)
    attribute("x", element.frame.center.x)
    // Half the height of a capital.
    attribute("y", element.frame.center.y + size * 0.36)
    output.append(" fill=\"#8e8e93\">")
    output.append(xml: name)
    output.append("</text>\n")
  }

  private mutating func paint(rectangle element: Element, _ ink: Ink) {
    openRect(element.frame)
    attribute(fill: ink)
    sharpen(element.frame)
    close(element)
  }

  /// Asks for edges on whole pixels, as the platforms paint them, where a rectangle's lie between.
  ///
  /// Otherwise the background shines through between neighbours. What is thinner than a point might vanish so, and
  /// keeps its soft edges.
  private mutating func sharpen(_ rect: Rect) {
    guard isUpright, rect.size.width >= 1, rect.size.height >= 1 else { return }
    func isWhole(_ value: Double) -> Bool { value.rounded(.towardZero) == value }
    if isWhole(rect.minX), isWhole(rect.minY), isWhole(rect.maxX), isWhole(rect.maxY) { return }
    output.append(" shape-rendering=\"crispEdges\"")
  }

  mutating func paintShape(_ element: Element) {
    // Read where it stands: to copy a shape costs as much as to write a rectangle.
    let isStroked = layout.views.contents.shapes[element.node].stroke != nil
    // A shape without a fill or stroke is filled with the foreground style, as SwiftUI does.
    let fillPaint =
      layout.views.contents.shapes[element.node].fill
      ?? (isStroked ? .none : layout.foreground(of: element.node))
    let fill = prepare(fillPaint, in: element.frame, element.node)
    if !isStroked, layout.views.contents.shapes[element.node].operations.isEmpty,
      case .rectangle = layout.views.contents.shapes[element.node].outline
    {
      if fill != .none { paint(rectangle: element, fill) }
      if layout.views.contents.shapes[element.node].isPlaceholder { paintName(of: element) }
      return
    }
    let shape = layout.views.contents.shapes[element.node]
    let style = shape.strokeStyle ?? StrokeStyle(width: 1)
    let stroke = style.width > 0 ? prepare(shape.stroke ?? .none, in: element.frame, element.node) : .none
    if shape.strokesInside, stroke != .none {
      // The fill reaches the outline, the stroke lies within it: two elements.
      paint(shape, fill: fill, stroke: .none, style, element)
      paint(shape, fill: .none, stroke: stroke, style, inset: style.width / 2, element)
    } else {
      paint(shape, fill: fill, stroke: stroke, style, element)
    }
  }

  private mutating func paint(
    _ shape: ShapeSpec, fill: Ink, stroke: Ink, _ style: StrokeStyle, inset: Double = 0, _ element: Element
  ) {
    guard fill != .none || stroke != .none else { return }
    let outline = ResolvedOutline(
      shape.outline, operations: shape.operations, in: element.frame, inset: inset,
      isMirrored: isRightToLeft(element.node))
    let hollow = stroke == .none ? nil : shape.hollow.map { defineHollow($0, outline, element) }
    openElement(outline)
    if let hollow {
      output.append(" mask=\"url(#d")
      output.append(hollow)
      output.append(")\"")
    }
    attribute(fill: fill)
    if shape.isEvenOdd { output.append(" fill-rule=\"evenodd\"") }
    if stroke != .none {
      attribute(stroke: stroke)
      append(style)
    } else if case .rectangle(let rect) = outline {
      sharpen(rect)
    }
    close(element)
  }

  /// Defines the mask that leaves the middle of a stroke free.
  private mutating func defineHollow(
    _ hollow: StrokeStyle, _ outline: ResolvedOutline, _ element: Element
  ) -> Int {
    let region = visiblePart(of: inkBounds(of: element.id))
    let id = openRegion("mask", region)
    output.append(">")
    openRect(region)
    output.append(" fill=\"#fff\"/>")
    openElement(outline)
    output.append(" fill=\"none\" stroke=\"#000\"")
    append(hollow)
    output.append("/></mask>\n")
    return id
  }

  /// A separator in the platform's colour, which for lists is measured on macOS 26.2 and iOS 26.0: ink at 25/255.
  mutating func paintDivider(_ element: Element) {
    let isLight = environment(of: element.node).colorScheme == .light
    openRect(element.frame)
    attribute(fill: RGBA(hex: isLight ? 0x0000_0019 : 0xFFFF_FF19))
    close(element)
  }

  /// Opens the element that draws an outline.
  mutating func openElement(_ outline: ResolvedOutline) {
    switch outline {
    case .rectangle(let rect):
      openRect(rect)
    case .roundedRectangle(let rect, let radius):
      openRect(rect)
      attribute("rx", radius.width)
      attribute("ry", radius.height)
    case .ellipse(let rect):
      openEllipse(rect)
    case .path(let path):
      output.append("<path d=\"")
      append(path)
      output.append("\"")
    }
  }

  private mutating func openEllipse(_ rect: Rect) {
    let isCircle = rect.size.width == rect.size.height
    output.append(isCircle ? "<circle" : "<ellipse")
    attribute("cx", rect.center.x)
    attribute("cy", rect.center.y)
    if isCircle {
      attribute("r", rect.size.width / 2)
    } else {
      attribute("rx", rect.size.width / 2)
      attribute("ry", rect.size.height / 2)
    }
  }

  /// Writes a path's data.
  mutating func append(_ path: OutlinePath) {
    // An empty path still needs data that is valid.
    if path.isEmpty { output.append("M0 0") }
    for element in path.elements {
      switch element {
      case .move(let point):
        output.append("M")
        append(point)
      case .line(let point):
        output.append("L")
        append(point)
      case .curve(let control1, let control2, let end):
        output.append("C")
        append(control1)
        output.append(" ")
        append(control2)
        output.append(" ")
        append(end)
      case .close:
        output.append("Z")
      }
    }
  }

  /// Writes the attributes of a stroke where they differ from SVG's defaults.
  mutating func append(_ style: StrokeStyle) {
    attribute("stroke-width", style.width)
    switch style.cap {
    case .butt: break
    case .round: output.append(" stroke-linecap=\"round\"")
    case .square: output.append(" stroke-linecap=\"square\"")
    }
    switch style.join {
    case .miter:
      if style.miterLimit >= 1, style.miterLimit != 4 { attribute("stroke-miterlimit", style.miterLimit) }
    case .round: output.append(" stroke-linejoin=\"round\"")
    case .bevel: output.append(" stroke-linejoin=\"bevel\"")
    }
    // SVG forbids negative dashes, and dashes that are all 0 make a solid line.
    guard style.dash.contains(where: { $0 > 0 }), !style.dash.contains(where: { $0 < 0 }) else { return }
    output.append(" stroke-dasharray=\"")
    for index in style.dash.indices {
      if index > 0 { output.append(" ") }
      output.append(rounded: style.dash[index])
    }
    output.append("\"")
    if style.dashPhase != 0 { attribute("stroke-dashoffset", style.dashPhase) }
  }
}
