import LayViews

// Symbols, by stand-ins of the right size and colour.

extension SVGPainter {
  /// Draws a symbol's stand-in in the middle of its frame: a glyph, or a dashed box with its name for one not known.
  mutating func paintSymbol(
    _ name: String, _ tint: Paint, _ rendering: SymbolRendering, isStretched: Bool, _ element: Element
  ) {
    let (shorter, longer) = (
      min(element.frame.size.width, element.frame.size.height),
      max(element.frame.size.width, element.frame.size.height)
    )
    // A dash or an ellipsis is flat: its drawing is as wide as its frame and mostly empty.
    let side = isStretched ? shorter : max(shorter, 0.8 * longer)
    guard side > 0, side.isFinite else { return }
    let center = element.frame.center
    let box = Rect(x: center.x - side / 2, y: center.y - side / 2, width: side, height: side)
    let isMirrored = isRightToLeft(element.node)
    if let glyph = SymbolGlyph(name, isMirrored: isMirrored) {
      let symbol = PaintedSymbol(name: name, glyph: glyph, isMirrored: isMirrored, rendering: rendering)
      paint(symbol, tint, in: box, element)
    } else {
      paintUnknownSymbol(name, tint, in: box, element)
    }
  }

  private mutating func paintUnknownSymbol(_ name: String, _ tint: Paint, in box: Rect, _ element: Element) {
    let ink = prepare(tint, in: element.frame, element.node)
    guard ink != .none else { return }
    let side = box.size.width
    openRect(box.inset(by: side * 0.06))
    attribute("rx", side * 0.22)
    output.append(" fill=\"none\"")
    attribute(stroke: ink)
    attribute("stroke-width", side * 0.06)
    output.append(" stroke-dasharray=\"")
    output.append(rounded: side * 0.14)
    output.append(" ")
    output.append(rounded: side * 0.1)
    output.append("\"")
    annotate(element)
    output.append("><title>")
    output.append(xml: name)
    output.append("</title></rect>\n")
  }

  private mutating func paint(_ symbol: PaintedSymbol, _ tint: Paint, in box: Rect, _ element: Element) {
    let scale = box.size.width / SymbolDrawing.boxSize
    // The tint's gradient spans the view's frame, told in the glyph's coordinates.
    let frame = Rect(
      x: (element.frame.minX - box.minX) / scale, y: (element.frame.minY - box.minY) / scale,
      width: element.frame.size.width / scale, height: element.frame.size.height / scale)
    let color = symbol.rendering == .multicolor ? SymbolRendering.color(of: symbol.name) : nil
    let ink = prepare(color.map { .color($0) } ?? tint, in: frame, element.node)
    guard ink != .none else { return }
    output.append("<g transform=\"translate(")
    append(box.origin)
    output.append(") scale(")
    output.append(rounded: scale)
    output.append(")\" stroke-width=\"2\" stroke-linecap=\"round\" stroke-linejoin=\"round\" fill=\"none\"")
    attribute(stroke: ink)
    annotate(element)
    output.append(">")
    let style = SymbolInk(ink: ink, isHierarchical: symbol.rendering == .hierarchical)
    if let enclosure = symbol.glyph.enclosure {
      paint(enclosure, around: symbol, style)
    } else {
      paintContent(of: symbol, isFilled: symbol.glyph.isFilled, style)
    }
    output.append("</g>\n")
  }

  // MARK: Enclosures

  private mutating func paint(
    _ enclosure: SymbolGlyph.Enclosure, around symbol: PaintedSymbol, _ style: SymbolInk
  ) {
    let glyph = symbol.glyph
    let isOpen = !glyph.isFilled && glyph.filling == nil
    // What is filled leaves the glyph open, unless the glyph stands out by its own strength or colour.
    let mask =
      isOpen || style.isHierarchical || symbol.rendering == .multicolor
      ? nil : mask(.enclosed, of: symbol) { $0.paintEnclosed(enclosure, symbol, .mask) }
    output.append(enclosure.element)
    if !isOpen { attribute(fill: style.ink) }
    if glyph.isDashed { output.append(" stroke-dasharray=\"3 3.6\"") }
    if style.isHierarchical { output.append(isOpen ? " opacity=\"0.5\"" : " opacity=\"0.3\"") }
    if let mask { appendMask(mask) }
    output.append("/>")
    guard mask == nil else { return }
    if !isOpen, symbol.rendering == .multicolor {
      paintEnclosed(enclosure, symbol, SymbolInk(ink: .color(.white), setsStroke: true))
    } else {
      paintEnclosed(enclosure, symbol, style)
    }
  }

