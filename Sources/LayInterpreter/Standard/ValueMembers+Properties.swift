import LayCatalog

/// The properties of Swift's own types.
extension ValueProperty {
  nonisolated(unsafe) static let all: [ValueProperty] = [
    ValueProperty("count", .sequence) { evaluator, value, node in
      switch value {
      case .string(let text): return .int(text.count)
      case .range(let range): return .int(range.elements.count)
      case .dictionary(let dictionary): return .int(dictionary.entries.count)
      default: return .int(evaluator.elements(of: value, at: node).count)
      }
    },
    ValueProperty("isEmpty", .sequence) { evaluator, value, node in
      switch value {
      case .string(let text): return .bool(text.isEmpty)
      case .dictionary(let dictionary): return .bool(dictionary.entries.isEmpty)
      default: return .bool(evaluator.elements(of: value, at: node).count == 0)
      }
    },
    ValueProperty("first", .sequence) { evaluator, value, node in
      if case .string(let text) = value { return text.first.map { .string(String($0)) } ?? .none }
      let elements = evaluator.elements(of: value, at: node)
      return elements.count > 0 ? elements[0] : .none
    },
    ValueProperty("last", .list) { evaluator, value, node in
      if case .string(let text) = value { return text.last.map { .string(String($0)) } ?? .none }
      let elements = evaluator.elements(of: value, at: node)
      return elements.count > 0 ? elements[elements.count - 1] : .none
    },
    ValueProperty("indices", [.array, .string]) { evaluator, value, node in
      .range(IntegerRange(0..<evaluator.elements(of: value, at: node).count))
    },
    ValueProperty("indices", .range) { _, value, _ in value },
    ValueProperty("startIndex", .list) { _, _, _ in .int(0) },
    ValueProperty("endIndex", .list) { evaluator, value, node in
      .int(evaluator.elements(of: value, at: node).count)
    },
    ValueProperty("lazy", .sequence) { _, value, _ in value },
    ValueProperty("keys", .dictionary) { _, value, _ in
      guard case .dictionary(let dictionary) = value else { return .unknown }
      return .array(dictionary.entries.map { $0.key })
    },
    ValueProperty("values", .dictionary) { _, value, _ in
      guard case .dictionary(let dictionary) = value else { return .unknown }
      return .array(dictionary.entries.map { $0.value })
    },
    ValueProperty("lowerBound", [.range, .interval]) { _, value, _ in
      switch value {
      case .range(let range): return .int(range.lowerBound)
      case .interval(let lower, _): return .double(lower)
      case .span(let lower, _, _): return lower
      default: return .unknown
      }
    },
    ValueProperty("upperBound", [.range, .interval]) { _, value, _ in
      switch value {
      case .range(let range): return .int(range.upperBound)
      case .interval(_, let upper): return .double(upper)
      case .span(_, let upper, _): return upper
      default: return .unknown
      }
    },
    ValueProperty("capitalized", .string) { _, value, _ in value.mapText(capitalized) },
    ValueProperty("localizedCapitalized", .string) { _, value, _ in value.mapText(capitalized) },
    ValueProperty("localizedUppercase", .string) { _, value, _ in value.mapText { $0.uppercased() } },
    ValueProperty("localizedLowercase", .string) { _, value, _ in value.mapText { $0.lowercased() } },
    ValueProperty("description", [.bool, .int, .double, .string, .array]) { evaluator, value, _ in
      .string(evaluator.description(of: value))
    },
    ValueProperty("magnitude", .number) { _, value, _ in
      switch value {
      case .int(let number):
        return number == .min ? .unknown : .int(number.magnitude <= UInt(Int.max) ? abs(number) : .max)
      case .double(let number): return .double(number.magnitude)
      default: return .unknown
      }
    },
    character("isLetter") { $0.isLetter },
    character("isNumber") { $0.isNumber },
    character("isWholeNumber") { $0.isWholeNumber },
    character("isHexDigit") { $0.isHexDigit },
    character("isUppercase") { $0.isUppercase },
    character("isLowercase") { $0.isLowercase },
    character("isWhitespace") { $0.isWhitespace },
    character("isNewline") { $0.isNewline },
    character("isPunctuation") { $0.isPunctuation },
    character("isSymbol") { $0.isSymbol },
    character("isASCII") { $0.isASCII },
    ValueProperty("wholeNumberValue", .string) { _, value, _ in
      guard case .string(let text) = value else { return .unknown }
      return text.first?.wholeNumberValue.map { .int($0) } ?? Value.none
    },
    ValueProperty("hexDigitValue", .string) { _, value, _ in
      guard case .string(let text) = value else { return .unknown }
      return text.first?.hexDigitValue.map { .int($0) } ?? Value.none
    },
    ValueProperty("asciiValue", .string) { _, value, _ in
      guard case .string(let text) = value else { return .unknown }
      return text.first?.asciiValue.map { .int(Int($0)) } ?? Value.none
    },
    ValueProperty("utf8", .string) { _, value, _ in
      guard case .string(let text) = value else { return .unknown }
      return .array(text.utf8.map { .int(Int($0)) })
    },
    ValueProperty("utf16", .string) { _, value, _ in
      guard case .string(let text) = value else { return .unknown }
      return .array(text.utf16.map { .int(Int($0)) })
    },
    // Each a string of one scalar, which has a `value`.
    ValueProperty("unicodeScalars", .string) { _, value, _ in
      guard case .string(let text) = value else { return .unknown }
      return .array(text.unicodeScalars.map { .string(String(Character($0))) })
    },
    ValueProperty("value", .string) { _, value, _ in
      guard case .string(let text) = value, let scalar = text.unicodeScalars.first else { return .unknown }
      return .int(Int(scalar.value))
    },
    ValueProperty("nonzeroBitCount", .int) { _, value, _ in
      guard case .int(let number) = value else { return .unknown }
      return .int(number.nonzeroBitCount)
    },
    ValueProperty("isNaN", .double) { _, value, _ in
      guard case .double(let number) = value else { return .unknown }
      return .bool(number.isNaN)
    },
    ValueProperty("isFinite", .double) { _, value, _ in
      guard case .double(let number) = value else { return .unknown }
      return .bool(number.isFinite)
    },
    ValueProperty("isZero", .double) { _, value, _ in
      guard case .double(let number) = value else { return .unknown }
      return .bool(number == 0)
    },
    ValueProperty("isInfinite", .double) { _, value, _ in
      guard case .double(let number) = value else { return .unknown }
      return .bool(number.isInfinite)
    },
  ]

  /// What a character tells of itself: it is a string of one.
  private static func character(_ name: String, _ holds: @escaping (Character) -> Bool) -> ValueProperty {
    ValueProperty(name, .string) { _, value, _ in
      guard case .string(let text) = value else { return .unknown }
      return .bool(text.first.map(holds) ?? false)
    }
  }

  /// Each word with an upper-case first letter and lower-case others.
  private static func capitalized(_ text: String) -> String {
    var result = ""
    var isInWord = false
    for character in text {
      let isLetter = character.isLetter || character == "'" || character == "’" || character.isNumber
      result += isInWord ? character.lowercased() : isLetter ? character.uppercased() : String(character)
      isInWord = isLetter
    }
    return result
  }
}
