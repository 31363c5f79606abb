import LaySyntax
import LayViews

// Limits of lines that a container hands on to texts that were not meant.

extension Inspection {
  /// What the texts under one limit come to.
  private struct Limited {
    var place: SourceRange
    var limit: Int
    var cut: ViewID
    var hasWhole = false
  }

  /// A `lineLimit` of a container, of whose texts some fit and one is cut by it.
  mutating func checkContainerLimits() {
    guard settings.isOn(.lineLimitOfContainer) else { return }
    var limits: [SyntaxID: Limited] = [:]
    var order: [SyntaxID] = []
    for view in outline.placed where tree[view].kind == .text {
      let source = tree[view].source
      guard let limit = tree.contents.texts.description(of: tree[view]).lineLimit, let fit = fit(of: view),
        let call = sites.enclosingCall(of: ["lineLimit"], around: source), syntax.range(call).start != source,
        let place = sites.nameRange(ofCall: call)
      else { continue }
      if limits[call] == nil {
        limits[call] = Limited(place: place, limit: limit, cut: .none)
        order.append(call)
      }
      if !fit.isTruncated {
        limits[call]?.hasWhole = true
      } else if limits[call]?.cut.isNone == true, fit.lineCount == limit, !isUnread(view),
        sites.enclosingCall(of: ["truncationMode"], around: source) == nil
      {
        limits[call]?.cut = view
      }
    }
    for call in order {
      guard let found = limits[call], found.hasWhole, !found.cut.isNone else { continue }
      report(
        .lineLimitOfContainer, at: found.place,
        "the limit of \(found.limit) line\(found.limit == 1 ? "" : "s") holds for every text in here, and cuts \(name(found.cut))",
        help: "put it on the text that it is meant for",
        notes: [.init("the text is here", at: range(found.cut))])
    }
  }
}
