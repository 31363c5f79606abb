import LayEngine
import LaySyntax
import LayViews

// Backgrounds that end before the space that they were meant for.

extension Inspection {
  mutating func checkBackgrounds(_ view: ViewID, _ node: ViewNode) {
    switch node.kind {
    case .vStack:
      checkHuggingColumn(view)
      if Reach.isWhole {
        checkHuggingPanels(view)
        checkBandsAtSafeArea(view)
      }
    case .background:
      checkLayerAtSafeArea(view)
      checkHuggingHeader(view)
      if Reach.isWhole { checkHuggingScreen(view) }
      if Reach.isWhole { checkHuggingBar(view) }
    case .zStack: checkBackdropAtSafeArea(view)
    case .ignoresSafeArea: checkUnreachedEdges(view, tree.modifiers.edgeSets[node])
    default: break
    }
  }

  // MARK: A column that fills its height

  /// A column whose spacers take all the height and that is only as wide as its widest child: what it has behind it
  /// is a strip. Beside others in a row that may be meant.
  private mutating func checkHuggingColumn(_ column: ViewID) {
    guard settings.isOn(.backgroundHugs), !tree[column].isPart, let offered = proposal(column).width,
      let height = proposal(column).height, offered.isFinite,
      frame(column).size.width < offered - tolerance, frame(column).size.height >= height - tolerance,
      children(column).contains(where: { tree[content(of: $0)].kind == .spacer }),
      !neighbourhood.has(column, .sharesWidth), let view = decoration(around: column)
    else { return }
    let width = frame(view).size.width
    guard let whole = proposal(view).width, width < whole - tolerance else { return }
    let noun = tree[view].kind == .effect ? "border" : tree.spelling(of: view) ?? "background"
    report(
      .backgroundHugs, at: range(view),
      "the \(noun) is \(points(width)) pt wide of \(points(whole)): the VStack at \(place(column)) fills its "
        + "height by a Spacer, and is as wide as its widest child",
      help: "put .frame(maxWidth: .infinity) before the \(noun)"
        + offer("width >= \(points(whole))", of: column),
      notes: [.init("the VStack is here", at: range(column))])
  }

  /// A text with a colour behind it, in a column without gaps whose other views reach both sides: a heading's strip.
  private mutating func checkHuggingHeader(_ background: ViewID) {
    guard settings.isOn(.backgroundHugs), isWritten(background), case let text = content(of: background),
      tree[text].kind == .text, isVisible(text), let (stack, item) = stack(around: background),
      tree[stack].kind == .vStack, tree.containers.stacks[tree[stack]].spacing == 0,
      frame(background) == frame(item), case let width = frame(stack).size.width,
      frame(background).size.width < width - 2 * Self.leastMargin,
      let layer = children(background).last, tree[content(of: layer)].kind == .color,
      isVisible(content(of: layer)),
      isClipless(background, upTo: item)
    else { return }
    for sibling in [outline.previousSibling(of: item), tree[item].nextSibling] where !sibling.isNone {
      let inner = content(of: sibling)
      guard frame(inner).size.width >= width - tolerance, reachesSides(inner) else { continue }
      return report(
        .backgroundHugs, at: range(background),
        "this background is \(points(frame(background).size.width)) pt wide, as its text is, and \(name(sibling)) next to it \(points(width))",
        help: "put .frame(maxWidth: .infinity, alignment: .leading) before the background"
          + offer("width == \(points(width))", of: text),
        notes: [.init("the other one is here", at: range(inner))])
    }
  }

