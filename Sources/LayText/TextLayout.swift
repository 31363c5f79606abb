import LayViews

/// The answer of a text to a proposal.
package struct TextMeasure: Equatable, BitwiseCopyable, Sendable {
  package var size: Size
  /// Distances from the text's top.
  package var firstBaseline: Double
  package var lastBaseline: Double

  package init(size: Size, firstBaseline: Double, lastBaseline: Double) {
    self.size = size
    self.firstBaseline = firstBaseline
    self.lastBaseline = lastBaseline
  }

  /// Nothing at all: a text without characters, or one that is proposed no room.
  static let zero = TextMeasure(size: .zero, firstBaseline: 0, lastBaseline: 0)
}

/// The lines of one text as a value of its own; `LaidOutTexts` has those of many.
package struct TextLayout: Equatable, Sendable {
  package var measure: TextMeasure
  package var lines: [TextLine]
  /// Whether characters were left out for want of lines or width.
  package var isTruncated: Bool

  package init(measure: TextMeasure, lines: [TextLine], isTruncated: Bool) {
    self.measure = measure
    self.lines = lines
    self.isTruncated = isTruncated
  }
}

/// One drawn line; all distances are from the text's own top left corner.
package struct TextLine: Equatable, Sendable {
  /// A stretch of one run.
  package struct Fragment: Equatable, Sendable {
    /// Index into the text's runs.
    package var run: Int
    /// The characters as drawn: case applied, an ellipsis where text was cut.
    package var text: String
    package var x: Double
    package var width: Double
    /// The resolved font.
    package var font: ResolvedFont
    /// What the viewer adds to each character, in points: kerning less tightening, and the stand-in's tracking.
    package var letterSpacing: Double

    package init(
      run: Int, text: String, x: Double, width: Double, font: ResolvedFont, letterSpacing: Double = 0
    ) {
      self.run = run
      self.text = text
      self.x = x
      self.width = width
      self.font = font
      self.letterSpacing = letterSpacing
    }
  }

  package var fragments: [Fragment]
  package var x: Double
  package var baseline: Double
  /// The drawn width, without trailing spaces.
  package var width: Double

  package init(fragments: [Fragment], x: Double, baseline: Double, width: Double) {
    self.fragments = fragments
    self.x = x
    self.baseline = baseline
    self.width = width
  }
}
