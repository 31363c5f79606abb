import LayCatalog

// What formats of numbers are set to beside their style: `.number.rounded(rule: .up)`.

#if hasFeature(Embedded)
extension Declaration {
  static let numberSettingStatics: [Declaration] = []
  static let numberSettingMembers: [Declaration] = []
}
#else
extension Declaration {
  static let numberSettingStatics: [Declaration] = [
    .settings("NumberPrecision.integerAndFractionLength", "(integer: Int, fraction: Int)") { format, call in
      format.setIntegerDigits(call.value("integer"))
      format.fractionLength = NumberFormat.lengths(call.value("fraction"))
    },
    .settings(
      "NumberPrecision.integerAndFractionLength", "(integerLimits: Range<Int>, fractionLimits: Range<Int>)"
    ) { format, call in
      format.setIntegerDigits(call.value("integerLimits"))
      format.fractionLength = NumberFormat.lengths(call.value("fractionLimits"))
    },
    .settings("NumberPrecision.integerLength", "(_ length: Int)") { format, call in
      format.setIntegerDigits(call.value("length"))
    },
    .settings("NumberPrecision.integerLength", "(_ limits: Range<Int>)") { format, call in
      format.setIntegerDigits(call.value("limits"))
    },
    .settings("NumberPrecision.significantDigits", "(_ digits: Int)") { format, call in
      format.setSignificantDigits(call.value("digits"))
    },
    .settings("NumberPrecision.significantDigits", "(_ limits: Range<Int>)") { format, call in
      format.setSignificantDigits(call.value("limits"))
    },
    .settings("NumberSign.always", "(includingZero: Bool = true)") { format, call in
      format.change { $0.sign = .always(includingZero: call.bool("includingZero")) }
    },
    .settings("NumberSign.automatic", "") { format, _ in format.change { $0.sign = .automatic } },
    .settings("NumberSign.never", "") { format, _ in format.change { $0.sign = .never } },
  ]

  static let numberSettingMembers: [Declaration] = [
    .format("FormatStyle.decimalSeparator", "(strategy: DecimalSeparatorDisplayStrategy)") { format, call in
      let strategy = call.option("strategy", as: PointStrategy.self)
      format.change { $0.showsPoint = strategy == .always }
    },
    .format(
      "FormatStyle.rounded", "(rule: FloatingPointRoundingRule = .toNearestOrEven, increment: Double? = nil)"
    ) {
      format, call in
      let rule = call.option("rule", as: RoundingRule.self) ?? .toNearestOrEven
      format.change {
        $0.rounding = rule.rounding
        $0.increment = call.optionalDouble("increment")
      }
    },
    .format("FormatStyle.scale", "(_ multiplicand: Double)") { format, call in
      // Of a percentage, on top of what makes it one.
      let factor = call.double("multiplicand") * (format.style == .percent ? 100 : 1)
      format.change { $0.multiplier = factor }
    },
    .format("FormatStyle.sign", "(strategy: NumberSign)") { format, call in
      guard case .format(let sign)? = call.builtin("strategy") else { return }
      format.change { $0.sign = sign.settings?.sign ?? .automatic }
    },
  ]

  private static func settings(
    _ name: StaticString, _ signature: StaticString,
    _ change: @escaping @Sendable (inout NumberFormat, BoundCall) -> Void
  ) -> Declaration {
    .value(name, signature) { _, call in
      var format = NumberFormat()
      change(&format, call)
      return .builtin(.format(format))
    }
  }
}

extension NumberFormat {
  fileprivate mutating func change(_ change: (inout NumberSettings) -> Void) {
    var changed = settings ?? NumberSettings()
    change(&changed)
    settings = changed
  }

  /// How many digits another format writes.
  mutating func take(_ precision: NumberFormat) {
    guard let precision = precision.settings else { return }
    change {
      $0.fewestIntegerDigits = precision.fewestIntegerDigits
      $0.mostIntegerDigits = precision.mostIntegerDigits
      $0.significantDigits = precision.significantDigits
    }
  }

  fileprivate mutating func setIntegerDigits(_ lengths: Value?) {
    let isOpen = if case .span? = lengths { true } else { false }
    let digits = Self.lengths(lengths)
    change {
      $0.fewestIntegerDigits = digits.lowerBound
      $0.mostIntegerDigits = isOpen && digits.upperBound == Self.mostDigits ? nil : digits.upperBound
    }
  }

  fileprivate mutating func setSignificantDigits(_ lengths: Value?) {
    let digits = Self.lengths(lengths)
    change { $0.significantDigits = max(1, digits.lowerBound)...max(1, digits.upperBound) }
  }
}
#endif
