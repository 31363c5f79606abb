// The styles that only a `NumberFormatter` has.

extension NumberFormat {
  /// A whole number that counts a place: `3rd`, by CLDR's rules.
  package func ordinal(_ number: Double) -> String {
    var plain = self
    plain.style = .number
    plain.fractionLength = 0...0
    let sign = number < 0 ? "\u{2212}" : ""
    let digits = plain.format(number.magnitude, isWhole: true)
    #if !hasFeature(Embedded)
    switch language {
    case .german: return sign + digits + "."
    case .french: return sign + digits + (number.magnitude == 1 ? "er" : "e")
    case .japanese: return "第" + sign + digits
    default: break
    }
    #endif
    return sign + digits + Self.ordinalSuffix(number)
  }

  /// Of English.
  private static func ordinalSuffix(_ number: Double) -> String {
    guard number.magnitude < 1e15 else { return "th" }
    let number = Int(number.magnitude)
    if (11...13).contains(number % 100) { return "th" }
    switch number % 10 {
    case 1: return "st"
    case 2: return "nd"
    case 3: return "rd"
    default: return "th"
    }
  }

  #if !hasFeature(Embedded)
  /// Takes over how a style writes amounts; false where it is not known how it does.
  package mutating func write(_ style: NumberFormatterStyle) -> Bool {
    guard case .currency(let code) = self.style else { return true }
    var changed = settings ?? NumberSettings()
    switch style {
    case .currencyISOCode:
      if language == .german || language == .french {
        changed.texts[.currencySymbol] = changed.texts[.currencySymbol] ?? code
      } else {
        changed.texts[.currencySymbol] = changed.texts[.currencySymbol] ?? code + "\u{A0}"
      }
    case .currencyAccounting:
      guard language != .german else { break }
      let (prefix, suffix) = affixes(currency: changed.texts[.currencySymbol])
      changed.texts[.negativePrefix] = changed.texts[.negativePrefix] ?? "(" + prefix
      changed.texts[.negativeSuffix] = changed.texts[.negativeSuffix] ?? suffix + ")"
    case .currencyPlural: return false
    default: return true
    }
    settings = changed
    return true
  }
  #endif
}
