import LayCatalog
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

  /// Modifiers that only the container around reads. They say the same of every view of a section or list.
  func setRowTraits(_ content: ViewList, _ action: ModifierAction, _ call: BoundCall) -> ViewList {
    var isFirst = true
    setRowTraits(of: content.first, count: content.count) { traits in
      self.set(&traits, action, call, isFirst: isFirst)
      isFirst = false
    }
    return content
  }

  private func setRowTraits(of first: ViewID, count: Int, _ change: (inout RowTraits) -> Void) {
    var view = first
    for _ in 0..<count where !view.isNone {
      if tree[view].kind == .section {
        let children = list(from: tree[view].firstChild)
        setRowTraits(of: children.first, count: children.count, change)
      } else {
        // The change may build views, which have traits of their own.
        var traits = notes.rowTraits[view] ?? RowTraits()
        change(&traits)
        notes.rowTraits[view] = traits
      }
      view = tree[view].nextSibling
    }
  }

  private func set(_ traits: inout RowTraits, _ action: ModifierAction, _ call: BoundCall, isFirst: Bool) {
    switch action {
    case .listRowInsets:
      traits.insets = call.value(0) == nil ? nil : call.insets(0)
      traits.insetEdges = traits.insets == nil ? [] : .all
    case .listRowInsetsLength:
      guard let length = call.optionalDouble(1) else { break }
      var insets = traits.insets ?? .zero
      for edge in Edge.allCases where call.edges(0).contains(edge) { insets[edge] = length }
      traits.insets = insets
      traits.insetEdges.formUnion(call.edges(0))
    case .listRowBackground:
      let views = content(call, 0)
      traits.background = call.value(0) == nil ? nil : (isFirst ? views : copy(views))
    case .listRowSeparator:
      let hidden = 2
      let hides = call.option(0) == hidden
      let edges = call.edges(1)
      if edges.contains(.top) { traits.hidesSeparatorAbove = hides }
      if edges.contains(.bottom) { traits.hidesSeparatorBelow = hides }
    case .listRowSeparatorTint: traits.separatorTint = call.color(0).map { resolve($0) }
    default: traits.tabItem = tabItem { self.content(call, 0) }
    }
  }
}
