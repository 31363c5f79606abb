extension NumberFormat {
  /// `12K`: with two digits where one is before the point, else whole, or with as many digits as are asked for.
  func compact(_ magnitude: Double) -> String {
    let names = ["", "K", "M", "B", "T"]
    var (unit, place) = (1.0, 0)
    while place + 1 < names.count {
      // What rounds to a thousand is one of the next unit.
      let next = unit * 1000
      guard magnitude >= next || rounded(magnitude, in: unit) >= 1000 else { break }
      (unit, place) = (next, place + 1)
    }
    let number = rounded(magnitude, in: unit)
    let lengths = fractionLength ?? 0...Self.fractionLength(ofTwoDigits: number)
    return digits(number, lengths: lengths) + names[place]
  }

  /// `1.2E4`
  func scientific(_ magnitude: Double) -> String {
    var (number, exponent) = (magnitude, 0)
    while number >= 10 {
      number /= 10
      exponent += 1
    }
    while number > 0, number < 1 {
      number *= 10
      exponent -= 1
    }
    return digits(number, lengths: fractionLength ?? Self.possibleLengths) + "E\(exponent)"
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
