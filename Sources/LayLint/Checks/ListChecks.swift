import LayEngine
import LaySyntax
import LayViews

// Lists that are offered no height, and rows that do not reach the edges of theirs.

extension Inspection {
  mutating func checkLists(_ view: ViewID, _ node: ViewNode) {
    if isList(view) || isTabView(view) { checkListInScroll(view) }
    let list = outline.parent(of: view)
    guard !list.isNone, isList(list) else { return }
    if settings.isOn(.listRowNotFilled) { checkRow(view, of: list) }
    if Reach.isWhole, settings.isOn(.tapsTaken) { checkRowButtons(view, of: list) }
    if settings.isOn(.formRowNotSpread) { checkFormRow(view, of: list) }
  }

  /// A row with two buttons of the usual style: a tap anywhere in it presses both.
  private mutating func checkRowButtons(_ row: ViewID, of list: ViewID) {
    guard layout.configuration.platform == .iOS, tree[row].kind != .section else { return }
    var waiting = [row]
    var first: ViewID?
    while let view = waiting.popLast() {
      guard tree[view].kind == .control else {
        waiting += children(view).reversed()
        continue
      }
      guard tree.containers.controls[tree[view]].spelling == "Button", isWritten(view),
        sites.enclosingCall(of: Self.lists, around: tree[view].source) != nil,
        sites.enclosingCall(of: ["buttonStyle"], around: tree[view].source) == nil
      else { continue }
      guard let other = first else {
        first = view
        continue
      }
      return report(
        .tapsTaken, at: range(view),
        "a tap anywhere in this row of the \(tree.spelling(of: list) ?? "List") presses \(name(other)) and \(name(view)): "
          + "a row takes the taps of buttons of the usual style",
        help: ".buttonStyle(.borderless) on each lets it react by itself",
        notes: [.init("the other one is here", at: range(other))])
    }
  }

  /// A name and its value at the start of a form's row.
  private mutating func checkFormRow(_ row: ViewID, of list: ViewID) {
    let stack = content(of: row)
    guard tree.containers.controls[tree[list]].spelling == "Form", tree[stack].kind == .hStack,
      isWritten(stack), sites.argument("spacing", ofCallAt: tree[stack].source) == nil,
      case let children = children(stack), children.count == 2,
      children.allSatisfy({ tree[content(of: $0)].kind == .text && isVisible(content(of: $0)) }),
      let width = proposal(row).width, width.isFinite,
      case let free = width - frame(row).size.width, free > Self.noticeableRest, let last = children.last
    else { return }
    report(
      .formRowNotSpread, at: range(stack),
      "\(name(last)) ends \(points(free)) pt before the end of the row: nothing in the HStack takes what is left",
      help:
        "a Spacer between the texts, or a LabeledContent in place of the HStack, puts the value at the end",
      notes: [.init("it is here", at: range(content(of: last)))])
  }

  /// As much as a list keeps before and after its rows.
  private static let noticeableRest = 32.0

  func isList(_ view: ViewID) -> Bool {
    tree[view].kind == .control && Self.lists.contains(tree.containers.controls[tree[view]].spelling)
  }

  private func isTabView(_ view: ViewID) -> Bool {
    tree[view].kind == .control && tree.containers.controls[tree[view]].spelling == "TabView"
  }

  private static let lists: Set<String> = ["List", "Form"]

  /// A list has no height of its own.
  private mutating func checkListInScroll(_ view: ViewID) {
    guard proposal(view).height == nil, isWritten(view), !hasMinimumHeight(view),
      let scroll = scrollView(unbounding: view, .vertical) ?? list(around: view)
    else { return }
    let outer =
      tree[scroll].kind == .scrollView
      ? "a vertical scroll view" : "the row of a \(tree.spelling(of: scroll) ?? "List")"
    let spelling = tree.containers.controls[tree[view]].spelling
    report(
      .listInScrollView, at: range(view),
      "a \(spelling) has no height of its own, and \(outer) offers none"
        + (isList(view) ? ": it is 0 pt tall on a device, and cannot be seen" : ": its pages have no room"),
      help: isList(view)
        ? "use a LazyVStack, or let the \(spelling) scroll alone, or give it a height" : "give it a height",
      notes: [
        .init("\(tree[scroll].kind == .scrollView ? "the scroll view" : "that") is here", at: range(scroll))
      ])
  }

