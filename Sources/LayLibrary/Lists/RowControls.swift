import LayCatalog
import LaySyntax
import LayViews

// What looks different in the rows of lists and forms.

extension Stage {
  var isInRow: Bool {
    environment.list.surroundings == .listRow || environment.list.surroundings == .groupedForm
  }

  // MARK: Labels

  /// How a label's icon stands here; nil: beside its title, as anywhere.
  var iconSlot: ListProfile.IconSlot? { isInRow ? currentListProfile.slots.icon : nil }

  /// Builds a label's icon: in rows in the tint, at the scale of its slot.
  func inIconSlot(_ icon: () -> ViewList) -> ViewList {
    guard let slot = iconSlot else { return icon() }
    let saved = saveEnvironment()
    defer { restore(saved) }
    if environment.imageScale == .medium { environment.imageScale = slot.scale }
    return looking(color: environment.tint, icon)
  }

  // MARK: Outlines

  /// An element of an outline that has others below it, none of which show: in a list a row with an arrow, elsewhere a
  /// closed disclosure group.
  package func closedGroup(of row: ViewList, at source: UInt32) -> ViewList {
    guard environment.list.surroundings == .listRow else {
      let parts = PartBuilder(self, at: source)
      return closedGroup(parts.one(row), parts)
    }
    return setRowTraits(of: row) { traits, _ in traits.outline = .init(isGroup: true) }
  }

  /// A disclosure group in a list: its label is a row, and so is each view in it while it is open.
  func disclosureRows(_ call: BoundCall) -> ViewList {
    let parts = PartBuilder(self, at: call.name.start)
    let isExpanded = call.has("isExpanded") && call.bool("isExpanded")
    var rows = parts.control(ControlSpec("DisclosureGroup", spacing: .content), parts.one(controlLabel(call)))
    guard !rows.isEmpty else { return rows }
    notes.rowTraits[rows.first, default: RowTraits()].outline = .init(isGroup: true, isExpanded: isExpanded)
    guard isExpanded || pass.takesEveryBranch else { return rows }
    let content = withoutSections(content(call, "content"))
    if !isExpanded { return rows }
    var view = content.first
    for _ in 0..<content.count where !view.isNone {
      var traits = rowTraits(of: view)
      traits.outline.level += 1
      notes.rowTraits[view] = traits
      view = tree[view].nextSibling
    }
    tree.append(content, to: &rows)
    return rows
  }
}
