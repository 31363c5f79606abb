/// Elementary functions, without the C library: series after the argument has been brought near zero.
///
/// Exact to a few units in the last place for the arguments that layouts have.
package enum Elementary {
  /// The other side of a right triangle in a unit circle; NaN outside of it.
  package static func cathetus(_ x: Double) -> Double { ((1 - x) * (1 + x)).squareRoot() }

  package static func hyperbolicSine(_ x: Double) -> Double {
    guard x.magnitude < 0.5 else { return (exponential(x) - exponential(-x)) / 2 }
    // Near zero the difference would lose its digits.
    var (term, sum) = (x, x)
    for n in 1...8 {
      term *= x * x / Double(2 * n * (2 * n + 1))
      sum += term
    }
    return sum
  }

  package static func hypotenuse(_ a: Double, _ b: Double) -> Double {
    if a.isInfinite || b.isInfinite { return .infinity }
    let largest = max(a.magnitude, b.magnitude)
    guard largest > 0 else { return a + b }
    // A power of two keeps the squares among the doubles, and every digit.
    let scale = power(of2: max(min(Int(largest.exponent), 1_022), -1_022))
    let (x, y) = (a / scale, b / scale)
    return (x * x + y * y).squareRoot() * scale
  }

  package static func cubeRoot(_ x: Double) -> Double {
    guard x.isFinite, x != 0 else { return x }
    var root = exponential(logarithm(x.magnitude) / 3)
    // One step of Newton's brings the last digits.
    root -= (root - x.magnitude / root / root) / 3
    return x < 0 ? -root : root
  }

  package static func sine(_ x: Double) -> Double {
    guard x.isFinite else { return .nan }
    // The remainder in −π … π, then in −π/2 … π/2 by symmetry.
    var r = x.remainder(dividingBy: 2 * .pi)
    if r > .pi / 2 { r = .pi - r } else if r < -.pi / 2 { r = -.pi - r }
    var term = r
    var sum = r
    for n in 1...12 {
      term *= -r * r / Double((2 * n) * (2 * n + 1))
      sum += term
    }
    return sum
  }

  package static func exponential(_ x: Double) -> Double {
    if x.isNaN { return x }
    if x > 709.8 { return .infinity }
    if x < -745.2 { return 0 }
    let ln2 = 0.693147180559945309417
    let exponent = (x / ln2).rounded()
    let r = x - exponent * ln2
    var term = 1.0
    var sum = 1.0
    for n in 1...18 {
      term *= r / Double(n)
      sum += term
    }
    return scale(sum, by: Int(exponent))
  }

  package static func scale(_ x: Double, by exponent: Int) -> Double {
    // In two steps: the power alone may lie outside of the doubles.
    let half = exponent / 2
    return x * power(of2: half) * power(of2: exponent - half)
  }

  package static func power(of2 exponent: Int) -> Double {
    Double(sign: .plus, exponent: exponent, significand: 1)
  }

  package static func logarithm(_ x: Double) -> Double {
    if x < 0 || x.isNaN { return .nan }
    if x == 0 { return -.infinity }
    if x == .infinity { return x }
    var exponent = Double(x.exponent)
    var m = x.significand
    if m > 1.4142135623730951 {
      m /= 2
      exponent += 1
    }
    // ln m = 2 (z + z³/3 + z⁵/5 + …), z = (m − 1) / (m + 1)
    let z = (m - 1) / (m + 1)
    var term = z
    var sum = z
    for n in 1...20 {
      term *= z * z
      sum += term / Double(2 * n + 1)
    }
    return 2 * sum + exponent * 0.693147180559945309417
  }

  package static func power(_ base: Double, _ exponent: Double) -> Double {
    if exponent == 0 || base == 1 { return 1 }
    if exponent == 0.5 { return base.squareRoot() }
    if exponent == exponent.rounded(), exponent.magnitude <= 1_024 { return power(base, Int(exponent)) }
    if base < 0 { return .nan }
    if base == 0 { return exponent > 0 ? 0 : .infinity }
    return exponential(exponent * logarithm(base))
  }

  package static func power(_ base: Double, _ exponent: Int) -> Double {
    var result = 1.0
    var factor = base
    var rest = exponent.magnitude
    while rest > 0 {
      if rest & 1 == 1 { result *= factor }
      factor *= factor
      rest >>= 1
    }
    return exponent < 0 ? 1 / result : result
  }

  package static func arcTangent(_ y: Double, _ x: Double) -> Double {
    if x.isNaN || y.isNaN { return .nan }
    if y == 0 { return x < 0 || x.sign == .minus ? (y.sign == .minus ? -.pi : .pi) : y }
    if x == 0 { return y > 0 ? .pi / 2 : -.pi / 2 }
    let angle = arcTangent((y / x).magnitude)
    let upper = x > 0 ? angle : .pi - angle
    return y > 0 ? upper : -upper
  }

  package static func arcTangent(_ x: Double) -> Double {
    if x > 1 { return .pi / 2 - arcTangent(1 / x) }
    // Halving the angle twice brings the series' argument below 0.2.
    var z = x
    for _ in 0..<2 { z = z / (1 + (1 + z * z).squareRoot()) }
    var term = z
    var sum = z
    for n in 1...16 {
      term *= -z * z
      sum += term / Double(2 * n + 1)
    }
    return 4 * sum
  }
}
