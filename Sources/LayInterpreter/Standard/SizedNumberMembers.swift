import LayCatalog
import LayLibrary
import LaySyntax

extension StandardLibrary {
  /// What numbers of Swift's types beside `Int` and `Double` have.
  static let sizedNumbers: [StandardDeclaration] = [
    .integer("nonzeroBitCount") { .int($0.pattern.nonzeroBitCount) },
    .integer("leadingZeroBitCount") {
      .int($0.pattern.leadingZeroBitCount - (64 - SizedInteger.bitWidth(of: $0.type)))
    },
    .integer("trailingZeroBitCount") {
      .int(min($0.pattern.trailingZeroBitCount, SizedInteger.bitWidth(of: $0.type)))
    },
    .integer("bitWidth") { .int(SizedInteger.bitWidth(of: $0.type)) },
    .integer("byteSwapped") { swapped($0) },
    .integer("bigEndian") { swapped($0) },
    .integer("littleEndian") { .builtin(.integer($0)) },
    .integer("magnitude") { number in
      let type: BuiltinType
      switch number.type {
      case .int8: type = .uint8
      case .int16: type = .uint16
      case .int32: type = .uint32
      default: return .builtin(.integer(number))
      }
      return .builtin(.integer(SizedInteger(type, truncating: abs(number.bits))))
    },
    .method("signum", of: .sized) { _, value, _, _ in
      guard case .builtin(.integer(let number)) = value else { return .unknown }
      let sign = number.compared(to: SizedInteger(number.type, truncating: 0))
      return .builtin(.integer(SizedInteger(number.type, truncating: sign)))
    },
    .method("isMultiple", of: .sized, [Parameter("of", .same)]) { _, value, arguments, _ in
      guard case .builtin(.integer(let number)) = value, case .builtin(.integer(let other)) = arguments[0]
      else {
        return .unknown
      }
      if other.bits == 0 { return .bool(number.bits == 0) }
      return .bool(number.applying(.remainder, other).value.bits == 0)
    },
    .method("quotientAndRemainder", of: .sized, [Parameter("dividingBy", .same)]) {
      evaluator, value, arguments, node in
      evaluator.pair(
        "quotient", evaluator.apply(.divide, value, arguments[0], node), "remainder",
        evaluator.apply(.remainder, value, arguments[0], node))
    },
    .reporting("addingReportingOverflow", "", .add),
    .reporting("subtractingReportingOverflow", "", .subtract),
    .reporting("multipliedReportingOverflow", "by", .multiply),
    .method("distance", of: .sized, [Parameter("to", .same)]) { _, value, arguments, _ in
      guard case .builtin(.integer(let from)) = value, case .builtin(.integer(let to)) = arguments[0] else {
        return .unknown
      }
      return .int(Int(truncatingIfNeeded: to.bits &- from.bits))
    },
    .method("advanced", of: .sized, [Parameter("by", .int)]) { evaluator, value, arguments, node in
      guard case .builtin(.integer(let from)) = value, case .int(let count) = arguments[0],
        let step = SizedInteger(from.type, exactly: count)
      else { return .unknown }
      return evaluator.apply(.add, value, .builtin(.integer(step)), node)
    },
    .float("isNaN") { .bool($0.isNaN) },
    .float("isFinite") { .bool($0.isFinite) },
    .float("isInfinite") { .bool($0.isInfinite) },
    .float("isZero") { .bool($0.isZero) },
    .float("bitPattern") {
      .builtin(.integer(SizedInteger(.uint32, truncating: $0.bitPattern)))
    },
    .method("rounded", of: .sized, [Parameter("", .rule, optional: true)]) { _, value, arguments, _ in
      guard case .builtin(.float(let number)) = value else { return .unknown }
      guard case .string(let rule) = arguments[0] else { return .builtin(.float(number.rounded())) }
      switch rule {
      case "down": return .builtin(.float(number.rounded(.down)))
      case "up": return .builtin(.float(number.rounded(.up)))
      case "towardZero": return .builtin(.float(number.rounded(.towardZero)))
      case "awayFromZero": return .builtin(.float(number.rounded(.awayFromZero)))
      case "toNearestOrEven": return .builtin(.float(number.rounded(.toNearestOrEven)))
      default: return .builtin(.float(number.rounded()))
      }
    },
    .method("squareRoot", of: .sized) { _, value, _, _ in
      guard case .builtin(.float(let number)) = value else { return .unknown }
      return .builtin(.float(number.squareRoot()))
    },
    .method("truncatingRemainder", of: .sized, [Parameter("dividingBy", .same)]) { _, value, arguments, _ in
      guard case .builtin(.float(let number)) = value, case .builtin(.float(let other)) = arguments[0] else {
        return .unknown
      }
      return .builtin(.float(number.truncatingRemainder(dividingBy: other)))
    },
    .method("formatted", of: [.sized, .decimal], [Parameter("", .format)]) { evaluator, value, arguments, _ in
      guard let format = arguments[0].builtin, !arguments[0].isOpaque else { return .unknown }
      return .string(evaluator.stage.formatted(value.plain, format))
    },
    .method("formatted", of: [.sized, .decimal]) { evaluator, value, _, _ in
      .string(evaluator.stage.formatted(value.plain, nil))
    },
  ]

