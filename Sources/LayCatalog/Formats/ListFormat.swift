import LayViews

/// How a list is written out: `a, b, and c`. The words are those of CLDR, as swift-foundation 6.3 writes them.
package struct ListFormat: Sendable, Equatable {
  package enum Joining: String, Option { case and, or }
  package enum Width: String, Option { case standard, short, narrow }

  package var joining = Joining.and
  package var width = Width.standard
  /// Whose words; nil: the user's.
  package var language: FormatLanguage?

  package init() {}

  package func text(_ parts: [String], _ userLanguage: FormatLanguage) -> String {
    let language = language ?? userLanguage
    guard let last = parts.last, parts.count > 1 else { return parts.first ?? "" }
    let isPair = parts.count == 2
    return parts.dropLast().joined(separator: language == .japanese ? "、" : ", ")
      + lastSeparator(isPair: isPair, language) + last
  }

  private func lastSeparator(isPair: Bool, _ language: FormatLanguage) -> String {
    switch (language, joining) {
    case (.english, .and):
      if width == .narrow { return ", " }
      let word = width == .short ? "& " : "and "
      return (isPair ? " " : ", ") + word
    case (.english, .or): return isPair ? " or " : ", or "
    case (.british, .and): return width == .narrow ? ", " : " and "
    case (.british, .or): return " or "
    case (.german, .and): return " und "
    case (.german, .or): return " oder "
    case (.french, .and): return width == .narrow ? ", " : " et "
    case (.french, .or): return " ou "
    case (.japanese, .and): return "、"
    case (.japanese, .or): return isPair ? "または" : "、または"
    }
  }
}
