import LaySemantics

/// Rounding to the display's pixels.
struct PixelRounding: Equatable {
  /// Pixels per point.
  let scale: Double

  /// Sums carry rounding errors; a millionth of a pixel more is no pixel more.
  private static let tolerance = 1e-6

  init(displayScale: Double) {
    // A scale that no display has counts as none.
    scale = displayScale >= 0.01 && displayScale <= 1000 ? displayScale : 1
  }

  /// The next pixel at or above; never −0.
  func up(_ length: Double) -> Double { (length * scale - Self.tolerance).roundedUp / scale + 0 }

  /// The nearest pixel, halves away from zero.
  func nearest(_ length: Double) -> Double { (length * scale).roundedToNearest / scale + 0 }
}
