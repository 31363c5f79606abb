import LaySyntax
import LayViews

// Controls that are hard to hit, to see or to name.

extension Inspection {
  mutating func checkControls() {
    let isTouched = layout.configuration.platform == .iOS
    var known: NamedViews?
    for view in outline.placed {
      switch tree[view].kind {
      case .control where isTarget(view):
        if isTouched { checkTargetSize(view) }
        let named = known ?? NamedViews(self)
        known = named
        checkControlLabel(view, named)
        checkControlContrast(view)
      case .hStack, .vStack: if isTouched { checkCrowding(view) }
      case .image: checkImageLabel(view)
      default: break
      }
    }
  }

  // MARK: Targets

  /// What is pressed, switched or dragged.
  private static let targets = actions.union([
    "Slider", "Stepper", "Picker", "DatePicker", "ColorPicker", "EditButton", "ShareLink", "PasteButton",
  ])

  /// Those that are nothing without a label.
  private static let actions: Set<String> = ["Button", "NavigationLink", "Link", "Menu", "Toggle"]

  func isTarget(_ view: ViewID) -> Bool {
    tree[view].kind == .control && Self.targets.contains(tree.containers.controls[tree[view]].spelling)
  }

  /// The control that a child of a stack is, through its modifiers.
  private func target(in child: ViewID) -> ViewID? {
    var view = child
    while !view.isNone {
      if isTarget(view) { return view }
      guard tree[view].kind.isModifier else { return nil }
      view = tree[view].firstChild
    }
    return nil
  }

  private static let smallestTarget = 44.0
  private static let targetGap = 8.0
  /// Where a control's target is the whole row or menu item.
  private static let rowContainers: Set<String> = ["List", "Form", "Menu", "toolbar", "contextMenu"]

  /// A small control is reported only where a number in the file makes it small: its natural size is the platform's.
  private mutating func checkTargetSize(_ view: ViewID) {
    let size = frame(view).size
    guard settings.isOn(.smallTapTarget), min(size.width, size.height) < Self.smallestTarget - tolerance,
      size.width > 0, size.height > 0, isFixedSmall(view), !isInRow(view), !isInBar(view)
    else { return }
    report(
      .smallTapTarget, at: range(view),
      "\(name(view)) is \(points(size.width)) × \(points(size.height)) pt; a fingertip needs 44 × 44")
  }

  private func isInRow(_ view: ViewID) -> Bool {
    guard let around = sites.enclosingCall(of: Self.rowContainers, around: tree[view].source) else {
      return false
    }
    return sites.nameRange(ofCall: around)?.start != tree[view].source
  }

  /// So far up a bar is looked for.
  private static let reach = 40

  /// Whether a control lies in a bar of the screen, which makes targets as tall as it is.
  private func isInBar(_ target: ViewID) -> Bool {
    var view = target
    for _ in 0..<Self.reach {
      let above = outline.encloser(of: view)
      if above.isNone { return false }
      if tree[above].kind == .safeAreaInset, tree.modifiers.safeAreaInsets[tree[above]].isScreenBar {
        return tree[above].firstChild != view
      }
      view = above
    }
    return false
  }

  /// Whether a fixed frame on the control or on its label says the small length.
  private func isFixedSmall(_ target: ViewID) -> Bool {
    var view = outline.outermost(target)
    while !view.isNone {
      if tree[view].kind == .frame, !tree[view].isPart {
        let spec = tree.modifiers.frames[tree[view]]
        if Axis.allCases.contains(where: { spec[$0] ?? .infinity < Self.smallestTarget }) { return true }
      }
      guard tree[view].kind.isModifier || view == target else { return false }
      view = tree[view].firstChild
    }
    return false
  }

  private mutating func checkCrowding(_ stack: ViewID) {
    guard settings.isOn(.crowdedTapTargets), isWritten(stack), let axis = tree[stack].kind.mainAxis else {
      return
    }
    let targets = children(stack).map { target(in: $0) }
    for (first, second) in zip(targets, targets.dropFirst()) {
      guard let first, let second, isSmall(first, axis), isSmall(second, axis) else { continue }
      let (a, b) = (frame(first), frame(second))
      let gap = max(
        b.origin[axis] - a.origin[axis] - a.size[axis], a.origin[axis] - b.origin[axis] - b.size[axis])
      guard gap >= 0, gap < Self.targetGap - tolerance else { continue }
      report(
        .crowdedTapTargets, at: range(second),
        "two small targets, \(name(first)) and \(name(second)), are \(points(gap)) pt apart",
        notes: [.init("the other one is here", at: range(first))])
    }
  }

