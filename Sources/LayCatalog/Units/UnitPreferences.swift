import LayViews

#if !hasFeature(Embedded)
/// What a measurement is for: `MeasurementFormatUnitUsage`.
package enum UnitUsage: String, Option {
  case general, asProvided, barometric, focalLength, food, liquid, person, personHeight, personWeight,
    rainfall, road, snowfall, visibility, weather, wind, workout
}

/// A unit that a country uses for measurements of some size.
struct UnitChoice {
  /// CLDR's names: one, or two for `5 ft, 11 in`.
  var codes: [String]
  /// How many of the first unit it is used from.
  var least = 1.0
  /// What it is rounded to multiples of.
  var increment: Double?

  /// `mile@0.5`, `foot@100/50`, `foot+inch@3`
  init(_ text: Substring, _ kind: String) {
    let parts = text.split(separator: "/")
    if parts.count > 1 { increment = Double(parts[1]) }
    let (units, least) = (parts[0].split(separator: "@")[0], parts[0].split(separator: "@").dropFirst().first)
    codes = units.split(separator: "+").map { kind + "-" + $0 }
    if let least { self.least = Double(least) ?? 1 }
  }
}

/// The units that countries use, of the CLDR that swift-foundation 6.3 has (`unitPreferenceData`).
enum UnitPreferences {
  /// The units for a purpose in a country, the largest first; nil where CLDR names none.
  static func choices(_ family: UnitFamily, _ usage: UnitUsage, region: String) -> [UnitChoice]? {
    let usages = [usage.code, "default"]
    for usage in usages {
      let rows = table.filter { $0.family == family && $0.usage == usage }
      let row =
        rows.first { $0.regions.split(separator: " ").contains { $0 == region } }
        ?? rows.first { $0.regions.isEmpty }
      if let row { return row.units.split(separator: " ").map { UnitChoice($0, row.kind) } }
    }
    return nil
  }

  private typealias Row = (family: UnitFamily, kind: String, usage: String, regions: String, units: String)

  private static let table: [Row] = [
    (.area, "area", "default", "GB US", "square-mile acre square-foot square-inch"),
    (.area, "area", "default", "", "square-kilometer hectare square-meter square-centimeter"),
    (.energy, "energy", "default", "", "kilowatt-hour"),
    (.energy, "energy", "food", "AE BR CA IL SA TW US", "foodcalorie"),
    (.energy, "energy", "food", "AU NZ", "kilojoule"),
    (.energy, "energy", "food", "", "kilocalorie"),
    (.fuelEfficiency, "consumption", "default", "", "liter-per-100-kilometer"),
    (.length, "length", "default", "GB US", "mile foot inch"),
    (.length, "length", "default", "", "kilometer meter centimeter"),
    (.length, "length", "focal-length", "", "millimeter"),
    (.length, "length", "person", "CA GB IN US", "inch"),
    (.length, "length", "person", "", "centimeter"),
    (.length, "length", "person-height", "CA GB IN US", "foot+inch@3 inch"),
    (
      .length, "length", "person-height", "AT BE DZ EG ES FR HK ID IL IT JO MY SA SE TR VN",
      "meter+centimeter"
    ),
    (.length, "length", "person-height", "", "centimeter"),
    (.length, "length", "rainfall", "BR", "centimeter"),
    (.length, "length", "rainfall", "US", "inch"),
    (.length, "length", "rainfall", "", "millimeter"),
    (.length, "length", "road", "GB", "mile@0.5 yard@100/50 yard@10/10 yard/1"),
    (.length, "length", "road", "US", "mile@0.5 foot@100/50 foot@10/10 foot/1"),
    (.length, "length", "road", "SE", "mile-scandinavian kilometer meter@300/50 meter@10/10 meter/1"),
    (.length, "length", "road", "", "kilometer@0.9 meter@300/50 meter@10/10 meter/1"),
    (.length, "length", "snowfall", "US", "inch"),
    (.length, "length", "snowfall", "", "centimeter"),
    (.length, "length", "visiblty", "DE NL", "meter"),
    (.length, "length", "visiblty", "GB US", "mile foot"),
    (.length, "length", "visiblty", "", "kilometer@0.1 meter"),
    (.mass, "mass", "default", "GB US", "ton pound ounce"),
    (.mass, "mass", "default", "", "tonne kilogram gram milligram microgram"),
    (.mass, "mass", "person", "GB", "stone+pound pound+ounce"),
    (.mass, "mass", "person", "HK", "pound+ounce"),
    (.mass, "mass", "person", "US", "pound pound+ounce"),
    (.mass, "mass", "person", "", "kilogram gram"),
    (.power, "power", "default", "", "gigawatt megawatt kilowatt watt milliwatt"),
    (.pressure, "pressure", "baromtrc", "BR EG GB IL TH", "millibar"),
    (.pressure, "pressure", "baromtrc", "MX RU", "millimeter-ofhg"),
    (.pressure, "pressure", "baromtrc", "US", "inch-ofhg"),
    (.pressure, "pressure", "baromtrc", "", "hectopascal"),
    (.pressure, "pressure", "default", "GB US", "pound-force-per-square-inch"),
    (.pressure, "pressure", "default", "", "megapascal pascal"),
    (.speed, "speed", "default", "GB US", "mile-per-hour"),
    (.speed, "speed", "default", "", "kilometer-per-hour"),
    (.speed, "speed", "wind", "CN DK FI JP KR NO PL RU SE UA", "meter-per-second"),
    (.speed, "speed", "wind", "GB US", "mile-per-hour"),
    (.speed, "speed", "wind", "", "kilometer-per-hour"),
    (.temperature, "temperature", "weather", "BS BZ KY PR PW US", "fahrenheit"),
    (.temperature, "temperature", "weather", "", "celsius"),
    (.temperature, "temperature", "default", "US", "fahrenheit"),
    (.temperature, "temperature", "default", "", "celsius"),
    (.volume, "volume", "default", "GB US", "cubic-foot cubic-inch"),
    (.volume, "volume", "default", "", "cubic-meter cubic-centimeter"),
    (.volume, "volume", "fluid", "GB", "gallon-imperial fluid-ounce-imperial"),
    (.volume, "volume", "fluid", "US", "gallon quart pint cup fluid-ounce tablespoon teaspoon"),
    (.volume, "volume", "fluid", "", "liter milliliter"),
  ]
}

extension UnitUsage {
  /// CLDR's name.
  fileprivate var code: String {
    switch self {
    case .general, .asProvided: "default"
    case .barometric: "baromtrc"
    case .focalLength: "focal-length"
    case .food, .workout: "food"
    case .liquid: "fluid"
    case .person, .personWeight: "person"
    case .personHeight: "person-height"
    case .rainfall: "rainfall"
    case .road: "road"
    case .snowfall: "snowfall"
    case .visibility: "visiblty"
    case .weather: "weather"
    case .wind: "wind"
    }
  }
}
#endif
