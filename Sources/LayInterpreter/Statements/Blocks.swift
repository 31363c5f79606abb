import LayCatalog
import LayLibrary
import LaySyntax

/// Blocks of statements where a value is wanted.
extension Evaluator {
  private func isLoop(_ statement: SyntaxID) -> Bool {
    switch syntax.kind(statement) {
    case .forStatement, .whileStatement, .repeatStatement, .labelledStatement: true
    default: false
    }
  }

  /// A block's value: what it returns, or its only expression. A function without a body has been reported.
  func run(_ block: SyntaxID, _ scope: Scope, result: Type) -> Value {
    guard !block.isNone else { return .unknown }
    let first = syntax[block].firstChild
    if !first.isNone, syntax.next(first).isNone, syntax.isExpression(first) {
      let value = evaluate(first, scope, expecting: result)
      if result.isVoid { forgetReceiver(of: first, gave: value, scope) }
      return convert(value, to: result.isVoid ? .any : result, first) { "the result" }
    }
    // `{ switch x { case .a: 1 … } }` gives the value of the branch that is taken.
    let returnsBranches = !first.isNone && syntax.next(first).isNone && !result.isVoid && !isLoop(first)
    switch perform(block, scope, result: result, returnsBranches: returnsBranches) {
    case .returned(let value): return value
    case .next, .broke, .continued, .fell, .brokeTo, .continuedTo:
      return result.isVoid || (result.isAny && pass.hasRealValues) ? .void : .unknown
    }
  }
}
