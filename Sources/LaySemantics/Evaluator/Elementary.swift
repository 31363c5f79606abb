/// Elementary functions, without the C library: series after the argument has been brought near zero.
///
/// Exact to a few units in the last place for the arguments that layouts have.
enum Elementary {
  static func value(_ function: BuiltinFunction, _ x: Double) -> Double {
    switch function {
    case .sqrt: return x.squareRoot()
    case .floor: return x.rounded(.down)
    case .ceil: return x.rounded(.up)
    case .round: return x.rounded(.toNearestOrAwayFromZero)
    case .trunc: return x.rounded(.towardZero)
    case .sin: return sine(x)
    case .cos: return sine(x + .pi / 2)
    case .tan: return sine(x) / sine(x + .pi / 2)
    case .asin: return arcTangent(x, cathetus(x))
    case .acos: return arcTangent(cathetus(x), x)
    case .atan: return arcTangent(x, 1)
    case .sinh: return hyperbolicSine(x)
    case .cosh: return (exponential(x) + exponential(-x)) / 2
    case .tanh:
      let sine = hyperbolicSine(min(max(x, -20), 20))
      return sine / (1 + sine * sine).squareRoot()
    case .exp: return exponential(x)
    case .exp2: return power(2, x)
    case .fabs: return x.magnitude
    case .log: return logarithm(x)
    case .log2:
      // Powers of two are exact.
      guard x.isFinite, x > 0 else { return logarithm(x) }
      return Double(x.exponent) + logarithm(x.significand) / logarithm(2)
    case .log10:
      let exponent = logarithm(x) / logarithm(10)
      // Powers of ten are exact.
      return power(10, exponent.rounded()) == x ? exponent.rounded() : exponent
    case .cbrt: return cubeRoot(x)
    default: return x
    }
  }

  /// The functions of two numbers.
  static func value(_ function: BuiltinFunction, _ a: Double, _ b: Double) -> Double {
    switch function {
    case .pow: return power(a, b)
    case .atan2: return arcTangent(a, b)
    case .fmod: return a.truncatingRemainder(dividingBy: b)
    case .remainder: return a.remainder(dividingBy: b)
    case .hypot: return hypotenuse(a, b)
    case .fmin: return Double.minimum(a, b)
    case .fmax: return Double.maximum(a, b)
    case .copysign: return Double(signOf: b, magnitudeOf: a)
    default: return a
    }
  }

  /// The other side of a right triangle in a unit circle; NaN outside of it.
  private static func cathetus(_ x: Double) -> Double { ((1 - x) * (1 + x)).squareRoot() }

  private static func hyperbolicSine(_ x: Double) -> Double {
    guard x.magnitude < 0.5 else { return (exponential(x) - exponential(-x)) / 2 }
    // Near zero the difference would lose its digits.
    var (term, sum) = (x, x)
    for n in 1...8 {
      term *= x * x / Double(2 * n * (2 * n + 1))
      sum += term
    }
    return sum
  }

  private static func hypotenuse(_ a: Double, _ b: Double) -> Double {
    if a.isInfinite || b.isInfinite { return .infinity }
    let largest = max(a.magnitude, b.magnitude)
    guard largest > 0 else { return a + b }
    // A power of two keeps the squares among the doubles, and every digit.
    let scale = power(of2: max(min(Int(largest.exponent), 1_022), -1_022))
    let (x, y) = (a / scale, b / scale)
    return (x * x + y * y).squareRoot() * scale
  }

  private static func cubeRoot(_ x: Double) -> Double {
    guard x.isFinite, x != 0 else { return x }
    var root = exponential(logarithm(x.magnitude) / 3)
    // One step of Newton's brings the last digits.
    root -= (root - x.magnitude / root / root) / 3
    return x < 0 ? -root : root
  }

  static func sine(_ x: Double) -> Double {
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

  static func exponential(_ x: Double) -> Double {
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

  private static func scale(_ x: Double, by exponent: Int) -> Double {
    // In two steps: the power alone may lie outside of the doubles.
    let half = exponent / 2
    return x * power(of2: half) * power(of2: exponent - half)
  }

  private static func power(of2 exponent: Int) -> Double {
    Double(sign: .plus, exponent: exponent, significand: 1)
  }

  static func logarithm(_ x: Double) -> Double {
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

  static func power(_ base: Double, _ exponent: Double) -> Double {
    if exponent == 0 || base == 1 { return 1 }
    if exponent == 0.5 { return base.squareRoot() }
    if exponent == exponent.rounded(), exponent.magnitude <= 1_024 { return power(base, Int(exponent)) }
    if base < 0 { return .nan }
    if base == 0 { return exponent > 0 ? 0 : .infinity }
    return exponential(exponent * logarithm(base))
  }

  private static func power(_ base: Double, _ exponent: Int) -> Double {
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

  static func arcTangent(_ y: Double, _ x: Double) -> Double {
    if x.isNaN || y.isNaN { return .nan }
    if y == 0 { return x < 0 || x.sign == .minus ? (y.sign == .minus ? -.pi : .pi) : y }
    if x == 0 { return y > 0 ? .pi / 2 : -.pi / 2 }
    let angle = arcTangent((y / x).magnitude)
    let upper = x > 0 ? angle : .pi - angle
    return y > 0 ? upper : -upper
  }

  private static func arcTangent(_ x: Double) -> Double {
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
