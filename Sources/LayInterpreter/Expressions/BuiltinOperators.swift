import LayCatalog
import LaySyntax

/// Operators on SwiftUI's own values.
enum BuiltinOperator {
  static func apply(_ operation: Operator, _ left: BuiltinValue, _ right: Value) -> BuiltinValue? {
    switch (operation, left, right) {
    case (.add, .angle(let a), .builtin(.angle(let b))): return .angle(a + b)
    case (.subtract, .angle(let a), .builtin(.angle(let b))): return .angle(a - b)
    case (.multiply, .angle(let a), .double(let factor)): return .angle(a * factor)
    case (.divide, .angle(let a), .double(let factor)): return .angle(a / factor)
    case (.add, .date(let moment), .double(let seconds)): return .date(moment + seconds)
    case (.subtract, .date(let moment), .double(let seconds)): return .date(moment - seconds)
    case (.add, .date(let moment), .int(let seconds)): return .date(moment + Double(seconds))
    case (.subtract, .date(let moment), .int(let seconds)): return .date(moment - Double(seconds))
    case (.add, .duration(let a), .builtin(.duration(let b))): return .nanoseconds(a + b)
    case (.subtract, .duration(let a), .builtin(.duration(let b))): return .nanoseconds(a - b)
    case (.multiply, .duration(let a), .int(let factor)): return .nanoseconds(a * Double(factor))
    case (.multiply, .duration(let a), .double(let factor)): return .nanoseconds(a * factor)
    case (.divide, .duration(let a), .int(let divisor)): return .nanoseconds(a / Double(divisor))
    case (.divide, .duration(let a), .double(let divisor)): return .nanoseconds(a / divisor)
    #if !hasFeature(Embedded)
    case (_, .measurement(let a), _): return apply(operation, a, right).map { .measurement($0) }
    case (.add, .attributed(var a), .builtin(.attributed(let b))):
      a.append(b)
      return .attributed(a)
    case (.add, .attributed(var a), .string(let literal)):
      a.append(AttributedValue(literal))
      return .attributed(a)
    #endif
    case (.add, .data(let a), let more): return more.bytes.map { .data(a + $0) }
    case (.add, .text(let a), .builtin(.text(let b))):
      return .text(TextValue(segments: a.segments + b.segments, source: a.source))
    default: return nil
    }
  }

  #if !hasFeature(Embedded)
  private static func apply(
    _ operation: Operator, _ left: MeasurementValue, _ right: Value
  ) -> MeasurementValue? {
    switch (operation, right) {
    case (.add, .builtin(.measurement(let b))): return left.combined(with: b, +)
    case (.subtract, .builtin(.measurement(let b))): return left.combined(with: b, -)
    case (.multiply, .double), (.multiply, .int):
      return right.number.map { MeasurementValue(left.value * $0, unitNumber: left.unitNumber) }
    case (.divide, .double), (.divide, .int):
      return right.number.map { MeasurementValue(left.value / $0, unitNumber: left.unitNumber) }
    default: return nil
    }
  }
  #endif
}

extension BuiltinValue {
  /// A length of time, whole in nanoseconds: what its fractions add to, and not what doubles make of that.
  static func nanoseconds(_ seconds: Double) -> BuiltinValue {
    let count = (seconds * 1e9).rounded()
    return .duration(count.magnitude < 9e15 ? count / 1e9 : seconds)
  }
}
