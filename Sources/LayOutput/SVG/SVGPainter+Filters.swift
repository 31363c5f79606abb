import LayEngine
import LayViews

// Shadows and blurs: filters over a region in points.

extension SVGPainter {
  /// Defines the filter of a shadow under its content.
  mutating func defineShadow(
    _ color: RGBA, radius: Double, x: Double, y: Double, around element: Element
  ) -> Int {
    let id = openFilterDefinition(
      around: element, reach: Self.reach(ofShadow: radius) + max(x.magnitude, y.magnitude))
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
    let id = openFilterDefinition(around: element, reach: Self.reach(ofBlur: radius))
    output.append("<feGaussianBlur")
    attribute("stdDeviation", radius)
    output.append("/></filter>\n")
    return id
  }

  /// A shadow's radius is twice the deviation of its Gaussian, as in Core Animation and CSS (derived).
  private static let deviationPerRadius = 0.5

  /// A Gaussian is invisible three deviations away.
  static func reach(ofBlur radius: Double) -> Double { 3 * max(0, radius) }
  static func reach(ofShadow radius: Double) -> Double { reach(ofBlur: radius * deviationPerRadius) }

  // MARK: Masks

  /// Begins the mask of a view. SVG masks by brightness, so what the mask holds is made white.
  mutating func openMask(around element: Element) -> Int {
    let whitening = openFilterDefinition(around: element, reach: 0)
    output.append("<feColorMatrix values=\"0 0 0 0 1 0 0 0 0 1 0 0 0 0 1 0 0 0 1 0\"/></filter>\n")
    let id = openRegion("mask", around: element, reach: 0)
    output.append("><g filter=\"url(#d")
    output.append(whitening)
    output.append(")\">\n")
    return id
  }

  /// Ends a mask and begins the group of what it is of.
  mutating func openMasked(_ id: Int) {
    output.append("</g></mask>\n<g mask=\"url(#d")
    output.append(id)
    output.append(")\">\n")
  }

  // MARK: Regions

  private mutating func openFilterDefinition(around element: Element, reach: Double) -> Int {
    let id = openRegion("filter", around: element, reach: reach)
    // The colours of a shadow are sRGB; filters work in linear light unless told otherwise.
    output.append(" color-interpolation-filters=\"sRGB\">")
    return id
  }

  /// The region is where the content paints, as far as a viewer can see it.
  private mutating func openRegion(_ tag: StaticString, around element: Element, reach: Double) -> Int {
    let ink = inkBounds(of: element.node.firstChild).union(element.frame)
    return openRegion(tag, visiblePart(of: ink.inset(by: -reach)))
  }

  /// What of a region can be seen, however what lies in it is turned.
  func visiblePart(of region: Rect) -> Rect {
    let canvas = layout.frames.canvas
    // Turned about a point on the canvas, nothing visible is further away than this.
    let distance = canvas.width + canvas.height
    let visible = Rect(origin: .zero, size: canvas).inset(by: -distance)
    return region.intersection(visible)
  }

  mutating func openRegion(_ tag: StaticString, _ region: Rect) -> Int {
    let id = makeDefinition()
    output.append("<")
    output.append(tag)
    output.append(" id=\"d")
    output.append(id)
    output.append("\" ")
    output.append(tag)
    output.append("Units=\"userSpaceOnUse\"")
    attribute("x", region.minX)
    attribute("y", region.minY)
    attribute("width", region.size.width)
    attribute("height", region.size.height)
    return id
  }
}
