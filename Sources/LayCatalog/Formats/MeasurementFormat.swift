import LayViews

#if !hasFeature(Embedded)
/// How a measurement is written out, as `Measurement.FormatStyle` does: in the units of the country, and with the words
/// of its language.
package struct MeasurementFormat: Sendable, Equatable {
  package var width = DurationFormat.Width.abbreviated
  package var usage = UnitUsage.general
  /// How the number is written; nil: with the digits that it has, of a converted one as many as are worth reading.
  package var number: NumberFormat?
  /// `20°` and not `20°C`.
  package var hidesScaleName = false
  /// The identifier of a locale of its own.
  package var locale: String?

  package init() {}

  /// - Parameter locale: The user's, by its identifier: `de_AT`.
  package func text(_ measurement: MeasurementValue, in locale: String) -> String {
    let writer = MeasurementWriter(format: self, locale: self.locale ?? locale)
    return writer.text(measurement)
  }
}

extension MeasureUnit {
  /// A number of this unit; with its symbol where CLDR has no words for it.
  package func text(_ digits: String, _ width: DurationFormat.Width, _ language: FormatLanguage) -> String {
    UnitWords.text(digits, code, width, language) ?? digits + " " + symbol.text
  }
}

private struct MeasurementWriter {
  var format: MeasurementFormat
  var language: FormatLanguage
  var region: String

  init(format: MeasurementFormat, locale: String) {
    self.format = format
    language = FormatLanguage(identifier: locale) ?? .english
    region = String(FormatLanguage.region(of: locale) ?? language.identifier.suffix(2))
  }

  func text(_ measurement: MeasurementValue) -> String {
    let unit = measurement.unit
    guard format.usage != .asProvided else { return plain(measurement.value, unit) }
    if unit.family.hasPreferences,
      let choices = UnitPreferences.choices(unit.family, format.usage, region: region)
    {
      return unit.family == .temperature
        ? temperature(measurement, choices) : converted(measurement, choices)
    }
    // What CLDR has no name for is written in the base unit, if that has one.
    guard unit.code.utf8CodeUnitCount == 0, let base = MeasureUnit.number(named: unit.family.baseUnit.text)
    else { return plain(measurement.value, unit) }
    let baseUnit = MeasureUnit.all[Int(base)]
    guard baseUnit.code.utf8CodeUnitCount > 0 else { return plain(measurement.value, unit) }
    return plain(measurement.baseValue, baseUnit)
  }

  /// A temperature is converted, but keeps its digits.
  private func temperature(_ measurement: MeasurementValue, _ choices: [UnitChoice]) -> String {
    guard let code = choices.first?.codes.first, let unit = MeasureUnit.unit(ofCode: code) else { return "" }
    return plain(unit.value(ofBase: measurement.baseValue), unit)
  }

  /// A measurement as it is, in a unit.
  private func plain(_ value: Double, _ unit: MeasureUnit) -> String {
    let digits = number(value, lengths: format.number?.fractionLength ?? NumberFormat.possibleLengths)
    let isBare = unit.family == .temperature && format.hidesScaleName
    guard isBare, let text = UnitWords.text(digits, "temperature-generic", format.width, language) else {
      return unit.text(digits, format.width, language)
    }
    return text
  }

  /// A measurement in the largest of a country's units of which there is enough.
  private func converted(_ measurement: MeasurementValue, _ choices: [UnitChoice]) -> String {
    let unit = measurement.unit
    let base = unit.isReciprocal ? measurement.baseValue : measurement.value * unit.exact
    func amount(_ choice: UnitChoice) -> Double {
      base / (choice.codes.first.flatMap { MeasureUnit.unit(ofCode: $0) }?.exact ?? 1)
    }
    let choice =
      choices.first { amount($0).magnitude * (1 + .ulpOfOne) >= $0.least } ?? choices[choices.count - 1]
    return text(amount(choice), choice)
  }

  /// An amount of the first unit of a choice, in all of its units.
  private func text(_ amount: Double, _ choice: UnitChoice) -> String {
    let units = choice.codes.compactMap { MeasureUnit.unit(ofCode: $0) }
    guard let first = units.first, let last = units.last else { return "" }
    guard units.count == 2 else {
      return UnitWords.text(rounded(amount, to: choice.increment), first.code, format.width, language) ?? ""
    }
    let ratio = first.exact / last.exact
    var whole = amount.magnitude.rounded(.down)
    var rest = (amount.magnitude - whole) * ratio
    // Where the rest is a whole unit once it is rounded, it is counted with the others.
    if rounded(rest, decimals: decimals(rest)) >= ratio * (1 - 1e-12) {
      whole += 1
      rest = 0
    }
    let parts = [
      UnitWords.text(
        number(amount < 0 && whole > 0 ? -whole : whole, lengths: 0...0), first.code, format.width, language),
      UnitWords.text(rounded(rest, to: nil), last.code, format.width, language),
    ]
    return UnitWords.joined(parts.compactMap { $0 }, format.width, language)
  }

  /// The digits of a number that was converted: to a multiple of something, or to a whole number, but to two digits at
  /// least.
  private func rounded(_ value: Double, to increment: Double?) -> String {
    if let lengths = format.number?.fractionLength { return number(value, lengths: lengths) }
    if let increment {
      return number((value / increment).rounded(.toNearestOrEven) * increment, lengths: 0...0)
    }
    return number(value, lengths: 0...decimals(value))
  }

  /// How many digits of a converted number stand behind the point.
  private func decimals(_ value: Double) -> Int {
    if let length = format.number?.fractionLength { return length.upperBound }
    var (magnitude, count) = (value.magnitude, 0)
    while magnitude > 0, magnitude < 10, count < 15 {
      magnitude *= 10
      count += 1
    }
    return count
  }

  private func rounded(_ value: Double, decimals: Int) -> Double {
    var scale = 1.0
    for _ in 0..<decimals { scale *= 10 }
    return (value * scale).rounded(.toNearestOrEven) / scale
  }

  private func number(_ value: Double, lengths: ClosedRange<Int>) -> String {
    var number = format.number ?? NumberFormat()
    number.language = number.language ?? language
    return number.format(value, lengths: lengths)
  }
}
#endif
