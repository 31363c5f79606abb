extension Parser {
  mutating func parseNumber() -> SyntaxID {
    let start = token.start
    guard let number = token.number else { return parseUnusualNumber() }
    advance()
    return make(.integerLiteral, from: start, payload: number)
  }

  /// A number with a fraction, an exponent, a base of its own or more digits than most.
  private mutating func parseUnusualNumber() -> SyntaxID {
    let start = token.start
    let range = token.range
    let isFloat = at(.float)
    let bytes = UnsafeBufferPointer(
      start: lexer.bytes + Int(range.start), count: Int(range.end - range.start))
    let number = NumberLiteral(bytes, isFloat: isFloat)
    let payload: UInt32
    var kind = SyntaxKind.integerLiteral
    var detail: UInt8 = 0
    switch number {
    case .integer(let value):
      payload = add(value)
      if value == .min, !absorbMinus() { detail = 1 }
    case .unsigned(let value):
      payload = add(value)
      detail = 1
    case .float(let value):
      advance()
      return makeFloat(value, from: start)
    case .tooLarge:
      report(.numberTooLarge(range))
      payload = add(0)
      kind = .missing
    case .malformed(let why):
      report(.malformedNumber(range, text(range), why))
      payload = add(0)
      kind = .missing
    }
    advance()
    return make(kind, from: start, detail: detail, payload: payload)
  }

  mutating func makeFloat(_ value: Double, from start: UInt32) -> SyntaxID {
    literals.floats.append(value)
    return make(.floatLiteral, from: start, payload: UInt32(truncatingIfNeeded: literals.floats.count - 1))
  }

  private mutating func add(_ value: Int) -> UInt32 {
    let tag = SyntaxTree.largeIntegerTag
    if value >= 0, value < tag { return UInt32(truncatingIfNeeded: value) }
    literals.largeIntegers.append(value)
    return tag | UInt32(truncatingIfNeeded: literals.largeIntegers.count - 1)
  }

  /// 2⁶³ fits only behind a minus sign, which it absorbs.
  private mutating func absorbMinus() -> Bool {
    guard let last = pending.operators.last, case .prefix(.negate) = last.role else { return false }
    pending.operators.removeLast()
    return true
  }

  /// The number of `$0`; those too large for any closure are all the same.
  func decodeParameterNumber() -> UInt32 {
    var number: UInt32 = 0
    for index in Int(token.start) + 1..<Int(token.end) {
      number = number &* 10 &+ UInt32(lexer.bytes[index] &- UInt8(ascii: "0"))
      if number > 1_000 { return 1_000 }
    }
    return number
  }
}

/// The value of a number's digits.
enum NumberLiteral {
  /// 2⁶³ is given as `Int.min`, for it may stand behind a minus sign.
  case integer(Int)
  /// One that is larger, by its bits.
  case unsigned(Int)
  case float(Double)
  case tooLarge
  case malformed(StaticString)

  init(_ digits: UnsafeBufferPointer<UInt8>, isFloat: Bool) {
    var radix: UInt64 = 10
    var index = 0
    if digits.count > 1, digits[0] == UInt8(ascii: "0") {
      switch digits[1] {
      case UInt8(ascii: "x"): radix = 16
      case UInt8(ascii: "o"): radix = 8
      case UInt8(ascii: "b"): radix = 2
      default: break
      }
      if radix != 10 { index = 2 }
    }
    if isFloat {
      self = radix == 16 ? .hexFloat(digits) : .decimalFloat(digits)
      return
    }
    self = .integer(digits, from: index, radix: radix)
  }

  private static func integer(
    _ digits: UnsafeBufferPointer<UInt8>, from start: Int, radix: UInt64
  ) -> NumberLiteral {
    var value: UInt64 = 0
    var hasDigit = false
    var overflows = false
    for index in start..<digits.count {
      if digits[index] == Byte.underscore, hasDigit { continue }
      guard let digit = hexValue(digits[index]), UInt64(digit) < radix else {
        return .malformed(radix == 10 ? "a letter follows the digits" : "a digit does not belong to its base")
      }
      hasDigit = true
      let (product, overflow) = value.multipliedReportingOverflow(by: radix)
      let (sum, carry) = product.addingReportingOverflow(UInt64(digit))
      overflows = overflows || overflow || carry
      value = sum
    }
    guard hasDigit else { return .malformed("digits must follow the prefix") }
    if overflows { return .tooLarge }
    if value > UInt64(Int.max) + 1 { return .unsigned(Int(truncatingIfNeeded: value)) }
    return .integer(Int(truncatingIfNeeded: value))
  }

  private static func decimalFloat(_ digits: UnsafeBufferPointer<UInt8>) -> NumberLiteral {
    guard let decimal = Decimal(digits) else { return .malformed("digits must follow the exponent's mark") }
    let value = decimal.value
    return value.isFinite ? .float(value) : .tooLarge
  }

  /// `0x1.8p3`.
  private static func hexFloat(_ digits: UnsafeBufferPointer<UInt8>) -> NumberLiteral {
    var value = 0.0
    var exponent = 0
    var index = 2
    var isFraction = false
    while index < digits.count, digits[index] | 0x20 != UInt8(ascii: "p") {
      defer { index += 1 }
      if digits[index] == Byte.underscore { continue }
      if digits[index] == Byte.period {
        isFraction = true
        continue
      }
      guard let digit = hexValue(digits[index]) else {
        return .malformed("a digit does not belong to its base")
      }
      value = value * 16 + Double(digit)
      if isFraction { exponent -= 4 }
    }
    guard let power = Decimal.exponent(digits, from: index + 1) else {
      return .malformed("digits must follow the exponent's mark")
    }
    exponent += power
    // Two steps, lest an intermediate power overflow.
    let half = max(-2_000, min(2_000, exponent)) / 2
    let rest = max(-2_000, min(2_000, exponent)) - half
    let result =
      value * Double(sign: .plus, exponent: half, significand: 1)
      * Double(sign: .plus, exponent: rest, significand: 1)
    return result.isFinite ? .float(result) : .tooLarge
  }
}
