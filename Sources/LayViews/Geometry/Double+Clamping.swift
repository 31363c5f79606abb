extension Double {
  /// The nearest number from 0 to 1; 0 for what is not a number.
  package var unit: Double { self > 0 ? Swift.min(self, 1) : 0 }
}
