import LayCatalog

// Formats of numbers as values: `.number.precision(.fractionLength(2))`.

extension Declaration {
  static let formatStatics: [Declaration] = [
    .value("FormatStyle.currency", "(code: String)") { _, call in
      var format = NumberFormat()
      format.style = .currency(code: call.string("code"))
      return .builtin(.format(format))
    },
    .value("FormatStyle.number", "") { _, _ in .builtin(.format(NumberFormat())) },
    .value("FormatStyle.percent", "") { _, _ in
      var format = NumberFormat()
      format.style = .percent
      return .builtin(.format(format))
    },
    .value("NumberPrecision.fractionLength", "(_ length: Int)") { _, call in
      .builtin(.format(.fractionLength(call.value("length"))))
    },
    .value("NumberPrecision.fractionLength", "(_ limits: Range<Int>)") { _, call in
      .builtin(.format(.fractionLength(call.value("limits"))))
    },
  ]

  static let formatMembers: [Declaration] = [
    .format("FormatStyle.grouping", "(_ group: NumberGrouping)") { format, call in
      format.isGrouped = call.option("group", as: NumberFormat.Grouping.self) == .automatic
    },
    .format("FormatStyle.notation", "(_ notation: NumberNotation)") { format, call in
      format.notation = call.option("notation", as: NumberFormat.Notation.self) ?? .automatic
    },
    .format("FormatStyle.precision", "(_ precision: NumberPrecision)") { format, call in
      guard case .format(let precision)? = call.builtin("precision") else { return }
      format.fractionLength = precision.fractionLength
      #if !hasFeature(Embedded)
      format.take(precision)
      #endif
    },
  ]
}

extension Declaration {
  static func format(
    _ name: StaticString, _ signature: StaticString,
    _ change: @escaping @Sendable (inout NumberFormat, BoundCall) -> Void
  ) -> Declaration {
    .member(name, signature) { _, base, call in
      guard case .format(var format) = base else { return .unknown }
      change(&format, call)
      return .builtin(.format(format))
    }
  }
}

extension NumberFormat {
  fileprivate static func fractionLength(_ lengths: Value?) -> NumberFormat {
    var format = NumberFormat()
    format.fractionLength = self.lengths(lengths)
    return format
  }

  /// `2`, `0...2`, `...2` or `1...`
  static func lengths(_ lengths: Value?) -> ClosedRange<Int> {
    let possible = 0...mostDigits
    switch lengths {
    case .int(let length)?: return min(length, possible.upperBound)...min(length, possible.upperBound)
    case .range(let range)? where !range.elements.isEmpty:
      return range.elements.lowerBound...(range.elements.upperBound - 1)
    case .span(let lower, let upper, let isClosed)?:
      var (least, most) = (possible.lowerBound, possible.upperBound)
      if case .int(let bound) = lower { least = min(max(bound, least), most) }
      if case .int(let bound) = upper { most = max(least, isClosed ? bound : bound - 1) }
      return least...most
    default: return possible
    }
  }
}
