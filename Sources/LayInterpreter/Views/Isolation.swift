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
    let findsValue = state.failure.findsValue
    state.failure.findsValue = false
    let place = findings.place
    findings.place = nameRange(node).start
    let views = build()
    findings.place = place
    state.failure.findsValue = findsValue
    if budget.isStopped, let fault = resume() {
      findings.fault = outer
      return errorBox(fault)
    }
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

  /// Goes on after a bound was met inside of a view that is built; nil where the evaluation unwinds further.
  /// - Returns: What stands in the place of the view.
  private func resume() -> Diagnostic? {
    guard let resumption = budget.stops.resumption, !findings.isSilent, let fault = budget.stops.fault,
      state.components.count <= resumption.components, state.running.count <= resumption.running
    else { return nil }
    budget.resume()
    state.failure.thrown = nil
    // What is only tried reports nothing, and may stop for good all the same.
    findings.report(fault)
    return fault
  }

  /// Whether a layout paints anything but messages of errors.
  func paintsViews(of tree: ViewTree) -> Bool {
    tree.paintedViewCount { node in
      switch node.kind {
      case .text: !tree.contents.texts[node].runs.contains { $0.paint == .error }
      case .shape: tree.contents.shapes[node].stroke != .error
      case .color: tree.contents.paints[node] != .errorGround
      default: true
      }
    } > 0
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
      if let fault = findings.fault ?? (budget.isStopped ? budget.stops.fault : nil) {
        let views = outlined(ViewList(stage.tree.root), fault)
        if !views.isEmpty { stage.tree.root = views.first }
      } else if let standIn = findings.standIn, stage.tree.paintedViewCount == 0 {
        // That nothing is painted may come of what is not known.
        let views = standInBox(standIn.message, around: ViewList(stage.tree.root), at: source)
        if !views.isEmpty { stage.tree.root = views.first }
      }
      return
    }
    if let fault = findings.fault ?? (budget.isStopped ? budget.stops.fault : nil) {
      stage.resetTree()
      stage.tree.root = errorBox(fault).first
    } else if let standIn = findings.standIn {
      stage.tree.root = standInBox(standIn.message, at: source).first
    }
  }
}
