import LaySyntax
import LayViews

// What is drawn larger than the room that was kept for it.

extension Inspection {
  mutating func checkTransforms(_ view: ViewID, _ node: ViewNode) {
    switch node.kind {
    case .effect: checkTransformed(view, tree.modifiers.effects[node])
    case .overlay:
      checkLargeOverlay(view, node)
      checkLargeSymbol(view, node)
    default: break
    }
  }

  /// Less than that, as in a button that is pressed, is not seen as being out of place.
  private static let noticeable = 8.0

  /// A view in a stack that is turned or enlarged where it is drawn, and not where it is laid out.
  private mutating func checkTransformed(_ view: ViewID, _ effect: EffectSpec) {
    guard settings.isOn(.transformKeepsFrame), !tree[view].isPart,
      let painted = ink(view), let drawn = bounds(of: painted, in: frame(view), under: effect),
      let item = neighbourhood.item(of: view), case let stack = outline.parent(of: item), !stack.isNone,
      let axis = tree[stack].kind.mainAxis, hasSeveralChildren(stack), neighbourhood.holder(of: view) == nil
    else { return }
    let (room, change) = (frame(view).size[axis], drawn.size[axis] - frame(view).size[axis])
    let neighbours = [outline.previousSibling(of: item), tree[item].nextSibling].filter { !$0.isNone }
    let isOver = neighbours.contains { neighbour in
      guard let ink = ink(neighbour) else { return false }
      return ink.overlaps(drawn) && !ink.overlaps(frame(view))
    }
    guard isOver && change > Self.noticeable || -change > 2 * Self.noticeable else { return }
    let verb = if case .rotation = effect { "turns" } else { "enlarges" }
    report(
      .transformKeepsFrame, at: range(view),
      "\(syntax.source.text(range(view))) \(change > 0 || verb == "turns" ? verb : "shrinks") what is drawn and not the room kept for it: \(name(view)) is drawn "
        + "\(points(drawn.size[axis])) pt \(axis.extent) in its place of \(points(room))",
      help: "a frame after it keeps the room that it needs")
  }

  /// Where a rectangle is drawn that is turned or enlarged with the frame around it; nil for effects that do neither.
  private func bounds(of rect: Rect, in frame: Rect, under effect: EffectSpec) -> Rect? {
    switch effect {
    case .scale(let x, let y, let anchor):
      guard x.isFinite, y.isFinite, x != 0, y != 0 else { return nil }
      let center = frame.point(at: anchor)
      let edges = [rect.minX, rect.maxX].map { center.x + ($0 - center.x) * x }
      let sides = [rect.minY, rect.maxY].map { center.y + ($0 - center.y) * y }
      return Rect(around: (edges[0], sides[0]), (edges[1], sides[1]))
    case .rotation(let angle, let anchor):
      guard let (sine, cosine) = quarterTurn(angle) else { return nil }
      let center = frame.point(at: anchor)
      let corners = [(rect.minX, rect.minY), (rect.maxX, rect.maxY)].map { x, y in
        (
          center.x + (x - center.x) * cosine - (y - center.y) * sine,
          center.y + (x - center.x) * sine + (y - center.y) * cosine
        )
      }
      return Rect(around: corners[0], corners[1])
    default: return nil
    }
  }

  /// Sine and cosine of a whole number of quarter turns: what lies in between is a decoration.
  private func quarterTurn(_ angle: Double) -> (sine: Double, cosine: Double)? {
    let quarters = angle / (.pi / 2)
    guard abs(quarters) < 1e6, abs(quarters - quarters.rounded()) < 1e-6 else { return nil }
    switch Int(quarters.rounded()) & 3 {
    case 1: return (1, 0)
    case 3: return (-1, 0)
    default: return nil
    }
  }

  /// A frame in an overlay that is larger than the text or control that it lies over.
  private mutating func checkLargeOverlay(_ view: ViewID, _ node: ViewNode) {
    guard settings.isOn(.overlayLargerThanView), !node.isPart, !node.firstChild.isNone,
      [.text, .control].contains(tree[content(of: node.firstChild)].kind)
    else { return }
    let room = frame(view).size
    for layer in children(view).dropFirst() {
      guard let holder = fixedFrame(in: layer), ink(holder) != nil else { continue }
      let spec = tree.modifiers.frames[tree[holder]]
      for axis in Axis.allCases {
        guard let length = spec[axis], length > room[axis] * 1.5 + Self.noticeable, length.isFinite else {
          continue
        }
        return report(
          .overlayLargerThanView, at: range(holder, axis.lengthName),
          "\(name(holder)) is \(points(length)) pt \(axis.extent) over "
            + "\(name(node.firstChild)) of \(points(room[axis])): an overlay takes no room, and lies over what is near",
          help: "give the view below it that size, by a frame before the overlay",
          notes: [.init("the overlay is here", at: range(view))])
      }
    }
  }

  /// The sizes of most symbols are approximate: a symbol is larger than a shape from here on.
  private static let symbolShare = 1.25

  /// A symbol over a filled shape of a given size that it does not fit on.
  private mutating func checkLargeSymbol(_ view: ViewID, _ node: ViewNode) {
    guard settings.isOn(.overlayLargerThanView), !node.isPart, isWritten(view), !tree.isMask(node),
      case let base = content(of: node.firstChild), tree[base].kind == .shape, isVisible(base),
      tree.contents.shapes[tree[base]].fill != nil, neighbourhood.holder(of: base) != nil,
      case let room = frame(view).size, room == frame(base).size
    else { return }
    for layer in children(view).dropFirst() {
      guard case let symbol = content(of: layer), isSymbol(symbol), case let own = frame(symbol).size,
        let axis = Axis.allCases.first(where: { own[$0] > room[$0] * Self.symbolShare })
      else { continue }
      return report(
        .overlayLargerThanView, at: range(view),
        "\(name(symbol)) is \(points(own[axis])) pt \(axis.extent) over \(name(base)) of \(points(room[axis])): it sticks out",
        help: "a larger frame for the shape, or a smaller font for the symbol",
        notes: [.init("the symbol is here", at: range(symbol))])
    }
  }

  private func fixedFrame(in layer: ViewID) -> ViewID? {
    var view = layer
    while !view.isNone {
      switch tree[view].kind {
      case .frame: return tree[view].isPart ? nil : view
      case .effect: view = tree[view].firstChild
      default: return nil
      }
    }
    return nil
  }
}

extension Rect {
  /// The rectangle between two corners.
  fileprivate init(around a: (x: Double, y: Double), _ b: (x: Double, y: Double)) {
    self.init(x: min(a.x, b.x), y: min(a.y, b.y), width: abs(a.x - b.x), height: abs(a.y - b.y))
  }

  fileprivate func point(at anchor: UnitPoint) -> Point {
    Point(x: minX + size.width * anchor.x, y: minY + size.height * anchor.y)
  }
}
