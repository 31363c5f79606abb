import LayViews

/// What a view says to the list or tab view that it is put in.
package struct RowTraits {
  var insets: EdgeInsets?
  /// Edges of `insets` that were given; the others are the list's.
  var insetEdges: EdgeSet = []
  /// None where the row has no background; nil: the list's.
  var background: ViewList?
  var hidesSeparatorAbove: Bool?
  var hidesSeparatorBelow: Bool?
  var separatorTint: RGBA?
  var tabItem: ViewList?
  var outline = Outline()

  /// A row's place in an outline.
  struct Outline {
    var level = 0
    /// Whether others may show below it, and whether they do.
    var isGroup = false
    var isExpanded = false

    init(isGroup: Bool = false, isExpanded: Bool = false) {
      self.isGroup = isGroup
      self.isExpanded = isExpanded
    }
  }

  /// These traits, with those of the view inside for what they leave open.
  func completed(by inner: RowTraits) -> RowTraits {
    var result = self
    if let insets = inner.insets {
      var merged = insets
      for edge in Edge.allCases where insetEdges.contains(edge) { merged[edge] = self.insets?[edge] ?? 0 }
      result.insets = merged
      result.insetEdges = insetEdges.union(inner.insetEdges)
    }
    result.background = background ?? inner.background
    result.hidesSeparatorAbove = hidesSeparatorAbove ?? inner.hidesSeparatorAbove
    result.hidesSeparatorBelow = hidesSeparatorBelow ?? inner.hidesSeparatorBelow
    result.separatorTint = separatorTint ?? inner.separatorTint
    result.tabItem = tabItem ?? inner.tabItem
    if !outline.isGroup, outline.level == 0 { result.outline = inner.outline }
    return result
  }
}

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
