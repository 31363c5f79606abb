import LayViews

/// What a font asks of a line, in points, unrounded.
struct LineMetrics: Equatable, Sendable {
  var ascent = 0.0
  /// Positive, below the baseline.
  var descent = 0.0
  /// Between lines; can be negative.
  var leading = 0.0
  var capHeight = 0.0

  var height: Double { ascent + descent }

  /// The metrics of a line, or a text, that holds both: the larger of each.
  func union(_ other: LineMetrics) -> LineMetrics {
    LineMetrics(
      ascent: max(ascent, other.ascent), descent: max(descent, other.descent),
      leading: max(leading, other.leading), capHeight: max(capHeight, other.capHeight))
  }

  func scaled(by factor: Double) -> LineMetrics {
    LineMetrics(
      ascent: ascent * factor, descent: descent * factor, leading: leading * factor,
      capHeight: capHeight * factor)
  }
}

/// A font's metrics as spacing sees them, and as lines of the platform are made of them.
struct FontMetrics: Equatable, Sendable {
  var exact: LineMetrics
  /// On macOS fonts of a point size have whole ascenders and descenders; otherwise as `exact`.
  var line: LineMetrics
}

extension LineMetrics {
  /// San Francisco or New York at a size.
  static func systemFont(size: Double, design: FontDesign, platform: Platform) -> LineMetrics {
    let proportions = design == .serif ? SystemFontProportions.newYork : .sanFrancisco(platform)
    return LineMetrics(
      ascent: proportions.ascent * size, descent: proportions.descent * size, leading: 0,
      capHeight: proportions.capHeight * size)
  }

  /// What a custom font falls back to that is not there: Helvetica's proportions.
  ///
  /// Measured on macOS 26.6: such a line is as tall as its size. The split is Helvetica's; for iOS derived.
  static func missingFont(size: Double) -> LineMetrics {
    LineMetrics(ascent: 0.77 * size, descent: 0.23 * size, leading: 0, capHeight: 0.72 * size)
  }

  /// As macOS rounds the metrics of a font of a point size, measured from 10 to 40 points on macOS 26.2.
  ///
  /// The change of rule lies between 22 and 24 points; 23 is derived.
  func wholePoints(size: Double) -> LineMetrics {
    var rounded = self
    rounded.ascent = ascent.roundedToNearest
    rounded.descent = size < 23 ? descent.roundedUp : descent.roundedToNearest
    return rounded
  }
}
