import LayCatalog
import Testing

/// What the CLDR of swift-foundation 6.3 writes of the units that Foundation asks it for.
@Suite struct MeasurementFormatTests {
  struct Row: Sendable, CustomTestStringConvertible {
    var value: Double
    var unit: String
    var width: DurationFormat.Width
    var usage: UnitUsage
    var locale: String
    var text: String

    init(
      _ value: Double, _ unit: String, _ width: DurationFormat.Width, _ usage: UnitUsage, _ locale: String,
      _ text: String
    ) {
      self.value = value
      self.unit = unit
      self.width = width
      self.usage = usage
      self.locale = locale
      self.text = text
    }

    var testDescription: String { "\(value) \(unit) \(width) \(usage) in \(locale)" }
  }

  @Test(arguments: [
    Row(12.5, "kilometers", .abbreviated, .general, "en_US", "7.8 mi"),
    Row(12.5, "kilometers", .wide, .general, "de_DE", "12 Kilometer"),
    Row(36, "miles", .wide, .road, "fr_FR", "58\u{A0}kilomètres"),
    Row(250, "meters", .abbreviated, .road, "en_US", "800 ft"),
    Row(400, "meters", .abbreviated, .road, "en_GB", "450 yd"),
    Row(20, "meters", .narrow, .road, "ja_JP", "20m"),
    Row(180, "centimeters", .wide, .personHeight, "en_US", "5 feet, 11 inches"),
    Row(170, "centimeters", .narrow, .personHeight, "en_GB", "5′ 6.9″"),
    Row(182.8, "centimeters", .abbreviated, .personHeight, "en_US", "6 ft, 0 in"),
    Row(180, "centimeters", .wide, .personHeight, "fr_FR", "1\u{A0}mètre et 80\u{A0}centimètres"),
    Row(60, "centimeters", .abbreviated, .personHeight, "en_US", "24 in"),
    Row(0.5, "feet", .abbreviated, .general, "en_US", "6 in"),
    Row(70.3, "kilograms", .wide, .personWeight, "en_GB", "11 stone, 0.98 pounds"),
    Row(70.3, "kilograms", .narrow, .personWeight, "en_US", "155#"),
    Row(2, "liters", .abbreviated, .liquid, "en_US", "2.1 qt"),
    Row(2, "liters", .abbreviated, .general, "de_DE", "2.000 cm³"),
    Row(0.25, "liters", .wide, .liquid, "fr_FR", "250 millilitres"),
    Row(100, "kilometersPerHour", .abbreviated, .general, "en_US", "62 mph"),
    Row(100, "kilometersPerHour", .abbreviated, .wind, "ja_JP", "28 m/s"),
    Row(1013, "hectopascals", .abbreviated, .barometric, "en_US", "30 inHg"),
    Row(250, "kilocalories", .wide, .food, "en_US", "250 Calories"),
    Row(250, "kilocalories", .narrow, .workout, "de_DE", "250 kcal"),
    Row(50, "squareMeters", .abbreviated, .general, "en_US", "538 sq ft"),
    Row(1500, "watts", .abbreviated, .general, "fr_FR", "1,5\u{202F}kW"),
    Row(1, "hours", .wide, .asProvided, "en_US", "1 hour"),
    Row(1.5, "hours", .wide, .asProvided, "fr_FR", "1,5\u{A0}heure"),
    Row(2, "hours", .abbreviated, .asProvided, "en_GB", "2 hrs"),
    Row(90, "minutes", .narrow, .general, "ja_JP", "90分"),
    Row(0, "minutes", .abbreviated, .general, "en_US", "0 min"),
    Row(45.5, "degrees", .narrow, .general, "en_US", "45.5°"),
    Row(1234.5, "megabytes", .abbreviated, .general, "de_DE", "1.234,5 MB"),
    Row(-1, "kilometers", .wide, .asProvided, "en_US", "-1 kilometer"),
    Row(37.77777777, "celsius", .abbreviated, .asProvided, "de_DE", "37,777778 °C"),
    Row(72, "fahrenheit", .narrow, .asProvided, "en_US", "72°"),
    Row(3, "metricTons", .wide, .asProvided, "en_GB", "3 tonnes"),
    Row(440, "hertz", .abbreviated, .general, "fr_FR", "440\u{202F}Hz"),
  ])
  func writes(_ row: Row) throws {
    let unit = try #require(MeasureUnit.number(named: row.unit))
    var format = MeasurementFormat()
    format.width = row.width
    format.usage = row.usage
    #expect(format.text(MeasurementValue(row.value, unitNumber: unit), in: row.locale) == row.text)
  }

  /// Temperatures are converted, and keep their digits; what CLDR has no unit for is written in the base unit, or with its
  /// symbol.
  @Test func foundationsOwnRules() throws {
    func text(
      _ value: Double, _ unit: String, _ change: (inout MeasurementFormat) -> Void = { _ in }
    ) throws -> String {
      var format = MeasurementFormat()
      change(&format)
      return format.text(
        MeasurementValue(value, unitNumber: try #require(MeasureUnit.number(named: unit))), in: "en_US")
    }
    #expect(try text(38, "celsius") == "100.4°F")
    #expect(try text(38, "celsius") { $0.usage = .asProvided } == "38°C")
    #expect(try text(300, "milliohms") == "0.3 Ω")
    #expect(try text(300, "milliohms") { $0.usage = .asProvided } == "300 mΩ")
    #expect(try text(2, "ares") == "2,153 sq ft")
    #expect(try text(5, "coulombs") == "5 C")
    #expect(try text(30, "milesPerGallon") == "7.8 L/100 km")
  }

  /// The country says the units, whatever else an identifier has; a language without one has its own.
  @Test(arguments: [
    ("en_US_POSIX", "7.8 mi"), ("en", "7.8 mi"), ("de", "12 km"), ("en-GB", "7.8 mi"),
    ("fr_CA", "12\u{202F}km"),
  ])
  func countries(_ locale: String, _ text: String) throws {
    let unit = try #require(MeasureUnit.number(named: "kilometers"))
    #expect(MeasurementFormat().text(MeasurementValue(12.5, unitNumber: unit), in: locale) == text)
    let language = try #require(FormatLanguage(identifier: locale))
    #expect(language.isExact(locale) == (locale != "fr_CA"))
  }

  @Test func numbersOfAnySize() {
    var format = DurationFormat()
    format.units = [.nanoseconds]
    #expect(format.text(9e14, .english) == "900,000,000,000,000,000,000,000 ns")
    var percentage = NumberFormat()
    percentage.style = .percent
    percentage.notation = .scientific
    #expect(percentage.format(.greatestFiniteMagnitude) == "∞")
  }

  /// Each unit of Foundation's has a name of its own, and the base unit of its family is one.
  @Test func table() {
    let names = MeasureUnit.named.map { "\($0.name)" }
    #expect(names.count == 203 && Set(names).count == 203)
    for family in UnitFamily.allCases {
      let base = MeasureUnit.named.first { "\($0.name)" == "\(family.baseUnit)" }
      #expect(base?.family == family && base?.baseValue(2) == 2)
    }
  }
}
