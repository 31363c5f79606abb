import LayViews
import LaySyntax

/// One call's syntax with what has been found out about it: which argument goes to which parameter.
final class CallPlan {
  /// One argument as written.
  struct Argument {
    var label: String
    /// The label as a symbol; empty for none.
    var symbol: Symbol
    var labelRange: SourceRange
    var expression: SyntaxID
    var range: SourceRange
    /// Written after the parentheses.
    var isTrailing: Bool
  }

  let arguments: [Argument]
  let name: SourceRange
  /// How many arguments are written after the parentheses.
  let trailingCount: Int

  /// Of a call that makes a layout, the call of that layout with the closure after the parentheses: see `layoutContent`.
  var content: CallPlan?
  /// The chosen overload; nil until the call was first evaluated.
  @exclusivity(unchecked) var choice: Choice?
  /// Whether every evaluation gives the same arguments.
  var isConstant: Bool { choice?.open.isEmpty ?? false }

  init(arguments: [Argument], trailingCount: Int, name: SourceRange) {
    self.arguments = arguments
    self.trailingCount = trailingCount
    self.name = name
  }

  /// The arguments' labels, and how many are written after the parentheses: what overloads are told apart by first.
  struct Form {
    let labels: [Symbol]
    let trailingCount: Int

    init(of plan: CallPlan) {
      labels = plan.arguments.map { $0.symbol }
      trailingCount = plan.trailingCount
    }

    func matches(_ plan: CallPlan) -> Bool {
      guard trailingCount == plan.trailingCount, labels.count == plan.arguments.count else { return false }
      for index in labels.indices where labels[index] != plan.arguments[index].symbol { return false }
      return true
    }
  }

  struct Choice {
    /// What was called when the overload was chosen: a name may stand for another function the next time.
    var callee: Callee
    /// The call with all arguments that are constant.
    var bound: BoundCall
    /// The parameters whose arguments have to be evaluated each time.
    var open: [Slot]
  }

  /// A parameter of an overload, with the arguments of one form of call that it takes.
  final class Slot {
    enum Form { case plain, action, variadic, view }

    let index: Int
    let parameter: Parameter
    let form: Form
    /// By their positions in the call; more than one for a variadic parameter alone.
    let arguments: ArgumentSpan

    init(_ index: Int, of callee: Callee, _ parameter: Parameter, takes arguments: ArgumentSpan) {
      self.index = index
      self.parameter = parameter
      self.arguments = arguments
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
    if let plan = calls[node] { return plan }
    let plan = makePlan(node)
    if !runsOnce(plan.name) { calls[node] = plan }
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
