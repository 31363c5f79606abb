import LayCatalog

extension StandardLibrary {
  /// What characters tell of themselves, which are strings of one, and what a string is made of.
  static let characters: [StandardDeclaration] = [
    .property("isLetter", of: .string) { _, value, _ in value.firstCharacter { $0.isLetter } },
    .property("isNumber", of: .string) { _, value, _ in value.firstCharacter { $0.isNumber } },
    .property("isWholeNumber", of: .string) { _, value, _ in value.firstCharacter { $0.isWholeNumber } },
    .property("isHexDigit", of: .string) { _, value, _ in value.firstCharacter { $0.isHexDigit } },
    .property("isUppercase", of: .string) { _, value, _ in value.firstCharacter { $0.isUppercase } },
    .property("isLowercase", of: .string) { _, value, _ in value.firstCharacter { $0.isLowercase } },
    .property("isWhitespace", of: .string) { _, value, _ in value.firstCharacter { $0.isWhitespace } },
    .property("isNewline", of: .string) { _, value, _ in value.firstCharacter { $0.isNewline } },
    .property("isPunctuation", of: .string) { _, value, _ in value.firstCharacter { $0.isPunctuation } },
    .property("isSymbol", of: .string) { _, value, _ in value.firstCharacter { $0.isSymbol } },
    .property("isASCII", of: .string) { _, value, _ in value.firstCharacter { $0.isASCII } },
    .property("wholeNumberValue", of: .string) { _, value, _ in
      guard case .string(let text) = value else { return .unknown }
      return text.first?.wholeNumberValue.map { .int($0) } ?? Value.none
    },
    .property("hexDigitValue", of: .string) { _, value, _ in
      guard case .string(let text) = value else { return .unknown }
      return text.first?.hexDigitValue.map { .int($0) } ?? Value.none
    },
    .property("asciiValue", of: .string) { _, value, _ in
      guard case .string(let text) = value else { return .unknown }
      return text.first?.asciiValue.map { .integer(.uint8, Int($0)) } ?? Value.none
    },
    .property("utf8", of: .string) { _, value, _ in
      guard case .string(let text) = value else { return .unknown }
      return .array(text.utf8.map { .integer(.uint8, Int($0)) })
    },
    .property("utf16", of: .string) { _, value, _ in
      guard case .string(let text) = value else { return .unknown }
      return .array(text.utf16.map { .integer(.uint16, Int($0)) })
    },
    // Each a string of one scalar, which has a `value`.
    .property("unicodeScalars", of: .string) { _, value, _ in
      guard case .string(let text) = value else { return .unknown }
      return .array(text.unicodeScalars.map { .string(String(Character($0))) })
    },
    .property("value", of: .string) { _, value, _ in
      guard case .string(let text) = value, let scalar = text.unicodeScalars.first else { return .unknown }
      return .integer(.uint32, Int(scalar.value))
    },
  ]
}

extension Value {
  /// A number that fits its type.
  fileprivate static func integer(_ type: BuiltinType, _ number: Int) -> Value {
    .builtin(.integer(SizedInteger(type, truncating: number)))
  }

  /// Whether something holds for a character.
  fileprivate func firstCharacter(_ holds: (Character) -> Bool) -> Value {
    guard case .string(let text) = self else { return .unknown }
    return .bool(text.first.map(holds) ?? false)
  }
}
