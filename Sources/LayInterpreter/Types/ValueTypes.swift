import LayCatalog
import LaySyntax

/// The types of values, as far as the values tell.
extension Evaluator {
  /// The type that a literal beside a value takes.
  /// - Parameter depth: How many arrays, one in the other, are looked into.
  func valueType(_ value: Value, depth: Int = 8) -> Type {
    if case .set(let members) = value {
      return .set(
        depth > 0 ? members.entries.first.map { valueType($0.key, depth: depth - 1) } ?? .any : .any)
    }
    guard case .array(let elements) = value else { return typeForPattern(value) }
    guard depth > 0, let first = elements.first else { return .any }
    return .array(valueType(first, depth: depth - 1))
  }

  /// The type that a pattern's literals and implicit members are read as.
  func typeForPattern(_ value: Value) -> Type {
    switch value {
    case .double: return .double
    case .int: return .int
    case .string: return .string
    case .bool: return .bool
    case .enumCase(let value): return .declared(value.type)
    case .instance(let value): return .declared(value.type)
    case .builtin(let value): return .builtin(value.type)
    default: return .any
    }
  }

  func elementType(_ value: Value) -> Type {
    switch value {
    case .array(let elements): return elements.first.map { valueType($0) } ?? .any
    case .set(let members): return members.entries.first.map { valueType($0.key) } ?? .any
    case .range: return .int
    case .interval: return .double
    case .span(let lower, let upper, _): return valueType(lower.isNil ? upper : lower)
    case .string: return .string
    case .builtin(.data): return .builtin(.uint8)
    case .dictionary(let dictionary): return dictionary.entries.first.map { valueType($0.value) } ?? .any
    default: return .any
    }
  }

  /// Int or double, for an expression of literals.
  func literalType(_ node: SyntaxID) -> Type {
    switch syntax.kind(node) {
    case .floatLiteral: return .double
    case .parenthesized, .prefixOperator: return literalType(syntax.child(node, 0))
    default: return .any
    }
  }
}
