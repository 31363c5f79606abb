import LayEngine
import LaySyntax
import LayViews

// What lies behind a list, which has a ground of its own.

extension Inspection {
  mutating func checkBackdrops(_ view: ViewID, _ node: ViewNode) {
    guard node.kind == .background || node.kind == .zStack, !node.isPart, settings.isOn(.backdropHidden)
    else { return }
    let views = children(view)
    if node.kind == .background {
      guard let list = list(in: views[0]), let layer = views.dropFirst().first(where: { isPainter($0) }),
        covers(list, layer)
      else { return }
      return reportBackdrop(at: range(view), list, "this background")
    }
    for (layer, above) in zip(views, views.dropFirst()) where isPainter(layer) {
      guard let list = list(in: above), covers(list, layer), isWritten(content(of: layer)) else { continue }
      return reportBackdrop(at: range(content(of: layer)), list, "what is behind it")
    }
  }

  private mutating func reportBackdrop(at range: SourceRange, _ list: ViewID, _ what: String) {
    let spelling = tree.containers.controls[tree[list]].spelling
    report(
      .backdropHidden, at: range,
      "the \(spelling) at \(place(list)) paints a ground of its own over all of \(what)",
      help: ".scrollContentBackground(.hidden) on the \(spelling) leaves that out")
  }

  /// A list that paints its ground, through modifiers that leave it where it is.
  private func list(in view: ViewID) -> ViewID? {
    var view = view
    while !view.isNone, tree[view].kind.isModifier {
      // The inner one of two backgrounds is told of.
      if tree[view].kind == .background { return nil }
      if tree[view].kind == .effect, tree.modifiers.effects[tree[view]] != .identity { return nil }
      view = tree[view].firstChild
    }
    guard !view.isNone, isList(view), isWritten(view), hasGround(view) else { return nil }
    return view
  }

  private func hasGround(_ list: ViewID) -> Bool {
    var view = tree[list].firstChild
    while !view.isNone, tree[view].isPart, tree[view].kind.isModifier {
      if tree[view].kind == .background {
        let ground = tree[tree[view].firstChild].nextSibling
        if !ground.isNone, tree[ground].kind == .color, isVisible(ground) { return true }
      }
      view = tree[view].firstChild
    }
    return false
  }

  /// A colour, gradient or picture.
  private func isPainter(_ layer: ViewID) -> Bool {
    switch tree[content(of: layer)].kind {
    case .color, .gradient: return isVisible(content(of: layer))
    case .image: return true
    default: return false
    }
  }

  /// Whether all of a layer lies in a list; what runs on over the safe area does so on both.
  private mutating func covers(_ list: ViewID, _ layer: ViewID) -> Bool {
    guard let ink = ink(layer) else { return false }
    let place = frame(list)
    let safe = safeRect ?? Rect(origin: .zero, size: frames.canvas)
    func end(_ edge: Double, _ bound: Double) -> Bool { abs(edge - bound) <= tolerance }
    return (place.minX <= ink.minX + tolerance || end(place.minX, safe.minX))
      && (place.minY <= ink.minY + tolerance || end(place.minY, safe.minY))
      && (place.maxX >= ink.maxX - tolerance || end(place.maxX, safe.maxX))
      && (place.maxY >= ink.maxY - tolerance || end(place.maxY, safe.maxY))
  }
}
