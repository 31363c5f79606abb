import LayCatalog
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
      return .tuple(
        TupleValue([
          (label: evaluator.symbols.intern("quotient"), value: quotient),
          (label: evaluator.symbols.intern("remainder"), value: remainder),
        ]))
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
    .property("nonzeroBitCount", of: .int) { _, value, _ in
      guard case .int(let number) = value else { return .unknown }
      return .int(number.nonzeroBitCount)
    },
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
    .initializer(of: .int, "exactly") { evaluator, value, call in
      if case .double(let number) = value { return Int(exactly: number).map { .int($0) } ?? Value.none }
      return evaluator.integer(value, call) { _, _ in .none }
    },
    .initializer(of: .int, "clamping") { evaluator, value, call in
      evaluator.integer(value, call) { number, bounds in
        .int(min(max(number, bounds.lowerBound), bounds.upperBound))
      }
    },
    .initializer(of: .int, "truncatingIfNeeded") { evaluator, value, call in
      evaluator.integer(value, call) { number, bounds in
        let count = bounds.upperBound - bounds.lowerBound + 1
        let rest = (number - bounds.lowerBound) % count
        return .int(bounds.lowerBound + (rest < 0 ? rest + count : rest))
      }
    },
  ]
}

extension Evaluator {
  /// An integer in the type that a call names, if it fits, and else what is made of it; nil for another value.
  fileprivate func integer(
    _ value: Value, _ call: WrittenCall, _ fitted: (Int, ClosedRange<Int>) -> Value
  ) -> Value? {
    guard case .int(let number) = value else { return nil }
    guard let bounds = Self.bounds(ofInteger: callee(of: call.node) ?? "Int"), !bounds.contains(number) else {
      return value
    }
    return fitted(number, bounds)
  }

  /// The numbers of Swift's narrower integers; nil for those of 64 bits.
  fileprivate static func bounds(ofInteger name: String) -> ClosedRange<Int>? {
    switch name {
    case "Int8": return Int(Int8.min)...Int(Int8.max)
    case "UInt8": return 0...Int(UInt8.max)
    case "Int16": return Int(Int16.min)...Int(Int16.max)
    case "UInt16": return 0...Int(UInt16.max)
    default: return nil
    }
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
