import LayCatalog

// Foundation's formatter of lengths, whose texts are those of English.

#if hasFeature(Embedded)
extension Declaration {
  static let lengthInitializers: [Declaration] = []
  static let lengthMembers: [Declaration] = []
}
#else
extension Declaration {
  static let lengthInitializers: [Declaration] = [
    .value("LengthFormatter", "()") { _, _ in
      var formatter = FormatterValue(.lengthFormatter)
      formatter.numberStyle = .decimal
      formatter.date.style = .medium
      return .builtin(.formatter(formatter))
    }
  ]

  static let lengthMembers: [Declaration] = [
    // The numbers of a length are written by a formatter of their own.
    .formatter("LengthFormatter.numberFormatter", "") { formatter, _, _ in
      .builtin(.formatter(formatter.ofNumbers))
    },
    .formatter("LengthFormatter.string", "(fromValue: Double, unit: Any)") { formatter, stage, call in
      let value = call.double("fromValue")
      guard let unit = LengthUnit.all.first(where: { $0.name == stage.lastWord(of: call.range("unit")) }),
        let number = stage.string(of: .double(value), formatter.ofNumbers, at: call.name),
        case .string(let text) = number
      else { return .builtin(.opaque) }
      return .string(text + unit.text(formatter.date.style, isOne: value == 1))
    },
  ]
}

extension FormatterValue {
  /// The formatter of the numbers of lengths and measurements.
  var ofNumbers: FormatterValue {
    var numbers = self
    numbers.type = .numberFormatter
    return numbers
  }
}

/// `LengthFormatter.Unit`, as English has its names.
private struct LengthUnit {
  let name: String
  let sign: String
  let symbol: String
  let one: String
  let many: String

  init(_ name: String, _ symbol: String, sign: String? = nil, many: String? = nil) {
    self.name = name
    self.symbol = symbol
    self.sign = sign ?? symbol
    self.one = name
    self.many = many ?? name + "s"
  }

  static let all = [
    LengthUnit("millimeter", "mm"), LengthUnit("centimeter", "cm"), LengthUnit("meter", "m"),
    LengthUnit("kilometer", "km"), LengthUnit("inch", "in", sign: "″", many: "inches"),
    LengthUnit("foot", "ft", sign: "′", many: "feet"), LengthUnit("yard", "yd"), LengthUnit("mile", "mi"),
  ]

  /// What stands behind the number.
  func text(_ style: FormatterStyle, isOne: Bool) -> String {
    switch style {
    case .short: sign
    case .long: " " + (isOne ? one : many)
    default: " " + symbol
    }
  }
}
#endif
