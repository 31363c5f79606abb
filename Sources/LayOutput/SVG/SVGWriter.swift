import LayEngine
import LayText
import LayViews

/// Draws a layout as SVG 1.1: self-contained, elements in paint order, lengths in points with three decimals.
package struct SVGWriter {
  package struct Options: Equatable, Sendable {
    /// Draw every frame's outline, and each container's gaps with their numbers.
    package var showsOutline = false
    /// Add `data-id` and `data-source` to each element.
    package var annotates = false
    package var text = TextForm.elements
    /// Put the loaded fonts that text is written in into the document.
    package var embedsFonts = false

    package init() {}
  }

  /// How text is drawn.
  package enum TextForm: Equatable, Sendable {
    /// As elements, in the viewer's fonts.
    case elements
    /// In loaded fonts as outlines, a path for each stretch.
    case paths
    /// In loaded fonts and the system's as outlines, each glyph defined once.
    case glyphs
  }

  /// - Complexity: O(n) in the views, whatever their nesting.
  package static func write(_ layout: LaidOutLayout, options: Options) -> [UInt8] {
    let texts = layout.frames.texts
    let length = layout.views.nodes.count * 48 + texts.fragments.count * 288 + texts.bytes.count
    var painter = SVGPainter(layout, options: options, output: ByteBuffer(capacity: 1024 + length))
    painter.paintDocument()
    return painter.output.bytes
  }

  /// Hands on the document piece by piece.
  package static func write(
    _ layout: LaidOutLayout, options: Options, to receiver: @escaping ByteBuffer.Receiver
  ) {
    var painter = SVGPainter(layout, options: options, output: ByteBuffer(receiver: receiver))
    painter.paintDocument()
    painter.output.finish()
  }
}

extension SVGPainter {
  mutating func paintDocument() {
    openDocument()
    paint(layout.views.root)
    if options.showsOutline { paintOutlines() }
    closeDocument()
  }

  private mutating func openDocument() {
    let canvas = layout.frames.canvas
    let hasImages = !layout.views.contents.pictures.isEmpty
    output.append("<svg xmlns=\"http://www.w3.org/2000/svg\" ")
    if hasImages || options.text == .glyphs { output.append("xmlns:xlink=\"http://www.w3.org/1999/xlink\" ") }
    output.append("version=\"1.1\" width=\"")
    output.append(rounded: max(0, canvas.width))
    output.append("\" height=\"")
    output.append(rounded: max(0, canvas.height))
    output.append("\" viewBox=\"0 0 ")
    output.append(rounded: max(0, canvas.width))
    output.append(" ")
    output.append(rounded: max(0, canvas.height))
    output.append("\" role=\"img\">\n<title>")
    output.append(xml: layout.name)
    output.append("</title>\n")
    if options.embedsFonts { embedFonts() }
    if options.text == .glyphs { defineGlyphs() }
    openRect(Rect(origin: .zero, size: canvas))
    attribute(fill: layout.configuration.groundColor)
    output.append("/>\n")
  }

  private mutating func closeDocument() {
    output.append("</svg>\n")
  }
}

extension Configuration {
  /// What lies behind a layout: the window's or the screen's colour, measured on macOS 26.2 and iOS 26.0.
  fileprivate var groundColor: RGBA {
    switch (colorScheme, platform) {
    case (.light, _): return .white
    case (.dark, .iOS): return .black
    case (.dark, .macOS): return RGBA(hex: 0x1E1E_1EFF)
    }
  }
}