  /// All that a screen shows, with a colour behind it, lower than the screen.
  private mutating func checkHuggingScreen(_ background: ViewID) {
    guard settings.isOn(.backgroundHugs), isWritten(background), let safe = safeRect,
      outline.surroundings(of: background, in: tree) == .root,
      [.hStack, .vStack, .text].contains(tree[content(of: background)].kind),
      let layer = children(background).dropFirst().first, plainPainter(layer) != nil,
      case let (size, top) = (frame(background).size, outline.outermost(background)),
      size.height < safe.size.height - 2 * Self.leastMargin, isClipless(background, upTo: top),
      frame(top).size.height < safe.size.height - tolerance,
      sites.enclosingCall(of: ["ignoresSafeArea", "edgesIgnoringSafeArea"], around: tree[background].source)
        == nil
    else { return }
    report(
      .backgroundHugs, at: range(background),
      "this background is \(points(size.width)) × \(points(size.height)) pt of the \(points(safe.size.width)) × "
        + "\(points(safe.size.height)) of the screen: it is as large as what it is put on",
      help: "put .frame(maxWidth: .infinity, maxHeight: .infinity) before it")
  }

  /// A row of symbols or words with a colour behind it, at the end of the screen's column: a bar.
  private mutating func checkHuggingBar(_ background: ViewID) {
    guard settings.isOn(.backgroundHugs), isWritten(background), !layout.fitsContent,
      case let row = content(of: background), tree[row].kind == .hStack, hasSeveralChildren(row),
      let (stack, item) = stack(around: background), tree[stack].kind == .vStack,
      outline.surroundings(of: stack, in: tree) == .root, let width = proposal(stack).width, width.isFinite,
      frame(background).size.width < width - 2 * Self.leastMargin,
      let layer = children(background).dropFirst().first, plainPainter(layer) != nil,
      isClipless(background, upTo: item),
      case let (before, after) = (outline.previousSibling(of: item), tree[item].nextSibling),
      before.isNone != after.isNone, tree[before.isNone ? after : before].kind == .spacer
    else { return }
    report(
      .backgroundHugs, at: range(background),
      "this background is \(points(frame(background).size.width)) of the \(points(width)) pt of its column wide: it is as "
        + "large as the HStack it is put on, which hugs",
      help: "put .frame(maxWidth: .infinity) before it", notes: [.init("the HStack is here", at: range(row))])
  }

  /// Panels that are as wide as the screen and lie on each other without gaps, lower than the screen together.
  private mutating func checkHuggingPanels(_ column: ViewID) {
    guard settings.isOn(.backgroundHugs), let safe = safeRect, isWritten(column), hasSeveralChildren(column),
      tree.containers.stacks[tree[column]].spacing == 0, outline.parent(of: column).isNone,
      frame(column).size.height < safe.size.height - 2 * Self.leastMargin
    else { return }
    let panels = children(column)
    guard let first = panels.first,
      panels.allSatisfy({ panel in
        tree[panel].kind == .background && frame(panel).size.width >= safe.size.width - tolerance
          && children(panel).dropFirst().contains { plainPainter($0) != nil }
      })
    else { return }
    report(
      .backgroundHugs, at: range(first),
      "this background is \(points(frame(first).size.height)) pt tall, as what it is put on, and all of them "
        + "\(points(frame(column).size.height)) of the \(points(safe.size.height)) of the screen",
      help: "put .frame(maxWidth: .infinity, maxHeight: .infinity) before each: they share the height then")
  }

  private static var leastMargin: Double { 16 }

  private func reachesSides(_ view: ViewID) -> Bool {
    [.color, .gradient, .scrollView].contains(tree[view].kind) || isList(view)
  }

  /// Whether nothing rounds or cuts a background off: what is rounded is a label of its own.
  private func isClipless(_ background: ViewID, upTo item: ViewID) -> Bool {
    var view = background
    while view != item {
      view = outline.parent(of: view)
      if view.isNone || tree[view].kind == .effect && tree.modifiers.effects[tree[view]].isClip {
        return false
      }
    }
    return true
  }

  /// The first modifier around a column that paints, through others that keep its size.
  private mutating func decoration(around column: ViewID) -> ViewID? {
    var view = column
    while true {
      let above = outline.parent(of: view)
      guard !above.isNone, outline.isPrimary(view) else { return nil }
      switch tree[above].kind {
      case .padding, .background, .overlay, .effect, .layoutPriority, .ignoresSafeArea: break
      default: return nil
      }
      view = above
      if decorates(view) { return view }
    }
  }

