// Lengths that may be endless, or no numbers.

extension Double {
  /// What is left of a length; infinity less infinity is still everything.
  @inline(__always)
  func less(_ length: Double) -> Double {
    let rest = self - length
    return rest.isNaN ? self : rest
  }
}

extension Double? {
  /// A spacing that counts.
  var finite: Double? { flatMap { $0.isFinite ? $0 : nil } }
}
