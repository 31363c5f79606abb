import LayCatalog
import LayLibrary
import LaySyntax

/// A free function of Swift's or Foundation's: its row in the table.
package struct StandardFunction {
  private let row: UInt8

  /// - Complexity: O(log n).
  init?(named name: String) {
    let functions = StandardLibrary.functions
    var (low, high) = (0, functions.count)
    while low < high {
      let middle = (low + high) / 2
      if functions[middle].name < name { low = middle + 1 } else { high = middle }
    }
    guard low < functions.count, functions[low].name == name else { return nil }
    row = UInt8(low)
  }

  static var names: [String] { StandardLibrary.functions.map { $0.name } }

  fileprivate var declaration: StandardDeclaration { StandardLibrary.functions[Int(row)] }
}

extension Evaluator {
  /// Calls a function of Swift's with a call's arguments.
  func call(_ function: StandardFunction, _ node: SyntaxID, _ scope: Scope, expecting type: Type) -> Value {
    let declaration = function.declaration
    let arguments = plan(node).arguments
    var context = type.unwrapped == .double || type.unwrapped == .int ? type.unwrapped : Type.any
    switch declaration.body {
    case .written(let body): return body(self, WrittenCall(node: node, scope: scope, type: type))
    case .number, .numbers: context = .double
    default: break
    }
    var values: [Value?] = Array(repeating: nil, count: arguments.count)
    if declaration.parameters.first?.type == .compared, arguments.count > 1 {
      context = evaluateFirstNumber(arguments, into: &values, scope, expecting: context)
    }
    for (index, argument) in arguments.enumerated() where values[index] == nil {
      values[index] = evaluate(argument.expression, scope, expecting: context)
    }
    return call(declaration, values.map { $0 ?? .unknown }, node)
  }

  /// The first argument that has a type of its own decides what literals beside it are: it is evaluated before them,
  /// and once.
  /// - Returns: The type that the others are expected to have.
  private func evaluateFirstNumber(
    _ arguments: [CallPlan.Argument], into values: inout [Value?], _ scope: Scope, expecting type: Type
  ) -> Type {
    let given = arguments.firstIndex {
      let operand = operand($0.expression)
      return !operand.isLiteral && !operand.isContextual
    }
    if let given {
      let value = evaluate(arguments[given].expression, scope, expecting: type)
      values[given] = value
      return valueType(value)
    }
    let isDouble =
      arguments.allSatisfy { isLiteral($0.expression) }
      && arguments.contains { syntax.kind($0.expression) == .floatLiteral }
    return type.isAny && isDouble ? .double : type
  }

  /// Calls a function of Swift's with values: `map(sqrt)`.
  func call(_ function: StandardFunction, _ values: [Value], _ node: SyntaxID) -> Value {
    call(function.declaration, values, node)
  }

  private func call(_ function: StandardDeclaration, _ values: [Value], _ node: SyntaxID) -> Value {
    if values.contains(where: { $0.isUnknown }) { return .unknown }
    if values.contains(where: { $0.isOpaque }) { return .builtin(.opaque) }
    guard let first = values.first else { return missingArguments(function.name, node) }
    switch function.body {
    case .number(let body):
      guard case .double(let number) = first else { return wrongArgument(function.name, first, node) }
      return .double(body(number))
    case .numbers(let body):
      guard values.count == 2 else { return missingArguments(function.name, node) }
      guard case .double(let a) = first, case .double(let b) = values[1] else {
        return wrongArgument(function.name, first, node)
      }
      return .double(body(a, b))
    case .function(let body): return body(self, values, node)
    default: return .unknown
    }
  }

  func missingArguments(_ name: String, _ node: SyntaxID) -> Value {
    findings.report(
      .error("missing-argument", at: nameRange(node), "'\(name)' needs more arguments"))
    return .unknown
  }

  func wrongArgument(_ name: String, _ value: Value, _ node: SyntaxID) -> Value {
    if case .placeholder = value { return .double(0) }
    findings.report(
      .error(
        "wrong-type", at: syntax.range(node),
        "'\(name)' does not take a value of type \(typeName(of: value))"))
    return .unknown
  }
}
