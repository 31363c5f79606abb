import LayEngine
import LaySyntax
import LayViews

// Views that are proposed nothing, or that end with nothing or with too much.

extension Inspection {
  mutating func checkSizes(_ view: ViewID, _ node: ViewNode) {
    let size = frame(view).size
    if !(size.width.isFinite && size.height.isFinite) {
      let isCause =
        children(view).allSatisfy { frame($0).size.width.isFinite && frame($0).size.height.isFinite }
        && !hasInfiniteMinimum(view) && !isLetOut(view)
      if isCause {
        let axis: Axis = size.width.isFinite ? .vertical : .horizontal
        report(.infiniteSize, at: range(view), "\(name(view)) answers an infinite \(axis.lengthName)")
      }
      return
    }
    switch node.kind {
    case .color, .gradient, .shape: checkCollapse(view)
    case .geometryReader: checkGreedy(view)
    case .control where Reach.isWhole: checkEditor(view)
    case .scrollView: checkNestedScroll(view, tree.containers.scrolls[node].axes)
    case .hStack, .vStack, .zStack:
      if node.firstChild.isNone, isWritten(view), !sites.dependsOnData(ofCallAt: node.source) {
        report(
          .emptyContainer, at: range(view), "this \(tree.spelling(of: view) ?? "stack") holds nothing",
          fix: sites.removalOfStatement(at: node.source), ifIdle: [TreeEdit(.remove, node)])
      }
    default: break
    }
    if node.kind.isDrawn { checkZeroSize(view) }
  }

  /// Whether a negative padding without end, which is written so on purpose, lets a view out of what is seen: a border
  /// that one side does not have.
  private func isLetOut(_ view: ViewID) -> Bool {
    let above = outline.parent(of: view)
    guard !above.isNone, tree[above].kind == .padding else { return false }
    let inset = tree.modifiers.insets[tree[above]]
    return inset.total(.horizontal) == -.infinity || inset.total(.vertical) == -.infinity
  }

  /// Another rule reports an infinite minimum, including for the views inside.
  private func hasInfiniteMinimum(_ view: ViewID) -> Bool {
    var view = view
    while !view.isNone {
      if tree[view].kind == .flexibleFrame {
        let spec = tree.modifiers.flexibleFrames[tree[view]]
        if Axis.allCases.contains(where: { spec[$0].minimum == .infinity }) { return true }
      }
      view = outline.parent(of: view)
    }
    return false
  }

  /// Shapes and colours have no ideal size: they fall back to 10 points.
  private mutating func checkCollapse(_ view: ViewID) {
    guard isWritten(view) else { return }
    let fallback = layout.configuration.platform.profile.flexibleIdealLength
    for axis in Axis.allCases {
      guard abs(frame(view).size[axis] - fallback) < 0.01, !isLayer(view),
        proposal(view)[axis] == nil || growsLine(view, axis, fallback)
      else { continue }
      report(
        .shapeCollapsesToTen, at: range(view),
        "\(name(view)) has no ideal size: with no \(axis.lengthName) proposed it becomes \(points(fallback)) pt",
        help: "give it a \(axis.lengthName) or an ideal\(axis.capitalizedLength)")
      return
    }
  }

  /// A lazy grid proposes nothing along its growth, and then to each cell what the longest of its line answered.
  private func growsLine(_ view: ViewID, _ axis: Axis, _ length: Double) -> Bool {
    guard case .container(_, let kind) = outline.surroundings(of: view, in: tree),
      kind == (axis == .horizontal ? .lazyHGrid : .lazyVGrid)
    else { return false }
    var cell = view
    while tree[outline.parent(of: cell)].kind != kind {
      cell = outline.parent(of: cell)
      if tree[cell].kind == .frame || tree[cell].kind == .flexibleFrame { return false }
    }
    return abs(frame(cell).size[axis] - length) < 0.01
  }

  private func isLayer(_ view: ViewID) -> Bool {
    if case .layer = outline.surroundings(of: view, in: tree) { return true }
    return false
  }

  private mutating func checkGreedy(_ view: ViewID) {
    checkReaderInRow(view)
    for axis in Axis.allCases where proposal(view)[axis] == nil {
      guard isWritten(view), let scroll = scrollView(unbounding: view, axis) else { continue }
      report(
        .greedyInScrollAxis, at: range(view),
        "GeometryReader asks for all the \(axis.lengthName), and a \(axis.adjective) scroll view offers none; "
          + "it becomes \(points(frame(view).size[axis])) pt",
        notes: [.init("the scroll view is here", at: range(scroll))])
    }
  }

  /// A reader in a row of a list, which is as tall as an empty row.
  private mutating func checkReaderInRow(_ view: ViewID) {
    guard settings.isOn(.greedyInScrollAxis), isWritten(view),
      case .container(let list, .control) = outline.surroundings(of: view, in: tree), isList(list),
      let tallest = children(view).filter({ frames.isPlaced($0) }).map({ frame($0).size.height }).max(),
      case let height = frame(view).size.height, tallest > height + tolerance, tallest.isFinite
    else { return }
    report(
      .greedyInScrollAxis, at: range(view),
      "a row of a \(tree.spelling(of: list) ?? "List") offers a GeometryReader no height: it is \(points(height)) pt tall, "
        + "and what it holds \(points(tallest))",
      help: "give it a height, by .frame(height:), or read the width in a background",
      notes: [.init("the \(tree.spelling(of: list) ?? "List") is here", at: range(list))])
  }

