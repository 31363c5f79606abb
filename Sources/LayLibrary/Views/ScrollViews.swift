import LayCatalog
import LaySyntax
import LayViews

extension Declaration {
  /// What scrolls.
  static let scrollViews: [Declaration] = [
    .view(
      "ScrollView",
      "(_ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> some View)"
    ) { $0.scrollView($1) },
    .view(
      "ScrollViewReader",
      "(@ViewBuilder content: (ScrollViewProxy) -> some View)"
    ) { $0.content($1, "content") },
  ]
}

extension Stage {
  func scrollView(_ call: BoundCall) -> ViewList {
    var spec = ScrollSpec(axes: call.axes("axes"))
    spec.showsIndicators = call.bool("showsIndicators")
    spec.contentMargins = environment.contentMargins
    spec.initialAnchor = environment.initialScrollAnchor
    spec.alignmentAnchor = environment.alignmentScrollAnchor
    let saved = environment
    // What was said for this scroll view is not meant for those inside it.
    if spec.contentMargins != .zero { environment.contentMargins = .zero }
    if spec.initialAnchor != nil { environment.initialScrollAnchor = nil }
    if spec.alignmentAnchor != nil { environment.alignmentScrollAnchor = nil }
    let views = content(call, "content")
    if environment != saved { environment = saved }
    return node(.scrollView, payload: tree.containers.scrolls.add(spec), views, at: call.name.start)
  }
}
