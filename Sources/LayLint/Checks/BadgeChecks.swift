import LaySyntax
import LayViews

// Badges that lie in the corner of a padding, and not of what is in it.

extension Inspection {
  /// A badge is no larger, and stands off from here on.
  private static let largestBadge = 24.0
  private static let leastDistance = 4.0

  /// A dot or a number over the corner of a symbol or text with room around it that nobody sees.
  mutating func checkBadge(_ view: ViewID, _ node: ViewNode) {
    guard node.kind == .overlay, settings.isOn(.badgeOffContent), !node.isPart, isWritten(view),
      !tree.isMask(node),
      let padding = padding(inside: view), case let inner = content(of: view),
      [.image, .text].contains(tree[inner].kind), let ink = ink(padding), frame(inner).isClose(to: ink),
      !isPainted(view, upTo: outline.outermost(view)), !isInControl(view)
    else { return }
    for layer in children(view).dropFirst() {
      guard let badge = self.ink(layer), isBadge(content(of: layer)),
        max(badge.size.width, badge.size.height) <= Self.largestBadge,
        case let across = max(badge.minX - ink.maxX, ink.minX - badge.maxX),
        case let down = max(badge.minY - ink.maxY, ink.minY - badge.maxY),
        across > Self.leastDistance, down > Self.leastDistance
      else { continue }
      return report(
        .badgeOffContent, at: range(view),
        "\(name(layer)) lies in the corner of the padding at \(place(padding)), \(points(across)) pt beside and "
          + "\(points(down)) pt \(badge.minY < ink.minY ? "above" : "below") \(name(inner)): an overlay is put over all of what is before it",
        help: "put the overlay before the padding", notes: [.init("the padding is here", at: range(padding))])
    }
  }

  /// A caption over the frame of a fitted picture, which leaves it beside the picture.
  mutating func checkCaption(_ view: ViewID, _ node: ViewNode) {
    guard node.kind == .overlay, settings.isOn(.badgeOffContent), !node.isPart, isWritten(view),
      !tree.isMask(node), case let holder = tree[view].firstChild, !holder.isNone,
      [.frame, .flexibleFrame].contains(tree[holder].kind), case let image = content(of: holder),
      tree[image].kind == .image, tree.contents.images[tree[image]].isResizable,
      let ink = ink(holder), ink.isClose(to: frame(image)),
      Axis.allCases.contains(where: { frame(holder).size[$0] > ink.size[$0] + Self.largestBadge }),
      !isPainted(view, upTo: outline.outermost(view))
    else { return }
    for layer in children(view).dropFirst() {
      guard tree[content(of: layer)].kind == .text, let own = self.ink(layer), !own.overlaps(ink) else {
        continue
      }
      return report(
        .badgeOffContent, at: range(view),
        "\(name(layer)) lies beside \(name(image)), which is \(points(ink.size.width)) × \(points(ink.size.height)) of the "
          + "\(points(frame(holder).size.width)) × \(points(frame(holder).size.height)) pt of its frame: an overlay is put over "
          + "all of what is before it",
        help: "put the overlay before the frame", notes: [.init("the picture is here", at: range(image))])
    }
  }

  /// A button or label that an offset hangs over the edge, onto the text that follows.
  mutating func checkHanging(_ view: ViewID, _ node: ViewNode) {
    guard node.kind == .overlay, settings.isOn(.siblingsOverlap), !node.isPart, !tree.isMask(node),
      let (_, item) = stack(around: view)
    else { return }
    for layer in children(view).dropFirst() where tree[layer].kind == .offset && isWritten(layer) {
      guard let hanging = ink(layer), [.text, .control].contains(tree[content(of: layer)].kind) else {
        continue
      }
      for sibling in [outline.previousSibling(of: item), tree[item].nextSibling] where !sibling.isNone {
        let other = content(of: sibling)
        guard [.text, .control].contains(tree[other].kind), isVisible(other), let own = ink(other),
          own.overlaps(hanging), !own.overlaps(frame(view)),
          min(own.maxY, hanging.maxY) - max(own.minY, hanging.minY) > Self.leastDistance
        else { continue }
        return report(
          .siblingsOverlap, at: range(layer),
          "this offset puts \(name(layer)) over \(name(sibling)): an overlay takes no room outside of what it lies on",
          help: "a padding after the overlay keeps the room that it hangs over",
          notes: [.init("the other one is here", at: range(other))], atMost: .info)
      }
    }
  }

  /// The padding that an overlay is put on.
  private func padding(inside view: ViewID) -> ViewID? {
    var inner = tree[view].firstChild
    while !inner.isNone, tree[inner].kind == .effect { inner = tree[inner].firstChild }
    return !inner.isNone && tree[inner].kind == .padding && isWritten(inner) ? inner : nil
  }

  private func isBadge(_ view: ViewID) -> Bool {
    switch tree[view].kind {
    case .text: return true
    case .shape: return tree.contents.shapes[tree[view]].outline.isRounded
    default: return false
    }
  }

  /// Whether a control holds a view, whose bezel is painted around it.
  private func isInControl(_ view: ViewID) -> Bool {
    if case .container(let control, .control) = outline.surroundings(of: view, in: tree) {
      return !isPlainButton(control)
    }
    return false
  }
}