  private static func swapped(_ number: SizedInteger) -> Value {
    let width = SizedInteger.bitWidth(of: number.type)
    let swapped = number.pattern.byteSwapped >> UInt64(64 - width)
    return .builtin(.integer(SizedInteger(number.type, truncating: swapped)))
  }
}

extension StandardDeclaration {
  fileprivate static func integer(
    _ name: String, _ body: @escaping @Sendable (SizedInteger) -> Value
  ) -> StandardDeclaration {
    .property(name, of: .sized) { _, value, _ in
      if case .builtin(.integer(let number)) = value { body(number) } else { .unknown }
    }
  }

  fileprivate static func float(
    _ name: String, _ body: @escaping @Sendable (Float) -> Value
  ) -> StandardDeclaration {
    .property(name, of: .sized) { _, value, _ in
      if case .builtin(.float(let number)) = value { body(number) } else { .unknown }
    }
  }

  fileprivate static func reporting(
    _ name: String, _ label: String, _ operation: SizedInteger.Operation
  ) -> StandardDeclaration {
    .method(name, of: .sized, [Parameter(label, .same)]) { evaluator, value, arguments, _ in
      guard case .builtin(.integer(let number)) = value, case .builtin(.integer(let other)) = arguments[0]
      else {
        return .unknown
      }
      let (result, overflow) = number.applying(operation, other)
      return evaluator.pair("partialValue", .builtin(.integer(result)), "overflow", .bool(overflow))
    }
  }
}

extension Evaluator {
  // MARK: Types

  /// `UInt8.max`, `Float.pi`; nil for what is no constant of the type.
  func sizedConstant(_ name: String, of type: BuiltinType) -> Value? {
    #if !hasFeature(Embedded)
    if type == .decimal {
      switch name {
      case "zero": return .builtin(.decimal(.zero))
      case "pi": return .builtin(.decimal(.pi))
      case "nan", "quietNaN": return .builtin(.decimal(.notANumber))
      default: return nil
      }
    }
    #endif
    guard type.isInteger else {
      switch name {
      case "zero": return .builtin(.float(0))
      case "pi": return .builtin(.float(.pi))
      case "infinity": return .builtin(.float(.infinity))
      case "nan": return .builtin(.float(.nan))
      case "ulpOfOne": return .builtin(.float(.ulpOfOne))
      case "greatestFiniteMagnitude": return .builtin(.float(.greatestFiniteMagnitude))
      case "leastNonzeroMagnitude": return .builtin(.float(.leastNonzeroMagnitude))
      default: return nil
      }
    }
    switch name {
    case "max": return .builtin(.integer(.largest(of: type)))
    case "min": return .builtin(.integer(.smallest(of: type)))
    case "zero": return .builtin(.integer(SizedInteger(type, truncating: 0)))
    case "bitWidth": return .int(SizedInteger.bitWidth(of: type))
    case "isSigned": return .bool(SizedInteger(type, truncating: 0).isSigned)
    default: return nil
    }
  }

