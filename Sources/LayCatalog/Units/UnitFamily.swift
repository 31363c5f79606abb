#if !hasFeature(Embedded)
/// What a unit measures: one of Foundation's subclasses of `Dimension`.
package enum UnitFamily: UInt8, Sendable, CaseIterable {
  case acceleration, angle, area, concentrationMass, dispersion, duration, electricCharge, electricCurrent,
    electricPotentialDifference, electricResistance, energy, frequency, fuelEfficiency, illuminance,
    informationStorage, length, mass, power, pressure, speed, temperature, volume

  /// The unit that all units of the family are converted through.
  package var baseUnit: StaticString {
    switch self {
    case .acceleration: "metersPerSecondSquared"
    case .angle: "degrees"
    case .area: "squareMeters"
    case .concentrationMass: "gramsPerLiter"
    case .dispersion: "partsPerMillion"
    case .duration: "seconds"
    case .electricCharge: "coulombs"
    case .electricCurrent: "amperes"
    case .electricPotentialDifference: "volts"
    case .electricResistance: "ohms"
    case .energy: "joules"
    case .frequency: "hertz"
    case .fuelEfficiency: "litersPer100Kilometers"
    case .illuminance: "lux"
    case .informationStorage: "bytes"
    case .length: "meters"
    case .mass: "kilograms"
    case .power: "watts"
    case .pressure: "newtonsPerMetersSquared"
    case .speed: "metersPerSecond"
    case .temperature: "kelvin"
    case .volume: "liters"
    }
  }

  /// Whether countries differ in the units that they use: Foundation then converts to theirs.
  var hasPreferences: Bool {
    switch self {
    case .area, .concentrationMass, .energy, .fuelEfficiency, .length, .mass, .power, .pressure, .speed,
      .temperature, .volume:
      true
    default: false
    }
  }
}
#endif
