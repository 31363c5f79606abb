import LayCatalog
import LaySyntax
import LayViews

extension Declaration {
  /// What of a view is seen: the part inside its frame, a shape or another view.
  static let clippingModifiers: [Declaration] = [
    .modifier("clipShape", "(_ shape: some Shape, style: FillStyle? = nil)") { stage, content, call in
      stage.clip(content, call)
    },
    .modifier("clipped", "(antialiased: Bool = false)") { stage, content, call in
      stage.effect(content, .clip(.rectangle), call)
    },
    .modifier("cornerRadius", "(_ radius: CGFloat, antialiased: Bool = true)") { stage, content, call in
      let radius = call.double("radius")
      let outline = Outline.roundedRectangle(width: radius, height: radius, isContinuous: true)
      return stage.effect(content, .clip(outline), call)
    },
    .modifier("mask", "(_ mask: some View)") { stage, content, call in
      stage.mask(content, .center, call)
    },
    .modifier("mask", "(alignment: Alignment = .center, @ViewBuilder _ mask: () -> some View)") {
      stage, content, call in
      stage.mask(content, call.alignment("alignment"), call)
    },
  ]
}

extension Stage {
  /// A plain shape clips; one that is cut, moved or turned, or not filled all over, is a mask.
  fileprivate func clip(_ content: ViewList, _ call: BoundCall) -> ViewList {
    guard var shape = call.shape("shape") else { return content }
    if shape.operations.isEmpty, !call.isGiven("style") {
      return effect(content, .clip(shape.outline), call)
    }
    shape.fill = StyleValue(.color(ColorValue(.fixed(RGBA(hex: 0x0000_00FF)))))
    if case .fillStyle(let isEvenOdd)? = call.builtin("style") { shape.isEvenOdd = isEvenOdd }
    let mask = views(from: .shape(shape), at: call.name.start) ?? ViewList()
    return self.mask(content, by: mask, .center, call)
  }

  /// The view where its mask is opaque: a plain shape clips, anything else is a layer over it that is not seen itself.
  fileprivate func mask(_ content: ViewList, _ alignment: Alignment, _ call: BoundCall) -> ViewList {
    let mask = self.content(call, "mask")
    if mask.count == 1, let outline = clipOutline(of: mask.first) {
      return effect(content, .clip(outline), call)
    }
    return self.mask(content, by: mask, alignment, call)
  }

  private func mask(
    _ content: ViewList, by mask: ViewList, _ alignment: Alignment, _ call: BoundCall
  ) -> ViewList {
    var spec = LayerSpec(alignment: alignment)
    spec.isMask = true
    // A view that is built can be in one place only: the first of several views gets it, others copies.
    var isGiven = false
    return wrap(content, .overlay, payload: tree.modifiers.layers.add(spec), at: call.name.start) {
      defer { isGiven = true }
      return isGiven ? copy(mask) : mask
    }
  }

  /// The outline of a shape that is as opaque as can be, all over.
  private func clipOutline(of id: ViewID) -> Outline? {
    guard tree[id].kind == .shape else { return nil }
    let shape = tree.contents.shapes[tree[id]]
    guard shape.stroke == nil, shape.operations.isEmpty, !shape.isEvenOdd else { return nil }
    guard let fill = shape.fill else { return shape.outline }
    if case .color(let color) = fill, color.alpha == 1 { return shape.outline }
    return nil
  }
}
