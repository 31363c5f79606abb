/// A text known to one `TextMeasurer`.
package struct ShapedText: Hashable, Sendable {
  package var index: UInt32

  package init(index: UInt32) { self.index = index }
}
