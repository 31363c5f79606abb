import LayViews

/// The distances a text asks for under nil spacing, in points.
package struct TextSpacing: BitwiseCopyable, Equatable, Sendable {
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

extension TextSpacing {
  /// The preferences of a text whose fonts have these metrics.
  ///
  /// Known from a reimplementation of SwiftUI; they give every distance measured for 98 fonts on macOS 26.2 and
  /// 99 fonts on iOS 26.0.
  init(metrics: FontMetrics, platform: Platform, pixels: PixelRounding) {
    let exact = metrics.exact
    let padding = pixels.up(0.1 * exact.height)
    let box = exact.height + padding
    var line = LineStack(platform: platform, pixels: pixels, lineSpacing: 0, isZeroWidth: false)
    line.add(metrics.line)
    self.init(
      edgeAboveText: box - exact.ascent, edgeBelowText: max(box - exact.capHeight, padding + exact.descent),
      leading: pixels.up(exact.leading), topBaseline: -line.firstBaseline,
      bottomBaseline: line.lastBaseline - line.height)
  }
}
