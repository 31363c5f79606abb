import LayCatalog
import LayLibrary
import LaySyntax
import LayViews

// Arithmetic on numbers that are at hand: most of what loops, layouts and closures of a file do.
//
// Where an operator's sides are numbers, variables that hold some, their lengths, and operators on those, nothing has to
// be found out about types, and nothing that is evaluated can do more than give its value. So it is worked out at once, or
// else not at all: whatever is of another type, does not fit or would be reported is left to the evaluation of all
// expressions, from the start.

extension Evaluator {
  /// So many levels of operators and parentheses are gone into.
  private static var depth: Int { 16 }

  /// The value of an operator on numbers at hand; nil where it is no such.
  func plainResult(_ operation: Operator, _ left: SyntaxID, _ right: SyntaxID, _ scope: Scope) -> Value? {
    guard operation.isArithmetic || operation.comparesNumbers, hasPlainLiterals, isPlain(operation) else {
      return nil
    }
    if let (first, second) = plainOperands(left, right, VariablesAtHand(scope: scope), Self.depth) {
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
    return nil
  }

  /// Sets a variable that holds a number to another one that is at hand; false where it has to be set in another way.
  func setPlainly(_ operation: Operator, _ left: SyntaxID, _ right: SyntaxID, _ scope: Scope) -> Bool {
    guard syntax.kind(left) == .identifier, hasPlainLiterals, state.failure.thrown == nil,
      let (owner, slot) = variable(of: left, scope), let current = owner.values[slot].plainNumber
    else { return false }
    if let given = plainNumber(right, VariablesAtHand(scope: scope), Self.depth) {
      var value: PlainNumber?
      if let binary = operation.binaryOfAssignment {
        value = binary.isArithmetic && isPlain(binary) ? current.applying(binary, to: given) : nil
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
    return false
  }

  /// Whether the file gives literals no meaning of its own.
  private var hasPlainLiterals: Bool { !declarations.features.hasLiteralTypes && !budget.isStopped }

  /// Both sides, the right one first: of a row of operators it is no row itself, and tells at once where there is a text.
  private func plainOperands<Leaves: PlainLeaves>(
    _ left: SyntaxID, _ right: SyntaxID, _ leaves: Leaves, _ depth: Int
  ) -> (PlainNumber, PlainNumber)? {
    guard depth > 0, let second = plainNumber(right, leaves, depth - 1),
      let first = plainNumber(left, leaves, depth - 1)
    else { return nil }
    return (first, second)
  }

  /// The number that literals, operators and what stands in their leaves come to; nil where it is no such.
  private func plainNumber<Leaves: PlainLeaves>(
    _ node: SyntaxID, _ leaves: Leaves, _ depth: Int
  ) -> PlainNumber? {
    budget.remainingWork &-= Limits.workOfNode
    switch syntax.kind(node) {
    case .integerLiteral: return syntax.isUnsigned(node) ? nil : .literal(syntax.integer(node))
    case .floatLiteral:
      let index = Int(syntax[node].payload)
      return index < syntax.floats.count ? .double(syntax.floats[index]) : nil
    case .parenthesized:
      return depth > 0 ? plainNumber(syntax.child(node, 0), leaves, depth - 1) : nil
    case .prefixOperator:
      guard depth > 0, Operator(rawValue: syntax[node].detail) == .negate, isPlain(.negate) else {
        return nil
      }
      return plainNumber(syntax.child(node, 0), leaves, depth - 1)?.negated
    case .binaryOperator:
      guard let operation = Operator(rawValue: syntax[node].detail), operation.isArithmetic,
        isPlain(operation),
        let (first, second) = plainOperands(syntax.child(node, 0), syntax.child(node, 1), leaves, depth)
      else { return nil }
      return first.applying(operation, to: second)
    default: return leaves.number(node, of: self)
    }
  }

  #if !hasFeature(Embedded)
  /// The number that an expression comes to which reads nothing but its leaves.
  func plainNumber<Leaves: PlainLeaves>(_ node: SyntaxID, _ leaves: Leaves) -> PlainNumber? {
    hasPlainLiterals ? plainNumber(node, leaves, Self.depth) : nil
  }
  #endif

  /// The number of a name or member in a scope.
  @inline(__always)
  fileprivate func number(_ node: SyntaxID, in scope: Scope) -> PlainNumber? {
    switch syntax.kind(node) {
    case .identifier: return valueAtHand(node, scope)?.plainNumber
    #if hasFeature(Embedded)
    case .member:
      let base = syntax.child(node, 0)
      guard syntax.kind(base) == .identifier, case .builtin(let value)? = valueAtHand(base, scope) else {
        return nil
      }
      budget.remainingWork &-= Limits.workOfNode
      return value.length(named: syntax.name(node)).map { .double($0) }
    #else
    case .anonymousParameter: return parameter(node, scope)?.plainNumber
    case .member:
      budget.remainingWork &-= Limits.workOfNode
      return builtinAtHand(syntax.child(node, 0), scope)?.length(named: syntax.name(node)).map { .double($0) }
    #endif
    default: return nil
    }
  }

  #if !hasFeature(Embedded)
  /// A value of SwiftUI's that is at hand, or the size of a `GeometryReader` that is.
  private func builtinAtHand(_ node: SyntaxID, _ scope: Scope) -> BuiltinValue? {
    let value: Value?
    switch syntax.kind(node) {
    case .identifier: value = valueAtHand(node, scope)
    case .anonymousParameter: value = parameter(node, scope)
    case .member:
      let base = syntax.child(node, 0)
      guard syntax.kind(base) == .identifier, let proxy = valueAtHand(base, scope),
        case .builtin(.geometryProxy(let geometry)) = proxy, syntax.name(node) == "size",
        extensionMember(syntax.symbol(node), of: proxy) == nil
      else { return nil }
      budget.remainingWork &-= Limits.workOfNode
      return .size(geometry.size)
    default: return nil
    }
    guard case .builtin(let builtin)? = value else { return nil }
    return builtin
  }
  #endif

  /// What a variable of the code around holds, or a stored property of the value whose code it is.
  private func valueAtHand(_ name: SyntaxID, _ scope: Scope) -> Value? {
    if let (owner, slot) = variable(of: name, scope) { return owner.values[slot] }
    guard case .member(let depth, _, .stored(let index)) = target(of: name, scope),
      case .instance(let instance)? = ancestor(depth, of: scope).values.first, index < instance.fields.count
    else { return nil }
    return instance.fields[index]
  }
}

/// What stands in an expression of numbers beside literals and operators.
protocol PlainLeaves {
  /// nil for what is no number at hand.
  func number(_ node: SyntaxID, of evaluator: Evaluator) -> PlainNumber?
}

/// Variables of the code around, and lengths of those.
private struct VariablesAtHand: PlainLeaves {
  let scope: Scope

  @inline(__always)
  func number(_ node: SyntaxID, of evaluator: Evaluator) -> PlainNumber? { evaluator.number(node, in: scope) }
}
