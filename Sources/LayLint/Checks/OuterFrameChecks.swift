import LaySyntax
import LayViews

// Frames that stand outside what they were meant to enlarge: the background, or the button.

extension Inspection {
  /// Looks for frames that fill around something painted that hugs.
  mutating func checkOuterFrames() {
    guard settings.isOn(.frameOutsideBackground) || settings.isOn(.frameOutsideButton) else { return }
    var found: [OuterFrame] = []
    for view in outline.placed {
      switch tree[view].kind {
      case .flexibleFrame, .frame: if let outer = outerFrame(view) { found.append(outer) }
      case .control: checkButtonInFrame(view)
      default: break
      }
    }
    let unequal = unequalSiblings(found)
    for outer in found {
      if tree[outer.painted].kind == .control, tree[outer.frame].kind == .frame {
        reportOuter(outer, reason: "it stays as large as what it says")
      } else if unequal.contains(outer.frame) {
        reportOuter(outer, reason: "it stays as wide as its content, its neighbours are as wide as theirs")
      } else if isIdle(outer) {
        reportOuter(outer, reason: "the frame fills around it, and nothing that is seen changes")
      }
    }
  }

  /// A frame that fills, and what inside it is painted and hugs.
  private struct OuterFrame {
    var frame: ViewID
    var axis: Axis
    /// A background, a border, or a button with a bezel.
    var painted: ViewID
    /// Whether what is painted ends in straight corners: not a card or a badge.
    var isPlain: Bool
    var fillsBoth: Bool
  }

  private func outerFrame(_ view: ViewID) -> OuterFrame? {
    let node = tree[view]
    guard !node.isPart, isWritten(view) else { return nil }
    let axes = axesFilled(node)
    guard let axis = axes.first,
      let (painted, isPlain) = painted(inside: view),
      axes.allSatisfy({ frame(painted).size[$0] < frame(view).size[$0] - tolerance })
    else { return nil }
    return OuterFrame(
      frame: view, axis: axis, painted: painted, isPlain: isPlain, fillsBoth: axes.count == 2)
  }

  /// The axes along which a frame is as long as it says, and not as its content; none where it also aligns.
  private func axesFilled(_ node: ViewNode) -> [Axis] {
    if node.kind == .frame {
      let spec = tree.modifiers.frames[node]
      return Axis.allCases.filter { spec[$0] != nil && isCentred(spec.alignment, $0) }
    }
    let spec = tree.modifiers.flexibleFrames[node]
    let axes = Axis.allCases.filter { spec[$0].maximum == .infinity && isCentred(spec.alignment, $0) }
    let others = Axis.allCases.filter { spec[$0].maximum != nil }
    return axes.count == others.count ? axes : []
  }

  private func isCentred(_ alignment: Alignment, _ axis: Axis) -> Bool {
    axis == .horizontal
      ? alignment.horizontal == .horizontalCenter : alignment.vertical == .verticalCenter
  }

  /// The first thing painted on the way in from a frame: a background, a border, a bezel.
  private func painted(inside frame: ViewID) -> (view: ViewID, isPlain: Bool)? {
    var view = tree[frame].firstChild
    var isPlain = true
    while !view.isNone {
      let node = tree[view]
      switch node.kind {
      case .background:
        if node.isPart { return nil }
        let layers = children(view).dropFirst()
        if layers.contains(where: { paintsPlainly($0) }) { return (view, isPlain) }
        if layers.contains(where: { tree[content(of: $0)].kind.isDrawn }) { return (view, false) }
      case .effect:
        if tree.modifiers.effects[node].isBorder { return (view, isPlain) }
        if tree.modifiers.effects[node].isClip { isPlain = false }
        if tree.modifiers.effects[node].isInvisible || tree.modifiers.effects[node].isTransform { return nil }
      case .layoutPriority, .overlay: break
      case .control:
        if hasBezel(view) { return (view, false) }
        if !isPlainButton(view) { return nil }
      default: return nil
      }
      view = node.firstChild
    }
    return nil
  }

  private func paintsPlainly(_ layer: ViewID) -> Bool {
    var view = layer
    while !view.isNone {
      switch tree[view].kind {
      case .color, .gradient: return isVisible(view)
      case .ignoresSafeArea: view = tree[view].firstChild
      default: return false
      }
    }
    return false
  }

  /// Buttons that are drawn with more than their label.
  private func hasBezel(_ control: ViewID) -> Bool {
    guard isButton(control) || Self.fields.contains(tree.containers.controls[tree[control]].spelling) else {
      return false
    }
    var view = tree[control].firstChild
    while !view.isNone, tree[view].isPart {
      if tree[view].kind == .background { return true }
      if !tree[view].kind.isModifier { return false }
      view = tree[view].firstChild
    }
    return false
  }

  /// A button that is drawn as its label alone.
  func isPlainButton(_ view: ViewID) -> Bool { isPressed(view) && !hasBezel(view) }

