import LayCatalog
import LayLibrary
import LaySyntax
import LayViews

// Arithmetic on numbers that are at hand: most of what loops, layouts and closures of a file do.
//
// Where an operator's sides are numbers, variables that hold some, their lengths, and operators on those, nothing has to
// be found out about types, and nothing that is evaluated can do more than give its value. So it is worked out at once,
// a tenth of the instructions, or else not at all: whatever is of another type, does not fit or would be reported is left
// to the evaluation of all expressions, from the start.

/// A number, and whether it takes its type from what stands beside it.
enum PlainNumber {
  case int(Int)
  case double(Double)
  /// An integer as it is written.
  case literal(Int)
}

extension Evaluator {
  /// So many levels of operators and parentheses are gone into.
  private static var depth: Int { 16 }

  /// The value of an operator on numbers at hand; nil where it is no such.
  func plainResult(_ operation: Operator, _ left: SyntaxID, _ right: SyntaxID, _ scope: Scope) -> Value? {
    guard operation.isArithmetic || operation.comparesNumbers, hasPlainOperators else { return nil }
    let work = budget.remainingWork
    if let (first, second) = plainOperands(left, right, scope, Self.depth) {
      if operation.isArithmetic {
        switch first.applying(operation, to: second) {
        case .int(let number)?: return .int(number)
        case .double(let number)?: return .double(number)
        case .literal?, nil: break
        }
      } else if let order = first.compared(operation, to: second) {
        return .bool(order)
      }
    }
    budget.remainingWork = work
    return nil
  }

  /// Sets a variable that holds a number to another one that is at hand; false where it has to be set in another way.
  func setPlainly(_ operation: Operator, _ left: SyntaxID, _ right: SyntaxID, _ scope: Scope) -> Bool {
    guard syntax.kind(left) == .identifier, hasPlainOperators, state.thrown == nil,
      let (owner, slot) = variable(of: left, scope), let current = owner.values[slot].plainNumber
    else { return false }
    let work = budget.remainingWork
    if let given = plainNumber(right, scope, Self.depth) {
      var value: PlainNumber?
      if let binary = operation.binaryOfAssignment {
        value = binary.isArithmetic ? current.applying(binary, to: given) : nil
      } else {
        value = given
      }
      switch (current, value) {
      case (.int, .int(let number)?), (.int, .literal(let number)?):
        owner.values[slot] = .int(number)
        return true
      case (.double, .double(let number)?):
        owner.values[slot] = .double(number)
        return true
      case (.double, .literal(let number)?):
        owner.values[slot] = .double(Double(number))
        return true
      default: break
      }
    }
    budget.remainingWork = work
    return false
  }

  /// Whether the file gives neither operators nor literals a meaning of its own.
  private var hasPlainOperators: Bool {
    !declarations.features.hasOperators && !declarations.features.hasLiteralTypes && !budget.isStopped
  }

  /// Both sides, the right one first: of a row of operators it is no row itself, and tells at once where there is a text.
  private func plainOperands(
    _ left: SyntaxID, _ right: SyntaxID, _ scope: Scope, _ depth: Int
  ) -> (PlainNumber, PlainNumber)? {
    guard depth > 0, let second = plainNumber(right, scope, depth - 1),
      let first = plainNumber(left, scope, depth - 1)
    else { return nil }
    return (first, second)
  }

  private func plainNumber(_ node: SyntaxID, _ scope: Scope, _ depth: Int) -> PlainNumber? {
    budget.remainingWork &-= Limits.workOfNode
    switch syntax.kind(node) {
    case .integerLiteral: return .literal(syntax.integer(node))
    case .floatLiteral:
      let index = Int(syntax[node].payload)
      return index < syntax.floats.count ? .double(syntax.floats[index]) : nil
    case .identifier: return valueAtHand(node, scope)?.plainNumber
    case .member:
      let base = syntax.child(node, 0)
      guard syntax.kind(base) == .identifier, case .builtin(let value)? = valueAtHand(base, scope) else {
        return nil
      }
      budget.remainingWork &-= Limits.workOfNode
      return value.length(named: syntax.name(node)).map { .double($0) }
    case .parenthesized:
      return depth > 0 ? plainNumber(syntax.child(node, 0), scope, depth - 1) : nil
    case .prefixOperator:
      guard depth > 0, Operator(rawValue: syntax[node].detail) == .negate else { return nil }
      return plainNumber(syntax.child(node, 0), scope, depth - 1)?.negated
    case .binaryOperator:
      guard let operation = Operator(rawValue: syntax[node].detail), operation.isArithmetic,
        let (first, second) = plainOperands(syntax.child(node, 0), syntax.child(node, 1), scope, depth)
      else { return nil }
      return first.applying(operation, to: second)
    default: return nil
    }
  }

