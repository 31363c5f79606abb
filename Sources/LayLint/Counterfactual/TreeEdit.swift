import LayViews

/// A change to a view tree, at every view that one place in the source made.
struct TreeEdit: Hashable {
  enum Change: UInt8, Hashable {
    /// The view is removed and its children take its place: a modifier's content, a container's children.
    case remove
    /// An alignment is the centre, which is the default.
    case center
    case dropIdealWidth
    case dropIdealHeight
    /// The flexible items of a lazy grid, the largest minimum first.
    case sortTracks
    /// `layoutPriority(1)` around the view; the modifier takes the view's number, the view gets a new one.
    case raisePriority
  }

  /// Where views were written, and of which kind: one call may make several kinds.
  struct Site: Hashable {
    var kind: ViewKind
    var source: UInt32

    init(_ node: ViewNode) {
      kind = node.kind
      source = node.source
    }
  }

  var site: Site
  var change: Change

  init(_ change: Change, _ node: ViewNode) {
    self.site = Site(node)
    self.change = change
  }
}

extension ViewTree {
  /// Makes the edits wherever they apply.
  ///
  /// - Returns: for each node whether it is no longer part of the tree; nil if the tree would have no root.
  /// - Complexity: O(n) in the nodes.
  mutating func apply(_ edits: Set<TreeEdit>) -> [Bool]? {
    var changes: [TreeEdit.Site: [TreeEdit.Change]] = [:]
    for edit in edits { changes[edit.site, default: []].append(edit.change) }
    var isGone = Array(repeating: false, count: nodes.count)
    var hasGone = false
    for index in nodes.indices {
      guard let changes = changes[TreeEdit.Site(nodes[index])] else { continue }
      for change in changes {
        switch change {
        case .remove:
          isGone[index] = true
          hasGone = true
        case .raisePriority: raisePriority(of: index)
        default: apply(change, to: index)
        }
      }
    }
    if hasGone, !remove(isGone) { return nil }
    return isGone
  }

  private mutating func raisePriority(of index: Int) {
    let view = nodes[index]
    nodes.append(view)
    nodes[nodes.count - 1].nextSibling = .none
    nodes[index] = ViewNode(
      .layoutPriority, payload: UInt32(modifiers.numbers.add(1)), environment: view.environment,
      source: view.source)
    nodes[index].firstChild = ViewID(nodes.count - 1)
    nodes[index].nextSibling = view.nextSibling
  }

  /// Changes a payload, of which the node first gets a copy.
  private mutating func apply(_ change: TreeEdit.Change, to index: Int) {
    let kind = nodes[index].kind
    switch (change, kind) {
    case (.center, .frame):
      modifiers.frames.change(&nodes[index]) { $0.alignment = .center }
    case (.center, .flexibleFrame):
      modifiers.flexibleFrames.change(&nodes[index]) { $0.alignment = .center }
    case (.dropIdealWidth, .flexibleFrame):
      modifiers.flexibleFrames.change(&nodes[index]) { $0.horizontal.ideal = nil }
    case (.dropIdealHeight, .flexibleFrame):
      modifiers.flexibleFrames.change(&nodes[index]) { $0.vertical.ideal = nil }
    case (.center, .hStack), (.center, .vStack), (.center, .lazyHStack), (.center, .lazyVStack):
      let isRow = kind == .hStack || kind == .lazyHStack
      containers.stacks.change(&nodes[index]) { $0.alignment = isRow ? .verticalCenter : .horizontalCenter }
    case (.center, .zStack):
      containers.zStacks.change(&nodes[index]) { $0 = .center }
    case (.sortTracks, .lazyHGrid), (.sortTracks, .lazyVGrid):
      containers.lazyGrids.change(&nodes[index]) { $0.items.sortFlexible() }
    default: break
    }
  }

  /// Takes nodes out; false if that leaves no root, or several.
  private mutating func remove(_ isGone: [Bool]) -> Bool {
    var heirs: [ViewID] = []
    collectHeirs(of: root, isGone, into: &heirs)
    guard heirs.count == 1 else { return false }
    root = heirs[0]
    for index in nodes.indices where !isGone[index] {
      var child = nodes[index].firstChild
      var hasGone = false
      while !child.isNone {
        hasGone = hasGone || isGone[Int(child.index)]
        child = self[child].nextSibling
      }
      if hasGone { relink(ViewID(index), isGone) }
    }
    return true
  }

  private mutating func relink(_ parent: ViewID, _ isGone: [Bool]) {
    var heirs: [ViewID] = []
    var child = self[parent].firstChild
    while !child.isNone {
      collectHeirs(of: child, isGone, into: &heirs)
      child = self[child].nextSibling
    }
    self[parent].firstChild = heirs.first ?? .none
    for (heir, next) in zip(heirs, heirs.dropFirst()) { self[heir].nextSibling = next }
    if let last = heirs.last { self[last].nextSibling = .none }
  }

  /// The views that take a view's place once the removed ones are left out.
  private func collectHeirs(of view: ViewID, _ isGone: [Bool], into heirs: inout [ViewID]) {
    guard isGone[Int(view.index)] else { return heirs.append(view) }
    var child = self[view].firstChild
    while !child.isNone {
      collectHeirs(of: child, isGone, into: &heirs)
      if self[view].kind.isModifier { return }
      child = self[child].nextSibling
    }
  }
}

extension [GridItemSpec] {
  /// Serves the flexible items with larger minimums first; the others keep their places.
  fileprivate mutating func sortFlexible() {
    let places = indices.filter { self[$0].flexibleMinimum != nil }
    let sorted = places.map { self[$0] }.enumerated().sorted { a, b in
      let (x, y) = (a.element.flexibleMinimum ?? 0, b.element.flexibleMinimum ?? 0)
      return x != y ? x > y : a.offset < b.offset
    }
    for (place, item) in zip(places, sorted) { self[place] = item.element }
  }
}

extension GridItemSpec {
  /// nil for items that do not take a share.
  var flexibleMinimum: Double? {
    if case .flexible(let minimum, _) = size { return minimum }
    return nil
  }
}
