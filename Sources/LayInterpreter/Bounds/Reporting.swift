import LayCatalog
import LayLibrary
import LaySyntax

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

  /// A modifier that cannot change the layout: said once for each name.
  func warnIgnored(_ entry: Entry, _ node: SyntaxID) {
    if Library.isSeen(entry.name) { findings.countApproximation(of: syntax.symbol(syntax.child(node, 0))) }
    findings.warnOnce(
      .warning("ignored-modifier", at: nameRange(node), Library.whyIgnored(entry.name)),
      about: syntax.name(syntax.child(node, 0)))
  }

  /// Whether an ignored modifier does nothing to be seen, as its only argument tells.
  func isIdle(_ entry: Entry, _ node: SyntaxID, _ scope: Scope) -> Bool {
    guard pass.hasRealValues, let type = Library.idleType(entry.name),
      let argument = plan(node).arguments.first
    else { return false }
    let value = converted(evaluate(argument.expression, scope, expecting: type), to: type)
    return Library.isIdle(entry.name, value ?? .unknown)
  }

  func outOfRange(_ index: Int, _ count: Int, _ node: SyntaxID) -> Value {
    let range = count == 0 ? "there are no elements" : "the indices are 0 to \(count - 1)"
    if let standIn = standInOfRunningApp(at: node, "index \(index) is out of range") { return standIn }
    return stage.fault(
      "index-out-of-range", at: syntax.range(node), "index \(index) is out of range: \(range)")
  }

  /// Reports that a layout needs what only a running app knows; of code that is merely checked there is nothing to say.
  /// - Parameter what: The beginning of the message, to which it is added that this is not known.
  func reportUnknownValue(at node: SyntaxID, _ what: String, help: String) {
    guard keepsOpaque else { return }
    findings.report(
      .error(
        "unknown-value", at: syntax.range(node), what + " that is only known when an app runs",
        help: help + "; --lenient takes a placeholder"))
  }

  /// What stands for a value that throws an error, where nothing catches that.
  func uncaught(at node: SyntaxID) -> Value {
    state.failure.thrown = nil
    if let standIn = standInOfRunningApp(at: node, "this throws an error, and nothing catches it") {
      return standIn
    }
    let reason = state.failure.reason.isEmpty ? "" : ": " + state.failure.reason
    state.failure.reason = ""
    return stage.fault(
      "uncaught-error", at: syntax.range(node), "this throws an error, and nothing catches it" + reason,
      help: "write try? or catch it")
  }

  func missingArguments(_ name: String, _ node: SyntaxID) -> Value {
    findings.report(
      .error("missing-argument", at: nameRange(node), "'\(name)' needs more arguments"))
    return .unknown
  }

  func wrongArgument(_ name: String, _ value: Value, _ node: SyntaxID) -> Value {
    if case .placeholder(let name) = value { return stand(in: .double, for: name) }
    findings.report(
      .error(
        "wrong-type", at: syntax.range(node),
        "'\(name)' does not take a value of type \(typeName(of: value))"))
    return .unknown
  }
}
