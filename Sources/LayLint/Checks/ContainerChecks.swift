import LaySyntax
import LayViews

// Stacks that do nothing, and arguments of stacks that do nothing.

extension Inspection {
  mutating func checkContainers(_ view: ViewID, _ node: ViewNode) {
    switch node.kind {
    case .hStack, .vStack, .lazyHStack, .lazyVStack:
      let stack = tree.containers.stacks[node]
      let children = children(view)
      checkSpacing(view, stack, children)
      if let axis = node.kind.mainAxis?.other { checkAlignment(view, stack, children, axis) }
      if node.kind == .hStack || node.kind == .vStack {
        checkSingleChild(view, children)
        checkSameStack(view, node, children)
        checkEqualPriorities(view, children)
      }
    case .zStack:
      checkSingleChild(view, children(view))
      if Reach.isWhole { checkLayerAlignment(view, children(view)) }
    default: break
    }
  }

  private mutating func checkSpacing(_ view: ViewID, _ stack: StackSpec, _ children: [ViewID]) {
    guard stack.spacing != nil, settings.isOn(.spacingWithOneChild),
      let argument = sites.argument("spacing", ofCallAt: tree[view].source)
    else { return }
    guard children.count < 2, !sites.dependsOnData(ofCallAt: tree[view].source) else {
      return object(.spacingWithOneChild, at: syntax.range(argument))
    }
    report(
      .spacingWithOneChild, at: syntax.range(argument),
      "spacing separates nothing: the \(tree.spelling(of: view) ?? "stack") has "
        + (children.isEmpty ? "no children" : "one child"), fix: clearing("spacing", of: view),
      unless: Finding.Key(.singleChildContainer, at: range(view)))
  }

  private mutating func checkAlignment(
    _ view: ViewID, _ stack: StackSpec, _ children: [ViewID], _ axis: Axis
  ) {
    guard settings.isOn(.stackAlignmentUnused),
      let argument = sites.argument("alignment", ofCallAt: tree[view].source)
    else { return }
    let lengths = children.map { frame($0).size[axis] }
    let isOneOfMore = lengths.count == 1 && sites.dependsOnData(ofCallAt: tree[view].source)
    guard let first = lengths.first, lengths.allSatisfy({ abs($0 - first) < 0.01 }), !isOneOfMore,
      !isRepeated(stack.alignment, around: view, axis)
    else {
      return object(.stackAlignmentUnused, at: syntax.range(argument))
    }
    claim(
      .stackAlignmentUnused, [TreeEdit(.center, tree[view])], at: syntax.range(argument),
      lengths.count == 1
        ? "there is one child: nothing to align"
        : "all children are \(points(first)) pt \(axis.extent): nothing to align",
      fix: clearing("alignment", of: view), unless: Finding.Key(.singleChildContainer, at: range(view)))
  }

  /// A ZStack of one view, which is as large as that: its alignment puts nothing anywhere.
  private mutating func checkLayerAlignment(_ view: ViewID, _ children: [ViewID]) {
    guard settings.isOn(.stackAlignmentUnused), children.count == 1, isWritten(view),
      let argument = sites.argument("alignment", ofCallAt: tree[view].source),
      !sites.dependsOnData(ofCallAt: tree[view].source), frame(children[0]).isClose(to: frame(view)),
      frame(content(of: children[0])).isClose(to: frame(view)), alignedFrame(around: view) == nil
    else { return }
    report(
      .stackAlignmentUnused, at: syntax.range(argument),
      "there is one child, and the ZStack is as large as it: nothing to align",
      help:
        ".frame(maxWidth: .infinity, maxHeight: .infinity, alignment:) puts a view at an edge of what there is"
    )
  }

  /// Whether a larger frame around a stack puts it where the stack puts its children: then both say one thing.
  private func isRepeated(_ alignment: AlignmentGuide, around stack: ViewID, _ axis: Axis) -> Bool {
    guard let (holder, own) = alignedFrame(around: stack),
      frame(holder).size[axis] > frame(stack).size[axis] + tolerance
    else { return false }
    return own.horizontal == alignment || own.vertical == alignment
  }

  /// The nearest frame around a view, through paddings and effects, with its alignment.
  private func alignedFrame(around view: ViewID) -> (ViewID, Alignment)? {
    var view = view
    while case let above = outline.parent(of: view), !above.isNone, outline.isPrimary(view) {
      switch tree[above].kind {
      case .frame: return (above, tree.modifiers.frames[tree[above]].alignment)
      case .flexibleFrame: return (above, tree.modifiers.flexibleFrames[tree[above]].alignment)
      case .padding, .effect, .background, .overlay, .layoutPriority: view = above
      default: return nil
      }
    }
    return nil
  }

