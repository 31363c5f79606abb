import LayCatalog
import LayLibrary
import LaySyntax
import LayViews

// What `NSNumber`, `NSString` and `UIFont` have beside the numbers, texts and fonts of Swift and SwiftUI that they are here.

#if hasFeature(Embedded)
extension StandardLibrary {
  /// No app is drawn in Embedded Swift.
  static let platformValues: [StandardDeclaration] = []
}
#else
extension StandardLibrary {
  static let platformValues: [StandardDeclaration] = [
    .number("boolValue") { .bool($0 != 0) },
    .property("boolValue", of: .bool) { _, value, _ in value },
    .number("decimalValue") { .double($0) },
    .number("doubleValue") { .double($0) },
    .number("floatValue") { .builtin(.float(Float($0))) },
    .number("int64Value") { whole($0) },
    .number("intValue") { whole($0) },
    .number("stringValue") { number in
      .string(Int(exactly: number).map { String($0) } ?? NumberText.text(number))
    },
    // `Locale.current.language.languageCode?.identifier`, of a code that is its text here.
    .text("identifier", ofTypesWith: ["languageCode", "region", "currency"]) { .string($0) },
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
      guard evaluator.mayMean(["NSNumber", "NSDecimalNumber"]) else { return nil }
      if case .bool(let flag) = value { return body(flag ? 1 : 0) }
      return value.number.map { body($0) }
    }
  }

  /// - Parameter names: Of the classes that have the property, or of the properties that give what has it.
  static func text(
    _ name: String, ofTypesWith names: [String], _ body: @escaping @Sendable (String) -> Value
  ) -> StandardDeclaration {
    .anyProperty(name) { evaluator, value, _ in
      guard case .string(let text) = value, evaluator.mayMean(names) else { return nil }
      evaluator.budget.charge(text.utf8.count)
      return body(text)
    }
  }
}

extension Evaluator {
  /// Whether what is a value of one of Swift's own types here may be of a class of Foundation's: in an app, whose code
  /// compiles, and in a file that names what it is of. Elsewhere its members are misspelled.
  fileprivate func mayMean(_ names: [String]) -> Bool {
    configuration.isLenient || names.contains { symbols.find($0) != nil }
  }
}
#endif
