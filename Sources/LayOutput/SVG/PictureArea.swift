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
      let (start, end) = (content.intersection(canvas).origin, content.intersection(canvas))
      guard end.size.width > 0, end.size.height > 0 else { return canvas }
      // Edges of pixels stay where they were.
      let (x, y) = (start.x.rounded(.down), start.y.rounded(.down))
      return Rect(x: x, y: y, width: end.maxX.rounded(.up) - x, height: end.maxY.rounded(.up) - y)
        .inset(by: -margin)
    }
    guard options.showsDeviceFrame, let body = DeviceBody(of: layout) else { return canvas }
    return canvas.inset(by: -body.bezel)
  }
}
