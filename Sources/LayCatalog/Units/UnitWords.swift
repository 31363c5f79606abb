import LayViews

#if !hasFeature(Embedded)
/// How numbers of units are written in one language: `5 km`, `5 kilometers`, `5km`.
enum UnitWords {
  /// A number with its unit.
  /// - Parameters:
  ///   - digits: The number, written out.
  ///   - code: CLDR's name of the unit.
  /// - Returns: nil for a unit that has no words.
  static func text(
    _ digits: String, _ code: StaticString, _ width: DurationFormat.Width, _ language: FormatLanguage
  ) -> String? {
    var name = code.text
    let found = name.withUTF8 { name in codes.firstIndex { $0.equals(name) } }
    guard let index = found else { return nil }
    // `@ hour|@ hours;@ hr;@h`: by width, where there are two for one and for several.
    let widths = words(of: language)[index].text.split(separator: ";")
    let forms = widths[min(width.wordsIndex, widths.count - 1)].split(separator: "|")
    guard let pattern = isOne(digits, language) ? forms.first : forms.last else { return nil }
    let parts = pattern.split(separator: "@", maxSplits: 1, omittingEmptySubsequences: false)
    return parts.count == 2 ? parts[0] + digits + parts[1] : String(pattern)
  }

  /// What stands between numbers of units that belong together, as in `5 hr, 3 min, 2 sec`.
  static func joined(
    _ parts: [String], _ width: DurationFormat.Width, _ language: FormatLanguage
  ) -> String {
    guard parts.count > 1 else { return parts.first ?? "" }
    let isNarrow = width == .narrow || width == .condensedAbbreviated
    var (middle, end) = (", ", ", ")
    switch language {
    case _ where isNarrow:
      middle = language == .japanese ? "" : " "
      end = middle
    case .english, .british: break
    case .german: end = parts.count == 2 && width != .wide ? ", " : " und "
    case .french: end = " et "
    case .japanese: (middle, end) = (" ", " ")
    }
    return parts.dropLast().joined(separator: middle) + end + parts[parts.count - 1]
  }

  private static func words(of language: FormatLanguage) -> [StaticString] {
    switch language {
    case .english: english
    case .british: british
    case .german: german
    case .french: french
    case .japanese: japanese
    }
  }

  /// Whether a number takes the form for one: in French 1.5 does, and 0.
  private static func isOne(_ digits: String, _ language: FormatLanguage) -> Bool {
    let digits = digits.hasPrefix("-") ? digits.dropFirst() : digits[...]
    guard language == .french else { return digits == "1" }
    let whole = digits.prefix { $0 != "," }
    return whole == "0" || whole == "1"
  }
}

extension DurationFormat.Width {
  fileprivate var wordsIndex: Int { self == .wide ? 0 : self == .narrow ? 2 : 1 }
}
#endif
