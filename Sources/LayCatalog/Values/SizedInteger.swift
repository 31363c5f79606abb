/// A number of one of Swift's integer types beside `Int`, such as `UInt8`: they differ in how far they count.
///
/// `Int64` counts as `Int` does, and is no type of its own here.
package struct SizedInteger: Sendable, Equatable {
  /// `.int8` to `.uint64`.
  package let type: BuiltinType
  /// The number; of 64 bits without a sign those bits.
  package let bits: Int64

  /// The number that the lowest bits of another are.
  package init(_ type: BuiltinType, truncating number: some BinaryInteger) {
    let number = Int64(truncatingIfNeeded: number)
    self.type = type
    switch type {
    case .int8: bits = Int64(Int8(truncatingIfNeeded: number))
    case .int16: bits = Int64(Int16(truncatingIfNeeded: number))
    case .int32: bits = Int64(Int32(truncatingIfNeeded: number))
    case .uint8: bits = Int64(UInt8(truncatingIfNeeded: number))
    case .uint16: bits = Int64(UInt16(truncatingIfNeeded: number))
    case .uint32: bits = Int64(UInt32(truncatingIfNeeded: number))
    default: bits = number
    }
  }

  /// nil for a number that does not fit.
  package init?(_ type: BuiltinType, exactly number: Int) { self.init(type, fitting: Int64(number)) }

  private init?(_ type: BuiltinType, fitting number: Int64) {
    self.init(type, truncating: number)
    if bits != number || isWide && number < 0 { return nil }
  }

  /// nil for a number that does not fit.
  package init?(_ type: BuiltinType, exactly number: SizedInteger) {
    if number.isWide, number.bits < 0 {
      guard type == .uint || type == .uint64 else { return nil }
      self.init(type, truncating: number.bits)
    } else {
      self.init(type, fitting: number.bits)
    }
  }

  /// The whole part of a number; nil where it does not fit.
  package init?(_ type: BuiltinType, _ number: Double) {
    let whole = number.rounded(.towardZero)
    if let exact = Int64(exactly: whole) {
      self.init(type, fitting: exact)
    } else if type == .uint || type == .uint64, let exact = UInt64(exactly: whole) {
      self.init(type, truncating: exact)
    } else {
      return nil
    }
  }

  /// Whether it is of 64 bits and has no sign.
  package var isWide: Bool { type == .uint || type == .uint64 }

  package var isSigned: Bool { type == .int8 || type == .int16 || type == .int32 }

  package var wide: UInt64 { UInt64(bitPattern: bits) }

  package static func bitWidth(of type: BuiltinType) -> Int {
    switch type {
    case .int8, .uint8: 8
    case .int16, .uint16: 16
    case .int32, .uint32: 32
    default: 64
    }
  }

  package static func largest(of type: BuiltinType) -> SizedInteger {
    switch type {
    case .int8, .int16, .int32: SizedInteger(type, truncating: Int64(1) << (bitWidth(of: type) - 1) - 1)
    case .uint8, .uint16, .uint32: SizedInteger(type, truncating: Int64(1) << bitWidth(of: type) - 1)
    default: SizedInteger(type, truncating: -1)
    }
  }

  package static func smallest(of type: BuiltinType) -> SizedInteger {
    switch type {
    case .int8, .int16, .int32: SizedInteger(type, truncating: Int64(-1) << (bitWidth(of: type) - 1))
    default: SizedInteger(type, truncating: 0)
    }
  }

  /// The number, where it fits an `Int`.
  package var int: Int? { isWide && bits < 0 ? nil : Int(exactly: bits) }

  package var double: Double { isWide ? Double(wide) : Double(bits) }

  package var text: String { isWide ? String(wide) : String(bits) }

  /// Its own bits, however many there are, without its sign.
  package var pattern: UInt64 { wide & (.max >> UInt64(64 - Self.bitWidth(of: type))) }

  /// Negative, zero or positive as it is less than another number, equal to it, or greater.
  package func compared(to other: SizedInteger) -> Int {
    switch (int, other.int) {
    case (let a?, let b?): a < b ? -1 : a == b ? 0 : 1
    case (nil, _?): 1
    case (_?, nil): -1
    case (nil, nil): wide < other.wide ? -1 : wide == other.wide ? 0 : 1
    }
  }

  package enum Operation { case add, subtract, multiply, divide, remainder }

  /// What is left of the result, and whether it does not fit. Nothing is divided by zero here.
  package func applying(
    _ operation: Operation, _ other: SizedInteger
  ) -> (value: SizedInteger, overflow: Bool) {
    if isWide {
      let result = Self.result(operation, wide, other.wide)
      return (SizedInteger(type, truncating: result.partialValue), result.overflow)
    }
    let result = Self.result(operation, bits, other.bits)
    let value = SizedInteger(type, truncating: result.partialValue)
    return (value, result.overflow || value.bits != result.partialValue)
  }

  private static func result<Number: FixedWidthInteger>(
    _ operation: Operation, _ a: Number, _ b: Number
  ) -> (partialValue: Number, overflow: Bool) {
    switch operation {
    case .add: a.addingReportingOverflow(b)
    case .subtract: a.subtractingReportingOverflow(b)
    case .multiply: a.multipliedReportingOverflow(by: b)
    case .divide: a.dividedReportingOverflow(by: b)
    case .remainder: a.remainderReportingOverflow(dividingBy: b)
    }
  }

  /// Moved to the left by so many bits, to the right by a negative number.
  package func shifted(by count: Int) -> SizedInteger {
    if isWide, count < 0 {
      return SizedInteger(type, truncating: count == .min ? 0 : wide >> UInt64(-count))
    }
    return SizedInteger(type, truncating: bits << count)
  }
}

