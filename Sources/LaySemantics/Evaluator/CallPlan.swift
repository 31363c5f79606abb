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
  /// The arguments' labels, and how many are written after the parentheses: what overloads are told apart by first.
  let form: Form
  let name: SourceRange

  struct Form: Equatable {
    var labels: [Symbol] = []
    var trailingCount = 0
  }

  /// The chosen overload; nil until the call was first evaluated.
  @exclusivity(unchecked) var choice: Choice?
  /// What a modifier of the environment last made of one.
  @exclusivity(unchecked) var inherited: Inherited?

  /// What a modifier last made of a view.
  @exclusivity(unchecked) var wrapped: Chain.Placed?

  /// Whether every evaluation gives the same arguments.
  var isConstant: Bool { choice?.open.isEmpty ?? false }

  /// Two environments of one tree, the one outside of a modifier and the one inside.
  struct Inherited {
    var tree: Int
    var before: UInt32
    var after: UInt32
  }

  init(arguments: [Argument], form: Form, name: SourceRange) {
    self.arguments = arguments
    self.form = form
    self.name = name
  }

  struct Choice {
    /// What was called when the overload was chosen: a name may stand for another function the next time.
    var callee: Callee
    /// The call with all arguments that are constant.
    var bound: BoundCall
    /// The parameters whose arguments have to be evaluated each time.
    var open: [Slot]
  }

  /// A parameter with the expressions that it takes.
  final class Slot {
    enum Form { case plain, action, variadic, view }

    let index: Int
    let parameter: Parameter
    let form: Form
    let expression: SyntaxID
    /// What a variadic parameter takes after the first.
    let others: [SyntaxID]

    init(_ index: Int, of callee: Callee, _ parameter: Parameter, takes expressions: [SyntaxID]) {
      self.index = index
      self.parameter = parameter
      self.expression = expressions.first ?? .none
      self.others = Array(expressions.dropFirst())
      if parameter.isVariadic {
        self.form = .variadic
      } else if parameter.type == .action || parameter.type == .optional(.action) {
        self.form = .action
      } else {
        self.form = callee.buildsViews && parameter.type.unwrapped == .view ? .view : .plain
      }
    }
  }
}

extension Evaluator {
  /// The arguments of a call, macro, attribute or subscript.
  func plan(_ node: SyntaxID) -> CallPlan {
    if let plan = calls[Int(node.index)] { return plan }
    var arguments: [CallPlan.Argument] = []
    var form = CallPlan.Form()
    for child in syntax.children(node) {
      switch syntax.kind(child) {
      case .argumentList:
        for argument in syntax.children(child) {
          arguments.append(written(argument, false))
          form.labels.append(syntax.symbol(argument))
        }
      case .argument:
        arguments.append(written(child, true))
        form.labels.append(syntax.symbol(child))
        form.trailingCount += 1
      case .closure where child != syntax.child(node, 0) || syntax.kind(node) == .macroExpansion:
        let range = syntax.range(child)
        arguments.append(
          .init(label: "", labelRange: range, expression: child, range: range, isTrailing: true))
        form.labels.append(.empty)
        form.trailingCount += 1
      default: break
      }
    }
    let plan = CallPlan(arguments: arguments, form: form, name: nameRange(node))
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