  private mutating func paintEnclosed(
    _ enclosure: SymbolGlyph.Enclosure, _ symbol: PaintedSymbol, _ style: SymbolInk
  ) {
    output.append("<g transform=\"")
    output.append(enclosure.transform)
    output.append("\" stroke-width=\"3.6\"")
    if style.setsStroke { attribute(stroke: style.ink) }
    output.append(">")
    paintContent(of: symbol, isFilled: symbol.glyph.isFilled, style)
    output.append("</g>")
  }

  // MARK: Drawings with what stands over them

  private mutating func paintContent(of symbol: PaintedSymbol, isFilled: Bool, _ style: SymbolInk) {
    let glyph = symbol.glyph
    let isCovered = glyph.isSlashed || glyph.badge != nil
    if isCovered {
      let mask = mask(.covered, of: symbol) { $0.paintCover(of: glyph) }
      output.append("<g")
      appendMask(mask)
      if style.isHierarchical, glyph.badge != nil { output.append(" opacity=\"0.5\"") }
      output.append(">")
    }
    if glyph.drawings.count > 1 {
      for (index, drawing) in glyph.drawings.enumerated() {
        output.append(
          index == 0 ? "<g transform=\"translate(-4.6 0)\">" : "<g transform=\"translate(6.2 0)\">")
        paint(drawing, of: symbol, isFilled: false, style)
        output.append("</g>")
      }
    } else if let drawing = glyph.drawings.first {
      paint(drawing, of: symbol, isFilled: isFilled, style)
    }
    if isCovered { output.append("</g>") }
    if glyph.isSlashed { output.append("<path d=\"M3 3.5L21 21.5\"/>") }
    switch glyph.badge {
    case nil: break
    case .dot:
      output.append("<circle cx=\"18.5\" cy=\"5.5\" r=\"4\" stroke=\"none\"")
      attribute(fill: style.ink)
      output.append("/>")
    case .drawing(let drawing):
      output.append("<g transform=\"translate(13.4 13.4) scale(0.44)\" stroke-width=\"4\">")
      paint(drawing, of: symbol, isFilled: false, style)
      output.append("</g>")
    }
  }

  /// Paints black what a slash or a badge keeps free of the drawing below.
  private mutating func paintCover(of glyph: SymbolGlyph) {
    if glyph.isSlashed { output.append("<path d=\"M3 3.5L21 21.5\" stroke-width=\"6\"/>") }
    switch glyph.badge {
    case nil: break
    case .dot: output.append("<circle cx=\"18.5\" cy=\"5.5\" r=\"5.8\" fill=\"#000000\" stroke=\"none\"/>")
    case .drawing:
      output.append("<circle cx=\"18.7\" cy=\"18.7\" r=\"7\" fill=\"#000000\" stroke=\"none\"/>")
    }
  }

  private mutating func paint(
    _ drawing: SymbolDrawing, of symbol: PaintedSymbol, isFilled: Bool, _ style: SymbolInk
  ) {
    let hasBody = !drawing[.body].isEmpty
    if let filling = symbol.glyph.filling, hasBody { paint(filling, of: drawing, style) }
    if isFilled, hasBody {
      let mask: Int? =
        drawing.isSolid ? nil : mask(.body, of: symbol) { $0.paintGaps(of: drawing) }
      output.append("<path d=\"")
      output.append(drawing[.body])
      output.append("\"")
      attribute(fill: style.ink)
      if let mask { appendMask(mask) }
      output.append("/>")
      stroke([drawing[.strokes]], isFaint: style.isHierarchical)
    } else if style.isHierarchical, hasBody {
      stroke([drawing[.body], drawing[.gaps]], isFaint: false)
      stroke([drawing[.strokes]], isFaint: true)
    } else {
      stroke(
        [drawing[.body], drawing[.gaps], drawing[.strokes]], isFaint: false,
        isDashed: symbol.glyph.isDashed && symbol.glyph.enclosure == nil)
    }
    fill([drawing[.dots]] + (isFilled && hasBody ? [] : [drawing[.holes]]), style.ink)
  }

  /// Paints black what a filled body leaves open.
  private mutating func paintGaps(of drawing: SymbolDrawing) {
    stroke([drawing[.gaps]], isFaint: false)
    fill([drawing[.holes]], .color(.black))
  }

