import LayEngine
import LayViews
import LayText

// Fonts in the document, for viewers that have not got them.

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
  func forEachFragment(_ body: (TextLine.Fragment) -> Void) {
    for index in views.nodes.indices where views.nodes[index].kind == .text {
      for line in frames.texts.lines(of: ViewID(index)) {
        for fragment in frames.texts.fragments(ofLine: line) { body(frames.texts.fragment(fragment)) }
      }
    }
  }
}

extension SVGPainter {
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
      guard let run = layout.glyphs(of: fragment), case .loaded(let face) = run.font else { return }
      let font = fragment.font
      let glyphs = run.glyphs.map { $0.index }
      let known = faces.firstIndex {
        $0.font.family == font.family && $0.font.weight == font.weight && $0.font.isItalic == font.isItalic
      }
      if let known {
        faces[known].glyphs.formUnion(glyphs)
      } else {
        faces.append(EmbeddedFace(font: font, face: face, glyphs: Set(glyphs)))
      }
    }
    return faces
  }
}
