import LayCatalog
import LayLibrary
import LaySyntax

extension StandardLibrary {
  /// What numbers have.
  static let numbers: [StandardDeclaration] = [
    .method("distance", of: .number, [Parameter("to", .same)]) { evaluator, value, arguments, node in
      evaluator.apply(.subtract, arguments[0], value, node)
    },
    .method("signum", of: .int) { _, value, _, _ in
      guard case .int(let number) = value else { return .unknown }
      return .int(number.signum())
    },
    .method("quotientAndRemainder", of: .int, [Parameter("dividingBy", .int)]) {
      evaluator, value, arguments, node in
      let quotient = evaluator.apply(.divide, value, arguments[0], node)
      let remainder = evaluator.apply(.remainder, value, arguments[0], node)
      return evaluator.pair("quotient", quotient, "remainder", remainder)
    },
    .method("isMultiple", of: .int, [Parameter("of", .int)]) { _, value, arguments, _ in
      guard case .int(let number) = value, case .int(let other) = arguments[0] else { return .unknown }
      return .bool(number.isMultiple(of: other))
    },
    .method("rounded", of: .double, [Parameter("", .rule, optional: true)]) { _, value, arguments, _ in
      guard case .string(let rule) = arguments[0] else { return value.mapNumber { $0.rounded() } }
      switch rule {
      case "down": return value.mapNumber { $0.rounded(.down) }
      case "up": return value.mapNumber { $0.rounded(.up) }
      case "towardZero": return value.mapNumber { $0.rounded(.towardZero) }
      case "awayFromZero":
        return value.mapNumber { $0.rounded(.awayFromZero) }
      case "toNearestOrEven": return value.mapNumber { $0.rounded(.toNearestOrEven) }
      default: return value.mapNumber { $0.rounded() }
      }
    },
    .method("squareRoot", of: .double) { _, value, _, _ in value.mapNumber { $0.squareRoot() } },
    .change("scale", of: .double, [Parameter("by", .same)]) { evaluator, value, arguments, node in
      value = evaluator.apply(.multiply, value, arguments[0], node)
      return .void
    },
    .method("clamped", of: .number, [Parameter("to", .any)]) { evaluator, value, arguments, _ in
      switch (value, arguments[0]) {
      case (.double(let number), .interval(let lower, let upper)):
        return .double(min(max(number, lower), upper))
      case (.int(let number), .range(let range)) where !range.elements.isEmpty:
        return .int(min(max(number, range.lowerBound), range.elements.upperBound - 1))
      case (.double(let number), .range(let range)) where range.isClosed:
        return .double(min(max(number, Double(range.lowerBound)), Double(range.upperBound)))
      case (.int(let number), .span(.int(let lower), .int(let upper), isClosed: true)):
        return .int(min(max(number, lower), upper))
      default: return .unknown
      }
    },
    .method("advanced", of: .number, [Parameter("by", .same)]) { evaluator, value, arguments, node in
      evaluator.apply(.add, value, arguments[0], node)
    },
    .method("truncatingRemainder", of: .double, [Parameter("dividingBy", .same)]) { _, value, arguments, _ in
      guard case .double(let number) = value, case .double(let other) = arguments[0] else { return .unknown }
      return .double(number.truncatingRemainder(dividingBy: other))
    },
    .method("remainder", of: .double, [Parameter("dividingBy", .same)]) { _, value, arguments, _ in
      guard case .double(let number) = value, case .double(let other) = arguments[0] else { return .unknown }
      return .double(number.remainder(dividingBy: other))
    },
    .method("formatted", of: .number, [Parameter("", .format)]) { evaluator, value, arguments, _ in
      guard let format = arguments[0].builtin, !arguments[0].isOpaque else { return .unknown }
      return .string(evaluator.stage.formatted(value, format))
    },
    .method("formatted", of: [.number, .string]) { evaluator, value, _, _ in
      .string(evaluator.stage.formatted(value, nil))
    },
    .property("magnitude", of: .number) { _, value, _ in
      switch value {
      case .int(let number):
        return number == .min ? .unknown : .int(number.magnitude <= UInt(Int.max) ? abs(number) : .max)
      case .double(let number): return .double(number.magnitude)
      default: return .unknown
      }
    },
    .property("bitWidth", of: .int) { _, _, _ in .int(Int.bitWidth) },
    .method("addingReportingOverflow", of: .int, [Parameter("", .int)]) { evaluator, value, arguments, _ in
      evaluator.reporting(value, arguments[0]) { $0.addingReportingOverflow($1) }
    },
    .method("subtractingReportingOverflow", of: .int, [Parameter("", .int)]) {
      evaluator, value, arguments, _ in
      evaluator.reporting(value, arguments[0]) { $0.subtractingReportingOverflow($1) }
    },
    .method("multipliedReportingOverflow", of: .int, [Parameter("by", .int)]) {
      evaluator, value, arguments, _ in
      evaluator.reporting(value, arguments[0]) { $0.multipliedReportingOverflow(by: $1) }
    },
    .property("leadingZeroBitCount", of: .int) { _, value, _ in
      guard case .int(let number) = value else { return .unknown }
      return .int(number.leadingZeroBitCount)
    },
    .property("trailingZeroBitCount", of: .int) { _, value, _ in
      guard case .int(let number) = value else { return .unknown }
      return .int(number.trailingZeroBitCount)
    },
    .property("nonzeroBitCount", of: .int) { _, value, _ in
      guard case .int(let number) = value else { return .unknown }
      return .int(number.nonzeroBitCount)
    },
    .property("magnitudeSquared", of: .double) { _, value, _ in value.mapNumber { $0 * $0 } },
    .property("isNaN", of: .double) { _, value, _ in
      guard case .double(let number) = value else { return .unknown }
      return .bool(number.isNaN)
    },
    .property("isFinite", of: .double) { _, value, _ in
      guard case .double(let number) = value else { return .unknown }
      return .bool(number.isFinite)
    },
    .property("isZero", of: .double) { _, value, _ in
      guard case .double(let number) = value else { return .unknown }
      return .bool(number == 0)
    },
    .property("isInfinite", of: .double) { _, value, _ in
      guard case .double(let number) = value else { return .unknown }
      return .bool(number.isInfinite)
    },
  ]
}

