import LayEngine
import LayViews

extension SVGWriter {
  /// What a picture shows, in points of the layout's canvas: the canvas, its content with a margin, or the device's body.
  /// - Complexity: O(1); O(n) in the views where it is cropped to the content.
  package static func area(of layout: LaidOutLayout, options: Options) -> Rect {
    let canvas = Rect(
      x: 0, y: 0, width: max(0, layout.frames.canvas.width), height: max(0, layout.frames.canvas.height))
    if let margin = options.margin {
      let content = ContentBounds(of: layout, includesFrames: options.showsOutline).rect ?? canvas
      let shown = content.intersection(canvas)
      guard shown.size.width > 0, shown.size.height > 0 else { return canvas }
      // Edges of pixels stay where they were.
      let (x, y) = (outward(shown.minX, .down), outward(shown.minY, .down))
      return Rect(x: x, y: y, width: outward(shown.maxX, .up) - x, height: outward(shown.maxY, .up) - y)
        .inset(by: -margin)
    }
    guard options.showsDeviceFrame, let body = DeviceBody(of: layout) else { return canvas }
    return canvas.inset(by: -body.bezel)
  }

  /// A whole point; what is next to one, as after a turn, is that one.
  private static func outward(_ length: Double, _ rule: FloatingPointRoundingRule) -> Double {
    ((length * 1_000).rounded() / 1_000).rounded(rule)
  }
}
