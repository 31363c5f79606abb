import LayCatalog
import LayViews

// What a custom layout and an alignment closure ask: proposals, subviews, their dimensions and spacing.

extension Declaration {
  static let proposalInitializers: [Declaration] = [
    .value("ProposedViewSize", "(_ size: CGSize)") { _, call in
      .builtin(.proposedSize(ProposedSize(call.size("size"))))
    },
    .value("ProposedViewSize", "(width: CGFloat?, height: CGFloat?)") { _, call in
      .builtin(
        .proposedSize(
          ProposedSize(width: call.optionalDouble("width"), height: call.optionalDouble("height"))))
    },
  ]

  static let subviewMembers: [Declaration] = [
    .subview("LayoutSubview.dimensions", "(in: ProposedViewSize)") { stage, subview, call in
      guard let proposal = stage.proposal(to: subview, call.builtin("in")) else { return .unknown }
      return .builtin(
        .viewDimensions(DimensionsValue(subview.subviews.dimensions(subview.view, proposal))))
    },
    .subview(
      "LayoutSubview.place", "(at: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize)"
    ) { _, subview, call in
      guard case .proposedSize(let proposal)? = call.builtin("proposal") else { return .unknown }
      subview.subviews.place(subview.index, call.point("at"), call.unitPoint("anchor"), proposal)
      return .void
    },
    .subview("LayoutSubview.priority", "") { _, subview, _ in
      .double(subview.subviews.priority(subview.view))
    },
    .subview("LayoutSubview.sizeThatFits", "(_ proposal: ProposedViewSize)") { stage, subview, call in
      guard let proposal = stage.proposal(to: subview, call.builtin("proposal")) else { return .unknown }
      return .builtin(.size(subview.subviews.size(subview.view, proposal)))
    },
    .subview("LayoutSubview.spacing", "") { _, subview, _ in
      .builtin(.viewSpacing(subview.subviews.spacing(subview.view)))
    },
    .proposal("ProposedViewSize.height", "") { proposal, _ in proposal.height.map { .double($0) } ?? .none },
    .proposal("ProposedViewSize.replacingUnspecifiedDimensions", "()") { proposal, _ in
      .builtin(.size(proposal.filled(with: Size(width: 10, height: 10))))
    },
    .proposal("ProposedViewSize.replacingUnspecifiedDimensions", "(by: CGSize)") { proposal, call in
      .builtin(.size(proposal.filled(with: call.size("by"))))
    },
    .proposal("ProposedViewSize.width", "") { proposal, _ in proposal.width.map { .double($0) } ?? .none },
    .dimensions("ViewDimensions.height", "") { dimensions, _ in .double(dimensions.size.height) },
    .dimensions("ViewDimensions.subscript", "(_ guide: HorizontalAlignment)") { dimensions, call in
      .double(dimensions.value(call.guide("guide")))
    },
    .dimensions("ViewDimensions.subscript", "(_ guide: VerticalAlignment)") { dimensions, call in
      .double(dimensions.value(call.guide("guide")))
    },
    .dimensions("ViewDimensions.subscript", "(explicit: HorizontalAlignment)") { dimensions, call in
      dimensions.explicit(call.guide("explicit")).map { .double($0) } ?? .none
    },
    .dimensions("ViewDimensions.subscript", "(explicit: VerticalAlignment)") { dimensions, call in
      dimensions.explicit(call.guide("explicit")).map { .double($0) } ?? .none
    },
    .dimensions("ViewDimensions.width", "") { dimensions, _ in .double(dimensions.size.width) },
  ]
}

extension Declaration {
  fileprivate static func subview(
    _ name: StaticString, _ signature: StaticString,
    _ value: @escaping @Sendable (Stage, SubviewValue, BoundCall) -> Value
  ) -> Declaration {
    .member(name, signature) { stage, base, call in
      guard case .layoutSubview(let subview) = base else { return .unknown }
      if subview.subviews.run.isOver { return stage.staleSubview(call) }
      return value(stage, subview, call)
    }
  }

  fileprivate static func proposal(
    _ name: StaticString, _ signature: StaticString,
    _ value: @escaping @Sendable (ProposedSize, BoundCall) -> Value
  ) -> Declaration {
    .member(name, signature) { _, base, call in
      guard case .proposedSize(let proposal) = base else { return .unknown }
      return value(proposal, call)
    }
  }

  fileprivate static func dimensions(
    _ name: StaticString, _ signature: StaticString,
    _ value: @escaping @Sendable (ViewDimensions, BoundCall) -> Value
  ) -> Declaration {
    .member(name, signature) { _, base, call in
      guard case .viewDimensions(let dimensions) = base else { return .unknown }
      return value(dimensions.dimensions, call)
    }
  }
}

extension Stage {
  /// The size that a subview is asked about, once the work of the question is counted; nil where that is too much.
  fileprivate func proposal(to subview: SubviewValue, _ proposal: BuiltinValue?) -> ProposedSize? {
    guard case .proposedSize(let proposal)? = proposal,
      budget.charge(subview.layout?.noteQuestion(to: subview.index) ?? 0)
    else { return nil }
    return proposal
  }

  /// Code can keep subviews in a variable of the file; what they knew is gone with their layout.
  fileprivate func staleSubview(_ call: BoundCall) -> Value {
    fault("stale-subview", at: call.name, "this subview belongs to a layout that has ended")
  }
}

extension ProposedSize {
  /// The documented lengths in place of those that are not proposed.
  fileprivate func filled(with usual: Size) -> Size {
    Size(width: width ?? usual.width, height: height ?? usual.height)
  }
}
