import LayViews

// Columns that Spacers spread over a row, and that stand at unequal distances.

extension Inspection {
  /// Symbols with a word under each, as in a bar of tabs: the Spacers are equally long, the columns are not.
  mutating func checkSpreadColumns(_ row: ViewID, _ node: ViewNode) {
    guard node.kind == .hStack, settings.isOn(.columnsUnevenlySpread), isWritten(row),
      case let views = children(row), views.count >= Self.fewest,
      let spacer = views.first(where: { isSpacer($0) })
    else { return }
    var columns: [ViewID] = []
    var wasSpacer = true
    for view in views {
      defer { wasSpacer = isSpacer(view) }
      if isSpacer(view) { continue }
      // One that two Spacers do not part from the last belongs to it.
      guard wasSpacer, isSymbolOverText(view) else { return }
      columns.append(view)
    }
    let middles = columns.map { frame($0).minX + frame($0).size.width / 2 }
    let steps = zip(middles, middles.dropFirst()).map { $1 - $0 }
    guard columns.count > 2, let least = steps.min(), let most = steps.max(), most - least > Self.noticeable
    else { return }
    report(
      .columnsUnevenlySpread, at: range(spacer),
      "Spacers are equally long, and the columns between them are not equally wide: the symbols stand \(points(least)) to "
        + "\(points(most)) pt apart",
      help: ".frame(maxWidth: .infinity) on each column, in place of the Spacers, gives each the same share")
  }

  /// Three columns and what parts them.
  private static let fewest = 5
  private static let noticeable = 4.0

  private func isSpacer(_ view: ViewID) -> Bool { tree[view].kind == .spacer }

  private func isSymbolOverText(_ view: ViewID) -> Bool {
    var view = content(of: view)
    if tree[view].kind == .control, case let label = tree[view].firstChild, !label.isNone {
      view = content(of: label)
    }
    guard tree[view].kind == .vStack, case let parts = children(view), parts.count == 2 else { return false }
    return tree[content(of: parts[0])].kind == .image && tree[content(of: parts[1])].kind == .text
  }
}
