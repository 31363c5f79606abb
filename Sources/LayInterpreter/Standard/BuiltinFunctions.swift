import LayCatalog
import LayLibrary
import LaySyntax
import LayViews

/// Swift's free functions.
package enum BuiltinFunction: UInt8, CaseIterable {
  case min, max, abs, sqrt, pow, floor, ceil, round, trunc, sin, cos, tan, asin, acos, atan, atan2
  case sinh, cosh, tanh, exp, exp2, log, log2, log10, cbrt, fmod, remainder, hypot, fabs, fmin, fmax, copysign
  case zip, stride, withAnimation, type
  /// What they print can't be seen.
  case print, debugPrint, dump
  /// They end the app, or do so unless their condition is met.
  case fatalError, preconditionFailure, assertionFailure, precondition, assert
  case nsLocalizedString, swap, repeatElement

  var name: String {
    switch self {
    case .min: return "min"
    case .max: return "max"
    case .abs: return "abs"
    case .sqrt: return "sqrt"
    case .pow: return "pow"
    case .floor: return "floor"
    case .ceil: return "ceil"
    case .round: return "round"
    case .trunc: return "trunc"
    case .sin: return "sin"
    case .cos: return "cos"
    case .tan: return "tan"
    case .asin: return "asin"
    case .acos: return "acos"
    case .atan: return "atan"
    case .atan2: return "atan2"
    case .sinh: return "sinh"
    case .cosh: return "cosh"
    case .tanh: return "tanh"
    case .exp: return "exp"
    case .exp2: return "exp2"
    case .log: return "log"
    case .log2: return "log2"
    case .log10: return "log10"
    case .cbrt: return "cbrt"
    case .fmod: return "fmod"
    case .remainder: return "remainder"
    case .hypot: return "hypot"
    case .fabs: return "fabs"
    case .fmin: return "fmin"
    case .fmax: return "fmax"
    case .copysign: return "copysign"
    case .zip: return "zip"
    case .stride: return "stride"
    case .print: return "print"
    case .debugPrint: return "debugPrint"
    case .dump: return "dump"
    case .fatalError: return "fatalError"
    case .preconditionFailure: return "preconditionFailure"
    case .assertionFailure: return "assertionFailure"
    case .precondition: return "precondition"
    case .assert: return "assert"
    case .withAnimation: return "withAnimation"
    case .type: return "type"
    case .nsLocalizedString: return "NSLocalizedString"
    case .swap: return "swap"
    case .repeatElement: return "repeatElement"
    }
  }

  static let names = allCases.map { $0.name }

  static func named(_ name: String) -> BuiltinFunction? { allCases.first { $0.name == name } }
}

extension Evaluator {
  /// Calls a function of Swift's with a call's arguments.
  func call(_ function: BuiltinFunction, _ node: SyntaxID, _ scope: Scope, expecting type: Type) -> Value {
    switch function {
    case .withAnimation: return .void
    case .print, .debugPrint, .dump:
      // What is printed may do something, and may be what is not supported.
      if !stage.isChecking { _ = firstFault { _ = argumentValues(node, scope) } }
      return .void
    case .fatalError, .preconditionFailure, .assertionFailure: return ending(function, node, scope)
    case .precondition, .assert:
      guard let condition = plan(node).arguments.first else { return missingArguments(function, node) }
      return self.condition(condition.expression, scope) == false ? ending(function, node, scope) : .void
    case .stride: return stride(node, scope, expecting: type)
    case .swap: return swap(node, scope)
    case .repeatElement: return initialize(.array(.any), node, scope) ?? .unknown
    default: break
    }
    let arguments = plan(node).arguments
    var context = type.unwrapped == .double || type.unwrapped == .int ? type.unwrapped : Type.any
    if function.wantsDoubles { context = .double }
    var values: [Value?] = Array(repeating: nil, count: arguments.count)
    if function == .min || function == .max, arguments.count > 1 {
      context = evaluateFirstNumber(arguments, into: &values, scope, expecting: context)
    }
    for (index, argument) in arguments.enumerated() where values[index] == nil {
      values[index] = evaluate(argument.expression, scope, expecting: context)
    }
    return call(function, values.map { $0 ?? .unknown }, node)
  }

