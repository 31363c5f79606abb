extension NumberFormat {
  /// `12K`: with two digits where one is before the point, else whole, or with as many digits as are asked for.
  func compact(_ magnitude: Double) -> String {
    let units = compactUnits
    var (unit, place) = (1.0, 0)
    while place + 1 < units.count {
      // What rounds to a thousand is one of the next unit.
      let next = units[place + 1].unit
      guard magnitude >= next || rounded(magnitude, in: unit) >= next / unit else { break }
      (unit, place) = (next, place + 1)
    }
    let number = rounded(magnitude, in: unit)
    let lengths = fractionLength ?? 0...Self.fractionLength(ofTwoDigits: number)
    return digits(number, lengths: lengths) + units[place].name
  }

  /// The short names of CLDR.
  private var compactUnits: [(unit: Double, name: String)] {
    switch language {
    case .german: [(1, ""), (1e6, "\u{A0}Mio."), (1e9, "\u{A0}Mrd."), (1e12, "\u{A0}Bio.")]
    case .french: [(1, ""), (1e3, "\u{A0}k"), (1e6, "\u{A0}M"), (1e9, "\u{A0}Md"), (1e12, "\u{A0}Bn")]
    case .japanese: [(1, ""), (1e4, "万"), (1e8, "億"), (1e12, "兆")]
    default: [(1, ""), (1e3, "K"), (1e6, "M"), (1e9, "B"), (1e12, "T")]
    }
  }

  /// `1.2E4`
  func scientific(_ magnitude: Double) -> String {
    // The digits are those of the number itself: dividing it by tens would change them.
    var (number, exponent) = (magnitude, 0)
    while number >= 10 {
      number /= 10
      exponent += 1
    }
    while number > 0, number < 1 {
      number *= 10
      exponent -= 1
    }
    return digits(magnitude, lengths: fractionLength ?? Self.possibleLengths, shift: -exponent)
      + "E\(exponent)"
  }

  /// So many of a unit, to the nearest of the digits that are shown; halves to the even one.
  private func rounded(_ magnitude: Double, in unit: Double) -> Double {
    let length = fractionLength?.upperBound ?? Self.fractionLength(ofTwoDigits: magnitude / unit)
    var scale = 1.0
    for _ in 0..<length { scale *= 10 }
    // A division by less than the unit: 1,050 / 100 is exactly 10.5, and 1.05 is not.
    let count = unit > scale ? magnitude / (unit / scale) : magnitude / unit * scale
    return count.rounded(.toNearestOrEven) / scale
  }

  /// How many digits after the point make two in all, not counting zeros in front.
  private static func fractionLength(ofTwoDigits number: Double) -> Int {
    guard number > 0, number < 10 else { return 0 }
    var (number, length) = (number, 1)
    while number < 1, length < 6 {
      number *= 10
      length += 1
    }
    return length
  }
}
