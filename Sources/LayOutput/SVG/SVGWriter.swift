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
    /// Show what is painted and so much around it, instead of the canvas; nil: the canvas.
    package var margin: Double?
    package var background = Background.standard
    /// Draw the status bar and the home indicator of the layout's device over it.
    package var showsChrome = false
    /// Draw the layout's device around it.
    package var showsDeviceFrame = false

    package init() {}
  }

  /// What lies behind a layout.
  package enum Background: Equatable, Sendable {
    /// The window's or the screen's colour.
    case standard
    case none
    case color(RGBA)
    /// In the colour scheme of the layout.
    case system(SystemColor)
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

  /// - Parameter dark: The layout that is shown where the viewer prefers dark colours; nil: the same.
  /// - Complexity: O(n) in the views, whatever their nesting.
  package static func write(
    _ layout: LaidOutLayout, dark: LaidOutLayout? = nil, options: Options
  ) -> [UInt8] {
    let texts = layout.frames.texts
    let length = layout.views.nodes.count * 48 + texts.fragments.count * 288 + texts.bytes.count
    var painter = SVGPainter(layout, options: options, output: ByteBuffer(capacity: 1024 + length))
    painter.paintDocument(dark: dark)
    return painter.output.bytes
  }

  /// Hands on the document piece by piece.
  package static func write(
    _ layout: LaidOutLayout, dark: LaidOutLayout? = nil, options: Options,
    to receiver: @escaping ByteBuffer.Receiver
  ) {
    var painter = SVGPainter(layout, options: options, output: ByteBuffer(receiver: receiver))
    painter.paintDocument(dark: dark)
    painter.output.finish()
  }
}

extension SVGPainter {
  mutating func paintDocument(dark: LaidOutLayout?) {
    var area = SVGWriter.area(of: layout, options: options)
    if let dark { area = area.union(SVGWriter.area(of: dark, options: options)) }
    openDocument(showing: area, and: dark)
    if let dark {
      // Viewers that know no media query, such as librsvg, show the light one.
      output.append("<style type=\"text/css\">.lay-dark{display:none}@media(prefers-color-scheme:dark)")
      output.append("{.lay-light{display:none}.lay-dark{display:inline}}</style>\n<g class=\"lay-light\">\n")
      paintLayout(in: area)
      output.append("</g>\n<g class=\"lay-dark\">\n")
      turn(to: dark)
      if options.embedsFonts { embedFonts() }
      paintLayout(in: area)
      output.append("</g>\n")
    } else {
      paintLayout(in: area)
    }
    output.append("</svg>\n")
  }

  private mutating func openDocument(showing area: Rect, and dark: LaidOutLayout?) {
    let hasImages = !layout.views.contents.pictures.isEmpty || dark?.views.contents.pictures.isEmpty == false
    output.append("<svg xmlns=\"http://www.w3.org/2000/svg\" ")
    if hasImages || options.text == .glyphs { output.append("xmlns:xlink=\"http://www.w3.org/1999/xlink\" ") }
    output.append("version=\"1.1\" width=\"")
    output.append(rounded: area.size.width)
    output.append("\" height=\"")
    output.append(rounded: area.size.height)
    output.append("\" viewBox=\"")
    append(area.origin)
    output.append(" ")
    output.append(rounded: area.size.width)
    output.append(" ")
    output.append(rounded: area.size.height)
    output.append("\" role=\"img\">\n<title>")
    output.append(xml: layout.name)
    output.append("</title>\n")
    if options.embedsFonts { embedFonts() }
    if options.text == .glyphs { defineGlyphs() }
  }

  /// Paints what lies behind the views, the views, and what lies over them.
  private mutating func paintLayout(in area: Rect) {
    let hasBody = openScreen()
    let canvas = Rect(origin: .zero, size: layout.frames.canvas)
    if let color = options.background.color(in: layout.configuration) {
      openRect(options.margin == nil ? canvas : area)
      attribute(fill: color)
      output.append("/>\n")
    }
    paint(layout.views.root)
    paintChrome()
    if hasBody { output.append("</g>\n") }
    if options.showsOutline { paintOutlines() }
  }
}

extension SVGWriter.Background {
  /// nil for one that is seen through.
  fileprivate func color(in configuration: Configuration) -> RGBA? {
    switch self {
    case .standard: return configuration.groundColor
    case .none: return nil
    case .color(let color): return color
    case .system(let color): return configuration.platform.color(color, in: configuration.colorScheme)
    }
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
