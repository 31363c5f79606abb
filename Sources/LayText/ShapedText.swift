import LayViews

/// A text known to one `TextMeasurer`.
package struct ShapedText: Hashable, Sendable {
  package var index: UInt32

  package init(index: UInt32) { self.index = index }
}

/// A style known to one `TextMeasurer`: what texts of one description share at one text size.
package struct KnownStyle: BitwiseCopyable {
  var number = KnownText.none
  var category = DynamicTypeSize.large

  /// None yet.
  package init() {}

  init(number: UInt32, category: DynamicTypeSize) {
    self.number = number
    self.category = category
  }
}
