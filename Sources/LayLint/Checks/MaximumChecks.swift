import LaySyntax
import LayViews

// Frames with a maximum that were to hug, and take the maximum.

extension Inspection {
  mutating func checkMaximum(_ view: ViewID, _ node: ViewNode) {
    guard node.kind == .flexibleFrame, settings.isOn(.maximumIsTaken), isWritten(view) else { return }
    let spec = tree.modifiers.flexibleFrames[node]
    checkWideMaximum(view, spec.horizontal)
    checkTallMaximum(view, spec.vertical)
  }

  /// Less is a margin.
  private static let noticeable = 8.0

  /// Around a short text: with a background around it and a Spacer beside it, it was to be as wide as the text; and so it
  /// was where a text follows it.
  private mutating func checkWideMaximum(_ view: ViewID, _ bounds: FlexibleFrameSpec.Bounds) {
    guard let most = bounds.maximum, most.isFinite, bounds.minimum == nil,
      let (stack, item) = stack(around: view), tree[stack].kind == .hStack,
      case let text = content(of: view), tree[text].kind == .text,
      frame(view).size.width > frame(text).size.width + Self.noticeable
    else { return }
    if kinds(in: stack).holdsSpacer, isDecorated(view, upTo: item) {
      return report(
        .maximumIsTaken, at: range(view, "maxWidth"),
        "maxWidth: \(points(most)) is what this frame takes where there is room: what is painted behind "
          + "\(name(view)) is \(points(frame(view).size.width)) pt wide, and the text \(points(frame(text).size.width))",
        help: "put the background before the frame, and give that an alignment")
    }
    // As the first of several rows it is a column that others line up with.
    let next = tree[item].nextSibling
    guard !next.isNone, tree[content(of: next)].kind == .text, !isRepeated(view),
      !isRow(stack),
      case let free = frame(content(of: next)).minX - frame(text).maxX, free > Self.noticeable * 4
    else { return }
    reportFree(view, "maxWidth", most, free, "between \(name(text)) and \(name(next))")
  }

  /// Whether a row stands in a column, as others may.
  private func isRow(_ stack: ViewID) -> Bool {
    if case .container(let holder, let kind) = outline.surroundings(of: stack, in: tree) {
      return kind.mainAxis == .vertical && hasSeveralChildren(holder)
    }
    return false
  }

  /// Around a text that is lower than the maximum, where something shows how tall the frame is.
  private mutating func checkTallMaximum(_ view: ViewID, _ bounds: FlexibleFrameSpec.Bounds) {
    guard let most = bounds.maximum, most.isFinite, bounds.minimum == nil, bounds.ideal == nil,
      case let inner = content(of: view), let needed = neededHeight(inner),
      frame(view).size.height >= 2 * needed,
      case let free = frame(view).size.height - needed, free > Self.noticeable * 4,
      neighbourhood.has(view, .showsHeight)
    else { return }
    let place =
      tree[inner].kind == .text ? "above and below \(name(inner))" : "below what \(name(inner)) holds"
    reportFree(view, "maxHeight", most, free, place)
  }

  /// How tall a text is, or what scrolls up and down; nil for anything else.
  private func neededHeight(_ view: ViewID) -> Double? {
    switch tree[view].kind {
    case .text: return isVisible(view) ? frame(view).size.height : nil
    case .scrollView:
      guard isWritten(view), tree.containers.scrolls[tree[view]].axes == .vertical else { return nil }
      let height = children(view).reduce(0) { max($0, frame($1).maxY - frame(view).minY) }
      return height > 0 ? height : nil
    default: return nil
    }
  }

  private mutating func reportFree(
    _ view: ViewID, _ label: String, _ most: Double, _ free: Double, _ place: String
  ) {
    report(
      .maximumIsTaken, at: range(view, label),
      "\(label): \(points(most)) is what this frame takes where there is room: \(points(free)) pt stay free \(place)",
      help: label == "maxHeight"
        ? ".fixedSize(horizontal: false, vertical: true) after it lets it hug; or limit the lines, by .lineLimit"
        : ".fixedSize(horizontal: true, vertical: false) after it lets it hug; or leave it out")
  }

  /// Whether the place in the source made several views.
  private mutating func isRepeated(_ view: ViewID) -> Bool {
    if facts.frameCounts == nil {
      var counts: [UInt32: Int] = [:]
      for index in tree.nodes.indices where tree.nodes[index].kind == .flexibleFrame {
        counts[tree.nodes[index].source, default: 0] += 1
      }
      facts.frameCounts = counts
    }
    return (facts.frameCounts?[tree[view].source] ?? 0) > 1
  }

  private mutating func isDecorated(_ view: ViewID, upTo item: ViewID) -> Bool {
    var view = view
    while view != item {
      view = outline.parent(of: view)
      if view.isNone { return false }
      if decorates(view) { return true }
    }
    return false
  }
}