  private mutating func stroke(
    _ paths: [UnsafeBufferPointer<UInt8>], isFaint: Bool, isDashed: Bool = false
  ) {
    guard open(paths) else { return }
    if isFaint { output.append(" opacity=\"0.5\"") }
    if isDashed { output.append(" stroke-dasharray=\"3 3.6\"") }
    output.append("/>")
  }

  private mutating func fill(_ paths: [UnsafeBufferPointer<UInt8>], _ ink: Ink) {
    guard open(paths) else { return }
    attribute(fill: ink)
    output.append(" stroke=\"none\"/>")
  }

  /// Begins an element of several paths; false where all are empty.
  private mutating func open(_ paths: [UnsafeBufferPointer<UInt8>]) -> Bool {
    guard paths.contains(where: { !$0.isEmpty }) else { return false }
    output.append("<path d=\"")
    for path in paths { output.append(path) }
    output.append("\"")
    return true
  }

  /// Fills a side of a body, whose outline is drawn anyway.
  private mutating func paint(_ filling: SymbolGlyph.Filling, of drawing: SymbolDrawing, _ style: SymbolInk) {
    let clip = makeDefinition()
    output.append("<clipPath id=\"d")
    output.append(clip)
    output.append("\">")
    openRect(filling.area)
    output.append("/></clipPath><g clip-path=\"url(#d")
    output.append(clip)
    output.append(")\"><path d=\"")
    output.append(drawing[.body])
    output.append("\" stroke=\"none\"")
    attribute(fill: style.ink)
    if filling.isInset { output.append(" transform=\"translate(3.6 3.6) scale(0.7)\"") }
    output.append("/></g>")
  }

  // MARK: Masks

  /// The definition of what a symbol keeps free, written once: all that is not painted black stays.
  private mutating func mask(
    _ kind: SymbolMask.Kind, of symbol: PaintedSymbol, _ paint: (inout SVGPainter) -> Void
  ) -> Int {
    let key = SymbolMask(name: symbol.name, isMirrored: symbol.isMirrored, kind: kind)
    if let known = definitions.symbolMasks[key] { return known }
    // What it is painted with may need another one, which comes first.
    var body = ByteBuffer()
    swap(&output, &body)
    output.append("<rect x=\"-6\" y=\"-6\" width=\"36\" height=\"36\" fill=\"#ffffff\" stroke=\"none\"/>")
    paint(&self)
    swap(&output, &body)
    let id = makeDefinition()
    output.append("<mask id=\"d")
    output.append(id)
    output.append("\" maskUnits=\"userSpaceOnUse\" x=\"-6\" y=\"-6\" width=\"36\" height=\"36\">")
    output.append("<g fill=\"none\" stroke=\"#000000\" stroke-width=\"2\">")
    body.bytes.withUnsafeBufferPointer { output.append($0) }
    output.append("</g></mask>")
    definitions.symbolMasks[key] = id
    return id
  }

  private mutating func appendMask(_ id: Int) {
    output.append(" mask=\"url(#d")
    output.append(id)
    output.append(")\"")
  }
}

/// A symbol that is being painted.
struct PaintedSymbol {
  var name: String
  var glyph: SymbolGlyph
  var isMirrored: Bool
  var rendering: SymbolRendering
}

/// What a symbol keeps free, by what is written once.
struct SymbolMask: Hashable {
  enum Kind: Hashable { case enclosed, covered, body }
  var name: String
  var isMirrored: Bool
  var kind: Kind
}

/// What parts of a symbol are painted with.
private struct SymbolInk {
  var ink: Ink
  /// Whether secondary parts are faint.
  var isHierarchical = false
  /// Whether strokes have another colour than those around.
  var setsStroke = false

  /// What a mask leaves out.
  static var mask: SymbolInk { SymbolInk(ink: .color(.black)) }
}

extension SymbolGlyph.Filling {
  /// What is filled of the box.
  fileprivate var area: Rect {
    let side = SymbolDrawing.boxSize
    switch self.side {
    case .all: return Rect(x: 0, y: 0, width: side, height: side)
    case .left: return Rect(x: 0, y: 0, width: side * share, height: side)
    case .right: return Rect(x: side * (1 - share), y: 0, width: side * share, height: side)
    case .top: return Rect(x: 0, y: 0, width: side, height: side * share)
    case .bottom: return Rect(x: 0, y: side * (1 - share), width: side, height: side * share)
    }
  }
}
