import LaySyntax

/// One call's syntax with what has been found out about it: which argument goes to which parameter.
package final class CallPlan {
  /// One argument as written.
  package struct Argument {
    package var label: String
    /// The label as a symbol; empty for none.
    package var symbol: Symbol
    package var labelRange: SourceRange
    package var expression: SyntaxID
    package var range: SourceRange
    /// Written after the parentheses.
    package var isTrailing: Bool

    package init(
      label: String, symbol: Symbol, labelRange: SourceRange, expression: SyntaxID, range: SourceRange,
      isTrailing: Bool
    ) {
      self.label = label
      self.symbol = symbol
      self.labelRange = labelRange
      self.expression = expression
      self.range = range
      self.isTrailing = isTrailing
    }
  }

  package let arguments: [Argument]
  package let name: SourceRange
  /// How many arguments are written after the parentheses.
  package let trailingCount: Int

  /// Of a call that makes a layout, the call of that layout with the closure after the parentheses: see `layoutContent`.
  package var content: CallPlan?
  /// The chosen overload; nil until the call was first evaluated.
  @exclusivity(unchecked) package var choice: Choice?
  /// Whether every evaluation gives the same arguments.
  package var isConstant: Bool { choice?.open.isEmpty ?? false }

  package init(arguments: [Argument], trailingCount: Int, name: SourceRange) {
    self.arguments = arguments
    self.trailingCount = trailingCount
    self.name = name
  }

  /// The arguments' labels, and how many are written after the parentheses: what overloads are told apart by first.
  package struct Form {
    /// Not by their symbols, which are those of one file.
    let labels: [String]
    let trailingCount: Int

    init(of plan: CallPlan) {
      labels = plan.arguments.map { $0.label }
      trailingCount = plan.trailingCount
    }

    func matches(_ plan: CallPlan) -> Bool {
      guard trailingCount == plan.trailingCount, labels.count == plan.arguments.count else { return false }
      for index in labels.indices where labels[index] != plan.arguments[index].label { return false }
      return true
    }
  }

  package struct Choice {
    /// What was called when the overload was chosen: a name may stand for another function the next time.
    package var callee: Callee
    /// The call with all arguments that are constant.
    package var bound: BoundCall
    /// The parameters whose arguments have to be evaluated each time.
    package var open: [Slot]

    package init(callee: Callee, bound: BoundCall, open: [Slot]) {
      self.callee = callee
      self.bound = bound
      self.open = open
    }
  }

  /// A parameter of an overload, with the arguments of one form of call that it takes.
  package final class Slot {
    package enum Form { case plain, action, variadic, view }

    package let index: Int
    package let parameter: Parameter
    package let form: Form
    /// By their positions in the call; more than one for a variadic parameter alone.
    package let arguments: ArgumentSpan

    init(_ index: Int, of callee: Callee, _ parameter: Parameter, takes arguments: ArgumentSpan) {
      self.index = index
      self.parameter = parameter
      self.arguments = arguments
      if parameter.isVariadic {
        self.form = .variadic
      } else if parameter.type.isAction {
        self.form = .action
      } else {
        let isView = callee.isOfLibrary && parameter.type.unwrapped == .view
        #if hasFeature(Embedded)
        self.form = isView ? .view : .plain
        #else
        // A destination is made with its link, and shows nothing yet: it may be the very screen that the link is on.
        self.form = isView && parameter.name != "destination" ? .view : .plain
        #endif
      }
    }
  }
}