extension Value {
  func mapNumber(_ change: (Double) -> Double) -> Value {
    guard case .double(let number) = self else { return .unknown }
    return .double(change(number))
  }
}

extension StandardLibrary {
  /// The initialisers of integers.
  static let integerInitializers: [StandardDeclaration] = [
    .initializer(of: .int, "") { evaluator, value, call in
      guard case .string(let text) = value, let radix = evaluator.radix(call) else { return nil }
      return Int(text, radix: radix).map { .int($0) } ?? Value.none
    },
    .initializer(of: .int, "exactly") { _, value, _ in
      switch value {
      case .double, .builtin(.float):
        return value.number.flatMap { Int(exactly: $0) }.map { .int($0) } ?? Value.none
      case .builtin(.integer(let number)): return number.int.map { .int($0) } ?? Value.none
      default: return nil
      }
    },
    .initializer(of: .int, "clamping") { _, value, _ in
      guard case .builtin(.integer(let number)) = value else { return nil }
      return .int(number.int ?? .max)
    },
    .initializer(of: .int, "truncatingIfNeeded") { _, value, _ in
      guard case .builtin(.integer(let number)) = value else { return nil }
      return .int(Int(truncatingIfNeeded: number.bits))
    },
    .initializer(of: .int, "bitPattern") { _, value, _ in
      guard case .builtin(.integer(let number)) = value else { return nil }
      return .int(Int(truncatingIfNeeded: number.bits))
    },
  ]
}

extension Evaluator {
  /// What an operation on two integers gives, and whether it overflows.
  fileprivate func reporting(
    _ value: Value, _ other: Value, _ operation: (Int, Int) -> (partialValue: Int, overflow: Bool)
  ) -> Value {
    guard case .int(let a) = value, case .int(let b) = other else { return .unknown }
    let result = operation(a, b)
    return pair("partialValue", .int(result.partialValue), "overflow", .bool(result.overflow))
  }

  /// The base of the digits, as a call's second argument says; nil for a call without it.
  func radix(_ call: WrittenCall) -> Int? {
    let arguments = plan(call.node).arguments
    guard arguments.count > 1, arguments[1].label == "radix",
      case .int(let radix) = evaluate(arguments[1].expression, call.scope, expecting: .int),
      (2...36).contains(radix)
    else { return nil }
    return radix
  }
}
