import LayEngine
import LayText
import LayViews

// Text without the viewer's fonts: outlines instead of letters.

/// What one glyph's outline is defined for.
struct GlyphDefinition: Hashable {
  var font: GlyphRun.Font
  var index: UInt16
}

extension SVGPainter {
  /// The outlines of a stretch of text; nil where only the viewer can draw it.
  mutating func outlines(of fragment: TextLine.Fragment) -> SetFragment? {
    if let run = layout.glyphs(of: fragment) { return SetFragment(run: run) }
    guard options.text == .glyphs, !layout.library.system.isEmpty,
      !fragment.text.unicodeScalars.contains(where: { $0.isRightToLeftLetter })
    else { return nil }
    return typesetter.set(fragment)
  }

  /// Draws a stretch of text, whose words lie at a place in those of all texts; nothing where its glyphs are empty.
  mutating func paint(
    _ text: SetFragment, _ bytes: Range<Int>, x: Double, baseline y: Double, _ ink: Ink, _ element: Element
  ) {
    // What a gradient fills has to stand in the coordinates that it was defined in.
    if options.text == .glyphs, case .color(let color) = ink {
      paintReferences(to: text.run, bytes, x: x, baseline: y, color, element)
    } else {
      paintPath(text.run, x: x, baseline: y, ink, element)
    }
  }

  // MARK: A path for each stretch

  private mutating func paintPath(
    _ run: GlyphRun, x: Double, baseline y: Double, _ ink: Ink, _ element: Element
  ) {
    let file = layout.library.file(run.font)
    var isOpen = false
    for glyph in run.glyphs {
      let outline = file.outline(of: glyph.index)
      guard !outline.steps.isEmpty else { continue }
      if !isOpen { output.append("<path d=\"") }
      isOpen = true
      append(outline, OutlinePlace(run, origin: Point(x: x + glyph.x, y: y)))
    }
    guard isOpen else { return }
    output.append("\"")
    attribute(fill: ink)
    if run.style.stroke > 0 {
      attribute(stroke: ink)
      attribute("stroke-width", run.style.stroke * run.scale)
    }
    annotate(element)
    output.append("/>\n")
  }

  /// Writes an outline as path data, turned upside down to the picture's direction.
  private mutating func append(_ outline: GlyphOutline, _ place: OutlinePlace) {
    for step in outline.steps {
      switch step {
      case .move(let x, let y): append("M", [place.point(x, y)])
      case .line(let x, let y): append("L", [place.point(x, y)])
      case .quadratic(let controlX, let controlY, let x, let y):
        append("Q", [place.point(controlX, controlY), place.point(x, y)])
      case .cubic(let x1, let y1, let x2, let y2, let x, let y):
        append("C", [place.point(x1, y1), place.point(x2, y2), place.point(x, y)])
      case .close: output.append("Z")
      }
    }
  }

  private mutating func append(_ command: StaticString, _ points: [Point]) {
    output.append(command)
    for (index, point) in points.enumerated() {
      if index > 0 { output.append(" ") }
      output.append(rounded: point.x)
      output.append(" ")
      output.append(rounded: point.y)
    }
  }

  // MARK: Each glyph once

  /// Defines the glyphs of all texts that are not defined yet, in font units.
  /// - Complexity: O(n) in the views and their characters.
  mutating func defineGlyphs() {
    var isOpen = false
    for index in layout.views.nodes.indices where layout.views.nodes[index].kind == .text {
      for line in layout.frames.texts.lines(of: ViewID(index)) {
        for fragment in layout.frames.texts.fragments(ofLine: line) {
          if let text = outlines(of: layout.frames.texts.fragment(fragment)) {
            define(text.run, &isOpen)
          }
        }
      }
    }
    if isOpen { output.append("</defs>\n") }
  }

  private mutating func define(_ run: GlyphRun, _ isOpen: inout Bool) {
    let file = layout.library.file(run.font)
    for glyph in run.glyphs {
      let definition = GlyphDefinition(font: run.font, index: glyph.index)
      guard definitions.glyphs[definition] == nil else { continue }
      let outline = file.outline(of: glyph.index)
      guard !outline.steps.isEmpty else { continue }
      output.append(isOpen ? "<path id=\"g" : "<defs>\n<path id=\"g")
      isOpen = true
      definitions.glyphs[definition] = definitions.glyphs.count + 1
      output.append(definitions.glyphs.count)
      output.append("\" d=\"")
      append(outline, OutlinePlace())
      output.append("\"/>\n")
    }
  }

  /// Draws a stretch of text by what was defined; its words are the group's name.
  private mutating func paintReferences(
    to run: GlyphRun, _ bytes: Range<Int>, x: Double, baseline y: Double, _ color: RGBA, _ element: Element
  ) {
    let across = run.scale * run.style.width
    var isOpen = false
    for glyph in run.glyphs {
      let key = GlyphDefinition(font: run.font, index: glyph.index)
      guard let definition = definitions.glyphs[key] else { continue }
      if !isOpen { openGroup(of: run, bytes, x: x, baseline: y, color, element) }
      isOpen = true
      output.append("<use xlink:href=\"#g")
      output.append(definition)
      // A unit of the font is less than a tenth of a pixel.
      let place = (glyph.x / across).rounded()
      if place != 0 {
        output.append("\" x=\"")
        output.append(rounded: place)
      }
      output.append("\"/>")
    }
    if isOpen { output.append("</g>\n") }
  }

  private mutating func openGroup(
    of run: GlyphRun, _ bytes: Range<Int>, x: Double, baseline y: Double, _ color: RGBA, _ element: Element
  ) {
    output.append("<g role=\"img\" aria-label=\"")
    layout.frames.texts.bytes.withUnsafeBufferPointer {
      output.append(xml: UnsafeBufferPointer(rebasing: $0[bytes]))
    }
    output.append("\" transform=\"matrix(")
    output.append(shortest: Self.fine(run.scale * run.style.width))
    output.append(" 0 ")
    output.append(shortest: Self.fine(-run.scale * run.style.slant))
    output.append(" ")
    output.append(shortest: Self.fine(run.scale))
    output.append(" ")
    output.append(rounded: x)
    output.append(" ")
    output.append(rounded: y)
    output.append(")\"")
    attribute(fill: color)
    if run.style.stroke > 0 {
      attribute(stroke: color)
      attribute("stroke-width", run.style.stroke)
      output.append(" stroke-linejoin=\"round\"")
    }
    annotate(element)
    output.append(">")
  }

  /// A factor to eight decimals: three would move the end of a line.
  private static func fine(_ factor: Double) -> Double { (factor * 1e8).rounded() / 1e8 + 0 }
}

/// Where outlines go: from font units, y up, to the picture, y down.
private struct OutlinePlace {
  private var scale = 1.0
  private var style = OutlineStyle()
  private var origin = Point.zero

  /// Font units, upside down.
  init() {}

  init(_ run: GlyphRun, origin: Point) {
    scale = run.scale
    style = run.style
    self.origin = origin
  }

  func point(_ x: Double, _ y: Double) -> Point {
    Point(x: origin.x + (x * style.width + y * style.slant) * scale, y: origin.y - y * scale)
  }
}