  // MARK: The safe area

  /// What the device keeps free at the edges of this canvas.
  var safeRect: Rect? {
    guard !layout.fitsContent, let device = layout.configuration.device, device.size == layout.canvas,
      device.safeArea != .zero
    else { return nil }
    let (insets, canvas) = (device.safeArea, frames.canvas)
    return Rect(
      x: insets.leading, y: insets.top, width: canvas.width - insets.total(.horizontal),
      height: canvas.height - insets.total(.vertical))
  }

  /// A view's edges that lie on the safe area's, with room beyond: where it could run on.
  private func edgesAtSafeArea(_ view: ViewID) -> EdgeSet {
    guard let safe = safeRect else { return [] }
    let (place, canvas) = (frame(view), frames.canvas)
    var edges = EdgeSet()
    if safe.minY > 0, abs(place.minY - safe.minY) <= tolerance { edges.formUnion(.top) }
    if safe.maxY < canvas.height, abs(place.maxY - safe.maxY) <= tolerance { edges.formUnion(.bottom) }
    if place.minX > safe.minX + tolerance || place.maxX < safe.maxX - tolerance { return [] }
    return edges
  }

  /// A view behind others runs on under the safe area only if it is a style, or says so.
  private mutating func checkLayerAtSafeArea(_ view: ViewID) {
    guard settings.isOn(.backgroundEndsAtSafeArea), !tree[view].isPart,
      tree.modifiers.layers[tree[view]].ignoredSafeAreaEdges.isEmpty,
      let first = children(view).dropFirst().first,
      let painter = plainPainter(first) ?? panel(first), !edgesAtSafeArea(painter).isEmpty
    else { return }
    reportEnd(at: range(view), painter, "a background of views")
  }

  /// A rounded shape at the lower edge of the screen alone.
  private func panel(_ layer: ViewID) -> ViewID? {
    guard let shape = passingEffects(layer), tree[shape].kind == .shape, isVisible(shape),
      tree.contents.shapes[tree[shape]].fill != nil, edgesAtSafeArea(shape) == .bottom
    else { return nil }
    switch tree.contents.shapes[tree[shape]].outline {
    case .roundedRectangle, .unevenRoundedRectangle: return shape
    default: return nil
    }
  }

  /// The lowest view of a ZStack that is the whole screen.
  private mutating func checkBackdropAtSafeArea(_ view: ViewID) {
    guard settings.isOn(.backgroundEndsAtSafeArea), hasSeveralChildren(view),
      let painter = plainPainter(tree[view].firstChild), !tree[painter].isPart,
      edgesAtSafeArea(painter).contains(.vertical)
    else { return }
    reportEnd(at: range(painter), painter, "a view in a ZStack")
  }

  /// Less is a line.
  private static let bandHeight = 20.0

  /// A colour, gradient or picture at the upper or lower end of a screen's column, from side to side.
  private mutating func checkBandsAtSafeArea(_ stack: ViewID) {
    guard settings.isOn(.backgroundEndsAtSafeArea), hasSeveralChildren(stack), let safe = safeRect,
      frame(stack).size.height >= safe.size.height - tolerance, !neighbourhood.has(stack, .scrolls)
    else { return }
    let children = children(stack)
    for (child, edge) in [(children.first, EdgeSet.top), (children.last, .bottom)] {
      guard let child, let painter = band(child), !tree[painter].isPart, !isInLayer(stack),
        frame(painter).size.height >= Self.bandHeight, edgesAtSafeArea(painter) == edge
      else { continue }
      reportEnd(at: range(painter), painter, "a view at the end of a stack")
    }
  }