  /// Whether a view is pressed.
  func isPressed(_ view: ViewID) -> Bool { tree[view].kind == .control && isButton(view) }

  private static let fields: Set<String> = ["TextField", "SecureField"]
  /// Whether a view is typed into.
  func isField(_ view: ViewID) -> Bool {
    tree[view].kind == .control && Self.fields.contains(tree.containers.controls[tree[view]].spelling)
  }

  private static let buttons: Set<String> = ["Button", "NavigationLink", "Link", "Menu", "ShareLink"]

  private func isButton(_ view: ViewID) -> Bool {
    Self.buttons.contains(tree.containers.controls[tree[view]].spelling)
  }

  /// Frames of several children of one stack around things of different lengths: equal ones were wanted.
  private mutating func unequalSiblings(_ found: [OuterFrame]) -> Set<ViewID> {
    struct Row: Hashable {
      var stack: ViewID
      var axis: Axis
    }
    var rows: [Row: [OuterFrame]] = [:]
    for outer in found {
      guard !outer.fillsBoth, let item = neighbourhood.item(of: outer.frame) else { continue }
      let stack = outline.parent(of: item)
      rows[Row(stack: stack, axis: outer.axis), default: []].append(outer)
    }
    var unequal: Set<ViewID> = []
    for (row, members) in rows where members.count > 1 {
      let lengths = members.map { frame($0.painted).size[row.axis] }
      guard let least = lengths.min(), let most = lengths.max(), most > least + tolerance else { continue }
      for member in members { unequal.insert(member.frame) }
    }
    return unequal
  }

  /// Whether the picture is the same without the frame; one that centres a card on the screen is meant to.
  private mutating func isIdle(_ outer: OuterFrame) -> Bool {
    let rule: Rule =
      tree[outer.painted].kind == .control ? .frameOutsideButton : .frameOutsideBackground
    guard settings.isOn(rule), !outer.fillsBoth || outer.isPlain else { return false }
    return counterfactual.leavesPicture([TreeEdit(.remove, tree[outer.frame])], &measurer)
  }

  private mutating func reportOuter(_ outer: OuterFrame, reason: String) {
    let (inner, whole) = (frame(outer.painted).size[outer.axis], frame(outer.frame).size[outer.axis])
    let isButton = tree[outer.painted].kind == .control
    let what =
      isButton
      ? name(outer.painted)
      : tree[outer.painted].kind == .effect ? "the border" : "the background"
    report(
      isButton ? .frameOutsideButton : .frameOutsideBackground, at: range(outer.frame),
      "\(what) is \(points(inner)) pt of the \(points(whole)) of this frame: \(reason)",
      help: isButton
        ? Self.fields.contains(tree.containers.controls[tree[outer.painted]].spelling)
          ? "a field is as tall as its style: .plain with a padding and a background of its own is larger"
          : "put the frame on the button's label"
        : "put the frame before the \(tree[outer.painted].kind == .effect ? "border" : "background")",
      notes: [.init("it is here", at: range(outer.painted))])
  }

  private func fillsPlainly(_ node: ViewNode) -> Bool {
    node.kind == .flexibleFrame && !node.isPart
      && tree.modifiers.flexibleFrames[node].horizontal.maximum == .infinity
  }

  // MARK: What reacts to a finger

  /// As the platform's guidelines have it.
  private static let smallestTarget = 44.0

  /// A button without a bezel reacts where its label is, and not where a frame around it is.
  private mutating func checkButtonInFrame(_ button: ViewID) {
    guard settings.isOn(.frameOutsideButton), layout.configuration.platform == .iOS, isButton(button),
      !hasBezel(button)
    else { return }
    let size = frame(button).size
    var view = button
    var largest: ViewID?
    // A frame that fills shows as a larger button only where something is painted around it.
    var filling: ViewID?
    while true {
      let above = outline.parent(of: view)
      guard !above.isNone, tree[above].kind.isModifier, outline.isPrimary(view) else { break }
      view = above
      let node = tree[view]
      if let filling, decorates(view) { largest = filling }
      if fillsPlainly(node), frame(view).size.width > size.width + tolerance { filling = view }
      guard node.kind == .frame, !node.isPart else { continue }
      let spec = tree.modifiers.frames[node]
      let enlarges = Axis.allCases.contains { axis in
        size[axis] < Self.smallestTarget - tolerance
          && spec[axis] ?? 0 >= Self.smallestTarget && frame(view).size[axis] > size[axis] + tolerance
      }
      if enlarges { largest = view }
    }
    guard let largest else { return }
    let outer = frame(largest).size
    report(
      .frameOutsideButton, at: range(largest),
      "\(name(button)) reacts on its label, \(points(size.width)) × \(points(size.height)) pt, and not on the "
        + "\(points(outer.width)) × \(points(outer.height)) of this frame",
      help: "put the frame on the button's label", notes: [.init("the button is here", at: range(button))])
  }
}
