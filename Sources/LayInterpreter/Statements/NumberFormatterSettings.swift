import LayCatalog
import LayViews

#if !hasFeature(Embedded)
extension FormatterValue {
  /// Sets how a `NumberFormatter` rounds, how many digits it writes and what stands around them; false where the setting is
  /// another.
  mutating func set(_ name: String, ofNumbersTo value: Value) -> Bool {
    var settings = number.settings ?? NumberSettings()
    let significant = settings.significantDigits ?? 1...NumberFormat.mostDigits
    switch (name, value) {
    case ("roundingMode", .builtin(.option(.numberRounding, let position))):
      settings.rounding = NumberSettings.Rounding(at: position) ?? .halfEven
    case ("roundingIncrement", _): settings.increment = value.number
    case ("multiplier", _): settings.multiplier = value.number
    case ("minimumIntegerDigits", .int(let count)): settings.fewestIntegerDigits = max(0, count)
    case ("maximumIntegerDigits", .int(let count)): settings.mostIntegerDigits = max(0, count)
    case ("minimumSignificantDigits", .int(let count)) where count > 0:
      settings.significantDigits = count...max(count, significant.upperBound)
    case ("maximumSignificantDigits", .int(let count)) where count > 0:
      settings.significantDigits = min(count, significant.lowerBound)...count
    case ("usesSignificantDigits", .bool(let isUsed)):
      // Only how many there are to be says that fewer are written.
      if !isUsed { settings.significantDigits = nil }
    case ("alwaysShowsDecimalSeparator", .bool(let isShown)): settings.showsPoint = isShown
    case (_, .string(let text)):
      guard let symbol = NumberSettings.Symbol(rawValue: name) else { return false }
      settings.texts[symbol] = text
    default: return false
    }
    number.settings = settings
    return true
  }
}
#endif
