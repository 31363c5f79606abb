import LayCatalog
import LaySyntax
import LayViews

extension Declaration {
  /// What lies behind or over views, in their frame.
  static let layerModifiers: [Declaration] = [
    .modifier("background", "(_ style: some ShapeStyle, ignoresSafeAreaEdges: Edge.Set = .all)") {
      stage, content, call in
      stage.paint(content, .background, call.style("style"), call)
    },
    .modifier("background", "(_ style: some ShapeStyle, in: some Shape, fillStyle: FillStyle? = nil)") {
      stage, content, call in
      stage.fill(content, .background, call.style("style"), call)
    },
    .modifier("background", "(in: some Shape, fillStyle: FillStyle? = nil)") { stage, content, call in
      stage.fill(content, .background, nil, call)
    },
    .modifier("background", "(_ background: some View, alignment: Alignment = .center)") {
      stage, content, call in
      stage.layer(content, .background, of: "background", call)
    },
    .modifier("background", "(alignment: Alignment = .center, @ViewBuilder content: () -> some View)") {
      stage, content, call in
      stage.layer(content, .background, call)
    },
    .modifier("background", "(ignoresSafeAreaEdges: Edge.Set = .all)") { stage, content, call in
      stage.paint(content, .background, nil, call)
    },
    .modifier("overlay", "(_ style: some ShapeStyle, ignoresSafeAreaEdges: Edge.Set = .all)") {
      stage, content, call in
      stage.paint(content, .overlay, call.style("style"), call)
    },
    .modifier("overlay", "(_ style: some ShapeStyle, in: some Shape, fillStyle: FillStyle? = nil)") {
      stage, content, call in
      stage.fill(content, .overlay, call.style("style"), call)
    },
    .modifier("overlay", "(_ overlay: some View, alignment: Alignment = .center)") { stage, content, call in
      stage.layer(content, .overlay, of: "overlay", call)
    },
    .modifier("overlay", "(alignment: Alignment = .center, @ViewBuilder content: () -> some View)") {
      stage, content, call in
      stage.layer(content, .overlay, call)
    },
  ]
}

extension Stage {
  /// A style all over the frame, and under the safe area beside it; nil: the environment's.
  fileprivate func paint(
    _ content: ViewList, _ kind: ViewKind, _ style: StyleValue?, _ call: BoundCall
  ) -> ViewList {
    let spec = LayerSpec(alignment: .center, ignoredSafeAreaEdges: call.edges("ignoresSafeAreaEdges"))
    return wrap(content, kind, payload: tree.modifiers.layers.add(spec), at: call.name.start) {
      let paint = resolve(style ?? defaultBackground)
      let index = tree.contents.paints.add(paint)
      if case .gradient = paint { return node(.gradient, payload: index, at: call.name.start) }
      return node(.color, payload: index, at: call.name.start)
    }
  }

  /// A shape filled with a style; nil: the environment's.
  fileprivate func fill(
    _ content: ViewList, _ kind: ViewKind, _ style: StyleValue?, _ call: BoundCall
  ) -> ViewList {
    wrap(
      content, kind, payload: tree.modifiers.layers.add(LayerSpec(alignment: .center)), at: call.name.start
    ) {
      guard var shape = call.shape("in") else { return ViewList() }
      shape.fill = style ?? defaultBackground
      return views(from: .shape(shape), at: call.name.start) ?? ViewList()
    }
  }

  private var defaultBackground: StyleValue { environment.backgroundStyle ?? StyleValue(.background(0)) }

  /// Views that a closure builds, anew for each view of the content.
  fileprivate func layer(_ content: ViewList, _ kind: ViewKind, _ call: BoundCall) -> ViewList {
    let spec = LayerSpec(alignment: call.alignment("alignment"))
    return wrap(content, kind, payload: tree.modifiers.layers.add(spec), at: call.name.start) {
      self.content(call, "content")
    }
  }

  /// Views that are given built. They can stand behind one view only: the first of several gets them, others copies.
  fileprivate func layer(
    _ content: ViewList, _ kind: ViewKind, of parameter: String, _ call: BoundCall
  ) -> ViewList {
    let spec = LayerSpec(alignment: call.alignment("alignment"))
    var given: ViewList?
    return wrap(content, kind, payload: tree.modifiers.layers.add(spec), at: call.name.start) {
      if let given { return copy(given) }
      let views = self.content(call, parameter)
      given = views
      return views
    }
  }

  /// Views once more, with everything inside them.
  func copy(_ views: ViewList) -> ViewList {
    var result = ViewList()
    var child = views.first
    for _ in 0..<views.count where !child.isNone {
      tree.append(copy(child), to: &result)
      child = tree[child].nextSibling
    }
    return result
  }

  private func copy(_ original: ViewID) -> ViewID {
    var node = tree[original]
    node.nextSibling = .none
    var children = ViewList()
    var child = node.firstChild
    while !child.isNone {
      tree.append(copy(child), to: &children)
      child = tree[child].nextSibling
    }
    node.firstChild = children.first
    return tree.add(node)
  }
}