  /// What a variable of the code around holds, or a stored property of the value whose code it is.
  private func valueAtHand(_ name: SyntaxID, _ scope: Scope) -> Value? {
    if let (owner, slot) = variable(of: name, scope) { return owner.values[slot] }
    guard case .member(let depth, _, .stored(let index)) = target(of: name, scope),
      case .instance(let instance)? = ancestor(depth, of: scope).values.first, index < instance.fields.count
    else { return nil }
    return instance.fields[index]
  }
}

extension PlainNumber {
  /// nil where the result does not fit, and of two that are both written: what they are follows from what is expected.
  @inline(__always)
  fileprivate func applying(_ operation: Operator, to other: PlainNumber) -> PlainNumber? {
    switch (self, other) {
    case (.int(let a), .int(let b)), (.int(let a), .literal(let b)), (.literal(let a), .int(let b)):
      return Self.integers(operation, a, b)
    case (.double(let a), .double(let b)): return Self.doubles(operation, a, b)
    case (.double(let a), .literal(let b)): return Self.doubles(operation, a, Double(b))
    case (.literal(let a), .double(let b)): return Self.doubles(operation, Double(a), b)
    case (.int, .double), (.double, .int), (.literal, .literal): return nil
    }
  }

  @inline(__always)
  fileprivate func compared(_ operation: Operator, to other: PlainNumber) -> Bool? {
    switch (self, other) {
    case (.int(let a), .int(let b)), (.int(let a), .literal(let b)), (.literal(let a), .int(let b)):
      return operation.compares(a, b)
    case (.double(let a), .double(let b)): return operation.compares(a, b)
    case (.double(let a), .literal(let b)): return operation.compares(a, Double(b))
    case (.literal(let a), .double(let b)): return operation.compares(Double(a), b)
    case (.int, .double), (.double, .int), (.literal, .literal): return nil
    }
  }

  fileprivate var negated: PlainNumber? {
    switch self {
    case .int(let number):
      let (result, overflow) = Int(0).subtractingReportingOverflow(number)
      return overflow ? nil : .int(result)
    case .literal(let number):
      let (result, overflow) = Int(0).subtractingReportingOverflow(number)
      return overflow ? nil : .literal(result)
    case .double(let number): return .double(-number)
    }
  }

  @inline(__always)
  private static func integers(_ operation: Operator, _ a: Int, _ b: Int) -> PlainNumber? {
    let result: (partialValue: Int, overflow: Bool)
    switch operation {
    case .add: result = a.addingReportingOverflow(b)
    case .subtract: result = a.subtractingReportingOverflow(b)
    case .multiply: result = a.multipliedReportingOverflow(by: b)
    case .divide: result = a.dividedReportingOverflow(by: b)
    case .remainder: result = a.remainderReportingOverflow(dividingBy: b)
    default: return nil
    }
    return result.overflow ? nil : .int(result.partialValue)
  }

  @inline(__always)
  private static func doubles(_ operation: Operator, _ a: Double, _ b: Double) -> PlainNumber? {
    switch operation {
    case .add: return .double(a + b)
    case .subtract: return .double(a - b)
    case .multiply: return .double(a * b)
    case .divide: return .double(a / b)
    default: return nil
    }
  }
}

extension Operator {
  fileprivate var comparesNumbers: Bool {
    switch self {
    case .equal, .notEqual, .less, .lessOrEqual, .greater, .greaterOrEqual: return true
    default: return false
    }
  }

  @inline(__always)
  fileprivate func compares<Number: Comparable>(_ a: Number, _ b: Number) -> Bool? {
    switch self {
    case .equal: return a == b
    case .notEqual: return a != b
    case .less: return a < b
    case .lessOrEqual: return a <= b
    case .greater: return a > b
    case .greaterOrEqual: return a >= b
    default: return nil
    }
  }
}

extension Value {
  @inline(__always)
  fileprivate var plainNumber: PlainNumber? {
    switch self {
    case .int(let number): return .int(number)
    case .double(let number): return .double(number)
    default: return nil
    }
  }
}

extension BuiltinValue {
  /// A stored length of a size, a point or a rectangle.
  fileprivate func length(named name: String) -> Double? {
    switch (self, name) {
    case (.size(let size), "width"): return size.width
    case (.size(let size), "height"): return size.height
    case (.point(let point), "x"): return point.x
    case (.point(let point), "y"): return point.y
    case (.rect(let rect), "minX"): return rect.minX
    case (.rect(let rect), "maxX"): return rect.maxX
    case (.rect(let rect), "minY"): return rect.minY
    case (.rect(let rect), "maxY"): return rect.maxY
    default: return nil
    }
  }
}
