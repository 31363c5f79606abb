import LayEngine
import LaySyntax
import LayViews

// Where a GeometryReader puts what it holds: all of it at its top leading corner.

extension Inspection {
  mutating func checkReaderContent(_ view: ViewID, _ node: ViewNode) {
    guard node.kind == .geometryReader, isWritten(view) else { return }
    checkPiledUp(view)
    checkCorner(of: view)
  }

  /// Less may be an edge that touches another.
  private static let noticeable = 2.0

  /// Several views in a reader, which lays them on each other.
  private mutating func checkPiledUp(_ reader: ViewID) {
    guard settings.isOn(.readerPilesUp), hasSeveralChildren(reader) else { return }
    let views = children(reader).filter { frames.isPlaced($0) }
    for (first, second) in zip(views, views.dropFirst()) where isRead(first) && isRead(second) {
      let (a, b) = (frame(first), frame(second))
      let width = min(a.maxX, b.maxX) - max(a.minX, b.minX)
      let height = min(a.maxY, b.maxY) - max(a.minY, b.minY)
      guard width > Self.noticeable, height > Self.noticeable else { continue }
      return report(
        .readerPilesUp, at: range(reader),
        "a GeometryReader lays its \(views.count) views on each other: \(name(first)) and \(name(second)) share "
          + "\(points(width)) × \(points(height)) pt",
        help: "a VStack around them puts them under each other",
        notes: [.init("the second one is here", at: range(content(of: second)))])
    }
  }

  /// A text, control or stack that nothing puts elsewhere; what is behind others is none of them.
  private func isRead(_ view: ViewID) -> Bool {
    var view = view
    while !view.isNone, tree[view].kind.isModifier {
      switch tree[view].kind {
      case .offset, .position, .alignmentGuide: return false
      case .effect:
        let effect = tree.modifiers.effects[tree[view]]
        if effect.isTransform || effect.isInvisible { return false }
      default: break
      }
      view = tree[view].firstChild
    }
    guard !view.isNone else { return false }
    return [.text, .control, .hStack, .vStack].contains(tree[view].kind) && frame(view).size.width > 0
  }

  /// From here on a text is seen to stand in a corner.
  private static let corner = 16.0

  /// A text or symbol in a reader that lies over or behind something: it stands in the corner of that.
  private mutating func checkCorner(of reader: ViewID) {
    guard settings.isOn(.readerPutsInCorner), !hasSeveralChildren(reader),
      case let child = tree[reader].firstChild, !child.isNone,
      case .layer = outline.surroundings(of: reader, in: tree),
      let shown = plainContent(child), isVisible(shown),
      case let (place, own) = (frame(reader), frame(child)),
      own.size.width + Self.corner * 2 < place.size.width,
      own.size.height + Self.corner * 2 < place.size.height
    else { return }
    report(
      .readerPutsInCorner, at: range(reader),
      "a GeometryReader puts what it holds at its top leading corner: \(name(child)) of \(points(own.size.width)) × "
        + "\(points(own.size.height)) pt stands in that of \(points(place.size.width)) × \(points(place.size.height))",
      help: ".frame(maxWidth: .infinity, maxHeight: .infinity) on it puts it in the middle",
      notes: [.init("it is here", at: range(shown))])
  }

  /// A text or image, through modifiers that say nothing of its place.
  private func plainContent(_ view: ViewID) -> ViewID? {
    var view = view
    while !view.isNone, tree[view].kind.isModifier {
      guard [.background, .overlay, .layoutPriority, .effect].contains(tree[view].kind) else { return nil }
      if tree[view].kind == .effect, tree.modifiers.effects[tree[view]].isTransform { return nil }
      view = tree[view].firstChild
    }
    return !view.isNone && (tree[view].kind == .text || tree[view].kind == .image) ? view : nil
  }
}
