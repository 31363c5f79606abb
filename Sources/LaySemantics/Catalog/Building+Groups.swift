import LayViews
import LaySyntax

// Stand-ins for lists, forms and tabs.

extension Evaluator {
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

  /// `ContentUnavailableView.search` and `.search(text: …)`, in English; nil for the member of another view.
  func emptySearch(_ node: SyntaxID, _ scope: Scope) -> Value? {
    let isCall = syntax.kind(node) == .call
    let member = isCall ? syntax.child(node, 0) : node
    let base = syntax.child(member, 0)
    guard !base.isNone, syntax.kind(base) == .identifier, syntax.name(base) == "ContentUnavailableView",
      let overload = catalog.view(named: "ContentUnavailableView")?.overloads.first
    else { return nil }
    var title = "No Results"
    if isCall, let argument = plan(node).arguments.first,
      case .string(let text) = evaluate(argument.expression, scope, expecting: .string), !text.isEmpty
    {
      title += " for “\(text)”"
    }
    let advice = TextValue(
      segments: [TextValue.Segment(text: "Check the spelling or try a new search.")],
      source: nameRange(node).start)
    let call = BoundCall(
      signature: overload, values: [.string(title), .string("magnifyingglass"), .builtin(.text(advice))],
      name: nameRange(node))
    return .views(build(.contentUnavailable, call))
  }
}