  /// The list in whose row a view is offered no height.
  private func list(around view: ViewID) -> ViewID? {
    let cause = source(ofMissing: .vertical, for: view)
    // A Mac's Form shows the rows of a List in it.
    if layout.configuration.platform == .macOS { return nil }
    return !cause.isNone && isList(cause) ? cause : nil
  }

  func hasMinimumHeight(_ view: ViewID) -> Bool {
    var view = view
    while true {
      let above = outline.parent(of: view)
      guard !above.isNone, tree[above].kind.isModifier, outline.isPrimary(view) else { return false }
      if tree[above].kind == .flexibleFrame {
        let bounds = tree.modifiers.flexibleFrames[tree[above]].vertical
        if bounds.minimum != nil || bounds.ideal != nil { return true }
      }
      view = above
    }
  }

  /// A row that is a colour or picture, or has a plain colour behind it.
  private mutating func checkRow(_ row: ViewID, of list: ViewID) {
    guard let painter = rowPainter(row), let insets = rowInsets(around: row),
      sites.enclosingCall(of: ["listRowInsets"], around: tree[painter].source) == nil
    else { return }
    let spelling = tree.containers.controls[tree[list]].spelling
    let place = frame(painter)
    let isFilling = abs(place.size.width - (proposal(row).width ?? .infinity)) <= tolerance
    let free = [insets.leading, insets.trailing].max() ?? 0
    guard free > 0,
      isVisible(content(of: painter)) || [.background, .scrollView].contains(tree[painter].kind)
    else { return }
    report(
      .listRowNotFilled, at: range(painter),
      isFilling
        ? "the row of a \(spelling) keeps \(points(insets.leading)) pt free before its content and "
          + "\(points(insets.trailing)) after it: \(name(painter)) does not reach the row's edges"
        : "a background on the content of a \(spelling)'s row is as large as that, "
          + "\(points(place.size.width)) pt wide, and not as the row",
      help: tree[painter].kind == .image || tree[painter].kind == .scrollView
        ? ".listRowInsets(EdgeInsets()) takes the insets away"
        : ".listRowBackground colours the row, .listRowInsets(EdgeInsets()) takes the insets away")
  }

  /// What a row is filled with: itself, where it is a colour or a picture that adapts, or its outermost background.
  private func rowPainter(_ row: ViewID) -> ViewID? {
    var view = row
    while !view.isNone {
      let node = tree[view]
      switch node.kind {
      case .color, .gradient: return isVisible(view) ? view : nil
      case .image:
        return tree.contents.images[node].isResizable && frame(view).size.width >= frame(row).size.width
          ? view : nil
      case .scrollView:
        return isWritten(view) && tree.containers.scrolls[node].axes == .horizontal
          && children(view).contains { frame($0).size.width > frame(view).size.width + tolerance }
          ? view : nil
      case .background:
        let layer = children(view).dropFirst().first
        guard !node.isPart, let layer, tree[layer].kind == .color || tree[layer].kind == .gradient,
          isVisible(layer), node.firstChild.isNone || tree[content(of: node.firstChild)].kind != .control
        else { return nil }
        return view
      case .effect:
        if tree.modifiers.effects[node] != .identity { return nil }
      case .frame, .flexibleFrame, .aspectRatio, .layoutPriority: break
      default: return nil
      }
      view = node.firstChild
    }
    return nil
  }

  /// The room that a list keeps around a row's content; nil where it keeps none.
  private func rowInsets(around row: ViewID) -> EdgeInsets? {
    var view = outline.encloser(of: row)
    while !view.isNone, tree[view].isPart {
      let node = tree[view]
      if node.kind == .padding {
        let insets = tree.modifiers.insets[node]
        return insets.leading > 0 || insets.trailing > 0 ? insets : nil
      }
      if node.kind == .lazyVStack || node.kind == .vStack { return nil }
      view = outline.encloser(of: view)
    }
    return nil
  }
}
