import LayEngine
import LaySyntax
import LayViews

// Bars over what scrolls.

extension Inspection {
  /// A bar laid over a list or scroll view: the end of its content, or the start, cannot be scrolled out from under it.
  mutating func checkBars(over layers: [ViewID]) {
    guard settings.isOn(.barOverScroll), layers.count > 1, let first = layers.first,
      let scroll = scroller(in: first), let (whole, drawn) = shownContent(of: scroll)
    else { return }
    let window = frame(scroll)
    for layer in layers.dropFirst() {
      guard let bar = ink(layer), bar.size.width >= window.size.width * Self.share,
        bar.size.height < window.size.height / 2, bar.overlaps(window), isPainted(layer)
      else { continue }
      let isBelow = bar.minY > window.minY + window.size.height / 2
      if isBelow {
        guard whole.size.height > window.size.height + tolerance,
          case let hidden = window.maxY - bar.minY, whole.maxY - drawn.maxY < hidden - tolerance,
          bar.maxY >= window.maxY - Self.margin
        else { continue }
        return reportBar(layer, over: scroll, isBelow, hidden)
      }
      guard bar.minY <= window.minY + Self.margin, drawn.minY < bar.maxY - tolerance,
        drawn.minX < bar.maxX, bar.minX < drawn.maxX
      else { continue }
      return reportBar(layer, over: scroll, isBelow, bar.maxY - window.minY)
    }
  }

  /// Room for a bar in what scrolls, and not around it: the bar lies at the end of the content, and moves with that.
  mutating func checkBarInside(_ inset: ViewID) {
    guard settings.isOn(.barOverScroll), isWritten(inset), neighbourhood.has(inset, .scrolls),
      let scroll = scrollView(unbounding: tree[inset].firstChild, .vertical)
    else { return }
    report(
      .barOverScroll, at: range(inset),
      "this bar is a part of what the ScrollView at \(place(scroll)) scrolls, and scrolls away with it",
      help: "put the modifier on the ScrollView", notes: [.init("the ScrollView is here", at: range(scroll))])
  }

  /// How much of the width a bar is over; a button in a corner leaves room to read beside it.
  private static let share = 0.75
  /// How far from the edge a bar floats, in points.
  private static let margin = 60.0

  private mutating func reportBar(_ bar: ViewID, over scroll: ViewID, _ isBelow: Bool, _ hidden: Double) {
    let (list, view) = (outline.parent(of: scroll), content(of: bar))
    let name = tree[scroll].isPart && !list.isNone ? tree.spelling(of: list) : tree.spelling(of: scroll)
    report(
      .barOverScroll, at: range(view),
      "\(self.name(bar)) lies over the \(isBelow ? "last" : "first") \(points(hidden)) pt of the "
        + "\(name ?? "ScrollView"), and what \(isBelow ? "ends" : "begins") there cannot be scrolled out from under it",
      help: ".safeAreaInset(edge: \(isBelow ? ".bottom" : ".top")) on what scrolls makes room for it")
  }

  /// What scrolls up and down, where nothing around it makes room for a bar.
  private func scroller(in layer: ViewID) -> ViewID? {
    var view = layer
    while !view.isNone {
      switch tree[view].kind {
      case .scrollView: return tree.containers.scrolls[tree[view]].axes.contains(.vertical) ? view : nil
      case .control:
        if !tree[view].isPart, !isList(view) { return nil }
      case .safeAreaInset, .safeAreaPadding, .position, .offset: return nil
      default: if !tree[view].kind.isModifier { return nil }
      }
      view = tree[view].firstChild
    }
    return nil
  }

  /// What a scroll view shows, and what is drawn of it, without the room that a padding keeps free at its ends; of several
  /// views, which form a column, all together.
  private mutating func shownContent(of scroll: ViewID) -> (whole: Rect, drawn: Rect)? {
    var shown: (whole: Rect, drawn: Rect)?
    for child in children(scroll) where frames.isPlaced(child) {
      let place = frame(child)
      // The rows of a list fill it.
      let drawn = ink(child) ?? place
      shown = shown.map { ($0.whole.union(place), $0.drawn.union(drawn)) } ?? (place, drawn)
    }
    return shown
  }

  /// Whether something is painted behind what a layer says, or it is painted itself.
  private mutating func isPainted(_ layer: ViewID) -> Bool {
    var view = layer
    while !view.isNone {
      if decorates(view) { return true }
      if !tree[view].kind.isModifier { break }
      view = tree[view].firstChild
    }
    guard !view.isNone else { return false }
    switch tree[view].kind {
    case .color, .shape: return isVisible(view)
    case .control: return isPressed(view) && !isPlainButton(view)
    default: return false
    }
  }
}