  func isEditor(_ view: ViewID) -> Bool {
    tree[view].kind == .control && tree.containers.controls[tree[view]].spelling == "TextEditor"
  }

  /// An editor has no height of its own.
  private mutating func checkEditor(_ view: ViewID) {
    guard proposal(view).height == nil, isEditor(view), !hasMinimumHeight(view),
      let scroll = scrollView(unbounding: view, .vertical)
    else { return }
    report(
      .greedyInScrollAxis, at: range(view),
      "TextEditor takes the height that it is offered, and a vertical scroll view offers none; it becomes "
        + "\(points(frame(view).size.height)) pt",
      help: "give it one, by .frame(minHeight:)",
      notes: [.init("the scroll view is here", at: range(scroll))],
      atMost: .info)
  }

  private mutating func checkNestedScroll(_ view: ViewID, _ axes: AxisSet) {
    guard isWritten(view) else { return }
    for axis in Axis.allCases where axes.contains(axis) && proposal(view)[axis] == nil {
      guard let outer = scrollView(unbounding: view, axis) else { continue }
      report(
        .nestedScrollSameAxis, at: range(view),
        "the inner \(axis.adjective) scroll view is offered no \(axis.lengthName) by the outer one",
        notes: [.init("the outer one is here", at: range(outer))])
    }
  }

  /// A view that should be visible but has a length of 0, without being given it.
  private mutating func checkZeroSize(_ view: ViewID) {
    let size = frame(view).size
    guard size.width < 0.01 || size.height < 0.01, isVisible(view), !isInside(overflowing, view) else {
      return
    }
    if tree[view].kind == .text, isUnread(view) || isFontless(view) { return }
    if layout.configuration.isLenient, isSymbol(view) || isRepresentable(view) { return }
    let axis: Axis = size.width < 0.01 ? .horizontal : .vertical
    guard !isAskedToVanish(view, axis), !isBehindNothing(view, axis), !dependsOnStandIn(view, axis) else {
      return
    }
    report(
      .zeroSizeView, at: range(view), "\(name(view)) has no \(axis.lengthName): nothing was left of its space"
    )
  }

  /// Whether a view of UIKit's or AppKit's stands there, whose own size is not known.
  func isRepresentable(_ view: ViewID) -> Bool {
    tree.spelling(of: view)?.hasSuffix("Representable") == true
  }

  /// Whether a view is the background or overlay of what is as short: a stack that is empty as yet.
  private func isBehindNothing(_ view: ViewID, _ axis: Axis) -> Bool {
    guard case .layer(let layer) = outline.surroundings(of: view, in: tree) else { return false }
    return frame(layer).size[axis] < 0.01
  }

  /// Whether a text is set in no size, of which another rule tells.
  private func isFontless(_ text: ViewID) -> Bool {
    tree.contents.texts.description(of: tree[text]).runs.contains {
      $0.font.givenSize.map { !($0 > 0) } ?? false
    }
  }

  /// Whether a view paints anything at all.
  func isVisible(_ view: ViewID) -> Bool {
    let node = tree[view]
    switch node.kind {
    case .color, .gradient:
      if case .color(let color) = tree.contents.paints[node] { return color.alpha > 0 }
      return true
    case .shape:
      let shape = tree.contents.shapes[node]
      if shape.stroke != nil { return true }
      if case .color(let color)? = shape.fill { return color.alpha > 0 }
      return shape.fill != nil
    case .text:
      let entry = tree.contents.texts.entry(of: node)
      let runs = tree.contents.texts.description(of: entry).runs
      // The words of the first are the entry's.
      return !runs.isEmpty && (!entry.words.isEmpty || runs.dropFirst().contains { !$0.text.isEmpty })
    default: return node.kind.isDrawn
    }
  }

  private func isInside(_ views: Set<ViewID>, _ view: ViewID) -> Bool {
    if views.isEmpty { return false }
    var view = view
    while !view.isNone {
      if views.contains(view) { return true }
      view = outline.parent(of: view)
    }
    return false
  }

  /// An explicit length of 0, a hidden or transparent view, a scale: whatever says that it is meant.
  private func isAskedToVanish(_ view: ViewID, _ axis: Axis) -> Bool {
    var view = outline.parent(of: view)
    while !view.isNone {
      let node = tree[view]
      switch node.kind {
      case .frame:
        if let length = tree.modifiers.frames[node][axis] { return length < 0.01 }
      case .flexibleFrame:
        if let length = tree.modifiers.flexibleFrames[node][axis].maximum, length < 0.01 { return true }
      case .effect:
        switch tree.modifiers.effects[node] {
        case .hidden, .opacity(0): return true
        default: break
        }
      case .geometryReader, .ownLayout, .containerRelativeFrame: return true
      default: break
      }
      view = outline.parent(of: view)
    }
    return false
  }
}

extension ViewKind {
  /// Leaves that put something on the canvas.
  var isDrawn: Bool {
    switch self {
    case .text, .color, .gradient, .shape, .image: return true
    default: return false
    }
  }
}
