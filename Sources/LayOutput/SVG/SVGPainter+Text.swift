import LayEngine
import LayViews
import LayText

// Text: an element for each stretch of one font on a line, held to the width that was computed.

extension SVGPainter {
  mutating func paintText(_ element: Element) {
    let text = layout.views.contents.texts.entry(of: element.node)
    let runs = layout.views.contents.texts.descriptions[Int(text.description)].runs
    let isRightToLeft = paragraphIsRightToLeft(text.words, runs, element.node)
    for line in layout.frames.texts.lines(of: element.id) {
      let baseline = layout.frames.texts.lines[line].baseline
      for fragment in layout.frames.texts.fragments(ofLine: line) {
        paint(fragment, of: runs, baseline: baseline, element, isRightToLeft: isRightToLeft)
      }
    }
  }

  /// Paints the fragment of a text with an index.
  private mutating func paint(
    _ index: Int, of runs: [TextRun], baseline: Double, _ element: Element, isRightToLeft: Bool
  ) {
    let fragment = layout.frames.texts.fragments[index]
    let bytes = layout.frames.texts.bytes(ofFragment: index)
    let (run, size) = (Int(fragment.run), layout.frames.texts.fonts[Int(fragment.font)].size)
    guard run < runs.count, !bytes.isEmpty, size > 0 else { return }
    let x = element.frame.minX + fragment.x
    let y = element.frame.minY + baseline - runs[run].baselineOffset
    let ink = prepare(runs[run].paint, in: element.frame, element.node)
    if let color = runs[run].underline {
      paintRule(from: x, fragment.width, y + size * Self.underlineDepth, size, color)
    }
    if ink != .none, options.text != .elements, let text = outlines(of: layout.frames.texts.fragment(index)) {
      paint(text, bytes, x: x, baseline: y, ink, element)
      for piece in text.rest { paint(piece, of: fragment, x: x + piece.x, baseline: y, ink, element) }
    } else if ink != .none {
      output.append("<text x=\"")
      // A right-to-left text starts at its right end.
      output.append(rounded: isRightToLeft ? x + fragment.width : x)
      output.append("\" y=\"")
      output.append(rounded: y)
      output.append("\"")
      appendFont(of: fragment, isRightToLeft: isRightToLeft)
      if fragment.width > 0 {
        output.append(" textLength=\"")
        output.append(rounded: fragment.width)
        output.append("\" lengthAdjust=\"spacing\"")
      }
      attribute(fill: ink)
      output.append(" xml:space=\"preserve\"")
      annotate(element)
      output.append(">")
      layout.frames.texts.bytes.withUnsafeBufferPointer {
        output.append(xml: UnsafeBufferPointer(rebasing: $0[bytes]))
      }
      output.append("</text>\n")
    }
    if let color = runs[run].strikethrough {
      paintRule(from: x, fragment.width, y - size * Self.strikethroughHeight, size, color)
    }
  }

  /// Paints characters that no outlines were found for.
  private mutating func paint(
    _ piece: SetFragment.Piece, of fragment: LaidOutTexts.Fragment, x: Double, baseline y: Double, _ ink: Ink,
    _ element: Element
  ) {
    output.append("<text")
    attribute("x", x)
    attribute("y", y)
    appendFont(of: fragment, isRightToLeft: false)
    if piece.width > 0 {
      attribute("textLength", piece.width)
      output.append(" lengthAdjust=\"spacingAndGlyphs\"")
    }
    attribute(fill: ink)
    output.append(" xml:space=\"preserve\"")
    annotate(element)
    output.append(">")
    output.append(xml: piece.text)
    output.append("</text>\n")
  }

  // Inter's proportions, in ems (derived: Apple's are not recorded).
  private static let underlineDepth = 0.11
  private static let strikethroughHeight = 0.27
  private static let ruleThickness = 0.06

  /// Draws the line of an underline or strikethrough, `y` its middle.
  private mutating func paintRule(
    from x: Double, _ width: Double, _ y: Double, _ fontSize: Double, _ color: RGBA
  ) {
    guard color.alpha > 0, width > 0 else { return }
    let thickness = fontSize * Self.ruleThickness
    openRect(Rect(x: x, y: y - thickness / 2, width: width, height: thickness))
    attribute(fill: color)
    output.append("/>\n")
  }

  /// Appends what elements of one font mostly share, from bytes that were written once.
  private mutating func appendFont(of fragment: LaidOutTexts.Fragment, isRightToLeft: Bool) {
    let index = Int(fragment.font)
    if fontAttributes[index].bytes.isEmpty {
      var attributes = ByteBuffer()
      swap(&output, &attributes)
      writeFont(of: fragment, isRightToLeft: isRightToLeft)
      fontAttributes[index] = FontAttributes(
        letterSpacing: fragment.letterSpacing, isRightToLeft: isRightToLeft, bytes: output.bytes)
      swap(&output, &attributes)
    }
    if fontAttributes[index].suit(fragment, isRightToLeft: isRightToLeft) {
      fontAttributes[index].bytes.withUnsafeBufferPointer { output.append($0) }
    } else {
      writeFont(of: fragment, isRightToLeft: isRightToLeft)
    }
  }

