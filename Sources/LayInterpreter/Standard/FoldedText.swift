import LayCatalog

// Texts without regard to accents and case, as searches take them: it is not in Embedded Swift.

extension StandardLibrary {
  #if hasFeature(Embedded)
  static let foldedText: [StandardDeclaration] = []
  #else
  static let foldedText: [StandardDeclaration] = [
    .method("localizedStandardContains", of: .string, [Parameter("", .string)]) { _, value, arguments, _ in
      guard case .string(let text) = value, case .string(let part) = arguments[0] else { return .unknown }
      let bytes = Array(withoutAccents(text).lowercased().utf8)
      return .bool(TextSearch(withoutAccents(part).lowercased()).firstRange(in: bytes) != nil)
    }
  ]

  static func withoutAccents(_ text: String) -> String {
    text.utf8.allSatisfy { $0 < 0x80 } ? text : String(text.map { baseLetters[$0] ?? $0 })
  }

  /// Latin letters without their accents, by Unicode's canonical decompositions.
  private static let baseLetters: [Character: Character] = {
    var letters: [Character: Character] = [:]
    for (base, accented) in accentedLetters {
      for letter in accented { letters[letter] = base }
    }
    return letters
  }()

  private static let accentedLetters: [(base: Character, accented: String)] = [
    ("A", "ÀÁÂÃÄÅĀĂĄ"), ("C", "ÇĆĈĊČ"), ("D", "Ď"), ("E", "ÈÉÊËĒĔĖĘĚ"), ("G", "ĜĞĠĢ"), ("H", "Ĥ"),
    ("I", "ÌÍÎÏĨĪĬĮİ"), ("J", "Ĵ"), ("K", "Ķ"), ("L", "ĹĻĽ"), ("N", "ÑŃŅŇ"), ("O", "ÒÓÔÕÖŌŎŐ"),
    ("R", "ŔŖŘ"), ("S", "ŚŜŞŠ"), ("T", "ŢŤ"), ("U", "ÙÚÛÜŨŪŬŮŰŲ"), ("W", "Ŵ"), ("Y", "ÝŶŸ"), ("Z", "ŹŻŽ"),
    ("a", "àáâãäåāăą"), ("c", "çćĉċč"), ("d", "ď"), ("e", "èéêëēĕėęě"), ("g", "ĝğġģ"), ("h", "ĥ"),
    ("i", "ìíîïĩīĭį"), ("j", "ĵ"), ("k", "ķ"), ("l", "ĺļľ"), ("n", "ñńņň"), ("o", "òóôõöōŏő"),
    ("r", "ŕŗř"), ("s", "śŝşš"), ("t", "ţť"), ("u", "ùúûüũūŭůűų"), ("w", "ŵ"), ("y", "ýÿŷ"), ("z", "źżž"),
  ]
  #endif
}
