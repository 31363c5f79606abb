/// Foundation's `CharacterSet`: what strings are trimmed and cut by.
package struct CharacterSetValue: Equatable, Sendable {
  /// The sets that have names.
  private enum Category: UInt8 {
    case whitespaces, newlines, punctuation, symbols, letters, decimalDigits, numbers, uppercase, lowercase,
      marks
    case controls

    func contains(_ scalar: Unicode.Scalar) -> Bool {
      switch self {
      case .whitespaces: return scalar == "\t" || scalar.properties.generalCategory == .spaceSeparator
      case .newlines:
        return (0xA...0xD).contains(scalar.value) || [0x85, 0x2028, 0x2029].contains(scalar.value)
      default: break
      }
      switch scalar.properties.generalCategory {
      case .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation, .initialPunctuation,
        .finalPunctuation, .otherPunctuation:
        return self == .punctuation
      case .mathSymbol, .currencySymbol, .modifierSymbol, .otherSymbol: return self == .symbols
      case .uppercaseLetter, .titlecaseLetter: return self == .letters || self == .uppercase
      case .lowercaseLetter: return self == .letters || self == .lowercase
      case .modifierLetter, .otherLetter: return self == .letters
      case .nonspacingMark, .spacingMark, .enclosingMark: return self == .marks
      case .decimalNumber: return self == .numbers || self == .decimalDigits
      case .letterNumber, .otherNumber: return self == .numbers
      case .control, .format: return self == .controls
      default: return false
      }
    }
  }

  private var categories: [Category] = []
  private var characters: Set<Unicode.Scalar>
  private var isInverted = false

  package init(_ characters: String) { self.characters = Set(characters.unicodeScalars) }

  private init(_ categories: Category...) {
    self.init("")
    self.categories = categories
  }

  static func named(_ name: String) -> CharacterSetValue? {
    switch name {
    case "whitespaces": return CharacterSetValue(.whitespaces)
    case "newlines": return CharacterSetValue(.newlines)
    case "whitespacesAndNewlines": return CharacterSetValue(.whitespaces, .newlines)
    case "punctuationCharacters": return CharacterSetValue(.punctuation)
    case "symbols": return CharacterSetValue(.symbols)
    case "letters": return CharacterSetValue(.letters, .marks)
    case "decimalDigits": return CharacterSetValue(.decimalDigits)
    case "alphanumerics": return CharacterSetValue(.letters, .marks, .numbers)
    case "uppercaseLetters": return CharacterSetValue(.uppercase)
    case "lowercaseLetters": return CharacterSetValue(.lowercase)
    case "controlCharacters": return CharacterSetValue(.controls)
    // The characters that the parts of a URL keep.
    case "urlQueryAllowed", "urlFragmentAllowed": return url("/?@:", "!$&'()*+,;=")
    case "urlPathAllowed": return url("/@:", "!$&'()*+,=")
    case "urlHostAllowed": return url("[]:", "!$&'()*+,;=")
    case "urlUserAllowed", "urlPasswordAllowed": return url("", "!$&'()*+,;=")
    default: return nil
    }
  }

  private static func url(_ delimiters: String, _ others: String) -> CharacterSetValue {
    CharacterSetValue(
      "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-._~" + delimiters + others)
  }

  package var inverted: CharacterSetValue {
    var set = self
    set.isInverted.toggle()
    return set
  }

  /// How many characters and categories it takes to tell the set.
  package var count: Int { categories.count + characters.count }

  /// Nil for inverted sets.
  package func union(_ other: CharacterSetValue) -> CharacterSetValue? {
    guard !isInverted, !other.isInverted else { return nil }
    var set = self
    set.categories += other.categories.filter { !categories.contains($0) }
    set.characters.formUnion(other.characters)
    return set
  }

  package func contains(_ scalar: Unicode.Scalar) -> Bool {
    let isContained = characters.contains(scalar) || categories.contains { $0.contains(scalar) }
    return isContained != isInverted
  }

  /// A text without the set's characters at either end.
  package func trimmed(_ text: String) -> String {
    let scalars = text.unicodeScalars
    guard let first = scalars.firstIndex(where: { !contains($0) }),
      let last = scalars.lastIndex(where: { !contains($0) })
    else { return "" }
    return String(scalars[first...last])
  }

  /// What lies between the set's characters, empty pieces included.
  package func pieces(of text: String) -> [String] {
    text.unicodeScalars.split(omittingEmptySubsequences: false) { contains($0) }.map { String($0) }
  }
}