  /// `UInt8(…)`, `Float(…)`
  func sizedNumber(_ type: BuiltinType, _ node: SyntaxID, _ scope: Scope) -> Value {
    guard let argument = plan(node).arguments.first else {
      return BuiltinValue.number(type, 0).map { .builtin($0) } ?? .unknown
    }
    let context: Type = isLiteral(argument.expression) && argument.label.isEmpty ? .builtin(type) : .any
    let value = evaluate(argument.expression, scope, expecting: context)
    switch value {
    case .unknown: return .unknown
    case .placeholder(let name): return stand(in: .builtin(type), for: name)
    case .builtin(.opaque): return keepsOpaque ? value : stand(in: .builtin(type), for: .empty)
    case .string(let text):
      let radix = radix(WrittenCall(node: node, scope: scope, type: .builtin(type))) ?? 10
      return Self.number(type, text, radix: radix).map { .builtin($0) } ?? .none
    default: break
    }
    guard let made = made(type, of: value, argument.label) else {
      if isNumber(value) {
        return argument.label == "exactly" ? .none : overflow(type, node)
      }
      findings.report(
        .error(
          "wrong-type", at: argument.range,
          "\(type.name) can't be made of a value of type \(typeName(of: value))"))
      return .unknown
    }
    return .builtin(made)
  }

  private func isNumber(_ value: Value) -> Bool {
    switch value {
    case .int, .double, .builtin(.integer), .builtin(.float): true
    default: false
    }
  }

  /// A number in another type; nil where it does not fit, and for what is no number.
  private func made(_ type: BuiltinType, of value: Value, _ label: String) -> BuiltinValue? {
    let isExact = label == "exactly"
    #if !hasFeature(Embedded)
    if type == .decimal { return decimal(of: value).map { .decimal($0) } }
    #endif
    guard type.isInteger else {
      guard let number = value.number else { return nil }
      if case .builtin(.integer(let bits)) = value, label == "bitPattern" {
        return .float(Float(bitPattern: UInt32(truncatingIfNeeded: bits.bits)))
      }
      let float: Float
      switch value {
      case .int(let whole): float = Float(whole)
      case .builtin(.integer(let whole)): float = whole.isWide ? Float(whole.wide) : Float(whole.bits)
      default: float = Float(number)
      }
      return isExact && Double(float) != number ? nil : .float(float)
    }
    if case .double(let bits) = value, label == "bitPattern" {
      return .integer(SizedInteger(type, truncating: bits.bitPattern))
    }
    let whole: SizedInteger
    switch value {
    case .int(let number):
      if label == "truncatingIfNeeded" || label == "bitPattern" {
        return .integer(SizedInteger(type, truncating: number))
      }
      if label == "clamping" { return .integer(clamped(number, to: type)) }
      return SizedInteger(type, exactly: number).map { .integer($0) }
    case .builtin(.integer(let number)): whole = number
    case .double, .builtin(.float):
      guard let number = value.number, number.isFinite, !isExact || number == number.rounded(.towardZero)
      else {
        return nil
      }
      return SizedInteger(type, number).map { .integer($0) }
    default: return nil
    }
    switch label {
    case "truncatingIfNeeded", "bitPattern": return .integer(SizedInteger(type, truncating: whole.bits))
    case "clamping": return .integer(whole.int.map { clamped($0, to: type) } ?? largest(type, whole))
    case "bigEndian": return nil
    default: return SizedInteger(type, exactly: whole).map { .integer($0) }
    }
  }

  private func clamped(_ number: Int, to type: BuiltinType) -> SizedInteger {
    SizedInteger(type, exactly: number) ?? (number < 0 ? .smallest(of: type) : .largest(of: type))
  }

  /// A number larger than any `Int` in another type.
  private func largest(_ type: BuiltinType, _ number: SizedInteger) -> SizedInteger {
    SizedInteger(type, exactly: number) ?? .largest(of: type)
  }

  private static func number(_ type: BuiltinType, _ text: String, radix: Int) -> BuiltinValue? {
    #if !hasFeature(Embedded)
    if type == .decimal { return DecimalNumber(text).map { .decimal($0) } }
    #endif
    if type == .float { return Double(text).map { .float(Float($0)) } }
    if type == .uint || type == .uint64 {
      return UInt64(text, radix: radix).map {
        .integer(SizedInteger(type, truncating: $0))
      }
    }
    return Int(text, radix: radix).flatMap { SizedInteger(type, exactly: $0) }.map { .integer($0) }
  }
}
