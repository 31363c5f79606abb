#if !hasFeature(Embedded)
/// A unit of Foundation's, such as `UnitLength.miles`.
package struct MeasureUnit: Sendable {
  package let family: UnitFamily
  /// What source calls it; empty for a unit that only formats convert to.
  package let name: StaticString
  package let symbol: StaticString
  /// How many of the base unit make one; of a reciprocal unit, their product.
  let coefficient: Double
  /// What zero is in the base unit.
  let constant: Double
  let isReciprocal: Bool
  /// CLDR's name; empty where CLDR has none.
  let code: StaticString
  /// How many of the base unit make one by CLDR's figures.
  let exact: Double

  private init(
    _ family: UnitFamily, _ name: StaticString, _ symbol: StaticString, _ coefficient: Double,
    _ code: StaticString, constant: Double = 0, isReciprocal: Bool = false, exact: Double? = nil
  ) {
    self.family = family
    self.name = name
    self.symbol = symbol
    self.coefficient = coefficient
    self.constant = constant
    self.isReciprocal = isReciprocal
    self.code = code
    self.exact = exact ?? coefficient
  }

  package func baseValue(_ value: Double) -> Double {
    isReciprocal ? coefficient / value : value * coefficient + constant
  }

  package func value(ofBase value: Double) -> Double {
    isReciprocal ? coefficient / value : (value - constant) / coefficient
  }

  /// The units that source can name come first; in the order of Apple's documentation, by family.
  ///
  /// Symbols and coefficients are those of Apple's Foundation; CLDR's names and what differs in its figures are those of
  /// the CLDR that swift-foundation 6.3 has.
  package static let all: [MeasureUnit] = [
    MeasureUnit(.acceleration, "metersPerSecondSquared", "m/s²", 1, "acceleration-meter-per-square-second"),
    MeasureUnit(.acceleration, "gravity", "g", 9.81, "acceleration-g-force"),
    MeasureUnit(.angle, "degrees", "°", 1, "angle-degree"),
    MeasureUnit(.angle, "arcMinutes", "ʹ", 0.016667, "angle-arc-minute"),
    MeasureUnit(.angle, "arcSeconds", "ʺ", 0.00027778, "angle-arc-second"),
    MeasureUnit(.angle, "radians", "rad", 57.29577951308232, "angle-radian"),
    MeasureUnit(.angle, "gradians", "grad", 0.9, ""),
    MeasureUnit(.angle, "revolutions", "rev", 360, "angle-revolution"),
    MeasureUnit(.area, "squareMegameters", "Mm²", 1e12, ""),
    MeasureUnit(.area, "squareKilometers", "km²", 1e6, "area-square-kilometer"),
    MeasureUnit(.area, "squareMeters", "m²", 1, "area-square-meter"),
    MeasureUnit(.area, "squareCentimeters", "cm²", 1e-4, "area-square-centimeter"),
    MeasureUnit(.area, "squareMillimeters", "mm²", 1e-6, ""),
    MeasureUnit(.area, "squareMicrometers", "µm²", 1e-12, ""),
    MeasureUnit(.area, "squareNanometers", "nm²", 1e-18, ""),
    MeasureUnit(.area, "squareInches", "in²", 0.00064516, "area-square-inch"),
    MeasureUnit(.area, "squareFeet", "ft²", 0.09290304, "area-square-foot"),
    MeasureUnit(.area, "squareYards", "yd²", 0.83612736, "area-square-yard"),
    MeasureUnit(.area, "squareMiles", "mi²", 2_589_988.110336, "area-square-mile"),
    MeasureUnit(.area, "acres", "ac", 4_046.8564224, "area-acre"),
    MeasureUnit(.area, "ares", "a", 100, ""),
    MeasureUnit(.area, "hectares", "ha", 10_000, "area-hectare"),
    MeasureUnit(.concentrationMass, "gramsPerLiter", "g/L", 1, ""),
    MeasureUnit(
      .concentrationMass, "milligramsPerDeciliter", "mg/dL", 0.01, "concentr-milligram-per-deciliter"),
    MeasureUnit(.dispersion, "partsPerMillion", "ppm", 1, "concentr-permillion"),
    MeasureUnit(.duration, "hours", "hr", 3_600, "duration-hour"),
    MeasureUnit(.duration, "minutes", "min", 60, "duration-minute"),
    MeasureUnit(.duration, "seconds", "s", 1, "duration-second"),
    MeasureUnit(.duration, "milliseconds", "ms", 1e-3, "duration-millisecond"),
    MeasureUnit(.duration, "microseconds", "µs", 1e-6, "duration-microsecond"),
    MeasureUnit(.duration, "nanoseconds", "ns", 1e-9, "duration-nanosecond"),
    MeasureUnit(.duration, "picoseconds", "ps", 1e-12, ""),
    MeasureUnit(.electricCharge, "coulombs", "C", 1, ""),
    MeasureUnit(.electricCharge, "megaampereHours", "MAh", 3.6e9, ""),
    MeasureUnit(.electricCharge, "kiloampereHours", "kAh", 3.6e6, ""),
    MeasureUnit(.electricCharge, "ampereHours", "Ah", 3_600, ""),
    MeasureUnit(.electricCharge, "milliampereHours", "mAh", 3.6, ""),
    MeasureUnit(.electricCharge, "microampereHours", "µAh", 0.0036, ""),
    MeasureUnit(.electricCurrent, "megaamperes", "MA", 1e6, ""),
    MeasureUnit(.electricCurrent, "kiloamperes", "kA", 1_000, ""),
    MeasureUnit(.electricCurrent, "amperes", "A", 1, "electric-ampere"),
    MeasureUnit(.electricCurrent, "milliamperes", "mA", 1e-3, "electric-milliampere"),
    MeasureUnit(.electricCurrent, "microamperes", "µA", 1e-6, ""),
    MeasureUnit(.electricPotentialDifference, "megavolts", "MV", 1e6, ""),
    MeasureUnit(.electricPotentialDifference, "kilovolts", "kV", 1_000, ""),
    MeasureUnit(.electricPotentialDifference, "volts", "V", 1, "electric-volt"),
    MeasureUnit(.electricPotentialDifference, "millivolts", "mV", 1e-3, ""),
    MeasureUnit(.electricPotentialDifference, "microvolts", "µV", 1e-6, ""),
    MeasureUnit(.electricResistance, "megaohms", "MΩ", 1e6, ""),
    MeasureUnit(.electricResistance, "kiloohms", "kΩ", 1_000, ""),
    MeasureUnit(.electricResistance, "ohms", "Ω", 1, "electric-ohm"),
    MeasureUnit(.electricResistance, "milliohms", "mΩ", 1e-3, ""),
    MeasureUnit(.electricResistance, "microohms", "µΩ", 1e-6, ""),
    MeasureUnit(.energy, "kilojoules", "kJ", 1_000, "energy-kilojoule"),
    MeasureUnit(.energy, "joules", "J", 1, "energy-joule"),
    MeasureUnit(.energy, "kilocalories", "kCal", 4_184, "energy-kilocalorie"),
    MeasureUnit(.energy, "calories", "cal", 4.184, "energy-calorie"),
    MeasureUnit(.energy, "kilowattHours", "kWh", 3.6e6, "energy-kilowatt-hour"),
    MeasureUnit(.frequency, "terahertz", "THz", 1e12, ""),
    MeasureUnit(.frequency, "gigahertz", "GHz", 1e9, "frequency-gigahertz"),
    MeasureUnit(.frequency, "megahertz", "MHz", 1e6, "frequency-megahertz"),
    MeasureUnit(.frequency, "kilohertz", "kHz", 1_000, "frequency-kilohertz"),
    MeasureUnit(.frequency, "hertz", "Hz", 1, "frequency-hertz"),
    MeasureUnit(.frequency, "millihertz", "mHz", 1e-3, ""),
    MeasureUnit(.frequency, "microhertz", "µHz", 1e-6, ""),
    MeasureUnit(.frequency, "nanohertz", "nHz", 1e-9, ""),
    MeasureUnit(.frequency, "framesPerSecond", "fps", 1, ""),
    MeasureUnit(
      .fuelEfficiency, "litersPer100Kilometers", "L/100km", 1, "consumption-liter-per-100-kilometer"),
    MeasureUnit(.fuelEfficiency, "milesPerImperialGallon", "mpg", 282.481, "", isReciprocal: true),
    MeasureUnit(.fuelEfficiency, "milesPerGallon", "mpg", 235.215, "", isReciprocal: true),
    MeasureUnit(.illuminance, "lux", "lx", 1, "light-lux"),
    MeasureUnit(.informationStorage, "bytes", "B", 1, "digital-byte"),
    MeasureUnit(.informationStorage, "bits", "bit", 0.125, "digital-bit"),
    MeasureUnit(.informationStorage, "nibbles", "nibble", 0.5, ""),
    MeasureUnit(.informationStorage, "yottabytes", "YB", 1e24, ""),
    MeasureUnit(.informationStorage, "zettabytes", "ZB", 1e21, ""),
    MeasureUnit(.informationStorage, "exabytes", "EB", 1e18, ""),
    MeasureUnit(.informationStorage, "petabytes", "PB", 1e15, "digital-petabyte"),
    MeasureUnit(.informationStorage, "terabytes", "TB", 1e12, "digital-terabyte"),
    MeasureUnit(.informationStorage, "gigabytes", "GB", 1e9, "digital-gigabyte"),
    MeasureUnit(.informationStorage, "megabytes", "MB", 1e6, "digital-megabyte"),
    MeasureUnit(.informationStorage, "kilobytes", "kB", 1_000, "digital-kilobyte"),
    MeasureUnit(.informationStorage, "yottabits", "Yb", 1.25e23, ""),
    MeasureUnit(.informationStorage, "zettabits", "Zb", 1.25e20, ""),
    MeasureUnit(.informationStorage, "exabits", "Eb", 1.25e17, ""),
    MeasureUnit(.informationStorage, "petabits", "Pb", 1.25e14, ""),
    MeasureUnit(.informationStorage, "terabits", "Tb", 1.25e11, "digital-terabit"),
    MeasureUnit(.informationStorage, "gigabits", "Gb", 1.25e8, "digital-gigabit"),
    MeasureUnit(.informationStorage, "megabits", "Mb", 125_000, "digital-megabit"),
    MeasureUnit(.informationStorage, "kilobits", "kb", 125, "digital-kilobit"),
    MeasureUnit(.informationStorage, "yobibytes", "YiB", 0x1p80, ""),
    MeasureUnit(.informationStorage, "zebibytes", "ZiB", 0x1p70, ""),
    MeasureUnit(.informationStorage, "exbibytes", "EiB", 0x1p60, ""),
    MeasureUnit(.informationStorage, "pebibytes", "PiB", 0x1p50, ""),
    MeasureUnit(.informationStorage, "tebibytes", "TiB", 0x1p40, ""),
    MeasureUnit(.informationStorage, "gibibytes", "GiB", 0x1p30, ""),
    MeasureUnit(.informationStorage, "mebibytes", "MiB", 0x1p20, ""),
    MeasureUnit(.informationStorage, "kibibytes", "KiB", 0x1p10, ""),
    MeasureUnit(.informationStorage, "yobibits", "Yib", 0x1p77, ""),
    MeasureUnit(.informationStorage, "zebibits", "Zib", 0x1p67, ""),
    MeasureUnit(.informationStorage, "exbibits", "Eib", 0x1p57, ""),
    MeasureUnit(.informationStorage, "pebibits", "Pib", 0x1p47, ""),
    MeasureUnit(.informationStorage, "tebibits", "Tib", 0x1p37, ""),
    MeasureUnit(.informationStorage, "gibibits", "Gib", 0x1p27, ""),
    MeasureUnit(.informationStorage, "mebibits", "Mib", 0x1p17, ""),
    MeasureUnit(.informationStorage, "kibibits", "Kib", 0x1p7, ""),
    MeasureUnit(.length, "megameters", "Mm", 1e6, ""),
    MeasureUnit(.length, "kilometers", "km", 1_000, "length-kilometer"),
    MeasureUnit(.length, "hectometers", "hm", 100, ""),
    MeasureUnit(.length, "decameters", "dam", 10, ""),
    MeasureUnit(.length, "meters", "m", 1, "length-meter"),
    MeasureUnit(.length, "decimeters", "dm", 0.1, "length-decimeter"),
    MeasureUnit(.length, "centimeters", "cm", 0.01, "length-centimeter"),
    MeasureUnit(.length, "millimeters", "mm", 1e-3, "length-millimeter"),
    MeasureUnit(.length, "micrometers", "µm", 1e-6, "length-micrometer"),
    MeasureUnit(.length, "nanometers", "nm", 1e-9, "length-nanometer"),
    MeasureUnit(.length, "picometers", "pm", 1e-12, "length-picometer"),
    MeasureUnit(.length, "inches", "in", 0.0254, "length-inch"),
    MeasureUnit(.length, "feet", "ft", 0.3048, "length-foot"),
    MeasureUnit(.length, "yards", "yd", 0.9144, "length-yard"),
    MeasureUnit(.length, "miles", "mi", 1_609.344, "length-mile"),
    MeasureUnit(.length, "scandinavianMiles", "smi", 10_000, "length-mile-scandinavian"),
    MeasureUnit(.length, "lightyears", "ly", 9_460_730_472_580_800, "length-light-year"),
    MeasureUnit(.length, "nauticalMiles", "NM", 1_852, "length-nautical-mile"),
    MeasureUnit(.length, "fathoms", "ftm", 1.8288, "length-fathom"),
    MeasureUnit(.length, "furlongs", "fur", 201.168, "length-furlong"),
    MeasureUnit(.length, "astronomicalUnits", "ua", 149_597_870_700, "length-astronomical-unit"),
    MeasureUnit(.length, "parsecs", "pc", 3.085677581491367e16, "length-parsec"),
    MeasureUnit(.mass, "kilograms", "kg", 1, "mass-kilogram"),
    MeasureUnit(.mass, "grams", "g", 1e-3, "mass-gram"),
    MeasureUnit(.mass, "decigrams", "dg", 1e-4, ""),
    MeasureUnit(.mass, "centigrams", "cg", 1e-5, ""),
    MeasureUnit(.mass, "milligrams", "mg", 1e-6, "mass-milligram"),
    MeasureUnit(.mass, "micrograms", "µg", 1e-9, "mass-microgram"),
    MeasureUnit(.mass, "nanograms", "ng", 1e-12, ""),
    MeasureUnit(.mass, "picograms", "pg", 1e-15, ""),
    MeasureUnit(.mass, "ounces", "oz", 0.0283495, "mass-ounce", exact: 0.45359237 / 16),
    MeasureUnit(.mass, "pounds", "lb", 0.453592, "mass-pound", exact: 0.45359237),
    MeasureUnit(.mass, "stones", "st", 6.35029, "mass-stone", exact: 0.45359237 * 14),
    MeasureUnit(.mass, "metricTons", "t", 1_000, "mass-tonne"),
    MeasureUnit(.mass, "shortTons", "ton", 907.185, "mass-ton", exact: 0.45359237 * 2000),
    MeasureUnit(.mass, "carats", "ct", 0.0002, "mass-carat"),
    MeasureUnit(.mass, "ouncesTroy", "oz t", 0.03110348, "mass-ounce-troy"),
    MeasureUnit(.mass, "slugs", "slug", 14.5939, ""),
    MeasureUnit(.power, "terawatts", "TW", 1e12, ""),
    MeasureUnit(.power, "gigawatts", "GW", 1e9, "power-gigawatt"),
    MeasureUnit(.power, "megawatts", "MW", 1e6, "power-megawatt"),
    MeasureUnit(.power, "kilowatts", "kW", 1_000, "power-kilowatt"),
    MeasureUnit(.power, "watts", "W", 1, "power-watt"),
    MeasureUnit(.power, "milliwatts", "mW", 1e-3, "power-milliwatt"),
    MeasureUnit(.power, "microwatts", "µW", 1e-6, ""),
    MeasureUnit(.power, "nanowatts", "nW", 1e-9, ""),
    MeasureUnit(.power, "picowatts", "pW", 1e-12, ""),
    MeasureUnit(.power, "femtowatts", "fW", 1e-15, ""),
    MeasureUnit(
      .power, "horsepower", "hp", 745.7, "power-horsepower", exact: 0.3048 * 0.45359237 * 9.80665 * 550),
    MeasureUnit(.pressure, "newtonsPerMetersSquared", "N/m²", 1, ""),
    MeasureUnit(.pressure, "gigapascals", "GPa", 1e9, ""),
    MeasureUnit(.pressure, "megapascals", "MPa", 1e6, "pressure-megapascal"),
    MeasureUnit(.pressure, "kilopascals", "kPa", 1_000, "pressure-kilopascal"),
    MeasureUnit(.pressure, "hectopascals", "hPa", 100, "pressure-hectopascal"),
    MeasureUnit(
      .pressure, "inchesOfMercury", "inHg", 3_386.39, "pressure-inch-ofhg", exact: 0.0254 * 13595.1 * 9.80665),
    MeasureUnit(.pressure, "bars", "bar", 100_000, "pressure-bar"),
    MeasureUnit(.pressure, "millibars", "mbar", 100, "pressure-millibar"),
    MeasureUnit(
      .pressure, "millimetersOfMercury", "mmHg", 133.322, "pressure-millimeter-ofhg",
      exact: 0.001 * 13595.1 * 9.80665),
    MeasureUnit(
      .pressure, "poundsForcePerSquareInch", "psi", 6_894.76, "pressure-pound-force-per-square-inch",
      exact: 0.45359237 * 9.80665 / 0.00064516),
    MeasureUnit(.speed, "metersPerSecond", "m/s", 1, "speed-meter-per-second"),
    MeasureUnit(.speed, "kilometersPerHour", "km/h", 0.277778, "speed-kilometer-per-hour", exact: 1 / 3.6),
    MeasureUnit(.speed, "milesPerHour", "mph", 0.44704, "speed-mile-per-hour"),
    MeasureUnit(.speed, "knots", "kn", 0.514444, "speed-knot", exact: 1852 / 3600.0),
    MeasureUnit(.temperature, "kelvin", "K", 1, "temperature-kelvin"),
    MeasureUnit(.temperature, "celsius", "°C", 1, "temperature-celsius", constant: 273.15),
    MeasureUnit(
      .temperature, "fahrenheit", "°F", 0.55555555555556, "temperature-fahrenheit",
      constant: 255.37222222222428),
    MeasureUnit(.volume, "megaliters", "ML", 1e6, "volume-megaliter"),
    MeasureUnit(.volume, "kiloliters", "kL", 1_000, ""),
    MeasureUnit(.volume, "liters", "L", 1, "volume-liter"),
    MeasureUnit(.volume, "deciliters", "dL", 0.1, "volume-deciliter"),
    MeasureUnit(.volume, "centiliters", "cL", 0.01, "volume-centiliter"),
    MeasureUnit(.volume, "milliliters", "mL", 1e-3, "volume-milliliter"),
    MeasureUnit(.volume, "cubicKilometers", "km³", 1e12, "volume-cubic-kilometer"),
    MeasureUnit(.volume, "cubicMeters", "m³", 1_000, "volume-cubic-meter"),
    MeasureUnit(.volume, "cubicDecimeters", "dm³", 1, ""),
    MeasureUnit(.volume, "cubicCentimeters", "cm³", 1e-3, "volume-cubic-centimeter"),
    MeasureUnit(.volume, "cubicMillimeters", "mm³", 1e-6, ""),
    MeasureUnit(.volume, "cubicInches", "in³", 0.0163871, "volume-cubic-inch", exact: 0.016387064),
    MeasureUnit(.volume, "cubicFeet", "ft³", 28.3168, "volume-cubic-foot", exact: 28.316846592),
    MeasureUnit(.volume, "cubicYards", "yd³", 764.555, "volume-cubic-yard", exact: 764.554857984),
    MeasureUnit(.volume, "cubicMiles", "mi³", 4.168e12, "volume-cubic-mile", exact: 4.168181825440580e12),
    MeasureUnit(.volume, "acreFeet", "af", 1.233e6, "volume-acre-foot", exact: 1.233481837547520e6),
    MeasureUnit(.volume, "bushels", "bsh", 35.2391, "volume-bushel", exact: 35.23907016688),
    MeasureUnit(.volume, "teaspoons", "tsp", 0.00492892, "volume-teaspoon", exact: 3.785411784 / 768),
    MeasureUnit(.volume, "tablespoons", "tbsp", 0.0147868, "volume-tablespoon", exact: 3.785411784 / 256),
    MeasureUnit(.volume, "fluidOunces", "fl oz", 0.0295735, "volume-fluid-ounce", exact: 3.785411784 / 128),
    MeasureUnit(.volume, "cups", "cup", 0.24, "volume-cup", exact: 3.785411784 / 16),
    MeasureUnit(.volume, "pints", "pt", 0.473176, "volume-pint-metric", exact: 0.5),
    MeasureUnit(.volume, "quarts", "qt", 0.946353, "volume-quart", exact: 3.785411784 / 4),
    MeasureUnit(.volume, "gallons", "gal", 3.78541, "volume-gallon", exact: 3.785411784),
    MeasureUnit(.volume, "imperialTeaspoons", "tsp", 0.00591939, "volume-teaspoon", exact: 3.785411784 / 768),
    MeasureUnit(
      .volume, "imperialTablespoons", "tbsp", 0.0177582, "volume-tablespoon", exact: 3.785411784 / 256),
    MeasureUnit(
      .volume, "imperialFluidOunces", "fl oz", 0.0284131, "volume-fluid-ounce-imperial", exact: 4.54609 / 160),
    MeasureUnit(.volume, "imperialPints", "pt", 0.568261, "volume-pint", exact: 3.785411784 / 8),
    MeasureUnit(.volume, "imperialQuarts", "qt", 1.13652, "volume-quart", exact: 3.785411784 / 4),
    MeasureUnit(.volume, "imperialGallons", "gal", 4.54609, "volume-gallon-imperial"),
    MeasureUnit(.volume, "metricCups", "metric cup", 0.25, "volume-cup-metric"),
    MeasureUnit(.energy, "", "Cal", 4184, "energy-foodcalorie"),
    MeasureUnit(.pressure, "", "Pa", 1, "pressure-pascal"),
    MeasureUnit(.duration, "", "d", 86_400, "duration-day"),
    MeasureUnit(.duration, "", "w", 604_800, "duration-week"),
    MeasureUnit(.duration, "", "mo", 2_592_000, "duration-month"),
    MeasureUnit(.duration, "", "y", 31_536_000, "duration-year"),
  ]
}
#endif
