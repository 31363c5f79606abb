import LayViews

extension Stage {
  /// What a view says, through the modifiers around it; the outermost that says something counts.
  func rowTraits(of view: ViewID) -> RowTraits {
    var traits = RowTraits()
    if notes.rowTraits.isEmpty { return traits }
    var view = view
    while !view.isNone {
      if let own = notes.rowTraits[view] { traits = traits.completed(by: own) }
      guard tree[view].kind.isModifier else { break }
      view = tree[view].firstChild
    }
    return traits
  }

  /// Notes what a modifier says to the container around it: the same of every view of a section or list.
  /// - Parameter change: changes the traits of a view, which may be the first.
  func setRowTraits(
    of content: ViewList, _ change: (_ traits: inout RowTraits, _ isFirst: Bool) -> Void
  ) -> ViewList {
    var isFirst = true
    setRowTraits(from: content.first, count: content.count) { traits in
      change(&traits, isFirst)
      isFirst = false
    }
    return content
  }

  private func setRowTraits(from first: ViewID, count: Int, _ change: (inout RowTraits) -> Void) {
    var view = first
    for _ in 0..<count where !view.isNone {
      if tree[view].kind == .section {
        let children = list(from: tree[view].firstChild)
        setRowTraits(from: children.first, count: children.count, change)
      } else {
        // The change may build views, which have traits of their own.
        var traits = notes.rowTraits[view] ?? RowTraits()
        change(&traits)
        notes.rowTraits[view] = traits
      }
      view = tree[view].nextSibling
    }
  }
}
