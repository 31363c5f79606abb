import LayViews

// Which of a view's children is painted first.

extension ViewTree {
  /// Whether any view has a z index, so that painting in source order would be wrong.
  var usesZIndex: Bool {
    modifiers.effects.all.contains { effect in
      if case .zIndex(let value) = effect { return value != 0 }
      return false
    }
  }

  /// The z index that a view's container sees: set by `zIndex` on the view or within modifiers that keep traits.
  ///
  /// The innermost of several counts, as a trait written further in replaces the outer one (derived).
  /// - Complexity: O(n) in the modifiers around the view.
  func zIndex(of id: ViewID) -> Double {
    var result = 0.0
    var position = id
    while !position.isNone {
      let node = self[position]
      guard node.kind.keepsTraits else { break }
      if node.kind == .effect, case .zIndex(let value) = modifiers.effects[node], !value.isNaN {
        result = value
      }
      position = node.firstChild
    }
    return result
  }
}

extension ViewKind {
  /// Whether a modifier hands its content's traits, z index and layout priority, on to its container.
  ///
  /// Measured for the layout priority under `background`; the others follow its rule (derived).
  fileprivate var keepsTraits: Bool {
    switch self {
    case .fixedSize, .layoutPriority, .offset, .alignmentGuide, .background, .overlay, .gridCellColumns,
      .gridCellAnchor, .gridColumnAlignment, .gridCellUnsizedAxes, .effect:
      return true
    case .hStack, .vStack, .zStack, .lazyHStack, .lazyVStack, .lazyHGrid, .lazyVGrid, .grid, .gridRow,
      .scrollView, .viewThatFits, .geometryReader, .ownLayout, .section, .control, .uniformRow, .formColumns,
      .fraction, .spacer, .divider, .text, .color, .gradient,
      .shape,
      .image, .frame, .flexibleFrame, .padding, .position, .aspectRatio, .safeAreaInset, .safeAreaPadding,
      .ignoresSafeArea, .containerRelativeFrame:
      return false
    }
  }
}
