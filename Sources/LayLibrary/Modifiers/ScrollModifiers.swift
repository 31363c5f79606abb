import LayCatalog
import LayViews

extension Declaration {
  /// How the scroll views inside hold their content.
  static let scrollModifiers: [Declaration] = [
    .environment(
      "contentMargins",
      "(_ edges: Edge.Set, _ insets: EdgeInsets, for: ContentMarginPlacement = .automatic)"
    ) { stage, call in
      guard call.isOfContent else { return }
      stage.setContentMargins(call.edges("edges"), to: call.insets("insets"))
    },
    .environment("contentMargins", "(_ length: CGFloat, for: ContentMarginPlacement = .automatic)") {
      stage, call in
      guard call.isOfContent else { return }
      stage.environment.contentMargins = stage.insets(.all, call.double("length"))
    },
    .environment(
      "contentMargins",
      "(_ edges: Edge.Set = .all, _ length: CGFloat?, for: ContentMarginPlacement = .automatic)"
    ) { stage, call in
      guard call.isOfContent else { return }
      stage.setContentMargins(call.edges("edges"), to: stage.insets(call))
    },
    .environment("defaultScrollAnchor", "(_ anchor: UnitPoint?)") { stage, call in
      stage.environment.initialScrollAnchor = call.optionalUnitPoint("anchor")
      stage.environment.alignmentScrollAnchor = call.optionalUnitPoint("anchor")
    },
    .environment("defaultScrollAnchor", "(_ anchor: UnitPoint?, for: ScrollAnchorRole)") { stage, call in
      let anchor = call.optionalUnitPoint("anchor")
      let role = call.option("for", as: ScrollAnchorRole.self)
      if role == nil || role == .initialOffset { stage.environment.initialScrollAnchor = anchor }
      if role == nil || role == .alignment { stage.environment.alignmentScrollAnchor = anchor }
    },
  ]
}

extension BoundCall {
  /// Whether the margins are those of the content, not of the indicators alone.
  fileprivate var isOfContent: Bool {
    option("for", as: ContentMarginPlacement.self) != .scrollIndicators
  }
}

extension Stage {
  /// The margins of the other edges stay as they are.
  fileprivate func setContentMargins(_ edges: EdgeSet, to insets: EdgeInsets) {
    for edge in Edge.allCases where edges.contains(edge) {
      environment.contentMargins[edge] = insets[edge]
    }
  }
}
