extension Double {
  /// What sums of lengths may be off by, in points; much more than they are, much less than a pixel.
  static let roundingError = 1e-6

  /// A length that no sum comes to grief with: not a number is 0, and a million points is the most.
  var boundedLength: Double { isNaN ? 0 : min(max(self, -1_000_000), 1_000_000) }
}
