import LayEngine
import LayViews
import LayText

// Text without the viewer's fonts: outlines instead of letters, or the fonts themselves.

extension LaidOutLayout {
  /// The glyphs that draw a stretch of text; nil where only the viewer can draw it.
  ///
  /// That is text in the system font, characters that the loaded font lacks, and right-to-left scripts.
  func glyphs(of fragment: TextLine.Fragment) -> GlyphRun? {
    if library.isEmpty || fragment.text.unicodeScalars.contains(where: { $0.isRightToLeftLetter }) {
      return nil
    }
    return library.glyphs(of: fragment)
  }

  /// Whether any text is drawn with fonts of the viewer's, whatever was loaded.
  /// - Complexity: O(n) in the views and their characters.
  package var needsFontsOfViewer: Bool {
    var isNeeded = false
    forEachFragment { if !$0.text.isEmpty, glyphs(of: $0) == nil { isNeeded = true } }
    return isNeeded
  }

  /// The stretches of all texts, in the order of the views.
  fileprivate func forEachFragment(_ body: (TextLine.Fragment) -> Void) {
    for index in views.nodes.indices where views.nodes[index].kind == .text {
      for line in frames.texts.lines(of: ViewID(index)) {
        for fragment in frames.texts.fragments(ofLine: line) { body(frames.texts.fragment(fragment)) }
      }
    }
  }
}

extension SVGPainter {
  /// Draws a stretch of text as one path; nothing where its glyphs are empty.
  mutating func paint(
    _ run: GlyphRun, x: Double, baseline y: Double, _ ink: Ink, _ element: Element
  ) {
    var isOpen = false
    for glyph in run.glyphs {
      let outline = layout.library.faces[run.face].outline(of: glyph.index)
      guard !outline.steps.isEmpty else { continue }
      if !isOpen { output.append("<path d=\"") }
      isOpen = true
      append(outline, scale: run.scale, x: x + glyph.x, baseline: y)
    }
    guard isOpen else { return }
    output.append("\"")
    attribute(fill: ink)
    annotate(element)
    output.append("/>\n")
  }

  /// Writes an outline as path data, turned upside down to the picture's direction.
  private mutating func append(_ outline: GlyphOutline, scale: Double, x: Double, baseline: Double) {
    func point(_ px: Double, _ py: Double) -> Point { Point(x: x + px * scale, y: baseline - py * scale) }
    for step in outline.steps {
      switch step {
      case .move(let x, let y): append("M", [point(x, y)])
      case .line(let x, let y): append("L", [point(x, y)])
      case .quadratic(let controlX, let controlY, let x, let y):
        append("Q", [point(controlX, controlY), point(x, y)])
      case .cubic(let x1, let y1, let x2, let y2, let x, let y):
        append("C", [point(x1, y1), point(x2, y2), point(x, y)])
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

  // MARK: Embedding

  private struct EmbeddedFace {
    var font: ResolvedFont
    var face: Int
    var glyphs: Set<UInt16>
  }

  /// Writes a style sheet with the loaded fonts that the layout uses, each cut down to its glyphs.
  mutating func embedFonts() {
    let faces = embeddedFaces()
    guard !faces.isEmpty else { return }
    output.append("<style type=\"text/css\">\n")
    for embedded in faces {
      output.append("@font-face{font-family:")
      append(cssString: embedded.font.family ?? "")
      // The weight that text asks for, so that no viewer makes the letters bolder than they are.
      output.append(";font-weight:")
      output.append(Int(embedded.font.weight.rawValue))
      output.append(embedded.font.isItalic ? ";font-style:italic" : ";font-style:normal")
      output.append(";src:url(data:font/sfnt;base64,")
      output.append(base64: layout.library.faces[embedded.face].embeddable(drawing: embedded.glyphs))
      output.append(")}\n")
    }
    output.append("</style>\n")
  }

  /// One for each family, weight and slant that text asks for, in the order of the views.
  private func embeddedFaces() -> [EmbeddedFace] {
    var faces: [EmbeddedFace] = []
    layout.forEachFragment { fragment in
      guard let run = layout.glyphs(of: fragment) else { return }
      let font = fragment.font
      let glyphs = run.glyphs.map { $0.index }
      let known = faces.firstIndex {
        $0.font.family == font.family && $0.font.weight == font.weight && $0.font.isItalic == font.isItalic
      }
      if let known {
        faces[known].glyphs.formUnion(glyphs)
      } else {
        faces.append(EmbeddedFace(font: font, face: run.face, glyphs: Set(glyphs)))
      }
    }
    return faces
  }
}
