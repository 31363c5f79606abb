/// Numbers as text.
package enum NumberText {
  /// As Swift prints a double: the shortest text that reads back to it, `1.0` for whole numbers.
  package static func text(_ number: Double) -> String { number.description }

  /// With so many digits after the point, half rounded to even as printf does on the exact binary value.
  package static func fixed(_ number: Double, _ precision: Int) -> String {
    guard number.isFinite else { return number.isNaN ? "nan" : number < 0 ? "-inf" : "inf" }
    let magnitude = number.magnitude
    // What doubles count exactly is soon told; the rest digit by digit.
    guard magnitude < 9e15, precision <= 15 else {
      return (number.sign == .minus ? "-" : "") + DecimalDigits(number).fixed(max(0, precision))
    }
    let precision = max(0, precision)
    var scale = 1.0
    for _ in 0..<precision { scale *= 10 }
    // Without a fraction, the half goes to the even whole number.
    let whole = magnitude.rounded(precision == 0 ? .toNearestOrEven : .down)
    // The fraction is exact; where its scaled product was rounded to a half, the lost part decides.
    let fraction = precision == 0 ? 0 : magnitude - whole
    let product = fraction * scale
    var scaled = product.rounded(.toNearestOrEven)
    if product - product.rounded(.down) == 0.5 {
      let lost = productError(fraction, scale, product)
      if lost > 0 { scaled = product.rounded(.up) } else if lost < 0 { scaled = product.rounded(.down) }
    }
    var units = whole
    if scaled >= scale {
      scaled -= scale
      units += 1
    }
    var text = "\(UInt64(units))"
    if precision > 0 {
      let digits = "\(UInt64(scaled))"
      text += "." + String(repeating: "0", count: precision - digits.count) + digits
    }
    return number.sign == .minus ? "-" + text : text
  }

  /// What a rounded product of two doubles lost: a × b − product, exactly (Dekker's splitting).
  private static func productError(_ a: Double, _ b: Double, _ product: Double) -> Double {
    let (aHigh, aLow) = split(a)
    let (bHigh, bLow) = split(b)
    return ((aHigh * bHigh - product) + aHigh * bLow + aLow * bHigh) + aLow * bLow
  }

  private static func split(_ number: Double) -> (high: Double, low: Double) {
    let scaled = number * 134_217_729
    let high = scaled - (scaled - number)
    return (high, number - high)
  }
}
