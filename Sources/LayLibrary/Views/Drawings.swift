import LayCatalog
import LaySyntax
import LayViews

extension Declaration {
  /// What only an app that runs can show: room is made for it.
  static let drawings: [Declaration] = [
    .view("AsyncImage", "(url: URL?, scale: CGFloat = 1)") { stage, call in
      stage.emptyImage(at: call.name.start)
    },
    .view(
      "AsyncImage",
      "(url: URL?, scale: CGFloat = 1, @ViewBuilder content: (Image) -> some View, @ViewBuilder placeholder: () -> some View)"
    ) { $0.content($1, "placeholder") },
    .view(
      "AsyncImage",
      "(url: URL?, scale: CGFloat = 1, transaction: Transaction? = nil, @ViewBuilder content: (AsyncImagePhase) -> some View)"
    ) { stage, call in
      guard let closure = call.closure("content") else { return stage.emptyImage(at: call.name.start) }
      return stage.evaluation.content(
        closure, [.builtin(.option(.asyncImagePhase, AsyncImagePhase.empty.position))])
    },
    .view(
      "Canvas",
      "(opaque: Bool = false, colorMode: ColorRenderingMode? = nil, rendersAsynchronously: Bool = false, renderer: () -> Void)"
    ) { $0.canvas($1) },
    .view(
      "Canvas",
      "(opaque: Bool = false, colorMode: ColorRenderingMode? = nil, rendersAsynchronously: Bool = false, renderer: () -> Void, @ViewBuilder symbols: () -> some View)"
    ) { $0.canvas($1) },
    .view("Chart", "(content: () -> Void)") { $0.canvas($1) },
    .view("Chart", "(_ data: Any, content: () -> Void)") { $0.canvas($1) },
    .view("Chart", "(_ data: Any, id: KeyPath, content: () -> Void)") { $0.canvas($1) },
  ]
}

extension Stage {
  /// A canvas or chart takes what it is proposed, as a shape does; what its closure draws is not drawn.
  func canvas(_ call: BoundCall) -> ViewList {
    drawing(String(file.text(call.name)), at: call.name)
  }

  /// A box for a view that shows what only a running app has.
  package func drawing(_ name: String, at range: SourceRange) -> ViewList {
    findings.warnOnce(
      .warning(
        "custom-drawing", at: range, "what '\(name)' draws is not drawn: a box stands for it",
        help: "the layout is the same; shapes and paths are drawn"), about: name)
    return emptyArea(name, at: range.start)
  }

  /// A view that takes what it is proposed and shows a light box with its name.
  package func emptyArea(_ spelling: String, at source: UInt32) -> ViewList {
    var box = ShapeSpec(outline: .rectangle, spelling: spelling)
    box.fill = .color(configuration.platform.color(.systemFill, in: environment.colorScheme))
    box.isPlaceholder = true
    return node(.shape, payload: tree.contents.shapes.add(box), at: source)
  }

  /// What shows until an image without a placeholder is there: a grey that takes the room it is offered.
  func emptyImage(at source: UInt32) -> ViewList {
    views(from: .color(ColorValue(.system(.systemFill))), at: source) ?? ViewList()
  }
}
