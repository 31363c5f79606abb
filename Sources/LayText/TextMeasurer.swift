import LaySemantics

/// Measures and breaks text as the platform does; shapes each text once, however many widths are asked for.
package struct TextMeasurer {
  package let configuration: Configuration

  package init(configuration: Configuration) {
    self.configuration = configuration
  }

  /// Resolves the runs' fonts and measures their characters.
  /// - Complexity: O(n) in the characters.
  package mutating func shape(_ text: TextSpec, dynamicTypeSize: DynamicTypeSize) -> ShapedText {
    ShapedText(index: 0)
  }

  /// The size that a text answers to a proposal; nil is "no opinion", and infinity is unlimited.
  /// - Complexity: O(lines × log n) for a width not asked before, else O(1).
  package mutating func measure(_ text: ShapedText, width: Double?, height: Double?) -> TextMeasure {
    TextMeasure(size: .zero, firstBaseline: 0, lastBaseline: 0)
  }

  /// The lines of a text laid out for a proposal.
  package mutating func layout(_ text: ShapedText, width: Double?, height: Double?) -> TextLayout {
    TextLayout(measure: measure(text, width: width, height: height), lines: [], isTruncated: false)
  }

  /// The distances that a text asks of its neighbours above and below.
  package mutating func spacing(_ text: ShapedText) -> TextSpacing {
    TextSpacing(edgeAboveText: 0, edgeBelowText: 0, leading: 0, topBaseline: 0, bottomBaseline: 0)
  }
}

/// A text known to one `TextMeasurer`.
package struct ShapedText: Hashable, Sendable {
  package var index: UInt32

  package init(index: UInt32) { self.index = index }
}

package struct TextMeasure: Equatable, Sendable {
  package var size: Size
  /// Distances from the text's top.
  package var firstBaseline: Double
  package var lastBaseline: Double

  package init(size: Size, firstBaseline: Double, lastBaseline: Double) {
    self.size = size
    self.firstBaseline = firstBaseline
    self.lastBaseline = lastBaseline
  }
}

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

    package init(run: Int, text: String, x: Double, width: Double, font: ResolvedFont) {
      self.run = run
      self.text = text
      self.x = x
      self.width = width
      self.font = font
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

/// A font after the platform's tables, Dynamic Type and traits.
package struct ResolvedFont: Equatable, Hashable, Sendable {
  /// nil: the system font.
  package var family: String?
  /// In points.
  package var size: Double
  package var weight: FontWeight
  package var design: FontDesign
  package var width: FontWidth
  package var isItalic: Bool
  package var hasMonospacedDigits: Bool

  package init(
    family: String?, size: Double, weight: FontWeight, design: FontDesign = .standard, width: FontWidth = .standard,
    isItalic: Bool = false, hasMonospacedDigits: Bool = false
  ) {
    self.family = family
    self.size = size
    self.weight = weight
    self.design = design
    self.width = width
    self.isItalic = isItalic
    self.hasMonospacedDigits = hasMonospacedDigits
  }
}

/// The distances a text asks for under nil spacing, in points.
package struct TextSpacing: Equatable, Sendable {
  /// Between a view's bottom edge and the text below it.
  package var edgeAboveText: Double
  /// Between the text's bottom and a view below it.
  package var edgeBelowText: Double
  /// Between a text and this one below it.
  package var leading: Double
  /// For baseline-relative spacers: minus the first baseline, and the last baseline less the height.
  package var topBaseline: Double
  package var bottomBaseline: Double

  package init(
    edgeAboveText: Double, edgeBelowText: Double, leading: Double, topBaseline: Double, bottomBaseline: Double
  ) {
    self.edgeAboveText = edgeAboveText
    self.edgeBelowText = edgeBelowText
    self.leading = leading
    self.topBaseline = topBaseline
    self.bottomBaseline = bottomBaseline
  }
}