  private mutating func writeFont(of fragment: LaidOutTexts.Fragment, isRightToLeft: Bool) {
    append(layout.frames.texts.fonts[Int(fragment.font)])
    if isRightToLeft { output.append(" direction=\"rtl\"") }
    // For viewers that know no textLength; those that do space another font's glyphs by what is left to add.
    if fragment.letterSpacing != 0 { attribute("letter-spacing", fragment.letterSpacing) }
  }

  private mutating func append(_ font: ResolvedFont) {
    output.append(" font-family=\"")
    if let family = font.family {
      append(cssString: family)
      output.append(", ")
    }
    output.append(Self.families(of: font.design))
    output.append("\"")
    attribute("font-size", font.size)
    output.append(" font-weight=\"")
    output.append(Int(font.weight.rawValue))
    output.append("\"")
    if font.isItalic { output.append(" font-style=\"italic\"") }
    switch font.width {
    case .standard: break
    case .compressed: output.append(" font-stretch=\"extra-condensed\"")
    case .condensed: output.append(" font-stretch=\"condensed\"")
    case .expanded: output.append(" font-stretch=\"expanded\"")
    }
    if font.hasMonospacedDigits { output.append(" style=\"font-variant-numeric:tabular-nums\"") }
  }

  /// Families from the one whose widths were measured to whatever the viewer has.
  private static func families(of design: FontDesign) -> StaticString {
    switch design {
    case .standard:
      return "Inter, -apple-system, 'SF Pro Text', system-ui, 'Helvetica Neue', Arial, sans-serif"
    case .serif:
      return "'New York', ui-serif, 'Source Serif 4', Georgia, 'Liberation Serif', 'Times New Roman', serif"
    case .rounded:
      return "ui-rounded, 'SF Pro Rounded', Nunito, Inter, system-ui, sans-serif"
    case .monospaced:
      return "ui-monospace, 'SF Mono', SFMono-Regular, Menlo, 'DejaVu Sans Mono', Consolas, monospace"
    }
  }

  /// Writes a family's name in single quotes.
  mutating func append(cssString name: String) {
    output.append("'")
    var escaped = ""
    for scalar in name.unicodeScalars where scalar.value >= 0x20 {
      if scalar == "'" || scalar == "\\" { escaped.unicodeScalars.append("\\") }
      escaped.unicodeScalars.append(scalar)
    }
    output.append(xml: escaped)
    output.append("'")
  }

  /// Whether a paragraph runs right to left: by its first letter of a strong direction, else by the layout.
  private mutating func paragraphIsRightToLeft(
    _ words: String, _ runs: [TextRun], _ node: ViewNode
  ) -> Bool {
    if let isRightToLeft = words.isRightToLeft { return isRightToLeft }
    for run in runs.dropFirst() {
      if let isRightToLeft = run.text.isRightToLeft { return isRightToLeft }
    }
    return layout.isRightToLeft(node)
  }
}

/// The attributes of a text element that follow from its font, its letter spacing and its direction.
struct FontAttributes {
  private var letterSpacing = 0.0
  private var isRightToLeft = false
  /// As written; empty while nothing is.
  private(set) var bytes: [UInt8] = []

  init() {}

  init(letterSpacing: Double, isRightToLeft: Bool, bytes: [UInt8]) {
    self.letterSpacing = letterSpacing
    self.isRightToLeft = isRightToLeft
    self.bytes = bytes
  }

  func suit(_ fragment: LaidOutTexts.Fragment, isRightToLeft: Bool) -> Bool {
    letterSpacing == fragment.letterSpacing && self.isRightToLeft == isRightToLeft
  }
}

extension String {
  /// Whether the first letter of a strong direction is one of those written from right to left; nil: there is none.
  fileprivate var isRightToLeft: Bool? {
    // Mostly it begins with a Latin letter.
    if let first = utf8.first, case UInt8(ascii: "a")...UInt8(ascii: "z") = first | 0x20 { return false }
    for scalar in unicodeScalars {
      if scalar.isRightToLeftLetter { return true }
      if scalar.isLeftToRightLetter { return false }
    }
    return nil
  }
}

extension Unicode.Scalar {
  /// Whether the character belongs to a script written from right to left: Hebrew, Arabic and their neighbours.
  var isRightToLeftLetter: Bool {
    switch value {
    case 0x05BE...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFC, 0x1_0800...0x1_0FFF, 0x1_E800...0x1_EFFF, 0x200F:
      return true
    default:
      return false
    }
  }

  /// Whether the character is a letter of another script; signs and digits have no strong direction.
  fileprivate var isLeftToRightLetter: Bool {
    switch value {
    case 0x41...0x5A, 0x61...0x7A, 0xAA, 0xB5, 0xBA, 0xC0...0xD6, 0xD8...0xF6, 0xF8...0x02B8, 0x0370...0x0589,
      0x0900...0x1FFF, 0x200E, 0x2C00...0x2DFF, 0x3041...0xD7FF, 0xF900...0xFB17, 0xFF21...0xFFDC:
      return true
    default:
      return false
    }
  }
}
