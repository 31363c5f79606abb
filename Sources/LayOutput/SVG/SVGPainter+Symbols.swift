import LaySemantics

extension SVGPainter {
  /// Draws a symbol's stand-in in the middle of its frame.
  mutating func paintSymbol(_ name: String, _ tint: Paint, _ element: Element) {
    let ink = prepare(tint, in: element.frame, element.node)
    guard ink != .none else { return }
    let side = min(element.frame.size.width, element.frame.size.height)
    let center = element.frame.center
    let box = Rect(x: center.x - side / 2, y: center.y - side / 2, width: side, height: side).inset(
      by: side * 0.06)
    let radius = Size(width: side * 0.22, height: side * 0.22)
    openElement(.roundedRectangle(box, radius: radius))
    output.append(" fill=\"none\"")
    attribute(stroke: ink)
    attribute("stroke-width", side * 0.08)
    close(element)
  }
}