  /// What ends an app ends its layout: an error that says why.
  private func ending(_ function: BuiltinFunction, _ node: SyntaxID, _ scope: Scope) -> Value {
    let isConditional = function == .precondition || function == .assert
    let arguments = plan(node).arguments.dropFirst(isConditional ? 1 : 0)
    let message = arguments.first { $0.label.isEmpty }.map {
      evaluate($0.expression, scope, expecting: .string)
    }
    var reason = isConditional ? "its condition is not met" : "an app would end here"
    if case .string(let text)? = message, !text.isEmpty { reason = text }
    if stage.isChecking { return .unknown }
    stage.stop("fatal-error", at: syntax.range(node), "\(function.name): \(reason)")
    return .unknown
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

  func call(_ function: BuiltinFunction, _ values: [Value], _ node: SyntaxID) -> Value {
    if values.contains(where: { $0.isUnknown }) { return .unknown }
    if values.contains(where: { $0.isOpaque }) { return .builtin(.opaque) }
    guard let first = values.first else { return missingArguments(function, node) }
    switch function {
    case .min, .max: return extreme(values, function == .min ? -1 : 1, function, node)
    case .abs:
      switch first {
      case .int(let number):
        return number == .min
          ? stage.fault("integer-overflow", at: syntax.range(node), "the result does not fit an Int")
          : .int(Swift.abs(number))
      case .double(let number): return .double(number.magnitude)
      default: return wrongArgument(function, first, node)
      }
    case .pow, .atan2, .fmod, .remainder, .hypot, .fmin, .fmax, .copysign:
      guard values.count == 2 else { return missingArguments(function, node) }
      guard case .double(let a) = first, case .double(let b) = values[1] else {
        return wrongArgument(function, first, node)
      }
      return .double(Elementary.value(function, a, b))
    case .zip:
      guard values.count == 2 else { return missingArguments(function, node) }
      let a = elements(of: values[0], beside: values[1], at: node)
      let b = elements(of: values[1], beside: values[0], at: node)
      let count = Swift.min(a.count, b.count)
      budget.charge(count << 4)
      return .array(
        (0..<count).map {
          .tuple(TupleValue([(label: .empty, value: a[$0]), (label: .empty, value: b[$0])]))
        })
    case .nsLocalizedString: return first
    case .type:
      switch first {
      case .instance(let instance): return .metatype(.declared(instance.type))
      case .enumCase(let value): return .metatype(.declared(value.type))
      default: return .unknown
      }
    case .stride, .print, .debugPrint, .dump, .fatalError, .preconditionFailure, .assertionFailure,
      .precondition,
      .assert, .withAnimation, .swap, .repeatElement:
      return .unknown
    default:
      guard case .double(let number) = first else { return wrongArgument(function, first, node) }
      return .double(Elementary.value(function, number))
    }
  }

  /// A sequence to go through with another: `1...` lasts as long as that.
  private func elements(of value: Value, beside other: Value, at node: SyntaxID) -> Elements {
    guard case .span(.int(let lower), .none, _) = value else { return elements(of: value, at: node) }
    let (end, isTooLarge) = lower.addingReportingOverflow(elements(of: other, at: node).count)
    return .range(lower..<(isTooLarge ? .max : end))
  }

  private func extreme(_ values: [Value], _ sign: Int, _ function: BuiltinFunction, _ node: SyntaxID) -> Value
  {
    var values = values
    if takesIntegersForLiterals { unifyNumbers(&values) }
    var best = values[0]
    for value in values.dropFirst() {
      guard let order = compare(value, best) else { return wrongArguments(function, value, best, node) }
      if order * sign > 0 { best = value }
    }
    return best
  }

  /// `stride(from:to:by:)`, `stride(from:through:by:)`
  private func stride(_ node: SyntaxID, _ scope: Scope, expecting type: Type) -> Value {
    let arguments = plan(node).arguments
    guard arguments.count == 3 else { return missingArguments(.stride, node) }
    var context = Type.any
    var found: [Value?] = arguments.map { argument in
      let operand = operand(argument.expression)
      if operand.isLiteral || operand.isContextual { return nil }
      let value = evaluate(argument.expression, scope)
      context = valueType(value)
      return value
    }
    for (index, argument) in arguments.enumerated() where found[index] == nil {
      found[index] = evaluate(argument.expression, scope, expecting: context)
    }
    var values = found.map { $0 ?? .unknown }
    if values.contains(where: { if case .double = $0 { return true } else { return false } }) {
      values = values.map { $0.number.map { .double($0) } ?? $0 }
    }
    let isClosed = arguments[1].label == "through"
    switch (values[0], values[1], values[2]) {
    case (.int(let start), .int(let end), .int(let step)):
      guard step != 0 else {
        return stage.fault("division-by-zero", at: syntax.range(node), "a stride by 0 has no end")
      }
      var numbers: [Value] = []
      var number = start
      while step > 0 ? number < end || isClosed && number == end : number > end || isClosed && number == end {
        numbers.append(.int(number))
        let (next, overflow) = number.addingReportingOverflow(step)
        if overflow { break }
        if numbers.count > Limits.collectionSize { return tooLarge(node) }
        number = next
      }
      return .array(numbers)
    case (.double(let start), .double(let end), .double(let step)):
      guard step != 0, step.isFinite, start.isFinite else {
        return stage.fault("division-by-zero", at: syntax.range(node), "a stride by \(step) has no end")
      }
      var numbers: [Value] = []
      var number = start
      while step > 0 ? number < end || isClosed && number == end : number > end || isClosed && number == end {
        numbers.append(.double(number))
        if numbers.count > Limits.collectionSize { return tooLarge(node) }
        number = start + Double(numbers.count) * step
      }
      return .array(numbers)
    default: return .unknown
    }
  }

  /// `swap(&a, &b)`
  private func swap(_ node: SyntaxID, _ scope: Scope) -> Value {
    let arguments = plan(node).arguments
    guard arguments.count == 2 else { return missingArguments(.swap, node) }
    let (first, second) = (arguments[0].expression, arguments[1].expression)
    let (a, b) = (evaluate(first, scope), evaluate(second, scope))
    store(b, in: first, scope)
    store(a, in: second, scope)
    return .void
  }

  private func missingArguments(_ function: BuiltinFunction, _ node: SyntaxID) -> Value {
    findings.report(
      .error("missing-argument", at: nameRange(node), "'\(function.name)' needs more arguments"))
    return .unknown
  }

  private func wrongArgument(_ function: BuiltinFunction, _ value: Value, _ node: SyntaxID) -> Value {
    if case .placeholder = value { return .double(0) }
    findings.report(
      .error(
        "wrong-type", at: syntax.range(node),
        "'\(function.name)' does not take a value of type \(typeName(of: value))"))
    return .unknown
  }

  private func wrongArguments(_ function: BuiltinFunction, _ a: Value, _ b: Value, _ node: SyntaxID) -> Value
  {
    if case .placeholder = a { return b }
    if case .placeholder = b { return a }
    findings.report(
      .error(
        "wrong-type", at: syntax.range(node),
        "'\(function.name)' does not compare values of type \(typeName(of: b)) and \(typeName(of: a))"))
    return .unknown
  }
}

extension BuiltinFunction {
  /// Whether the function is one of floating-point numbers only.
  var wantsDoubles: Bool {
    switch self {
    case .sqrt, .pow, .floor, .ceil, .round, .trunc, .sin, .cos, .tan, .asin, .acos, .atan, .atan2, .sinh,
      .cosh, .tanh, .exp, .exp2, .log, .log2, .log10, .cbrt, .fmod, .remainder, .hypot, .fabs, .fmin, .fmax,
      .copysign:
      return true
    case .min, .max, .abs, .zip, .stride, .print, .debugPrint, .dump, .fatalError, .preconditionFailure,
      .assertionFailure, .precondition, .assert, .withAnimation, .type, .nsLocalizedString, .swap,
      .repeatElement:
      return false
    }
  }
}
