import LayViews

// Views that keep their ideal size in every proposal that is at least as wide, whatever its height, or fill its width at
// their ideal height. A text of one line does, and so do rows, columns and ZStacks of texts, spacers and views of fixed
// heights: most of what screens consist of. Stacks know the answers of such views without asking, so that measuring does
// not go down into them.

/// The size of a view that keeps its ideal size.
struct IdealSize {
  var size: Size
  /// Whether a greater width that is proposed is filled.
  var fillsWidth = false
}

extension ViewTraits {
  /// The answer of a view that keeps its ideal size to a proposal that is wide enough for it.
  @inline(__always)
  func idealSize(in width: Double?) -> Size? {
    guard keepsIdealSize else { return nil }
    guard let width else { return rigidSize }
    guard width >= rigidSize.width else { return nil }
    return fillsWidth ? Size(width: width, height: rigidSize.height) : rigidSize
  }

  mutating func keepIdealSize(_ ideal: IdealSize?) {
    guard let ideal else { return }
    (keepsIdealSize, fillsWidth, rigidSize) = (true, ideal.fillsWidth, ideal.size)
  }
}
