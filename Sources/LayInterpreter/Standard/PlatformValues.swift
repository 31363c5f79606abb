import LayCatalog
import LayLibrary
import LayViews

// What `NSNumber` and `UIFont` have beside the numbers and fonts of Swift and SwiftUI that they are here: only where an
// app is drawn, whose code compiles.

#if hasFeature(Embedded)
extension StandardLibrary {
  /// No app is drawn in Embedded Swift.
  static let platformValues: [StandardDeclaration] = []
}
#else
extension StandardLibrary {
  static let platformValues: [StandardDeclaration] = [
    .number("boolValue") { .bool($0 != 0) },
    .number("decimalValue") { .double($0) },
    .number("doubleValue") { .double($0) },
    .number("floatValue") { .builtin(.float(Float($0))) },
    .number("int64Value") { whole($0) },
    .number("intValue") { whole($0) },
    .number("stringValue") { number in
      .string(Int(exactly: number).map { String($0) } ?? NumberText.text(number))
    },
    // `Result.success(3).publisher`, `[1, 2].publisher`
    .anyProperty("publisher") { _, value, _ in
      switch value {
      case .array, .range, .enumCase: .builtin(.opaque)
      default: nil
      }
    },
    // Of the system's fonts.
    .anyProperty("familyName") { evaluator, value, _ in
      guard evaluator.configuration.isLenient, case .builtin(.font(let font)) = value else { return nil }
      if case .custom = font.base { return nil }
      return .string(".AppleSystemUIFont")
    },
    .anyProperty("fontDescriptor") { evaluator, value, _ in
      guard evaluator.configuration.isLenient, case .builtin(.font) = value else { return nil }
      return value
    },
    // Of a font of the system's.
    .anyProperty("pointSize") { evaluator, value, _ in
      guard evaluator.configuration.isLenient, case .builtin(.font(let font)) = value else { return nil }
      switch font.base {
      case .size(let size): return .double(size)
      case .custom(_, let size, _, isFixed: true): return .double(size)
      case .style(let style):
        let entry = TextStyleTable.entry(
          style, platform: evaluator.configuration.platform,
          category: evaluator.stage.environment.dynamicTypeSize)
        return .double(entry.size)
      default: return nil
      }
    },
  ]

  private static func whole(_ number: Double) -> Value {
    Int(exactly: number.rounded(.towardZero)).map { .int($0) } ?? .unknown
  }
}

extension StandardDeclaration {
  fileprivate static func number(
    _ name: String, _ body: @escaping @Sendable (Double) -> Value
  ) -> StandardDeclaration {
    .anyProperty(name) { evaluator, value, _ in
      guard evaluator.configuration.isLenient else { return nil }
      if case .bool(let flag) = value { return body(flag ? 1 : 0) }
      return value.number.map { body($0) }
    }
  }
}
#endif
