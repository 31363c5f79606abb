import LayCatalog

extension SizedInteger {
  /// Negative, zero or positive as the first is less than the second, equal to it, or greater.
  static func order(_ a: SizedInteger, _ b: Int) -> Int {
    guard let number = a.int else { return 1 }
    return number < b ? -1 : number == b ? 0 : 1
  }
}
