import LayLibrary
import LaySyntax
import LayViews

/// Errors of a lenient compilation: each costs no more than the view that it stands in.
extension Evaluator {
  /// Builds views; where an error is met that no view inside shows, these show it.
  ///
  /// A leaf that was written here is replaced by a box with the message, and so is what is not there at all. Any other view
  /// is drawn as far as it is understood, with an outline and the message over it, which change no frame.
  func isolated(at node: SyntaxID, _ build: () -> ViewList) -> ViewList {
    guard pass.entersDeclarations else { return build() }
    let outer = findings.fault
    findings.fault = nil
    let views = build()
    let fault = findings.fault
    findings.fault = outer
    guard let fault, !budget.isStopped, !findings.isSilent else {
      if outer == nil { findings.fault = fault }
      return views
    }
    if views.isEmpty { return errorBox(fault) }
    let first = stage.tree[views.first]
    if views.count == 1, first.firstChild.isNone, first.source == nameRange(node).start {
      return errorBox(fault)
    }
    return outlined(views, fault)
  }

  /// Notes an expression that the parser could not read, and reported.
  func noteUnread(_ node: SyntaxID) {
    findings.countUnreported(.error("syntax", at: syntax.range(node), "this can't be read"))
  }

  /// Shows errors that no view of a layout shows. A layout without views gets one: what ended it, what is wrong with it,
  /// or what is not known of it.
  func standInForRoot(at source: UInt32) {
    guard configuration.isLenient else { return }
    guard stage.tree.root.isNone else {
      if let fault = findings.fault {
        stage.tree.root = outlined(ViewList(stage.tree.root), fault).first
      }
      return
    }
    if let fault = findings.fault {
      stage.resetTree()
      stage.tree.root = errorBox(fault).first
    } else if let standIn = findings.standIn {
      stage.tree.root = standInBox(standIn.message, at: source).first
    }
  }
}
