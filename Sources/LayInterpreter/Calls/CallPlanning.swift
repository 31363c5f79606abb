import LayCatalog
import LaySyntax

extension Evaluator {
  /// The arguments of a call, macro, attribute or subscript.
  package func plan(_ node: SyntaxID) -> CallPlan {
    if let plan = plans.calls[node] { return plan }
    let plan = makePlan(node)
    if !runsOnce(plan.name) { plans.calls[node] = plan }
    return plan
  }

  private func makePlan(_ node: SyntaxID) -> CallPlan {
    var arguments: [CallPlan.Argument] = []
    var trailingCount = 0
    var child = syntax[node].firstChild
    while !child.isNone {
      switch syntax.kind(child) {
      case .argumentList:
        var argument = syntax[child].firstChild
        while !argument.isNone {
          arguments.append(written(argument, false))
          argument = syntax.next(argument)
        }
      case .argument:
        arguments.append(written(child, true))
        trailingCount += 1
      case .closure where child != syntax[node].firstChild || syntax.kind(node) == .macroExpansion:
        let range = syntax.range(child)
        arguments.append(
          .init(
            label: "", symbol: .empty, labelRange: range, expression: child, range: range, isTrailing: true))
        trailingCount += 1
      default: break
      }
      child = syntax.next(child)
    }
    return CallPlan(arguments: arguments, trailingCount: trailingCount, name: nameRange(node))
  }

  private func written(_ node: SyntaxID, _ isTrailing: Bool) -> CallPlan.Argument {
    let symbol = syntax.symbol(node)
    let label = symbols[symbol]
    let expression = syntax[node].firstChild
    let start = syntax.range(node).start
    return .init(
      label: label, symbol: symbol,
      labelRange: SourceRange(start: start, end: start &+ UInt32(label.utf8.count)),
      expression: expression, range: syntax.range(expression), isTrailing: isTrailing)
  }
}