extension BuiltinType {
  /// Whether its values are numbers: those beside `Int` and `Double`.
  package var isNumber: Bool { self == .float || isInteger || isDecimal }

  @inline(__always)
  package var isDecimal: Bool {
    #if hasFeature(Embedded)
    false
    #else
    self == .decimal
    #endif
  }

  package var isInteger: Bool {
    switch self {
    case .int8, .int16, .int32, .uint, .uint8, .uint16, .uint32, .uint64: true
    default: false
    }
  }
}

extension BuiltinValue {
  /// A whole number of a type, as a literal writes it; nil for one that does not fit.
  package static func number(_ type: BuiltinType, _ number: Int) -> BuiltinValue? {
    #if !hasFeature(Embedded)
    if type == .decimal { return .decimal(DecimalNumber(number)) }
    #endif
    return type == .float ? .float(Float(number)) : SizedInteger(type, exactly: number).map { .integer($0) }
  }
}

extension Value {
  /// Numbers as formats write them: those of all types as `int` and `double`.
  package var plain: Value {
    switch self {
    case .builtin(.integer(let number)): number.int.map { .int($0) } ?? .double(number.double)
    case .builtin(.float(let number)): .double(Double(number))
    #if !hasFeature(Embedded)
    case .builtin(.decimal(let number)): .double(number.nearestDouble)
    #endif
    default: self
    }
  }

  /// The bytes that a value is, or a list of numbers of which each is a byte; nil for any other.
  package var bytes: [UInt8]? {
    switch self {
    case .builtin(.data(let bytes)): return bytes
    case .array(let elements):
      var bytes: [UInt8] = []
      bytes.reserveCapacity(elements.count)
      for element in elements {
        guard let byte = element.wholeNumber.flatMap({ UInt8(exactly: $0) }) else { return nil }
        bytes.append(byte)
      }
      return bytes
    default: return nil
    }
  }

  #if !hasFeature(Embedded)
  /// The list as bytes; of other elements than bytes nothing is known.
  package var asData: Value { .builtin(bytes.map { .data($0) } ?? .opaque) }
  #endif

  /// A whole number of any type; nil for one that does not fit, and for what is none.
  package var wholeNumber: Int? {
    switch self {
    case .int(let number): number
    case .builtin(.integer(let number)): number.int
    default: nil
    }
  }
}
