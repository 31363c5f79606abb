import LayViews

// Symbols, by stand-ins of the right size and colour.

extension SVGPainter {
  /// Draws a symbol's stand-in in the middle of its frame: a simple glyph, or an empty box for one not known.
  mutating func paintSymbol(_ name: String, _ tint: Paint, isStretched: Bool, _ element: Element) {
    let (shorter, longer) = (
      min(element.frame.size.width, element.frame.size.height),
      max(element.frame.size.width, element.frame.size.height)
    )
    // A dash or an ellipsis is flat: its drawing is as wide as its frame and mostly empty.
    let side = isStretched ? shorter : max(shorter, 0.8 * longer)
    guard side > 0, side.isFinite else { return }
    let center = element.frame.center
    let box = Rect(x: center.x - side / 2, y: center.y - side / 2, width: side, height: side)
    if let glyph = SymbolGlyph(name, isMirrored: isRightToLeft(element.node)) {
      paint(glyph, tint, in: box, element)
    } else {
      paintUnknownSymbol(tint, in: box, element)
    }
  }

  private mutating func paintUnknownSymbol(_ tint: Paint, in box: Rect, _ element: Element) {
    let ink = prepare(tint, in: element.frame, element.node)
    guard ink != .none else { return }
    let side = box.size.width
    openElement(
      .roundedRectangle(box.inset(by: side * 0.06), radius: Size(width: side * 0.22, height: side * 0.22)))
    output.append(" fill=\"none\"")
    attribute(stroke: ink)
    attribute("stroke-width", side * 0.08)
    close(element)
  }

  private mutating func paint(_ glyph: SymbolGlyph, _ tint: Paint, in box: Rect, _ element: Element) {
    let scale = box.size.width / SymbolGlyph.boxSize
    // The tint's gradient spans the view's frame, told in the glyph's coordinates.
    let frame = Rect(
      x: (element.frame.minX - box.minX) / scale, y: (element.frame.minY - box.minY) / scale,
      width: element.frame.size.width / scale, height: element.frame.size.height / scale)
    let ink = prepare(tint, in: frame, element.node)
    guard ink != .none else { return }
    output.append("<g transform=\"translate(")
    append(box.origin)
    output.append(") scale(")
    output.append(rounded: scale)
    output.append(")\" stroke-width=\"2\" stroke-linecap=\"round\" stroke-linejoin=\"round\"")
    attribute(fill: glyph.isFilled ? ink : .none)
    attribute(stroke: ink)
    annotate(element)
    output.append(">")
    if let enclosure = glyph.enclosure {
      output.append(enclosure.element)
      // Where its enclosure is filled the glyph is white, black on light ink.
      output.append("<g transform=\"")
      output.append(enclosure.transform)
      output.append("\" stroke-width=\"3.6\" fill=\"none\"")
      let stroke: StaticString = tint.isLight ? " stroke=\"#000000\">" : " stroke=\"#ffffff\">"
      output.append(glyph.isFilled ? stroke : ">")
    }
    output.append("<path d=\"")
    output.append(glyph.path)
    output.append(glyph.enclosure == nil ? "\"/></g>\n" : "\"/></g></g>\n")
  }
}

extension Paint {
  /// A colour that white does not stand out from.
  fileprivate var isLight: Bool {
    guard case .color(let color) = self else { return false }
    return min(color.red, color.green, color.blue) > 0.75
  }
}
