import LaySyntax

/// One call's syntax with what has been found out about it: which argument goes to which parameter.
final class CallPlan {
  /// One argument as written.
  struct Argument {
    var label: String
    var labelRange: SourceRange
    var expression: SyntaxID
    var range: SourceRange
    /// Written after the parentheses.
    var isTrailing: Bool
  }

  let arguments: [Argument]
  let name: SourceRange
  /// The chosen overload; nil until the call was first evaluated.
  var choice: Choice?

  init(arguments: [Argument], name: SourceRange) {
    self.arguments = arguments
    self.name = name
  }

  struct Choice {
    var overload: Int
    /// By parameter: the arguments it takes, several for a variadic one.
    var arguments: [[Int]]
    /// The call with all arguments that are constant.
    var bound: BoundCall
    /// The parameters whose arguments have to be evaluated each time.
    var open: [Int]
  }
}

extension Evaluator {
  /// The arguments of a call, macro, attribute or subscript.
  func plan(_ node: SyntaxID) -> CallPlan {
    if let plan = calls[Int(node.index)] { return plan }
    var arguments: [CallPlan.Argument] = []
    for child in syntax.children(node) {
      switch syntax.kind(child) {
      case .argumentList:
        for argument in syntax.children(child) { arguments.append(written(argument, false)) }
      case .argument: arguments.append(written(child, true))
      case .closure where child != syntax.child(node, 0) || syntax.kind(node) == .macroExpansion:
        let range = syntax.range(child)
        arguments.append(
          .init(label: "", labelRange: range, expression: child, range: range, isTrailing: true))
      default: break
      }
    }
    let plan = CallPlan(arguments: arguments, name: nameRange(node))
    calls[Int(node.index)] = plan
    return plan
  }

  private func written(_ node: SyntaxID, _ isTrailing: Bool) -> CallPlan.Argument {
    let label = syntax.name(node)
    let expression = syntax.child(node, 0)
    let start = syntax.range(node).start
    return .init(
      label: label, labelRange: SourceRange(start: start, end: start &+ UInt32(label.utf8.count)),
      expression: expression, range: syntax.range(expression), isTrailing: isTrailing)
  }
}
