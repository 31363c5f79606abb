import LayViews

#if !hasFeature(Embedded)
/// A `Measurement`: a number of units.
package struct MeasurementValue: Sendable, Equatable {
  package var value: Double
  /// Its position in `MeasureUnit.all`.
  package let unitNumber: UInt8

  package init(_ value: Double, unitNumber: UInt8) {
    self.value = value
    self.unitNumber = unitNumber
  }

  package var unit: MeasureUnit { MeasureUnit.all[Int(unitNumber)] }

  package var baseValue: Double { unit.baseValue(value) }

  /// The same in another unit; nil where that measures something else.
  package func converted(toUnitNumber other: UInt8) -> MeasurementValue? {
    guard other != unitNumber else { return self }
    guard other < MeasureUnit.all.count else { return nil }
    let target = MeasureUnit.all[Int(other)]
    guard target.family == unit.family else { return nil }
    return MeasurementValue(target.value(ofBase: baseValue), unitNumber: other)
  }

  /// The sum or the difference: in the unit of both, or where they differ in the base unit; nil where they measure
  /// different things.
  package func combined(
    with other: MeasurementValue, _ combine: (Double, Double) -> Double
  ) -> MeasurementValue? {
    if unitNumber == other.unitNumber {
      return MeasurementValue(combine(value, other.value), unitNumber: unitNumber)
    }
    guard unit.family == other.unit.family, let base = MeasureUnit.number(named: unit.family.baseUnit.text)
    else { return nil }
    return MeasurementValue(combine(baseValue, other.baseValue), unitNumber: base)
  }

  /// Negative, zero or positive as this is less than, equal to or more than the other; nil where they measure different
  /// things.
  package func order(_ other: MeasurementValue) -> Int? {
    guard unit.family == other.unit.family else { return nil }
    let isSame = unitNumber == other.unitNumber
    let (a, b) = isSame ? (value, other.value) : (baseValue, other.baseValue)
    return a < b ? -1 : a == b ? 0 : 1
  }

  package static func == (a: Self, b: Self) -> Bool { a.order(b) == 0 }

  package var printedText: String { NumberText.text(value) + " " + unit.symbol.text }
}

extension MeasureUnit {
  package static let named = all.prefix { $0.name.utf8CodeUnitCount > 0 }

  /// The names that source has for units, in the order of their numbers.
  static var names: [String] { named.map { $0.name.text } }

  package static func number(named name: String) -> UInt8? {
    var name = name
    return name.withUTF8 { name in named.firstIndex { $0.name.equals(name) } }.map { UInt8($0) }
  }

  /// The unit of one of CLDR's names; the first where several are the same to it.
  static func unit(ofCode code: String) -> MeasureUnit? {
    var code = code
    return code.withUTF8 { code in all.first { $0.code.equals(code) } }
  }
}
#endif
