import LayCatalog
import LayLibrary
import LaySyntax
import LayViews

/// What becomes of values that are not known, as the pass over the code demands.
extension Evaluator {
  /// How code is gone through just now.
  var pass: Pass { stage.pass }

  /// What stands for a value that is not known: a sample where values are made up.
  func unknown(or sample: @autoclosure () -> Value) -> Value {
    pass.hasRealValues ? .unknown : sample()
  }

  /// Whether a value that only an app has stays what it is, and can't be made into another.
  var keepsOpaque: Bool { pass.hasRealValues && !configuration.isLenient }

  /// Whether what is not known stands for something, so that evaluation goes on with it.
  var takesElse: Bool { configuration.isLenient && pass.hasRealValues }

  /// The truth of a condition; what is not known is taken to be false in a lenient compilation, with a warning.
  func decided(_ truth: Bool?, at node: SyntaxID) -> Bool? {
    guard truth == nil, takesElse, !budget.isStopped else { return truth }
    findings.report(
      .warning(
        "unknown-condition", at: syntax.range(node), "whether this holds is not known: it is taken not to"))
    return false
  }

  /// The truth of a condition without which an app would end: in a lenient compilation it holds. Where it seems not to,
  /// that comes of something that stands in for what the app has.
  func assumed(_ truth: Bool?, at node: SyntaxID) -> Bool? {
    guard truth != true, takesElse, !budget.isStopped else { return truth }
    findings.report(
      .warning(
        "unknown-condition", at: syntax.range(node),
        "an app would end if this did not hold: it is taken to hold"))
    return true
  }

  /// What is run in place of a case that an app would end in: another, with what it binds.
  /// - Parameter other: The one that is taken where it is not known which matches.
  func assumedCase(
    insteadOf taken: SyntaxID, _ other: SyntaxID?, of statement: SyntaxID, _ scope: Scope
  ) -> (SyntaxID, Scope)? {
    guard let other, other != taken, endsApp(syntax.lastChild(taken)), !budget.isStopped else { return nil }
    let node = syntax.child(statement, 0)
    findings.report(
      .warning(
        "unknown-condition", at: syntax.range(node),
        "an app would end in the case of this value: another case is taken"))
    return (other, caseMatches(other, .placeholder(.empty), scope).1)
  }

  /// Whether an app would end in a block: one of its statements is a call of `fatalError` or the like.
  func endsApp(_ block: SyntaxID) -> Bool {
    guard takesElse, !block.isNone else { return false }
    return syntax.children(block).contains { statement in
      guard syntax.kind(statement) == .call else { return false }
      let callee = syntax.child(statement, 0)
      guard syntax.kind(callee) == .identifier else { return false }
      let name = syntax.name(callee)
      return (name == "fatalError" || name == "preconditionFailure")
        && !declarations.topLevel.isDeclared(syntax.symbol(callee))
    }
  }

  /// The case that is taken where it is not known which matches: the last that an app does not end in.
  func undecidedCase(of cases: [SyntaxID]) -> SyntaxID? {
    guard takesElse else { return cases.last }
    return cases.last { !endsApp(syntax.lastChild($0)) } ?? cases.last
  }

  /// The elements that code is run for, one after the other.
  func turns(of elements: Elements) -> Elements {
    pass.takesEveryBranch ? elements.firstOnly : elements
  }
}
