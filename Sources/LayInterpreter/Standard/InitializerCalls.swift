import LayCatalog
import LayLibrary
import LaySyntax
import LayViews

/// `Int(…)`, `String(…)`, `Array(…)`: what the tables have of initialisers, and what any value becomes without one.
extension Evaluator {
  func standard(_ type: Type, _ node: SyntaxID, _ scope: Scope) -> Value {
    guard let first = plan(node).arguments.first else { return emptyValue(of: type) }
    // An optional is the value itself.
    if case .optional(let wrapped) = type { return evaluate(first.expression, scope, expecting: wrapped) }
    let call = WrittenCall(node: node, scope: scope, type: type)
    let initializer = StandardLibrary.initializer(of: type, first: first.label)
    if case .written(let body)? = initializer { return body(self, call) }
    let value = evaluate(first.expression, scope)
    budget.charge(for: value)
    if case .initializer(let body)? = initializer, let made = body(self, value, call) { return made }
    if let converted = convertingInitializer(type, value) { return converted }
    switch (type, value) {
    case (.int, .double(let number)):
      return stage.fault("integer-overflow", at: syntax.range(node), "\(number) does not fit an Int")
    default:
      findings.report(
        .error(
          "wrong-type", at: first.range,
          "\(name(of: type)) can't be made of a value of type \(typeName(of: value))"))
      return .unknown
    }
  }

  private func emptyValue(of type: Type) -> Value {
    switch type {
    case .string: return .string("")
    case .int: return .int(0)
    case .double: return .double(0)
    case .bool: return .bool(false)
    case .array: return .array([])
    case .dictionary: return .dictionary(DictionaryValue([]))
    case .void: return .void
    default: return .unknown
    }
  }

  /// A value in another type; nil where that can't be.
  func convertingInitializer(_ type: Type, _ value: Value) -> Value? {
    switch (type, value) {
    case (_, .unknown): return .unknown
    case (_, .placeholder(let name)): return stand(in: type, for: name)
    case (.int, .int), (.double, .double), (.string, .string), (.bool, .bool), (.any, _): return value
    case (.double, .int(let number)): return .double(Double(number))
    case (.int, .double(let number)): return Int(exactly: number.rounded(.towardZero)).map { .int($0) }
    case (.int, .string(let text)): return Int(text).map { .int($0) } ?? Value.none
    case (.double, .string(let text)): return Double(text).map { .double($0) } ?? Value.none
    case (.bool, .string(let text)):
      return text == "true" ? .bool(true) : text == "false" ? .bool(false) : Value.none
    case (_, .builtin(.opaque)):
      return stage.isChecking || configuration.isLenient ? stand(in: type, for: .empty) : value
    case (.string, _): return .string(description(of: value))
    case (.array, .array): return value
    case (.range, .range): return value
    default: return nil
    }
  }

  /// The name that a call is written with; nil where that is no plain name.
  func callee(of node: SyntaxID) -> String? {
    let callee = syntax.child(node, 0)
    return syntax.kind(callee) == .identifier ? syntax.name(callee) : nil
  }
}
