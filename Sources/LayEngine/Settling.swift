import LayViews

// Views that settle: from some width on they answer one height, whatever height they are proposed, and one width, unless
// they stretch to all that is proposed. A text settles at the width of its line, and so do rows, columns and piles of
// texts, spacers and views of fixed heights at the width that holds them all: most of what screens consist of. Stacks
// neither probe nor ask such views, so that measuring does not go down into them.

/// What a view answers from the width on at which it settles.
struct Settling {
  /// That width, which is also the answer where no width is proposed, and the height.
  var size: Size
  /// Whether all the width that is proposed is taken.
  var stretches = false
}

extension ViewTraits {
  /// The view's answer, if it is known to settle at less than a width; whatever height it is proposed.
  @inline(__always)
  func settledSize(_ width: Double?) -> Size? {
    guard settles else { return nil }
    guard let width else { return rigidSize }
    guard width >= rigidSize.width else { return nil }
    return stretches ? Size(width: width, height: rigidSize.height) : rigidSize
  }

  mutating func settle(_ settling: Settling?) {
    guard let settling else { return }
    (settles, stretches, rigidSize) = (true, settling.stretches, settling.size)
  }
}
