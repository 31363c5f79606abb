import LayEngine
import LaySemantics

// Shadows and blurs: filters over a region in points.

extension SVGPainter {
  /// Defines the filter of a shadow under its content.
  mutating func defineShadow(
    _ color: RGBA, radius: Double, x: Double, y: Double, around element: Element
  ) -> Int {
    let reach = max(0, radius) * Self.blurReach
    let id = openFilterDefinition(around: element.frame, reach: reach + max(x.magnitude, y.magnitude))
    output.append("<feGaussianBlur in=\"SourceAlpha\"")
    attribute("stdDeviation", max(0, radius) * Self.deviationPerRadius)
    output.append("/><feOffset")
    attribute("dx", x)
    attribute("dy", y)
    output.append(" result=\"s\"/><feFlood flood-color=\"")
    append(color)
    output.append("\"")
    attribute("flood-opacity", color.alpha)
    output.append("/><feComposite in2=\"s\" operator=\"in\"/>")
    output.append("<feMerge><feMergeNode/><feMergeNode in=\"SourceGraphic\"/></feMerge></filter>\n")
    return id
  }

  mutating func defineBlur(radius: Double, around element: Element) -> Int {
    let id = openFilterDefinition(around: element.frame, reach: radius * Self.blurReach)
    output.append("<feGaussianBlur")
    attribute("stdDeviation", radius)
    output.append("/></filter>\n")
    return id
  }

  /// A shadow's radius is twice the deviation of its Gaussian, as in Core Animation and CSS.
  private static let deviationPerRadius = 0.5
  /// A Gaussian is invisible three deviations away.
  private static let blurReach = 3.0

  /// Content may overflow its frame; what it paints beyond the canvas does not matter.
  private mutating func openFilterDefinition(around frame: Rect, reach: Double) -> Int {
    let id = makeDefinition()
    let canvas = layout.frames.canvas
    let minX = min(frame.minX, 0) - reach
    let minY = min(frame.minY, 0) - reach
    let maxX = max(frame.maxX, canvas.width) + reach
    let maxY = max(frame.maxY, canvas.height) + reach
    output.append("<filter id=\"d")
    output.append(id)
    output.append("\" filterUnits=\"userSpaceOnUse\"")
    attribute("x", minX)
    attribute("y", minY)
    attribute("width", maxX - minX)
    attribute("height", maxY - minY)
    // The colours of a shadow are sRGB; filters work in linear light unless told otherwise.
    output.append(" color-interpolation-filters=\"sRGB\">")
    return id
  }
}
