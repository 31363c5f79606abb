import LayEngine
import LaySyntax
import LayText
import LayViews

// Pictures that take a row's room from a text.

extension Inspection {
  /// A picture that keeps its ratio and has no width of its own takes its share of a row, and the text beside it wraps.
  mutating func checkBesidePicture(_ text: ViewID, _ fit: TextFit) {
    guard settings.isOn(.textSqueezed), let item = neighbourhood.item(of: text), content(of: item) == text,
      case let stack = outline.parent(of: item), tree[stack].kind == .hStack,
      let picture = widePicture(in: stack), case let width = frame(picture).size.width,
      width >= frame(item).size.width * Self.share
    else { return }
    let edit = TreeEdit(.raisePriority, tree[item])
    guard let other = counterfactual.frames(after: [edit], &measurer),
      other.frame(of: item).size.width > frame(item).size.width + tolerance,
      fit.isTruncated || other.frame(of: item).size.height < frame(item).size.height - tolerance
    else { return }
    report(
      .textSqueezed, at: range(picture),
      "nothing says how wide \(name(picture)) is: it takes \(points(width)) of the \(points(frame(stack).size.width)) pt of its "
        + "row, and \"\(excerpt(text))\" beside it \(fit.isTruncated ? "is cut" : "has \(fit.lineCount) lines")",
      help: "give it a width, by .frame(width:)", notes: [.init("the text is here", at: range(text))])
  }

  /// A picture of half the text's width may well be meant.
  private static let share = 0.75

  /// The ratio around a resizable picture of a row that has no width given.
  private mutating func widePicture(in stack: ViewID) -> ViewID? {
    if let known = facts.rows.widePicture[stack] { return known }
    let found = ratioOfPicture(in: stack)
    facts.rows.widePicture[stack] = .some(found)
    return found
  }

  private func ratioOfPicture(in stack: ViewID) -> ViewID? {
    for child in children(stack) {
      var view = child
      var ratio: ViewID?
      while !view.isNone, tree[view].kind.isModifier {
        let node = tree[view]
        if node.kind == .frame || node.kind == .flexibleFrame || node.kind == .containerRelativeFrame {
          break
        }
        if node.kind == .aspectRatio, !node.isPart { ratio = view }
        view = node.firstChild
      }
      if !view.isNone, tree[view].kind == .image, tree.contents.images[tree[view]].isResizable, let ratio {
        return ratio
      }
    }
    return nil
  }
}
