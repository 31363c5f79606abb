import LayEngine
import LaySyntax
import LayText
import LayViews

// Lines of a text that stay where its own alignment puts them, whatever the frame or column around does.

extension Inspection {
  mutating func checkLineAlignment(_ view: ViewID, _ node: ViewNode) {
    guard settings.isOn(.linesNotAligned) else { return }
    switch node.kind {
    case .frame: checkLines(inFrame: view, tree.modifiers.frames[node].alignment)
    case .flexibleFrame: checkLines(inFrame: view, tree.modifiers.flexibleFrames[node].alignment)
    case .vStack: checkLines(inColumn: view, node)
    default: break
    }
  }

  /// Less is not seen to be out of line.
  private static let noticeable = 16.0

  /// A frame that says where its text is to be, around one of several lines.
  private mutating func checkLines(inFrame view: ViewID, _ alignment: Alignment) {
    let edge = alignment.horizontal
    guard edge == .trailing || edge == .horizontalCenter, isWritten(view),
      case let text = framedText(in: view),
      !text.isNone, let shift = rag(of: text, from: 2 * tolerance),
      let argument = sites.argument("alignment", ofCallAt: tree[view].source),
      // `.top` says nothing of the sides.
      edge == .trailing || syntax.source.text(sites.value(ofArgument: argument)) == ".center"
    else { return }
    let name = edge == .trailing ? "trailing" : "center"
    report(
      .linesNotAligned, at: range(view, "alignment"),
      "this puts \(self.name(text)) as a whole at the frame's \(name): its \(lineCount(text)) lines still begin "
        + "together, and the shortest ends \(points(shift)) pt before the longest",
      help: ".multilineTextAlignment(.\(name)) is what lines up the lines of a text")
  }

  /// A text that wraps, after one that the column centres over it.
  private mutating func checkLines(inColumn column: ViewID, _ node: ViewNode) {
    guard isWritten(column), tree.containers.stacks[node].alignment == .horizontalCenter else { return }
    var before = ViewID.none
    for child in children(column) {
      defer { if tree[child].kind != .spacer { before = child } }
      guard !before.isNone, isHeading(before), case let text = content(of: child), tree[text].kind == .text,
        !isFramed(child), let shift = rag(of: text, from: Self.noticeable),
        frame(before).minX > frame(text).minX + Self.noticeable,
        frame(before).maxX < frame(text).maxX - Self.noticeable
      else { continue }
      report(
        .linesNotAligned, at: range(text),
        "the VStack centres \(name(before)) over \(name(text)), whose \(lineCount(text)) lines begin together: the shortest "
          + "ends \(points(shift)) pt before the longest",
        help: ".multilineTextAlignment(.center) centres the lines of a text")
    }
  }

  private func lineCount(_ text: ViewID) -> Int { fit(of: text)?.lineCount ?? 0 }

  /// A text of one line, or a picture.
  private func isHeading(_ child: ViewID) -> Bool {
    let view = content(of: child)
    return tree[view].kind == .text
      ? fit(of: view)?.lineCount == 1 && isVisible(view) : tree[view].kind == .image
  }

  private func isFramed(_ child: ViewID) -> Bool {
    var view = child
    while !view.isNone, tree[view].kind.isModifier {
      if tree[view].kind == .frame || tree[view].kind == .flexibleFrame { return true }
      view = tree[view].firstChild
    }
    return false
  }

  /// By how much the shortest of several lines, which begin together, is shorter than the longest.
  private func rag(of text: ViewID, from least: Double) -> Double? {
    guard let fit = fit(of: text), fit.lineCount > 1, !isUnread(text),
      tree.contents.texts.description(of: tree[text]).alignment == .leading
    else { return nil }
    var shortest = Double.infinity
    var longest = 0.0
    for line in frames.texts[text]?.lines ?? [] {
      shortest = min(shortest, line.width)
      longest = max(longest, line.width)
    }
    return longest - shortest > least ? longest - shortest : nil
  }
}
