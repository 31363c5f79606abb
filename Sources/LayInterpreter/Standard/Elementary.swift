import LayViews

extension Elementary {
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

}
