import LayCatalog
import LaySyntax
import LayViews

// What holds views under a label: labelled content, group boxes, disclosure groups.

extension Declaration {
  /// Views under a label.
  static let groups: [Declaration] = [
    .view(
      "DisclosureGroup",
      "(_ label: LocalizedStringKey, @ViewBuilder content: () -> some View)"
    ) { $0.disclosureGroup($1) },
    .view(
      "DisclosureGroup",
      "(_ label: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: () -> some View)"
    ) { $0.disclosureGroup($1) },
    .view(
      "DisclosureGroup",
      "(@ViewBuilder content: () -> some View, @ViewBuilder label: () -> some View)"
    ) { $0.disclosureGroup($1) },
    .view(
      "DisclosureGroup",
      "(isExpanded: Binding<Bool>, @ViewBuilder content: () -> some View, @ViewBuilder label: () -> some View)"
    ) { $0.disclosureGroup($1) },
    .control(
      "GroupBox",
      "(_ title: LocalizedStringKey, @ViewBuilder content: () -> some View)",
      styledBy: .groupBoxStyle
    ) { $0.groupBox($1) },
    .control(
      "GroupBox",
      "(@ViewBuilder content: () -> some View)",
      styledBy: .groupBoxStyle
    ) { $0.groupBox($1) },
    .control(
      "GroupBox",
      "(label: some View, @ViewBuilder content: () -> some View)",
      styledBy: .groupBoxStyle
    ) { $0.groupBox($1) },
    .control(
      "GroupBox",
      "(@ViewBuilder content: () -> some View, @ViewBuilder label: () -> some View)",
      styledBy: .groupBoxStyle
    ) { $0.groupBox($1) },
    .control(
      "LabeledContent",
      "(_ title: LocalizedStringKey, value: String)",
      styledBy: .labeledContentStyle
    ) { $0.labeledContent($1) },
    .control(
      "LabeledContent",
      "(_ title: LocalizedStringKey, value: Any, format: FormatStyle)",
      styledBy: .labeledContentStyle
    ) { $0.labeledContent($1) },
    .control(
      "LabeledContent",
      "(_ title: LocalizedStringKey, @ViewBuilder content: () -> some View)",
      styledBy: .labeledContentStyle
    ) { $0.labeledContent($1) },
    .control(
      "LabeledContent",
      "(@ViewBuilder content: () -> some View, @ViewBuilder label: () -> some View)",
      styledBy: .labeledContentStyle
    ) { $0.labeledContent($1) },
  ]
}

extension Stage {
  func labeledContent(_ call: BoundCall) -> ViewList {
    let part = PartBuilder(self, at: call.name.start)
    let label = rowLabel(call)
    var value = ViewList()
    if call.has("value") {
      value = looking(color: part.color(.secondary)) {
        title(
          call.has("format")
            ? shown(call.value("value"), call.builtin("format"), at: call.name) : call.string("value"), call)
      }
    } else {
      value = looking(color: part.color(.secondary)) { withoutSections(content(call, "content")) }
    }
    let body =
      isInRow && !label.isEmpty ? filledRow(part, label, part.one(value)) : row(part, label, part.one(value))
    return part.control(ControlSpec("LabeledContent", spacing: .content), body)
  }

  func groupBox(_ call: BoundCall) -> ViewList {
    let part = PartBuilder(self, at: call.name.start)
    let profile = part.profile.group
    if !profile.isMeasured { approximate(call) }
    let label = looking(font: profile.labelFont) { controlLabel(call) }
    if environment.list.surroundings == .groupedForm {
      // macOS 26.6: in a form of cards a group is its label over its bare content.
      let content = stacked(withoutSections(self.content(call, "content")), part)
      return part.control(
        ControlSpec("GroupBox", spacing: .content),
        part.column([part.one(label), content], alignment: .leading, spacing: profile.spacing))
    }
    let padding = profile.padding
    let outline = Outline.roundedRectangle(
      width: profile.cornerRadius, height: profile.cornerRadius, isContinuous: true)
    var content = stacked(withoutSections(self.content(call, "content")), part)
    if profile.labelIsInside, !label.isEmpty {
      content = part.column([part.one(label), content], alignment: .leading, spacing: profile.spacing)
    }
    content = part.padding(
      content, EdgeInsets(top: padding, leading: padding, bottom: padding, trailing: padding))
    let card = part.background(content, part.shape(outline, part.color(profile.fill)))
    if label.isEmpty || profile.labelIsInside { return part.control(ControlSpec("GroupBox"), card) }
    let title = part.padding(part.one(label), EdgeInsets(leading: profile.labelInset))
    return part.control(
      ControlSpec("GroupBox", spacing: .content),
      part.column([title, card], alignment: .leading, spacing: profile.spacing))
  }

  func disclosureGroup(_ call: BoundCall) -> ViewList {
    if environment.list.surroundings == .listRow { return disclosureRows(call) }
    let part = PartBuilder(self, at: call.name.start)
    let profile = part.profile.group
    if !profile.isMeasured { approximate(call) }
    let isExpanded = call.has("isExpanded") && call.bool("isExpanded")
    let row = disclosureRow(part.one(controlLabel(call)), isExpanded: isExpanded, part)
    if isExpanded || pass.takesEveryBranch {
      let content = withoutSections(self.content(call, "content"))
      if isExpanded, !content.isEmpty {
        return part.control(
          ControlSpec("DisclosureGroup", spacing: .content),
          part.column([row, stacked(content, part)], spacing: 0))
      }
    }
    return part.control(ControlSpec("DisclosureGroup", spacing: .content), row)
  }

  /// A disclosure group that shows its label alone.
  func closedGroup(_ label: ViewList, _ part: PartBuilder) -> ViewList {
    part.control(
      ControlSpec("DisclosureGroup", spacing: .content), disclosureRow(label, isExpanded: false, part))
  }

  /// The label of a disclosure group with the arrow that opens it.
  private func disclosureRow(_ label: ViewList, isExpanded: Bool, _ part: PartBuilder) -> ViewList {
    let profile = part.profile.group
    let arrow = part.arrow(
      isExpanded ? .down : .forward,
      isExpanded
        ? Size(width: profile.chevron.height, height: profile.chevron.width * 0.7)
        : Size(width: profile.chevron.width * 0.7, height: profile.chevron.height),
      part.color(profile.chevronInk), width: 1.5)
    let insets = EdgeInsets(
      top: profile.disclosurePadding, leading: profile.disclosureInset, bottom: profile.disclosurePadding)
    return part.overlay(
      part.flexible(
        part.padding(label, insets), horizontal: .init(maximum: .infinity),
        Alignment(.leading, .verticalCenter)),
      arrow, alignment: Alignment(profile.disclosureInset > 0 ? .leading : .trailing, .verticalCenter))
  }

  /// Several views in a column of their own.
  private func stacked(_ views: ViewList, _ part: PartBuilder) -> ViewList {
    views.count <= 1 ? views : part.column([views], spacing: nil)
  }
}
