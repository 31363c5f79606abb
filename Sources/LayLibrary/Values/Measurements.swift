import LayCatalog
import LayViews

// Foundation's measurements: numbers of units, and their texts.

#if hasFeature(Embedded)
extension Declaration {
  static let measurementInitializers: [Declaration] = []
  static let measurementStatics: [Declaration] = [
    .value("FormatStyle.measurement", "(width: Any)") { _, _ in .builtin(.opaque) }
  ]
  static let measurementMembers: [Declaration] = []
}
#else
extension Declaration {
  static let measurementInitializers: [Declaration] = [
    .value("Measurement", "(value: Double, unit: Unit)") { _, call in
      // Of a unit of the file's own, the figures are not known.
      guard case .option(.measureUnit, let number)? = call.builtin("unit") else { return .builtin(.opaque) }
      return .builtin(.measurement(MeasurementValue(call.double("value"), unitNumber: number)))
    },
    .value("MeasurementFormatter", "()") { _, _ in
      var formatter = FormatterValue(.measurementFormatter)
      formatter.numberStyle = .decimal
      formatter.date.style = .medium
      return .builtin(.formatter(formatter))
    },
    .value("Unit", "(symbol: String, converter: Any? = nil)") { _, _ in .builtin(.opaque) },
  ]

  /// `Measurement<UnitLength>.FormatStyle(width: .wide)`
  static let measurementFormat = Declaration.value(
    "FormatStyle",
    "(width: Duration.UnitsFormatStyle.UnitWidth, locale: Locale? = nil, usage: MeasurementFormatUnitUsage = .general, hidesScaleName: Bool = false, numberFormatStyle: FormatStyle? = nil)"
  ) { _, call in
    .builtin(.valueFormat(.measurement(MeasurementFormat(call))))
  }

  static let measurementStatics: [Declaration] = [
    .value(
      "FormatStyle.measurement",
      "(width: Duration.UnitsFormatStyle.UnitWidth = .abbreviated, usage: MeasurementFormatUnitUsage = .general, hidesScaleName: Bool = false, numberFormatStyle: FormatStyle? = nil)"
    ) { _, call in
      .builtin(.valueFormat(.measurement(MeasurementFormat(call))))
    }
  ]

  static let measurementMembers: [Declaration] = [
    .mutation("Measurement.convert", "(to: Unit)") { _, base, call in
      guard case .measurement(let measurement) = base else { return .unknown }
      return converted(measurement, call)
    },
    .measurement("Measurement.converted", "(to: Unit)") { measurement, _, call in
      converted(measurement, call)
    },
    .measurement("Measurement.description", "") { measurement, _, _ in .string(measurement.printedText) },
    .measurement("Measurement.formatted", "()") { measurement, stage, _ in
      .string(MeasurementFormat().text(measurement, in: stage.userLocale.identifier))
    },
    .measurement("Measurement.formatted", "(_ format: FormatStyle)") { measurement, stage, call in
      .string(stage.formatted(.builtin(.measurement(measurement)), call.builtin("format")))
    },
    .measurement("Measurement.unit", "") { measurement, _, _ in
      .builtin(.option(.measureUnit, measurement.unitNumber))
    },
    .measurement("Measurement.value", "") { measurement, _, _ in .double(measurement.value) },
    // The numbers of a measurement are written by a formatter of their own.
    .formatter("MeasurementFormatter.numberFormatter", "") { formatter, _, _ in
      .builtin(.formatter(formatter.ofNumbers))
    },
    .formatter("MeasurementFormatter.string", "(from: Measurement)") { formatter, stage, call in
      // Which units are natural is not known.
      guard case .measurement(let measurement)? = call.builtin("from"),
        formatter.measurementOptions == [.providedUnit],
        case .string(let number)? = stage.string(
          of: .double(measurement.value), formatter.ofNumbers, at: call.name)
      else { return .builtin(.opaque) }
      let width: DurationFormat.Width =
        formatter.date.style == .short ? .narrow : formatter.date.style == .long ? .wide : .abbreviated
      return .string(
        measurement.unit.text(number, width, formatter.language ?? stage.language))
    },
    .member("Unit.symbol", "") { _, base, _ in
      guard case .option(.measureUnit, let number) = base else { return .unknown }
      return .string(MeasureUnit.all[Int(number)].symbol.text)
    },
  ]

  private static func measurement(
    _ name: StaticString, _ signature: StaticString,
    _ build: @escaping @Sendable (MeasurementValue, Stage, BoundCall) -> Value
  ) -> Declaration {
    .member(name, signature) { stage, base, call in
      guard case .measurement(let measurement) = base else { return .unknown }
      return build(measurement, stage, call)
    }
  }

  private static func converted(_ measurement: MeasurementValue, _ call: BoundCall) -> Value {
    guard case .option(.measureUnit, let number)? = call.builtin("to"),
      let converted = measurement.converted(toUnitNumber: number)
    else { return .builtin(.opaque) }
    return .builtin(.measurement(converted))
  }
}

extension MeasurementFormat {
  fileprivate init(_ call: BoundCall) {
    self.init()
    width = call.option("width", as: DurationFormat.Width.self) ?? .abbreviated
    usage = call.option("usage", as: UnitUsage.self) ?? .general
    if case .format(let number)? = call.builtin("numberFormatStyle") { self.number = number }
    // Only the initializer has it.
    if call.has("locale"), case .locale(let identifier)? = call.builtin("locale") { locale = identifier }
    hidesScaleName = call.bool("hidesScaleName")
  }
}
#endif