  /// What is painted in a frame that gives a height, alone or with something over it.
  private func band(_ child: ViewID) -> ViewID? {
    var view = child
    var isFramed = false
    while !view.isNone {
      let node = tree[view]
      switch node.kind {
      case .frame, .flexibleFrame: isFramed = true
      case .zStack, .overlay, .layoutPriority: break
      case .effect:
        let effect = tree.modifiers.effects[node]
        if effect.isTransform || effect.isClip { return nil }
      default: return isFramed ? plainPainter(view) : nil
      }
      view = node.firstChild
    }
    return nil
  }

  private mutating func reportEnd(at range: SourceRange, _ painter: ViewID, _ what: String) {
    let edges = edgesAtSafeArea(painter)
    let names = [edges.contains(.top) ? "top" : nil, edges.contains(.bottom) ? "bottom" : nil].compactMap {
      $0
    }
    let canvas = frames.canvas
    let place = frame(painter)
    let free = edges.contains(.top) ? place.minY : canvas.height - place.maxY
    report(
      .backgroundEndsAtSafeArea, at: range,
      "\(what) ends at the safe area: \(points(free)) pt at the \(names.joined(separator: " and the ")) stay free",
      help: "add .ignoresSafeArea() to \(name(painter)), or give background a style: .background(Color.blue)")
  }

  /// A colour, gradient or picture that fills what it is proposed, through modifiers that change nothing of that.
  private func plainPainter(_ view: ViewID) -> ViewID? {
    var view = view
    while !view.isNone {
      let node = tree[view]
      switch node.kind {
      case .color, .gradient: return isVisible(view) ? view : nil
      case .shape: return tree.contents.shapes[node].outline == .rectangle && isVisible(view) ? view : nil
      case .image: return tree.contents.images[node].isResizable ? view : nil
      case .effect, .aspectRatio: view = node.firstChild
      default: return nil
      }
    }
    return nil
  }

  /// What ends before the edges of the screen does not run on over them.
  private mutating func checkUnreachedEdges(_ view: ViewID, _ edges: EdgeSet) {
    guard settings.isOn(.edgeNotReached), !tree[view].isPart, !layout.fitsContent, !edges.isEmpty,
      !speaksOfKeyboard(view),
      !neighbourhood.has(decorated(by: view), .sharesWidth), !neighbourhood.has(view, .scrolls)
    else { return }
    let canvas = frames.canvas
    let safe = safeRect ?? Rect(x: 0, y: 0, width: canvas.width, height: canvas.height)
    let place = frame(view)
    let isReaching =
      (edges.contains(.top) && place.minY <= safe.minY + tolerance)
      || (edges.contains(.bottom) && place.maxY >= safe.maxY - tolerance)
      || (edges.contains(.leading) && place.minX <= safe.minX + tolerance)
      || (edges.contains(.trailing) && place.maxX >= safe.maxX - tolerance)
    guard !isReaching, place.size.width > 0, place.size.height > 0 else {
      return object(.edgeNotReached, at: range(view))
    }
    report(
      .edgeNotReached, at: range(view),
      "\(name(view)) is \(points(place.size.width)) × \(points(place.size.height)) pt on a screen of "
        + "\(points(canvas.width)) × \(points(canvas.height)): it reaches no edge, and does not run on over one",
      help: "let it fill first, by .frame(maxWidth: .infinity, maxHeight: .infinity)")
  }

  /// What a view lies behind, or itself: a background has no place of its own.
  private func decorated(by view: ViewID) -> ViewID {
    let outermost = outline.outermost(view)
    let above = outline.parent(of: outermost)
    if above.isNone { return view }
    return tree[above].kind == .background
      || tree[above].kind == .overlay && plainPainter(tree[view].firstChild) != nil ? above : view
  }

  /// `.ignoresSafeArea(.keyboard)` is about what lies on the screen at times.
  func speaksOfKeyboard(_ view: ViewID) -> Bool {
    guard let argument = sites.argument(0, ofCallAt: tree[view].source) else { return false }
    return syntax.source.text(syntax.range(argument)).hasSuffix("keyboard")
  }
}
