extension ByteBuffer {
  /// Appends an integer in decimal.
  package mutating func append(_ value: Int) {
    append(atMost: Digits.bound) { $0.append(value) }
  }

  /// Appends the shortest decimal that reads back to the same double: an integer without a point, never `-0`.
  ///
  /// The result is always a JSON number. JSON knows no infinity: an infinite value becomes the largest finite one
  /// of its sign, and NaN becomes 0.
  package mutating func append(shortest value: Double) {
    append(atMost: Digits.bound) { $0.append(shortest: value) }
  }

  /// Appends a length rounded to three decimals, trailing zeros dropped, never `-0`.
  ///
  /// Lengths beyond ± 10⁹ are cut there, which no viewer can tell apart; NaN becomes 0.
  package mutating func append(rounded value: Double) {
    append(atMost: Digits.bound) { $0.append(rounded: value) }
  }
}
