import LayCatalog

/// What the methods of values read out of their arguments.
extension Value {
  /// A count given as an argument, not below 0.
  var length: Int {
    guard case .int(let number) = self else { return 0 }
    return max(0, number)
  }

  var lengthOrMaximum: Int {
    if case .void = self { return .max }
    return length
  }

  var isTrueOrMissing: Bool {
    if case .bool(let flag) = self { return flag }
    return true
  }

  var lengthOrOne: Int {
    if case .void = self { return 1 }
    return length
  }
}
