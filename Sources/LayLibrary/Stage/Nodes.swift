import LaySyntax
import LayViews

// Views become nodes of the tree.

extension Stage {
  /// Adds a node that inherits the environment as it stands; `.none` once there are too many.
  package func addNode(
    _ kind: ViewKind, payload: Int, firstChild: ViewID = .none, source: UInt32
  ) -> ViewID {
    if tree.nodes.count >= configuration.maximumViewCount {
      stop(
        "too-many-views", at: SourceRange(start: source, end: source + 1),
        "the layout has more than \(configuration.maximumViewCount) views", help: "--max-views sets the limit"
      )
      return .none
    }
    var node = ViewNode(
      kind, payload: UInt32(truncatingIfNeeded: payload), environment: currentEnvironment(), source: source)
    node.firstChild = firstChild
    return tree.add(node)
  }

  /// A node around children, as a list of one.
  package func node(
    _ kind: ViewKind, payload: Int, _ children: ViewList = ViewList(), at source: UInt32
  ) -> ViewList {
    let first = children.isEmpty ? ViewID.none : flattened(children, for: kind).first
    let id = addNode(kind, payload: payload, firstChild: first, source: source)
    return id.isNone ? ViewList() : ViewList(id)
  }

  /// Each view of a list in a node of its own.
  /// - Parameter others: further children of a node, made anew for each.
  package func wrap(
    _ content: ViewList, _ kind: ViewKind, payload: Int, at source: UInt32,
    others: () -> ViewList = { ViewList() }
  ) -> ViewList {
    var result = ViewList()
    var child = content.first
    for _ in 0..<content.count where !child.isNone {
      let next = tree[child].nextSibling
      let wrapped = tree[child].kind
      if wrapped == .gridRow || wrapped == .section {
        // A modifier of a row is one of each of its cells, one of a section of each of its views.
        let cells = list(from: tree[child].firstChild)
        tree[child].firstChild = wrap(cells, kind, payload: payload, at: source, others: others).first
        tree.append(child, to: &result)
        child = next
        continue
      }
      let id = addNode(kind, payload: payload, firstChild: child, source: source)
      if id.isNone { return result }
      tree[child].nextSibling = others().first
      tree.append(id, to: &result)
      child = next
    }
    return result
  }

  /// Only lazy grids know sections and only Grid knows rows; elsewhere they are their parts.
  private func flattened(_ children: ViewList, for kind: ViewKind) -> ViewList {
    switch kind {
    case .lazyVGrid, .lazyHGrid: return withoutRows(children)
    case .grid, .gridRow: return withoutSections(children)
    default: return withoutRows(withoutSections(children))
    }
  }

  /// The views with each section replaced by its header, content and footer.
  package func withoutSections(_ views: ViewList) -> ViewList {
    tree.containers.sections.isEmpty ? views : replacing(.section, in: views)
  }

  /// The views with each GridRow replaced by its cells.
  private func withoutRows(_ views: ViewList) -> ViewList {
    tree.containers.gridRows.isEmpty ? views : replacing(.gridRow, in: views)
  }

  /// The views with each container of a kind replaced by what is in it.
  private func replacing(_ kind: ViewKind, in views: ViewList) -> ViewList {
    var result = ViewList()
    var child = views.first
    for _ in 0..<views.count where !child.isNone {
      let next = tree[child].nextSibling
      if tree[child].kind == kind {
        tree.append(replacing(kind, in: list(from: tree[child].firstChild)), to: &result)
      } else {
        tree.append(child, to: &result)
      }
      child = next
    }
    // The last view may have been followed by a container without content.
    if !result.isEmpty { tree[result.last].nextSibling = .none }
    return result
  }

  /// A node's children as a list.
  func list(from first: ViewID) -> ViewList {
    var list = ViewList()
    var child = first
    while !child.isNone {
      let next = tree[child].nextSibling
      tree.append(child, to: &list)
      child = next
    }
    return list
  }

  /// Puts several views into one ZStack, so that they are one view.
  func single(_ views: ViewList, alignment: Alignment = .center, at source: UInt32) -> ViewList {
    views.count == 1
      ? views : node(.zStack, payload: tree.containers.zStacks.add(alignment), views, at: source)
  }
}

extension Array {
  /// Appends an element and gives its index: the payload of a node.
  package mutating func add(_ element: Element) -> Int {
    append(element)
    return count - 1
  }
}
