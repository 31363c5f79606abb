import LayViews

/// Rounding to the display's pixels.
struct PixelRounding: Equatable {
  /// Pixels per point.
  let scale: Double

  init(displayScale: Double) {
    // A scale that no display has counts as none.
    scale = displayScale >= 0.01 && displayScale <= 1000 ? displayScale : 1
  }

  /// The next pixel at or above, rounding errors aside; never −0.
  func up(_ length: Double) -> Double { (length * scale - .roundingError).roundedUp / scale + 0 }

  /// Half a pixel, at most half a point.
  var half: Double { min(0.5 / scale, 0.5) }

  /// The nearest pixel, halves away from zero.
  func nearest(_ length: Double) -> Double { (length * scale).roundedToNearest / scale + 0 }
}
