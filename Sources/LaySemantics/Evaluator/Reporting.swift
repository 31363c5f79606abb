import LayViews
import LaySyntax

/// Findings that are made in several places, or that depend on what the code around them is run for.
extension Evaluator {
  /// Reports a finding once for a name, wherever it stands.
  package func warnOnce(_ diagnostic: Diagnostic, about name: String) {
    guard ignoredNames.insert(symbols.intern(name)).inserted else { return }
    report(diagnostic)
  }

  /// Reports what is wrong with a value. Those of code that is merely checked are made up, so nothing is said of them.
  func reportOfValue(_ diagnostic: Diagnostic) {
    if !isChecking { report(diagnostic) }
  }

  /// A mistake that only shows when the code runs: with the components that led there as notes.
  /// Code that is merely checked has made-up values, so nothing is said of it.
  func fault(_ rule: String, at range: SourceRange, _ message: String, help: String? = nil) -> Value {
    if !isChecking {
      report(.error(rule, at: range, message, help: help, notes: componentNotes()))
    }
    return .unknown
  }

  func componentNotes() -> [Diagnostic.Note] {
    let shown = components.suffix(8).reversed()
    var notes = shown.map {
      Diagnostic.Note("in '\(declarations[$0.type].name)', used here", at: nameRange($0.place))
    }
    if components.count > 8 { notes.append(.init("and \(components.count - 8) components around it")) }
    return notes
  }

  /// A link after a view that is neither SwiftUI's nor the file's.
  func reportNoModifier(_ link: Chain.Link, _ scope: Scope) {
    guard link.kind == .method || link.kind == .member else { return }
    if configuration.isLenient {
      report(
        .warning(
          "unknown-modifier", at: nameRange(link.node),
          "'\(symbols[link.name])' is not defined here: it is left out"))
      return
    }
    reportMissingMember(link.name, of: .views(ViewList()), at: nameRange(link.node))
  }

  /// A modifier that cannot change the layout: said once for each name.
  func warnIgnored(_ entry: Entry, _ node: SyntaxID) {
    guard ignoredNames.insert(syntax.symbol(syntax.child(node, 0))).inserted else { return }
    report(.warning("ignored-modifier", at: nameRange(node), Catalog.whyIgnored(entry.name)))
  }
}
