import LaySyntax
import LayViews

// Modifiers and arguments without effect: proven by the views' structure, or by laying out again without them.
//
// The same modifier may stand in a component that is used many times. It is without effect only if it is so each
// time; a use where it has one is noted as an objection.

extension Inspection {
  mutating func checkEffects(_ view: ViewID, _ node: ViewNode) {
    switch node.kind {
    case .layoutPriority: checkPriority(view, tree.modifiers.numbers[node])
    case .frame: checkEmptyFrame(view, tree.modifiers.frames[node])
    case .fixedSize: checkFixedSize(view, tree.modifiers.axisSets[node])
    case .aspectRatio: checkAspectRatio(view)
    case .padding: if tree.modifiers.insets[node] == .zero { checkZero(view) }
    case .offset: if tree.modifiers.points[node] == .zero { checkZero(view) }
    case .scrollView:
      if tree.containers.scrolls[node].axes.isEmpty {
        report(.scrollWithoutAxis, at: range(view), "a ScrollView without axes scrolls nowhere")
      }
    case .effect:
      switch tree.modifiers.effects[node] {
      case .opacity(1): checkFullOpacity(view)
      case .zIndex where Reach.isWhole: checkIndex(view)
      default: break
      }
    default: break
    }
  }

  private mutating func checkPriority(_ view: ViewID, _ priority: Double) {
    guard priority != 0, priority.isFinite else { return }
    let child = outline.outermost(view)
    switch outline.surroundings(of: view, in: tree) {
    case .root: reportUnreadPriority(view, "there is no stack around it")
    case .layer(let modifier):
      let kind = tree.spelling(of: modifier) ?? "layer"
      reportUnreadPriority(view, "what holds this view is the \(kind) at \(place(modifier))")
    case .container(let stack, .hStack), .container(let stack, .vStack):
      guard hasSeveralChildren(stack), let hiding = modifierHiding(view, from: child) else {
        return object(.priorityHidden, at: range(view))
      }
      report(
        .priorityHidden, at: range(view),
        "the \(tree.spelling(of: hiding) ?? "modifier") after it does not pass layoutPriority on; "
          + "the \(tree.spelling(of: stack) ?? "stack") sees 0",
        help: "put layoutPriority at the end of the chain", notes: [.init("it is here", at: range(hiding))])
    case .container:
      object(.priorityHidden, at: range(view))
      object(.priorityWithoutStack, at: range(view))
    }
  }

  /// An order among views that lie on each other: the one view of an overlay or a background has none to be before.
  private mutating func checkIndex(_ view: ViewID) {
    guard settings.isOn(.zIndexAlone), isWritten(view, as: "zIndex"),
      case .layer(let modifier) = outline.surroundings(of: view, in: tree), children(modifier).count == 2,
      !isConditional(view), !sites.dependsOnData(ofCallAt: tree[modifier].source)
    else { return }
    let layer = tree.spelling(of: modifier) ?? "layer"
    report(
      .zIndexAlone, at: range(view),
      "zIndex orders the views of one container, and this is the only one of its \(layer): what lies in front of the "
        + "view with the \(layer) lies in front of this, too",
      help: "put it on the view that has the \(layer)",
      notes: [.init("the \(layer) is here", at: range(modifier))])
  }

  private mutating func reportUnreadPriority(_ view: ViewID, _ reason: String) {
    claim(
      .priorityWithoutStack, [TreeEdit(.remove, tree[view])], at: range(view),
      "only stacks read layoutPriority, and " + reason, fix: removal(of: view))
  }

  /// The modifier between a priority and the stack's child that puts it back to 0.
  private func modifierHiding(_ view: ViewID, from child: ViewID) -> ViewID? {
    var hiding: ViewID?
    var above = view
    while above != child {
      above = outline.parent(of: above)
      if above.isNone { return nil }
      switch tree[above].kind {
      case .layoutPriority: return nil
      case .frame, .flexibleFrame, .padding, .aspectRatio, .position, .safeAreaPadding: hiding = above
      default: break
      }
    }
    return hiding
  }

  /// `.frame()` and `.frame(alignment:)`.
  private mutating func checkEmptyFrame(_ view: ViewID, _ frame: FrameSpec) {
    let source = tree[view].source
    guard frame.width == nil, frame.height == nil, isWritten(view),
      sites.argument("width", ofCallAt: source) == nil, sites.argument("height", ofCallAt: source) == nil
    else { return }
    report(
      .emptyFrame, at: range(view), "a frame without a dimension does nothing", fix: removal(of: view))
  }

