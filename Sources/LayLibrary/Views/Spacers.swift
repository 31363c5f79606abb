import LayCatalog
import LaySyntax
import LayViews

extension Declaration {
  /// Space, lines in it, and nothing at all.
  static let spacers: [Declaration] = [
    .view("Divider", "()") { stage, call in stage.node(.divider, payload: 0, at: call.name.start) },
    .view("EmptyView", "()") { _, _ in ViewList() },
    .view("Spacer", "(minLength: CGFloat? = nil)") { stage, call in
      stage.spacer(SpacerSpec(minimumLength: call.optionalDouble("minLength")), call)
    },
    .view("_HSpacer", "(minWidth: CGFloat? = nil)") { stage, call in
      stage.spacer(SpacerSpec(minimumLength: call.optionalDouble("minWidth"), axis: .horizontal), call)
    },
    .view("_TextBaselineRelativeSpacer", "(minLength: CGFloat? = nil)") { stage, call in
      stage.spacer(
        SpacerSpec(minimumLength: call.optionalDouble("minLength"), isTextBaselineRelative: true), call)
    },
    .view("_VSpacer", "(minHeight: CGFloat? = nil)") { stage, call in
      stage.spacer(SpacerSpec(minimumLength: call.optionalDouble("minHeight"), axis: .vertical), call)
    },
  ]
}

extension Stage {
  func spacer(_ spec: SpacerSpec, _ call: BoundCall) -> ViewList {
    node(.spacer, payload: tree.contents.spacers.add(spec), at: call.name.start)
  }
}