  /// A stack of one view, without which that view stays where it is.
  private mutating func checkSingleChild(_ view: ViewID, _ children: [ViewID]) {
    guard settings.isOn(.singleChildContainer), isWritten(view), tree[view].identifier == 0,
      let content = sites.content(ofCallAt: tree[view].source), content.views?.count == 1,
      outline.surroundings(of: view, in: tree) != .root
    else { return }
    guard children.count == 1 else { return object(.singleChildContainer, at: range(view)) }
    claim(
      .singleChildContainer, [TreeEdit(.remove, tree[view])], at: range(view),
      "this \(tree.spelling(of: view) ?? "stack") holds one view and adds nothing",
      fix: sites.unwrapping(content))
  }

  /// A stack straight in a stack of its kind, whose children could be the outer one's.
  private mutating func checkSameStack(_ view: ViewID, _ node: ViewNode, _ children: [ViewID]) {
    guard settings.isOn(.sameStackNested), children.count > 1, isWritten(view), node.identifier == 0,
      let content = sites.content(ofCallAt: node.source), content.views != nil,
      let outer = sites.containerCall(of: content.call),
      sites.name(ofCall: outer) == sites.name(ofCall: content.call)
    else { return }
    let parent = outline.parent(of: view)
    guard !parent.isNone, tree[parent].kind == node.kind else {
      return object(.sameStackNested, at: range(view))
    }
    claim(
      .sameStackNested, [TreeEdit(.remove, node)], at: range(view),
      "this \(tree.spelling(of: view) ?? "stack") can dissolve into the one around it",
      fix: sites.unwrapping(content))
  }

  /// One priority for all is the same as none.
  private mutating func checkEqualPriorities(_ view: ViewID, _ children: [ViewID]) {
    guard settings.isOn(.priorityAllEqual), isWritten(view) else { return }
    var modifiers: [ViewID] = []
    for child in children where tree[content(of: child)].kind != .spacer {
      guard let modifier = priorityModifier(of: child) else { return }
      modifiers.append(modifier)
    }
    guard modifiers.count > 1, let first = modifiers.first else { return }
    let priority = tree.modifiers.numbers[tree[first]]
    guard priority != 0, modifiers.allSatisfy({ tree.modifiers.numbers[tree[$0]] == priority }) else {
      return object(.priorityAllEqual, at: range(first))
    }
    let edits = modifiers.compactMap { removalEdit(of: $0) }
    claim(
      .priorityAllEqual, modifiers.map { TreeEdit(.remove, tree[$0]) }, at: range(first),
      "\(modifiers.count == 2 ? "both" : "all \(modifiers.count)") children have the priority \(points(priority)), which is the same as none",
      fix: edits.count == modifiers.count ? Diagnostic.Fix(edits.unique, isSafe: true) : nil)
  }

  /// The `layoutPriority` that a stack reads for a child; nil where there is none.
  func priorityModifier(of child: ViewID) -> ViewID? {
    var view = child
    while tree[view].kind.isModifier {
      switch tree[view].kind {
      case .layoutPriority: return view
      case .frame, .flexibleFrame, .padding, .aspectRatio, .position, .safeAreaPadding, .safeAreaInset,
        .containerRelativeFrame:
        return nil
      default: view = tree[view].firstChild
      }
      if view.isNone { return nil }
    }
    return nil
  }

  func priority(of child: ViewID) -> Double {
    priorityModifier(of: child).map { tree.modifiers.numbers[tree[$0]] } ?? 0
  }

  private func removalEdit(of view: ViewID) -> Diagnostic.Fix.Edit? {
    sites.modifierRange(at: tree[view].source).map { Diagnostic.Fix.Edit($0, "") }
  }

  /// A fix that removes an argument; the parentheses may be left empty.
  private func clearing(_ label: String, of view: ViewID) -> Diagnostic.Fix? {
    let source = tree[view].source
    guard let argument = sites.argument(label, ofCallAt: source),
      let list = sites.argumentList(ofCallAt: source)
    else { return nil }
    let isOnlyOne = syntax.child(list, 0) == argument && syntax.next(argument).isNone
    if isOnlyOne, !syntax.next(list).isNone {
      return Diagnostic.Fix([.init(syntax.range(list), "")], isSafe: true)
    }
    return sites.removalRange(ofArgument: argument, ofCallAt: source).map {
      Diagnostic.Fix([.init($0, "")], isSafe: true)
    }
  }
}

extension [Diagnostic.Fix.Edit] {
  /// Each place once: a loop's views are written in one.
  fileprivate var unique: Self {
    var known: Set<SourceRange> = []
    return filter { known.insert($0.range).inserted }
  }
}
