import LaySyntax
import LayViews

// The empty places that offsets leave.

extension Inspection {
  /// A child of a column that is moved up over the one before it: its place stays where it was, empty.
  mutating func checkOffsetGap(_ view: ViewID, _ shift: Double) {
    guard shift <= -Self.leastHole, settings.isOn(.offsetLeavesGap), isWritten(view),
      hasLiteralArguments(view),
      let (stack, item) = stack(around: view), tree[stack].kind == .vStack,
      frame(item).maxY >= frame(view).maxY - tolerance,
      case let before = outline.previousSibling(of: item), !before.isNone,
      case let after = tree[item].nextSibling, !after.isNone, isSeen(content(of: before)),
      isSeen(content(of: after)), !isMoved(after)
    else { return }
    let hole = frame(after).minY - frame(view).maxY - shift
    guard hole >= Self.leastHole, frame(view).minY + shift < frame(before).maxY else { return }
    report(
      .offsetLeavesGap, at: range(view),
      "offset draws \(name(view)) \(points(-shift)) pt further up, and its place in the VStack stays where it was: "
        + "\(points(hole)) pt are empty before \(name(after))",
      help: "an overlay of what it is drawn over takes no place in the stack",
      notes: [.init("this is below the empty place", at: range(content(of: after)))])
  }

  /// Three times what a stack puts between its children: less is hardly seen as a hole.
  private static let leastHole = 24.0

  private func isSeen(_ view: ViewID) -> Bool {
    tree[view].kind != .spacer && frame(view).size.width > 0 && frame(view).size.height > 0
  }

  /// Whether it follows what is moved, by an offset of its own or by a negative padding.
  private func isMoved(_ view: ViewID) -> Bool {
    var view = view
    while !view.isNone, tree[view].kind.isModifier {
      switch tree[view].kind {
      case .offset, .position: return true
      case .padding: if tree.modifiers.insets[tree[view]].top < 0 { return true }
      default: break
      }
      view = tree[view].firstChild
    }
    return false
  }
}
