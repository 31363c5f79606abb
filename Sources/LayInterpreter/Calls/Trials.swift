import LayCatalog
import LayLibrary
import LaySyntax

/// What arguments were found to be while the overloads of calls are tried.
///
/// To try an overload takes its arguments' values, and these may be calls of overloads themselves: without a memory
/// each level of calls in calls would take several times as long as the one inside it, and the code of an argument
/// would run more than once.
package struct Trials {
  struct Finding {
    var type: Type
    var scope: Scope
    var wasSilent: Bool
    var value: Value
  }

  fileprivate var findings: [SyntaxID: [Finding]] = [:]
}

extension Evaluator {
  /// The value of an argument where a type is expected; evaluated once while overloads are tried.
  package func tried(_ node: SyntaxID, _ scope: Scope, expecting type: Type) -> Value {
    guard inference.trials != nil, mayCall(node) else { return evaluate(node, scope, expecting: type) }
    let known = inference.trials?.findings[node]?.first {
      $0.type == type && $0.scope === scope && (findings.isSilent || !$0.wasSilent)
    }
    if let known { return known.value }
    let value = evaluate(node, scope, expecting: type)
    // Whoever has hundreds of overloads pays for them by steps, not by a search through all that was found.
    guard inference.trials?.findings[node]?.count ?? 0 < Limits.findingsOfArgument else { return value }
    inference.trials?.findings[node, default: []].append(
      Trials.Finding(type: type, scope: scope, wasSilent: findings.isSilent, value: value))
    return value
  }

  /// Whether there may be a call in an expression, of all but the arguments of others.
  private func mayCall(_ node: SyntaxID) -> Bool {
    switch syntax.kind(node) {
    case .call, .subscriptExpr, .member, .binaryOperator, .prefixOperator, .parenthesized, .ternary,
      .stringLiteral, .arrayLiteral, .forceUnwrap, .optionalChain, .effect, .cast:
      return !syntax[node].firstChild.isNone
    default: return false
    }
  }

  /// Runs code that may run again, and have another value each time.
  @inline(__always)
  func withoutTrials<Result>(_ body: () -> Result) -> Result {
    guard inference.trials != nil else { return body() }
    let outer = inference.trials
    inference.trials = nil
    defer { inference.trials = outer }
    return body()
  }
}
