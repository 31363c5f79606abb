import LaySyntax

// What a modifier means on what it is put on, as the source has it: on a Group, or on a stack with gaps.

extension SourceChecks {
  mutating func checkChain(_ call: SyntaxID) {
    guard isModifier(call), let range = sites.nameRange(ofCall: call) else { return }
    // Most modifiers are others, of other views: their names are not read.
    let isOnGroup = isOnGroup(call)
    let length = Int(range.end - range.start)
    guard isOnGroup || Self.tapLengths.contains(length) || length == Self.paging.utf8.count else { return }
    switch syntax.source.text(range) {
    case Self.paging where Reach.isWhole: checkPages(call, range)
    case "onTapGesture": checkTap(call, range)
    case "buttonStyle": checkPlainButton(call, range)
    case let name: if isOnGroup, Self.goesToEach.contains(name) { checkGroup(call, name, range) }
    }
  }

  /// The lengths of the names of what makes a view react to taps.
  private static let tapLengths = "buttonStyle".utf8.count..."onTapGesture".utf8.count

  private static let group = "Group"

  /// Whether what is modified is a Group at last; of a long chain what is near is looked at.
  private func isOnGroup(_ call: SyntaxID) -> Bool {
    var innermost = call
    for _ in 0..<Self.mostModifiers {
      guard let inner = base(of: innermost) else { break }
      innermost = inner
    }
    guard let range = sites.nameRange(ofCall: innermost), range.end - range.start == Self.group.utf8.count
    else { return false }
    return syntax.source.text(range) == Self.group
  }

  private func isModifier(_ call: SyntaxID) -> Bool {
    let callee = syntax.child(call, 0)
    return !callee.isNone && syntax.kind(callee) == .member
  }

  /// What a modifier is put on, if that is a call.
  private func base(of call: SyntaxID) -> SyntaxID? {
    guard isModifier(call), case let base = syntax.child(syntax.child(call, 0), 0), !base.isNone,
      syntax.kind(base) == .call
    else { return nil }
    return base
  }

  /// The calls that a modifier is put on, the nearest first; of a long chain those that are near.
  private func calls(below call: SyntaxID) -> [SyntaxID] {
    var found: [SyntaxID] = []
    var next = base(of: call)
    while let call = next, found.count < Self.mostModifiers {
      found.append(call)
      next = base(of: call)
    }
    return found
  }

  private static let mostModifiers = 40

  // MARK: Pages

  private static let paging = "scrollTargetBehavior"

  /// Pages as wide as the screen with gaps between them: each step is as long as the screen alone.
  private mutating func checkPages(_ call: SyntaxID, _ range: SourceRange) {
    guard let behavior = sites.argument(0, ofCallAt: range.start),
      syntax.source.text(sites.value(ofArgument: behavior)) == ".paging",
      let scroll = calls(below: call).last, sites.name(ofCall: scroll) == "ScrollView",
      let name = sites.nameRange(ofCall: scroll), let views = sites.content(ofCallAt: name.start)?.views,
      views.count == 1, case let stack = calls(below: views[0]).last ?? views[0],
      ["HStack", "LazyHStack"].contains(sites.name(ofCall: stack)),
      let place = sites.nameRange(ofCall: stack),
      sites.holdsCall(of: ["containerRelativeFrame"], in: stack)
    else { return }
    let spacing = sites.argument("spacing", ofCallAt: place.start)
    if let spacing, syntax.source.text(sites.value(ofArgument: spacing)) == "0" { return }
    report(
      .pagesDrift, at: range,
      "paging scrolls by the width of the ScrollView, and with the gaps of this \(sites.name(ofCall: stack)) its pages "
        + "are further apart: each one stops a gap further to the side",
      help: "spacing: 0, and a padding in each page; or .scrollTargetLayout() and .viewAligned",
      notes: [.init("the gaps are here", at: spacing.map { syntax.range($0) } ?? place)])
  }

  // MARK: Groups

  /// Modifiers that draw or lay out something around each view of a Group; others only set the environment.
  private static let goesToEach: Set<String> = [
    "padding", "frame", "background", "border", "overlay", "cornerRadius", "clipShape",
  ]

  private mutating func checkGroup(_ call: SyntaxID, _ name: String, _ range: SourceRange) {
    guard isSeenOnEach(call, name) else { return }
    for below in calls(below: call) {
      let inner = sites.name(ofCall: below)
      // One finding for a chain.
      if isModifier(below) {
        if Self.goesToEach.contains(inner), isSeenOnEach(below, inner) { return }
        continue
      }
      guard inner == Self.group, let group = sites.nameRange(ofCall: below),
        let views = sites.content(ofCallAt: group.start)?.views, views.count > 1
      else { return }
      return report(
        .groupModifierOnEach, at: range,
        "\(name) goes to each of the \(views.count) views in the Group: a Group is not a view around them",
        help: "a VStack in place of the Group is one view", notes: [.init("the Group is here", at: group)])
    }
  }

  /// Whether around each looks otherwise than around all, in a column: room above and below does, at the sides not.
  private func isSeenOnEach(_ call: SyntaxID, _ name: String) -> Bool {
    guard let range = sites.nameRange(ofCall: call), let list = sites.argumentList(ofCallAt: range.start)
    else { return true }
    let arguments = Array(syntax.children(list))
    switch name {
    case "padding":
      guard let first = arguments.first else { return true }
      let edges = syntax.source.text(sites.value(ofArgument: first))
      return ![".horizontal", ".leading", ".trailing"].contains(edges)
    case "frame":
      return arguments.contains { ["height", "minHeight", "maxHeight"].contains(syntax.name($0)) }
    default: return true
    }
  }

