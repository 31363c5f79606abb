import LayCatalog
import LaySyntax
import LayViews

extension Declaration {
  /// What chooses its content by the room that there is.
  static let adaptiveViews: [Declaration] = [
    .view("GeometryReader", "(@ViewBuilder content: (GeometryProxy) -> some View)") { stage, call in
      guard let closure = call.closure("content") else { return ViewList() }
      return stage.node(
        .geometryReader, payload: stage.tree.containers.closures.add(stage.evaluation.deferred(closure)),
        at: call.name.start)
    },
    .view(
      "ViewThatFits",
      "(in: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> some View)"
    ) { stage, call in
      let views = stage.content(call, "content")
      return stage.node(
        .viewThatFits, payload: stage.tree.modifiers.axisSets.add(call.axes("in")), views, at: call.name.start
      )
    },
  ]
}
