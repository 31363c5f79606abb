import LayViews

// The attributes that several elements share.

extension SVGPainter {
  /// Begins a `<rect>`; a negative length counts as 0.
  mutating func openRect(_ rect: Rect) {
    output.append("<rect x=\"")
    output.append(rounded: rect.minX)
    output.append("\" y=\"")
    output.append(rounded: rect.minY)
    output.append("\" width=\"")
    output.append(rounded: max(0, rect.size.width))
    output.append("\" height=\"")
    output.append(rounded: max(0, rect.size.height))
    output.append("\"")
  }

  /// Writes ` name="value"`.
  @inline(__always)
  mutating func attribute(_ name: StaticString, _ value: Double) {
    output.append(" ")
    output.append(name)
    output.append("=\"")
    output.append(rounded: value)
    output.append("\"")
  }

  mutating func attribute(fill color: RGBA) {
    output.append(" fill=\"")
    append(color)
    output.append("\"")
    if color.alpha < 1 { attribute("fill-opacity", color.alpha) }
  }

  mutating func attribute(stroke color: RGBA) {
    output.append(" stroke=\"")
    append(color)
    output.append("\"")
    if color.alpha < 1 { attribute("stroke-opacity", color.alpha) }
  }

  mutating func append(_ color: RGBA) {
    output.append("#")
    output.append(hex: Self.byte(color.red), Self.byte(color.green), Self.byte(color.blue))
  }

  private static func byte(_ component: Double) -> UInt8 {
    guard component > 0 else { return 0 }
    return UInt8(min(component, 1) * 255 + 0.5)
  }
}
