import LayCatalog
import LayViews

// Lists that are edited: what deletes or chooses a row before its content, and what moves it behind.

/// What a row of an edited list shows.
struct RowEditing {
  enum Sign { case delete, choose, chosen }

  let slot: ListProfile.EditSlot
  let sign: Sign?
  let canMove: Bool

  /// By how much the content moves in.
  var lead: Double { sign == nil ? 0 : slot.width }
}

extension Stage {
  /// Whether views stand in a list that shows that it is edited.
  var isEditingRows: Bool {
    environment.list.isEdited && isInRow && currentListProfile.slots.edit != nil
  }

  /// Notes what may be done to rows.
  func letting(_ edit: RowEdits, _ content: ViewList) -> ViewList {
    setRowTraits(of: content) { traits, _ in traits.edits.formUnion(edit) }
  }

  /// What a row shows while its list is edited; nil: nothing more than otherwise.
  func editing(of row: ViewID, _ traits: RowTraits, _ column: ListColumn) -> RowEditing? {
    guard column.settings.isEdited, let slot = column.profile.slots.edit else { return nil }
    var sign: RowEditing.Sign?
    if let selection = column.selection, selection.isCollection {
      sign = isSelected(row, selection) ? .chosen : .choose
    } else if traits.edits.canDelete {
      sign = .delete
    }
    let canMove = traits.edits.canMove
    return sign == nil && !canMove ? nil : RowEditing(slot: slot, sign: sign, canMove: canMove)
  }
}

extension PartBuilder {
  /// A row's content between what its list shows while it is edited.
  /// - Parameter insets: from the row's edges to its content.
  func edited(_ content: ViewList, _ editing: RowEditing, _ insets: EdgeInsets) -> ViewList {
    let slot = editing.slot
    var row = content
    if let sign = editing.sign {
      let picture = padding(self.sign(sign, slot), EdgeInsets(leading: slot.edge - insets.leading))
      row = overlay(
        padding(row, EdgeInsets(leading: slot.width)), picture,
        alignment: Alignment(.leading, .verticalCenter))
    }
    guard editing.canMove else { return row }
    let handle = padding(
      symbol("line.3.horizontal", side: slot.side, color(.tertiary)),
      EdgeInsets(trailing: slot.edge - insets.trailing))
    return overlay(
      padding(filling(row), EdgeInsets(trailing: slot.width)), handle,
      alignment: Alignment(.trailing, .verticalCenter))
  }

  private func sign(_ sign: RowEditing.Sign, _ slot: ListProfile.EditSlot) -> ViewList {
    switch sign {
    case .delete: symbol("minus.circle.fill", side: slot.side, color(.red))
    case .choose: symbol("circle", side: slot.side, color(.tertiary))
    case .chosen: symbol("checkmark.circle.fill", side: slot.side, environment.tint)
    }
  }
}

extension Value {
  /// Whether any number of rows may be chosen.
  fileprivate var isCollection: Bool {
    switch self {
    case .array, .set: true
    default: false
    }
  }
}