  // MARK: Taps

  /// What gives a view something to tap all over.
  private static let hitAreas: Set<String> = ["contentShape", "background", "overlay", "glassEffect"]

  private func hasHitArea(_ calls: [SyntaxID]) -> Bool {
    calls.contains { Self.hitAreas.contains(sites.name(ofCall: $0)) }
  }

  /// A stack that reacts to a finger where its views are, and not where its Spacer is.
  private mutating func checkTap(_ call: SyntaxID, _ range: SourceRange) {
    guard !hasShapeAround(call), case let below = calls(below: call) else { return }
    if let clear = clearColor(below: below.last ?? call), !hasHitArea(below) {
      return report(
        .tapMissesGaps, at: range, "a clear color draws nothing, and where nothing is drawn, nothing is hit",
        help: "put .contentShape(.rect) before it: all of the frame reacts then",
        notes: [.init("the color is here", at: clear)])
    }
    if Reach.isWhole, let frame = widerFrame(below) {
      return report(
        .tapMissesGaps, at: range,
        "a tap beside the words is none: this frame draws nothing around them, and where nothing is drawn, nothing is hit",
        help: "put .contentShape(.rect) before it: all of the frame reacts then",
        notes: [.init("the frame is here", at: frame)])
    }
    guard let (stack, spacer) = stackWithGap(below) else { return }
    report(
      .tapMissesGaps, at: range,
      "a tap on the Spacer is none on the \(stack): where nothing is drawn, nothing is hit",
      help: "put .contentShape(.rect) before it: all of the frame reacts then",
      notes: [.init("the Spacer is here", at: spacer)])
  }

  /// The frame of a text that reaches the sides of what it lies in.
  private func widerFrame(_ calls: [SyntaxID]) -> SourceRange? {
    guard let last = calls.last, ["Text", "Label"].contains(sites.name(ofCall: last)), !hasHitArea(calls)
    else {
      return nil
    }
    for call in calls where sites.name(ofCall: call) == "frame" {
      guard let range = sites.nameRange(ofCall: call),
        let width = sites.argument("maxWidth", ofCallAt: range.start),
        syntax.source.text(sites.value(ofArgument: width)) == ".infinity"
      else { continue }
      return range
    }
    return nil
  }

  /// `Color.clear`, where that is what a modifier is put on.
  private func clearColor(below call: SyntaxID) -> SourceRange? {
    guard isModifier(call), case let base = syntax.child(syntax.child(call, 0), 0), !base.isNone,
      syntax.kind(base) == .member, case let range = syntax.range(base),
      syntax.source.text(range) == "Color.clear"
    else { return nil }
    return range
  }

  /// The same in a button that shows its label alone.
  private mutating func checkPlainButton(_ call: SyntaxID, _ range: SourceRange) {
    guard let argument = sites.argument(0, ofCallAt: range.start),
      [".plain", "PlainButtonStyle()"].contains(syntax.source.text(sites.value(ofArgument: argument))),
      case let below = calls(below: call), let button = below.last,
      ["Button", "NavigationLink"].contains(sites.name(ofCall: button)), !hasHitArea(below),
      let label = label(of: button), let (stack, spacer) = stackWithGap(label)
    else { return }
    report(
      .tapMissesGaps, at: range,
      "a plain button is hit where its label draws something, and not on the Spacer of the \(stack)",
      help: "put .contentShape(.rect) on the label: all of its frame reacts then",
      notes: [.init("the Spacer is here", at: spacer)])
  }

  /// The calls of the only view of a button's label, its outermost modifier first.
  private func label(of button: SyntaxID) -> [SyntaxID]? {
    var closures: [SyntaxID] = []
    for child in syntax.children(button) {
      if syntax.kind(child) == .closure { closures.append(child) }
      if syntax.kind(child) == .argument, syntax.name(child) == "label" {
        closures = [syntax.child(child, 0)]
        break
      }
    }
    guard closures.count == 1, let closure = closures.first, !closure.isNone,
      syntax.kind(closure) == .closure, case let block = syntax.child(closure, 1), !block.isNone,
      syntax.kind(block) == .block, case let statement = syntax[block].firstChild, !statement.isNone,
      syntax.kind(statement) == .call, syntax.next(statement).isNone
    else { return nil }
    return [statement] + calls(below: statement)
  }

  /// The stack that calls end in, if a Spacer is straight in it and nothing gives it a shape to hit.
  private func stackWithGap(_ calls: [SyntaxID]) -> (stack: String, spacer: SourceRange)? {
    guard let last = calls.last, !isModifier(last), !hasHitArea(calls) else { return nil }
    let name = sites.name(ofCall: last)
    guard name == "HStack" || name == "VStack", let range = sites.nameRange(ofCall: last),
      let content = sites.content(ofCallAt: range.start)
    else { return nil }
    for statement in content.statements where syntax.kind(statement) == .call {
      let inner = self.calls(below: statement).last ?? statement
      if sites.name(ofCall: inner) == "Spacer", let spacer = sites.nameRange(ofCall: inner) {
        return (name, spacer)
      }
    }
    return nil
  }

  /// Whether a shape comes later in the chain: nobody knows then what was meant.
  private func hasShapeAround(_ call: SyntaxID) -> Bool {
    var node = call
    for _ in 0..<Self.mostModifiers {
      let member = sites.parent(node)
      guard !member.isNone, syntax.kind(member) == .member, case let outer = sites.parent(member),
        !outer.isNone,
        syntax.kind(outer) == .call, syntax.child(outer, 0) == member
      else { return false }
      if sites.name(ofCall: outer) == "contentShape" { return true }
      node = outer
    }
    return false
  }
}
