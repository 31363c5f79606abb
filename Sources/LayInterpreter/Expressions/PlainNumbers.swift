import LayCatalog
import LaySyntax
import LayViews

/// A number, and whether it takes its type from what stands beside it.
enum PlainNumber {
  case int(Int)
  case double(Double)
  /// An integer as it is written.
  case literal(Int)
}

extension PlainNumber {
  /// nil where the result does not fit, and of two that are both written: what they are follows from what is expected.
  @inline(__always)
  func applying(_ operation: Operator, to other: PlainNumber) -> PlainNumber? {
    switch (self, other) {
    case (.int(let a), .int(let b)), (.int(let a), .literal(let b)), (.literal(let a), .int(let b)):
      return Self.integers(operation, a, b)
    case (.double(let a), .double(let b)): return Self.doubles(operation, a, b)
    case (.double(let a), .literal(let b)): return Self.doubles(operation, a, Double(b))
    case (.literal(let a), .double(let b)): return Self.doubles(operation, Double(a), b)
    case (.int, .double), (.double, .int), (.literal, .literal): return nil
    }
  }

  @inline(__always)
  func compared(_ operation: Operator, to other: PlainNumber) -> Bool? {
    switch (self, other) {
    case (.int(let a), .int(let b)), (.int(let a), .literal(let b)), (.literal(let a), .int(let b)):
      return operation.compares(a, b)
    case (.double(let a), .double(let b)): return operation.compares(a, b)
    case (.double(let a), .literal(let b)): return operation.compares(a, Double(b))
    case (.literal(let a), .double(let b)): return operation.compares(Double(a), b)
    case (.int, .double), (.double, .int), (.literal, .literal): return nil
    }
  }

  var negated: PlainNumber? {
    switch self {
    case .int(let number):
      let (result, overflow) = Int(0).subtractingReportingOverflow(number)
      return overflow ? nil : .int(result)
    case .literal(let number):
      let (result, overflow) = Int(0).subtractingReportingOverflow(number)
      return overflow ? nil : .literal(result)
    case .double(let number): return .double(-number)
    }
  }

  @inline(__always)
  private static func integers(_ operation: Operator, _ a: Int, _ b: Int) -> PlainNumber? {
    let result: (partialValue: Int, overflow: Bool)
    switch operation {
    case .add: result = a.addingReportingOverflow(b)
    case .subtract: result = a.subtractingReportingOverflow(b)
    case .multiply: result = a.multipliedReportingOverflow(by: b)
    case .divide: result = a.dividedReportingOverflow(by: b)
    case .remainder: result = a.remainderReportingOverflow(dividingBy: b)
    default: return nil
    }
    return result.overflow ? nil : .int(result.partialValue)
  }

  @inline(__always)
  private static func doubles(_ operation: Operator, _ a: Double, _ b: Double) -> PlainNumber? {
    switch operation {
    case .add: return .double(a + b)
    case .subtract: return .double(a - b)
    case .multiply: return .double(a * b)
    case .divide: return .double(a / b)
    default: return nil
    }
  }
}

extension Operator {
  var comparesNumbers: Bool {
    switch self {
    case .equal, .notEqual, .less, .lessOrEqual, .greater, .greaterOrEqual: return true
    default: return false
    }
  }

  @inline(__always)
  func compares<Number: Comparable>(_ a: Number, _ b: Number) -> Bool? {
    switch self {
    case .equal: return a == b
    case .notEqual: return a != b
    case .less: return a < b
    case .lessOrEqual: return a <= b
    case .greater: return a > b
    case .greaterOrEqual: return a >= b
    default: return nil
    }
  }
}

extension Value {
  @inline(__always)
  var plainNumber: PlainNumber? {
    switch self {
    case .int(let number): return .int(number)
    case .double(let number): return .double(number)
    default: return nil
    }
  }
}

extension BuiltinValue {
  /// A stored length of a size, a point or a rectangle, or of a view.
  func length(named name: String) -> Double? {
    switch (self, name) {
    case (.size(let size), "width"): return size.width
    case (.size(let size), "height"): return size.height
    case (.point(let point), "x"): return point.x
    case (.point(let point), "y"): return point.y
    case (.rect(let rect), "minX"): return rect.minX
    case (.rect(let rect), "maxX"): return rect.maxX
    case (.rect(let rect), "minY"): return rect.minY
    case (.rect(let rect), "maxY"): return rect.maxY
    #if !hasFeature(Embedded)
    case (.viewDimensions(let view), "width"): return view.dimensions.size.width
    case (.viewDimensions(let view), "height"): return view.dimensions.size.height
    #endif
    default: return nil
    }
  }
}
