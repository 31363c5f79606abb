import LayCatalog
import LaySyntax
import LayViews

// Modifiers that paint: backgrounds, overlays and effects.

extension Stage {
  // MARK: Layers

  func layer(_ content: ViewList, action: ModifierAction, _ call: BoundCall) -> ViewList {
    let kind: ViewKind
    switch action {
    case .overlay, .overlayStyle, .overlayShape, .overlayContent: kind = .overlay
    default: kind = .background
    }
    let payload = tree.layers.add(layerSpec(action, call))
    // Views that are given built can stand behind one view only: the first of several gets them, others copies.
    var given: ViewList?
    return wrap(content, kind, payload: payload, at: call.name.start) {
      if let given { return copy(given) }
      let views = layerContent(action, call)
      if action == .background || action == .overlay { given = views }
      return views
    }
  }

  private func layerSpec(_ action: ModifierAction, _ call: BoundCall) -> LayerSpec {
    switch action {
    case .backgroundStyle, .overlayStyle:
      return LayerSpec(alignment: .center, ignoredSafeAreaEdges: call.edges(1))
    case .backgroundDefault: return LayerSpec(alignment: .center, ignoredSafeAreaEdges: call.edges(0))
    case .background, .overlay: return LayerSpec(alignment: call.alignment(1))
    case .backgroundContent, .overlayContent: return LayerSpec(alignment: call.alignment(0))
    default: return LayerSpec(alignment: .center)
    }
  }

  private func layerContent(_ action: ModifierAction, _ call: BoundCall) -> ViewList {
    let ground = environment.backgroundStyle ?? StyleValue(.background(0))
    switch action {
    case .backgroundStyle, .overlayStyle: return views(paintedWith: call.style(0) ?? ground, call)
    case .backgroundDefault: return views(paintedWith: ground, call)
    case .backgroundShape, .overlayShape: return views(call.style(0) ?? ground, in: call.shape(1), call)
    case .backgroundDefaultShape: return views(ground, in: call.shape(0), call)
    case .background, .overlay: return content(call, 0)
    default: return content(call, 1)
    }
  }

  /// A style over the whole room: a colour or a gradient.
  private func views(paintedWith style: StyleValue, _ call: BoundCall) -> ViewList {
    let paint = resolve(style)
    let index = tree.paints.add(paint)
    if case .gradient = paint { return node(.gradient, payload: index, at: call.name.start) }
    return node(.color, payload: index, at: call.name.start)
  }

  private func views(_ style: StyleValue, in shape: ShapeValue?, _ call: BoundCall) -> ViewList {
    guard var shape else { return ViewList() }
    shape.fill = style
    return views(from: .shape(shape), at: call.name.start) ?? ViewList()
  }

  /// The view where its mask is opaque: a plain shape clips, anything else is a layer over it that is not seen itself.
  func masked(_ content: ViewList, _ action: ModifierAction, _ call: BoundCall) -> ViewList {
    let mask = self.content(call, call.signature.parameters.count - 1)
    if mask.count == 1, let outline = clipOutline(of: mask.first) {
      return wrap(content, .effect, payload: tree.effects.add(.clip(outline)), at: call.name.start)
    }
    return masked(content, by: mask, action == .maskContent ? call.alignment(0) : .center, call)
  }

  /// `clipShape` by a shape that is cut, moved or turned, or not filled all over.
  func clipped(_ content: ViewList, _ call: BoundCall) -> ViewList {
    guard var shape = call.shape(0) else { return content }
    shape.fill = StyleValue(.color(ColorValue(.fixed(RGBA(hex: 0x0000_00FF)))))
    if case .fillStyle(let isEvenOdd)? = call.builtin(1) { shape.isEvenOdd = isEvenOdd }
    return masked(content, by: views(from: .shape(shape), at: call.name.start) ?? ViewList(), .center, call)
  }

  private func masked(
    _ content: ViewList, by mask: ViewList, _ alignment: Alignment, _ call: BoundCall
  ) -> ViewList {
    var spec = LayerSpec(alignment: alignment)
    spec.isMask = true
    // A view that is built can be in one place only: the first of several views gets it, others copies.
    var isGiven = false
    return wrap(content, .overlay, payload: tree.layers.add(spec), at: call.name.start) {
      defer { isGiven = true }
      return isGiven ? copy(mask) : mask
    }
  }

  /// The outline of a shape that is as opaque as can be, all over.
  private func clipOutline(of id: ViewID) -> Outline? {
    guard tree[id].kind == .shape else { return nil }
    let shape = tree.shapes[Int(tree[id].payload)]
    guard shape.stroke == nil, shape.operations.isEmpty, !shape.isEvenOdd else { return nil }
    guard let fill = shape.fill else { return shape.outline }
    if case .color(let color) = fill, color.alpha == 1 { return shape.outline }
    return nil
  }

  // MARK: Effects

  func paint(_ content: ViewList, _ action: ModifierAction, _ call: BoundCall) -> ViewList {
    guard let effect = effect(action, call) else { return content }
    return wrap(content, .effect, payload: tree.effects.add(effect), at: call.name.start)
  }

  private func effect(_ action: ModifierAction, _ call: BoundCall) -> EffectSpec? {
    switch action {
    case .border: return .border(resolve(call.style(0) ?? StyleValue(.foreground)), width: call.double(1))
    case .clipped: return .clip(.rectangle)
    case .clipShape: return call.shape(0).map { .clip($0.outline) }
    case .cornerRadius:
      let radius = call.double(0)
      return .clip(.roundedRectangle(width: radius, height: radius, isContinuous: true))
    case .shadow: return shadow(call)
    case .opacity: return .opacity(call.double(0))
    case .hidden: return .hidden
    case .zIndex: return .zIndex(call.double(0))
    case .blur: return .blur(radius: call.double(0))
    case .blendMode:
      let names = BuiltinType.blendMode.optionNames
      guard let index = call.option(0), index < names.count else { return nil }
      let mode = names[index].text
      if ["sourceAtop", "destinationOver", "destinationOut", "plusDarker"].contains(mode) {
        findings.report(
          .warning(
            "ignored-modifier", at: call.range(0),
            "the blend mode '\(mode)' is not drawn; the layout is the same"))
      }
      return .blendMode(mode)
    case .scaleEffect: return .scale(x: call.double(0), y: call.double(0), anchor: call.unitPoint(1))
    case .scaleEffectSize:
      let size = call.size(0)
      return .scale(x: size.width, y: size.height, anchor: call.unitPoint(1))
    case .scaleEffectAxes: return .scale(x: call.double(0), y: call.double(1), anchor: call.unitPoint(2))
    case .rotationEffect: return .rotation(call.angle(0), anchor: call.unitPoint(1))
    case .transformEffect: return .transform(call.transform(0))
    default: return nil
    }
  }

  /// A shadow without a colour is black at a third (SwiftUI's interface).
  private func shadow(_ call: BoundCall) -> EffectSpec {
    let plain = RGBA(red: 0, green: 0, blue: 0, alpha: 0.33)
    let color = call.color(0).map { resolve($0) } ?? plain
    return .shadow(color, radius: call.double(1), x: call.double(2), y: call.double(3))
  }
}
