import LayCatalog
import LaySyntax
import LayViews

extension Stage {
  /// Notes the badge of rows and of tabs: what a list shows at their end, and a tab bar at their symbol. Elsewhere there
  /// is none.
  func badge(_ content: ViewList, _ call: BoundCall, _ label: () -> ViewList) -> ViewList {
    if environment.list.surroundings == .listRow || pass.takesEveryBranch { approximate(call) }
    let badge = looking(color: PartBuilder(self, at: call.name.start).color(.secondary), label)
    return setRowTraits(of: content) { traits, isFirst in traits.badge = isFirst ? badge : copy(badge) }
  }
}

extension Declaration {
  /// What lists read, of themselves and of the views in them.
  static let listModifiers: [Declaration] = [
    .modifier("badge", "(_ count: Int)") { stage, content, call in
      guard let count = call.value("count")?.number, count != 0 else { return content }
      return stage.badge(content, call) { stage.title(NumberText.fixed(count, 0), call) }
    },
    .modifier("badge", "(_ label: Text?)") { stage, content, call in
      guard call.value("label") != nil else { return content }
      return stage.badge(content, call) { stage.content(call, "label") }
    },
    .modifier("badge", "(_ key: LocalizedStringKey)") { stage, content, call in
      stage.badge(content, call) { stage.text(call, "key") }
    },
    .modifier("defaultMinListRowHeight", "(_ height: CGFloat)") { _, content, _ in content },
    .modifier("deleteDisabled", "(_ isDisabled: Bool)") { stage, content, call in
      call.bool("isDisabled") ? stage.letting(.noDeletion, content) : content
    },
    .environment("formStyle", "(_ style: FormStyle)") { stage, call in
      stage.environment.list.formStyle =
        call.option("style", as: FormStyle.self) ?? stage.environment.list.formStyle
    },
    .modifier("headerProminence", "(_ increased: Prominence)") { _, content, _ in content },
    .modifier("listItemTint", "(_ tint: ListItemTint?)") { _, content, _ in content },
    .modifier("listRowBackground", "(_ view: (some View)?)") { stage, content, call in
      stage.setRowTraits(of: content) { traits, isFirst in
        let views = stage.content(call, "view")
        traits.background = call.value("view") == nil ? nil : isFirst ? views : stage.copy(views)
      }
    },
    .modifier("listRowInsets", "(_ insets: EdgeInsets?)") { stage, content, call in
      stage.setRowTraits(of: content) { traits, _ in
        traits.insets = call.value("insets") == nil ? nil : call.insets("insets")
        traits.insetEdges = traits.insets == nil ? [] : .all
      }
    },
    .modifier("listRowInsets", "(_ edges: Edge.Set = .all, _ length: CGFloat?)") { stage, content, call in
      guard let length = call.optionalDouble("length") else { return content }
      let edges = call.edges("edges")
      return stage.setRowTraits(of: content) { traits, _ in
        var insets = traits.insets ?? .zero
        for edge in Edge.allCases where edges.contains(edge) { insets[edge] = length }
        traits.insets = insets
        traits.insetEdges.formUnion(edges)
      }
    },
    .modifier(
      "listRowSeparator",
      "(_ visibility: Visibility, edges: VerticalEdge.Set = .vertical)"
    ) { stage, content, call in
      let hides = call.option("visibility", as: Visibility.self) == .hidden
      let edges = call.edges("edges")
      return stage.setRowTraits(of: content) { traits, _ in
        if edges.contains(.top) { traits.hidesSeparatorAbove = hides }
        if edges.contains(.bottom) { traits.hidesSeparatorBelow = hides }
      }
    },
    .modifier(
      "listRowSeparatorTint",
      "(_ color: Color?, edges: VerticalEdge.Set = .vertical)"
    ) { stage, content, call in
      stage.setRowTraits(of: content) { traits, _ in
        traits.separatorTint = call.color("color").map { stage.resolve($0) }
      }
    },
    .environment("listRowSpacing", "(_ spacing: CGFloat?)") { stage, call in
      stage.environment.list.rowSpacing = call.optionalDouble("spacing")
    },
    .modifier(
      "listSectionMargins",
      "(_ edges: Edge.Set = .all, _ length: CGFloat?)"
    ) { _, content, _ in content },
    .modifier(
      "listSectionSeparator",
      "(_ visibility: Visibility, edges: VerticalEdge.Set = .all)"
    ) { _, content, _ in content },
    .environment("listSectionSpacing", "(_ spacing: CGFloat)") { stage, call in
      stage.environment.list.sectionSpacing = .custom(call.double("spacing"))
    },
    .environment("listSectionSpacing", "(_ spacing: ListSectionSpacing)") { stage, call in
      let spacing = call.option("spacing", as: ListSectionSpacing.Named.self)
      stage.environment.list.sectionSpacing = spacing == .compact ? .compact : .automatic
    },
    .environment("listStyle", "(_ style: ListStyle)") { stage, call in
      stage.environment.list.style =
        call.option("style", as: ListStyle.self) ?? stage.environment.list.style
    },
    .modifier("moveDisabled", "(_ isDisabled: Bool)") { stage, content, call in
      call.bool("isDisabled") ? stage.letting(.noMove, content) : content
    },
    .modifier("onDelete", "(perform: ((Any) -> Void)?)") { stage, content, call in
      call.value("perform") == nil ? content : stage.letting(.deletion, content)
    },
    .modifier("onMove", "(perform: ((Any, Int) -> Void)?)") { stage, content, call in
      guard call.value("perform") != nil else { return content }
      if stage.isEditingRows { stage.approximate(call) }
      return stage.letting(.move, content)
    },
    .environment("scrollContentBackground", "(_ visibility: Visibility)") { stage, call in
      stage.environment.list.hidesGround = call.option("visibility", as: Visibility.self) == .hidden
    },
  ]
}
