import LayViews

/// How a number of bytes is written out: `1.2 MB`. The words are those of CLDR, as swift-foundation 6.3 writes them.
package struct ByteCountFormat: Sendable, Equatable {
  package enum Style: String, Option {
    case file, memory, decimal, binary

    /// How many of a unit make one of the next.
    var base: Double { self == .memory || self == .binary ? 1_024 : 1_000 }
  }

  package var style = Style.file
  /// `ByteCountFormatter` writes `KB`.
  package var hasCapitalK = false
  package var spellsOutZero = true
  /// Whose words; nil: the user's.
  package var language: FormatLanguage?

  package init() {}

  package func text(_ count: Int, _ userLanguage: FormatLanguage) -> String {
    let language = language ?? userLanguage
    let unit = language == .french ? "o" : "B"
    let space = language == .french ? "\u{202F}" : " "
    let kilo = (hasCapitalK ? "K" : "k") + unit
    let isEnglish = language == .english || language == .british
    if count == 0, spellsOutZero {
      return (isEnglish ? "Zero" : language == .french ? "Zéro" : "0") + space + kilo
    }
    let magnitude = Double(count.magnitude)
    let units = [kilo, "M" + unit, "G" + unit, "T" + unit, "P" + unit]
    var format = NumberFormat()
    format.language = language
    if magnitude < style.base { return bytes(format.format(Double(count), isWhole: true), count, language) }
    var (size, place) = (style.base, 0)
    // Thousands are whole, millions have a digit after the point, and what is larger two.
    func shown(_ place: Int) -> Double {
      let scale = [1.0, 10, 100, 100, 100][place]
      return (magnitude / size * scale).rounded(.toNearestOrEven) / scale
    }
    while place < 4, shown(place) >= style.base {
      size *= style.base
      place += 1
    }
    format.fractionLength = 0...min(place, 2)
    return format.format(count < 0 ? -shown(place) : shown(place)) + space + units[place]
  }

  private func bytes(_ digits: String, _ count: Int, _ language: FormatLanguage) -> String {
    let isOne = count.magnitude == 1
    switch language {
    case .english, .british: return digits + (isOne ? " byte" : " bytes")
    case .german: return digits + (isOne ? "\u{A0}Byte" : " Byte")
    case .french: return digits + (isOne ? "\u{A0}octet" : "\u{A0}octets")
    case .japanese: return digits + "バイト"
    }
  }
}
