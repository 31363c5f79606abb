import LayCatalog
import LayLibrary
import LaySyntax

/// Statements that have a value: `let width = if isWide { 300 } else { 200 }`.
extension Evaluator {
  /// `let x = if … { a } else { b }`
  func statementExpression(_ node: SyntaxID, _ scope: Scope, expecting type: Type) -> Value {
    guard hasStack(at: node) else { return .unknown }
    let type = type.isAny ? collected.inferred.branchTypes[node] ?? .any : type
    switch syntax.kind(node) {
    case .ifStatement:
      let (known, inner) = conditions(syntax.child(node, 0), scope)
      let truth = decided(known, at: syntax.child(node, 0))
      let otherwise = syntax.given(syntax.child(node, 2))
      let then =
        truth == true || pass.takesEveryBranch ? run(syntax.child(node, 1), inner, result: type) : .unknown
      if otherwise.isNone || truth == true && !pass.takesEveryBranch { return then }
      let other =
        syntax.kind(otherwise) == .ifStatement
        ? statementExpression(otherwise, scope, expecting: type) : run(otherwise, scope, result: type)
      noteType(ofBranches: [then, other], node)
      let taken = truth == false ? other : then
      return collected.inferred.branchTypes[node] == nil ? taken : taken.asDouble
    case .switchStatement:
      let subject = self.subject(syntax.child(node, 0), scope)
      var result = Value.unknown
      var branches: [Value] = []
      var isUndecided = subject.isPlaceholder
      let cases = syntax.children(node).filter { syntax.kind($0) == .switchCase }
      let undecided = undecidedCase(of: cases)
      for child in cases {
        let (matches, inner) = caseMatches(child, subject, scope)
        if matches == nil, takesElse { isUndecided = true }
        let isFallback = isUndecided && (child == undecided || child == cases.last)
        guard matches == true || pass.takesEveryBranch || isFallback else { continue }
        if matches != true || isUndecided && child != cases.first {
          _ = decided(nil, at: syntax.child(node, 0))
        }
        let (taken, its) = assumedCase(insteadOf: child, undecided, of: node, scope) ?? (child, inner)
        result = run(syntax.lastChild(taken), its, result: type)
        branches.append(result)
        if !pass.takesEveryBranch { break }
      }
      noteType(ofBranches: branches, node)
      return collected.inferred.branchTypes[node] == nil ? result : result.asDouble
    default: return .unknown
    }
  }
}
