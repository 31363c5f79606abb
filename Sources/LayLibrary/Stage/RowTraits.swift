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
  /// What stands at the row's end.
  var badge: ViewList?
  var tabRole: TabRole?
  /// Whether a tab is not there, which `hidden(_:)` says.
  var isHiddenTab = false
  var outline = Outline()
  var edits: RowEdits = []

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
    result.badge = badge ?? inner.badge
    result.tabRole = tabRole ?? inner.tabRole
    result.isHiddenTab = isHiddenTab || inner.isHiddenTab
    result.edits.formUnion(inner.edits)
    if !outline.isGroup, outline.level == 0 { result.outline = inner.outline }
    return result
  }
}

/// What may be done to a row while its list is edited, and what may not in spite of that.
struct RowEdits: OptionSet {
  let rawValue: UInt8

  static let deletion = RowEdits(rawValue: 1)
  static let move = RowEdits(rawValue: 2)
  static let noDeletion = RowEdits(rawValue: 4)
  static let noMove = RowEdits(rawValue: 8)

  var canDelete: Bool { contains(.deletion) && !contains(.noDeletion) }
  var canMove: Bool { contains(.move) && !contains(.noMove) }
}
