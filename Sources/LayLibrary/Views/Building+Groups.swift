import LayCatalog
import LaySyntax
import LayViews

// Stand-ins for lists, forms and tabs.

extension Stage {
  // MARK: Groups

  func buildGroup(_ action: ViewAction, _ call: BoundCall) -> ViewList {
    let source = call.name.start
    switch action {
    case .list, .form: return rows(content(call, "content"), at: source)
    case .tabView: return firstTab(call)
    case .tab: return single(content(call, "content"), at: source)
    case .splitView: return content(call, "detail")
    default: return contentUnavailable(call)
    }
  }

  /// Rows one below the other in a ScrollView, with a line between them.
  func rows(_ views: ViewList, at source: UInt32) -> ViewList {
    let rows = withoutSections(views)
    var lines = ViewList()
    var child = rows.first
    for index in 0..<rows.count where !child.isNone {
      let next = tree[child].nextSibling
      if index > 0 { tree.append(node(.divider, payload: 0, at: source), to: &lines) }
      tree[child].nextSibling = .none
      tree.append(row(child, at: source), to: &lines)
      child = next
    }
    let stack = tree.stacks.add(StackSpec(alignment: .leading, spacing: 0))
    let content = node(.lazyVStack, payload: stack, lines, at: source)
    return node(.scrollView, payload: tree.scrolls.add(ScrollSpec(axes: .vertical)), content, at: source)
  }

  /// One row: padded and as wide as the list.
  private func row(_ content: ViewID, at source: UInt32) -> ViewList {
    let vertical = 11.0
    let bounds = FlexibleFrameSpec(
      horizontal: .init(maximum: .infinity), vertical: .init(),
      alignment: Alignment(.leading, .verticalCenter))
    let framed = wrap(
      list(from: content), .flexibleFrame, payload: tree.flexibleFrames.add(bounds), at: source)
    let horizontal = configuration.platform.profile.defaultPadding
    let insets = EdgeInsets(top: vertical, leading: horizontal, bottom: vertical, trailing: horizontal)
    return wrap(framed, .padding, payload: tree.insets.add(insets), at: source)
  }

  /// Only the first tab shows.
  private func firstTab(_ call: BoundCall) -> ViewList {
    let tabs = withoutSections(content(call, "content"))
    guard !tabs.isEmpty else { return tabs }
    tree[tabs.first].nextSibling = .none
    return list(from: tabs.first)
  }

  private func contentUnavailable(_ call: BoundCall) -> ViewList {
    var parts = [icon(call)]
    if let title = call.index(of: "title") { parts.append(text(call, title)) }
    parts.append(content(call, "label"))
    parts.append(content(call, "description"))
    parts.append(content(call, "actions"))
    let views = column(parts, spacing: nil, at: call.name.start)
    let bounds = FlexibleFrameSpec(
      horizontal: .init(maximum: .infinity), vertical: .init(maximum: .infinity), alignment: .center)
    return wrap(views, .flexibleFrame, payload: tree.flexibleFrames.add(bounds), at: call.name.start)
  }
}
