import LaySyntax
import LayViews

// What lies behind views and is larger or smaller than they are.

extension Inspection {
  mutating func checkBackdropSize(_ view: ViewID, _ node: ViewNode) {
    switch node.kind {
    case .background: if !node.isPart { checkOverflowingPicture(view) }
    case .zStack: checkSmallRound(view)
    default: break
    }
  }

  /// Less is not seen.
  private static let noticeable = 4.0

  /// A picture that fills a background, and is drawn over the neighbours of what it is behind.
  private mutating func checkOverflowingPicture(_ view: ViewID) {
    guard settings.isOn(.backgroundOverflows), case let place = frame(view) else { return }
    for layer in children(view).dropFirst() {
      guard let ratio = fillingPicture(layer), case let own = frame(ratio),
        let axis = Axis.allCases.first(where: { own.size[$0] > place.size[$0] + Self.noticeable }),
        hasNeighbour(view, axis), !isClipped(view)
      else { continue }
      overflowing.insert(view)
      return report(
        .backgroundOverflows, at: range(ratio),
        "\(name(ratio)) fills \(points(place.size.width)) × \(points(place.size.height)) pt by being \(points(own.size.width)) × "
          + "\(points(own.size.height)): a background cuts nothing off, and what is next to it is covered",
        help: "put .clipped() after the background", notes: [.init("the background is here", at: range(view))]
      )
    }
  }

  /// The ratio around a picture that makes it larger than it is offered.
  private func fillingPicture(_ layer: ViewID) -> ViewID? {
    var view = layer
    while !view.isNone {
      switch tree[view].kind {
      case .aspectRatio:
        let inner = content(of: view)
        return tree.modifiers.aspectRatios[tree[view]].fills && tree[inner].kind == .image && isWritten(inner)
          ? view : nil
      case .effect:
        let effect = tree.modifiers.effects[tree[view]]
        if effect.isClip || effect.isInvisible { return nil }
      case .ignoresSafeArea, .layoutPriority: break
      default: return nil
      }
      view = tree[view].firstChild
    }
    return nil
  }

  /// Whether a stack lays something out beside a view along an axis.
  private mutating func hasNeighbour(_ view: ViewID, _ axis: Axis) -> Bool {
    guard let (stack, item) = stack(around: view), tree[stack].kind.mainAxis == axis else { return false }
    return [outline.previousSibling(of: item), tree[item].nextSibling].contains {
      !$0.isNone && tree[$0].kind != .spacer
    }
  }

  /// A round shape of a fixed size with a text over it that is wider.
  private mutating func checkSmallRound(_ stack: ViewID) {
    guard settings.isOn(.circleTooSmall), hasSeveralChildren(stack),
      tree.containers.zStacks[tree[stack]] == .center,
      case let views = children(stack), let shape = roundShape(views[0])
    else { return }
    for layer in views.dropFirst() {
      let text = content(of: layer)
      guard tree[text].kind == .text, isVisible(text), let fit = fit(of: text), fit.lineCount == 1,
        case let (room, own) = (frame(shape).size.width, frame(text).size.width),
        own > room + Self.noticeable,
        abs(frame(text).minX + own / 2 - frame(shape).minX - room / 2) < Self.noticeable
      else { continue }
      return report(
        .circleTooSmall, at: range(shape),
        "the \(tree.spelling(of: shape) ?? "shape") is \(points(room)) pt wide, and \(name(text)) of \(points(own)) over it "
          + "sticks out of it",
        help: "as a background of the text with padding it is as large as that",
        notes: [.init("the text is here", at: range(text))])
    }
  }

  /// A filled round shape in a fixed frame.
  private func roundShape(_ layer: ViewID) -> ViewID? {
    var (view, isFixed) = (layer, false)
    while !view.isNone {
      switch tree[view].kind {
      case .frame: if tree.modifiers.frames[tree[view]].width != nil { isFixed = true }
      case .effect: if tree.modifiers.effects[tree[view]] != .identity { return nil }
      case .shape:
        let shape = tree.contents.shapes[tree[view]]
        return isFixed && shape.outline.isRounded && shape.fill != nil && isVisible(view) && isWritten(view)
          ? view : nil
      default: return nil
      }
      view = tree[view].firstChild
    }
    return nil
  }
}