  private mutating func checkFixedSize(_ view: ViewID, _ axes: AxisSet) {
    guard isWritten(view) else { return }
    if axes.isEmpty {
      // `fixedSize(horizontal: isMoving, vertical: false)` fixes at another time.
      for name in ["horizontal", "vertical"] {
        guard let argument = sites.argument(name, ofCallAt: tree[view].source) else { continue }
        guard syntax.source.text(sites.value(ofArgument: argument)) == "false" else { return }
      }
      return report(
        .fixedSizeUnused, at: range(view), "fixedSize with both axes false fixes nothing",
        fix: removal(of: view))
    }
    let child = tree[view].firstChild
    guard !child.isNone, Axis.allCases.allSatisfy({ !axes.contains($0) || isRigid(child, $0) }) else {
      return object(.fixedSizeUnused, at: range(view))
    }
    claim(
      .fixedSizeUnused, [TreeEdit(.remove, tree[view])], at: range(view),
      "\(name(child)) has the same size whatever it is proposed; fixedSize changes nothing",
      fix: removal(of: view))
  }

  private mutating func checkAspectRatio(_ view: ViewID) {
    let child = tree[view].firstChild
    guard !child.isNone else { return }
    guard isRigid(child, .horizontal), isRigid(child, .vertical) else {
      return hugs(child) && !holdsStandIn(child)
        ? claimRatio(ofText: view) : object(.aspectRatioOnFixed, at: range(view))
    }
    let size = frame(child).size
    claim(
      .aspectRatioOnFixed, [TreeEdit(.remove, tree[view])], at: range(view),
      "both sides are fixed, \(points(size.width)) × \(points(size.height)); the ratio cannot act",
      fix: removal(of: view))
  }

  /// What is not as wide as its ratio offers, wherever it was tried.
  private mutating func claimRatio(ofText view: ViewID) {
    claim(
      .aspectRatioOnFixed, [TreeEdit(.remove, tree[view])], at: range(view),
      isText(view)
        ? "\(name(view)) takes what its characters need, whatever the ratio offers it"
        : "\(name(view)) is as large as what it holds, whatever the ratio offers it",
      help: "a frame of maxWidth and maxHeight .infinity before the ratio takes the shape",
      fix: removal(of: view))
  }

  private func isText(_ view: ViewID) -> Bool { tree[content(of: view)].kind == .text }

  /// So many views of a card are looked at.
  private static let most = 32

  /// Texts and symbols, alone or in stacks, through modifiers that do not make them longer than they are.
  private func hugs(_ view: ViewID) -> Bool {
    guard outline.weight(of: view) <= Self.most else { return false }
    var waiting = [view]
    while let view = waiting.popLast() {
      switch tree[view].kind {
      case .text: break
      case .image: if tree.contents.images[tree[view]].isResizable { return false }
      case .hStack, .vStack, .zStack: waiting += children(view)
      case .padding, .background, .overlay, .effect, .offset, .layoutPriority:
        waiting.append(tree[view].firstChild)
      default: return false
      }
    }
    return true
  }

  /// Whether a view's length is the same for every proposal, by what it is made of.
  func isRigid(_ view: ViewID, _ axis: Axis) -> Bool {
    let node = tree[view]
    switch node.kind {
    case .frame:
      if let length = tree.modifiers.frames[node][axis], length >= 0, length.isFinite { return true }
    case .image: return !tree.contents.images[node].isResizable
    case .padding, .background, .overlay, .effect, .offset, .layoutPriority, .alignmentGuide: break
    case .fixedSize:
      if tree.modifiers.axisSets[node] == .both { return true }
    default: return false
    }
    return !node.firstChild.isNone && isRigid(node.firstChild, axis)
  }

  private mutating func checkZero(_ view: ViewID) {
    guard settings.isOn(.zeroModifier), isWritten(view),
      let list = sites.argumentList(ofCallAt: tree[view].source),
      syntax.children(list).allSatisfy({ sites.isNumberLiteral($0) })
    else { return }
    claim(
      .zeroModifier, [TreeEdit(.remove, tree[view])], at: range(view),
      "\(tree.spelling(of: view) ?? "it") of 0 adds nothing", fix: removal(of: view))
  }

  private mutating func checkFullOpacity(_ view: ViewID) {
    guard isWritten(view, as: "opacity"), let argument = sites.argument(0, ofCallAt: tree[view].source),
      sites.isNumberLiteral(argument)
    else { return }
    report(.zeroModifier, at: range(view), "opacity of 1 changes nothing", fix: removal(of: view))
  }

  /// A fix that removes a modifier.
  func removal(of view: ViewID) -> Diagnostic.Fix? {
    sites.modifierRange(at: tree[view].source).map { Diagnostic.Fix([.init($0, "")], isSafe: true) }
  }
}