  private func isSmall(_ target: ViewID, _ axis: Axis) -> Bool {
    frame(target).size[axis] < Self.smallestTarget - tolerance
  }

  // MARK: Labels

  private static let labelling: Set<String> = [
    "accessibilityLabel", "accessibilityHidden", "accessibilityElement", "accessibilityRepresentation",
    "accessibilityLabeledPair", "help",
  ]

  private mutating func checkControlLabel(_ view: ViewID, _ named: NamedViews) {
    guard settings.isOn(.unlabelledView), let spelling = tree.spelling(of: view),
      Self.actions.contains(spelling), !named.contains(view), let call = sites.call(at: tree[view].source),
      sites.argument("", ofCallAt: tree[view].source) == nil,
      sites.enclosingCall(of: Self.labelling, around: tree[view].source) == nil,
      !sites.holdsCall(of: Self.labelling, in: call),
      // What a label holds only if something is the case may hold a text.
      !sites.dependsOnData(ofCallAt: tree[view].source),
      // In an app a label may be made of what is not known.
      !layout.configuration.isLenient
    else { return }
    report(
      .unlabelledView, at: range(view),
      "this \(spelling) has nothing that a screen reader could say",
      help: "give it a text, or .accessibilityLabel")
  }

  /// Whether a view lies behind another: what is there decorates.
  private func isBackdrop(_ view: ViewID) -> Bool {
    if case .layer(let modifier) = outline.surroundings(of: view, in: tree) {
      return tree[modifier].kind == .background
    }
    return false
  }

  /// A picture is read by its file's name, unless something better is said.
  private mutating func checkImageLabel(_ view: ViewID) {
    guard settings.isOn(.unlabelledView), isWritten(view),
      case .asset(let asset) = tree.contents.images[tree[view]].source,
      let first = sites.argument(0, ofCallAt: tree[view].source), syntax.name(first).isEmpty,
      sites.argument("decorative", ofCallAt: tree[view].source) == nil,
      sites.argument("label", ofCallAt: tree[view].source) == nil,
      sites.enclosingCall(of: Self.labelling, around: tree[view].source) == nil,
      !isBackdrop(view)
    else { return }
    report(
      .unlabelledView, at: range(view), "a screen reader calls this image by its name, \"\(asset)\"",
      help: "label it, or write Image(decorative:)", atMost: .info)
  }
}

/// The views that hold a text or a symbol, at any depth: a symbol has an accessibility label by itself.
private struct NamedViews {
  private var holds: [Bool]

  /// - Complexity: O(n) in the views.
  init(_ inspection: Inspection) {
    holds = []
    guard inspection.settings.isOn(.unlabelledView) else { return }
    let tree = inspection.tree
    holds = Array(filledWith: false, count: tree.nodes.count)
    var parents = Array(filledWith: ViewID.none, count: tree.nodes.count)
    for index in tree.nodes.indices {
      // What a text or image holds is not looked at.
      if [.text, .image].contains(tree.nodes[index].kind) { continue }
      var child = tree.nodes[index].firstChild
      while !child.isNone {
        parents[Int(child.index)] = ViewID(index)
        child = tree[child].nextSibling
      }
    }
    for index in tree.nodes.indices where Self.isName(ViewID(index), inspection) {
      var view = ViewID(index)
      while !view.isNone, !holds[Int(view.index)] {
        holds[Int(view.index)] = true
        view = parents[Int(view.index)]
      }
    }
  }

  func contains(_ view: ViewID) -> Bool { !holds.isEmpty && holds[Int(view.index)] }

  private static func isName(_ view: ViewID, _ inspection: Inspection) -> Bool {
    switch inspection.tree[view].kind {
    case .text: return inspection.isVisible(view)
    case .image:
      // A picture is called by its name; that is told of the picture.
      return inspection.sites.argument("decorative", ofCallAt: inspection.tree[view].source) == nil
    default: return false
    }
  }
}
