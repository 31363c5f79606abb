// `rounded()` of the standard library calls the C library's mathematics, which a module without imports doesn't link.

extension Double {
  /// The largest whole number not above, of numbers that have a fraction; NaN and infinities stay.
  @inlinable package var roundedDown: Double {
    // From 2⁵² on every double is whole.
    guard magnitude < 4_503_599_627_370_496 else { return self }
    let truncated = Double(Int64(self))
    return truncated > self ? truncated - 1 : truncated
  }

  /// The smallest whole number not below.
  @inlinable package var roundedUp: Double { -(-self).roundedDown }

  /// The nearest whole number, halves away from zero.
  @inlinable package var roundedToNearest: Double {
    // Not `self + 0.5`: the sum can round up to the next whole number.
    let down = magnitude.roundedDown
    let nearest = magnitude - down >= 0.5 ? down + 1 : down
    return self < 0 ? -nearest : nearest
  }

  /// The nearest half, quarters away from zero.
  package var half: Double { (self * 2).roundedToNearest / 2 }
}
