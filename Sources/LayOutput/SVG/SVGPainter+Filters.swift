import LayEngine
import LayViews

// Shadows, blurs, and changed colors: filters over a region in points.

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

  /// Defines the filter of a change of colors, as the Filter Effects of the W3C define those of the same names.
  mutating func defineColors(_ effect: ColorEffect, _ amount: Double, around element: Element) -> Int {
    switch effect {
    case .brightness: return defineColors(scaledBy: .white, adding: amount, around: element)
    case .contrast:
      return defineColors(scaledBy: .white.scaled(by: amount), adding: (1 - amount) / 2, around: element)
    case .colorInvert: return defineColors(scaledBy: .white.scaled(by: -1), adding: 1, around: element)
    case .saturation: return defineColors("saturate", amount, around: element)
    case .grayscale: return defineColors("saturate", 1 - amount, around: element)
    case .hueRotation: return defineColors("hueRotate", amount * 180 / .pi, around: element)
    case .luminanceToAlpha: return defineColors("luminanceToAlpha", nil, around: element)
    }
  }

  private mutating func defineColors(_ type: StaticString, _ value: Double?, around element: Element) -> Int {
    let id = openFilterDefinition(around: element, reach: 0)
    output.append("<feColorMatrix type=\"")
    output.append(type)
    output.append("\"")
    if let value { attribute("values", value) }
    output.append("/></filter>\n")
    return id
  }

  /// Defines the filter that multiplies each component, and adds the same to those of color.
  mutating func defineColors(
    scaledBy scale: RGBA, adding offset: Double = 0, around element: Element
  ) -> Int {
    let id = openFilterDefinition(around: element, reach: 0)
    output.append("<feColorMatrix values=\"")
    for (row, factor) in [scale.red, scale.green, scale.blue, scale.alpha].enumerated() {
      for column in 0..<4 {
        output.append(rounded: column == row ? factor : 0)
        output.append(" ")
      }
      output.append(rounded: row < 3 ? offset : 0)
      output.append(row < 3 ? " " : "\"/></filter>\n")
    }
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

extension RGBA {
  /// The color with red, green, and blue times a factor.
  fileprivate func scaled(by factor: Double) -> RGBA {
    RGBA(red: red * factor, green: green * factor, blue: blue * factor, alpha: alpha)
  }
}
