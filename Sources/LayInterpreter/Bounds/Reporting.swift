import LayCatalog
import LayLibrary
import LaySyntax
import LayViews

/// Findings that are made in several places, or that depend on what the code around them is run for.
extension Evaluator {
  func componentNotes() -> [Diagnostic.Note] {
    let shown = state.components.suffix(8).reversed()
    var notes = shown.map {
      Diagnostic.Note("in '\(declarations[$0.type].name)', used here", at: nameRange($0.place))
    }
    if state.components.count > 8 {
      notes.append(.init("and \(state.components.count - 8) components around it"))
    }
    return notes
  }

  /// A link after a view that is neither SwiftUI's nor the file's.
  func reportNoModifier(_ link: Chain.Link, _ scope: Scope) {
    guard link.kind == .method || link.kind == .member else { return }
    if configuration.isLenient {
      findings.report(
        .warning(
          "unknown-modifier", at: nameRange(link.node),
          "'\(symbols[link.name])' is not defined here: it is left out"))
      return
    }
    reportMissingMember(link.name, of: .views(ViewList()), at: nameRange(link.node))
  }

  /// A modifier that cannot change the layout: said once for each name.
  func warnIgnored(_ entry: Entry, _ node: SyntaxID) {
    findings.warnOnce(
      .warning("ignored-modifier", at: nameRange(node), Library.whyIgnored(entry.name)),
      about: syntax.name(syntax.child(node, 0)))
  }
}
