import LayViews

/// What is known of a stack before it is proposed anything.
struct StackFacts: BitwiseCopyable {
  var childCount = 0
  /// The sum of the gaps, in points.
  var gapTotal = 0.0
  /// What the stack answers along the x axis where no width is left for it; NaN where that is not known, or not looked for.
  var leastWidth = Double.nan
}
