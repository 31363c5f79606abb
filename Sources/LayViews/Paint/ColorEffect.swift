/// What changes all colors of a view by an amount; the cases are named as the modifiers are.
package enum ColorEffect: String, Sendable {
  case brightness, contrast, saturation, grayscale, hueRotation, colorInvert, luminanceToAlpha

  /// The amount that changes nothing; nil where there is none.
  package var idleAmount: Double? {
    switch self {
    case .brightness, .grayscale, .hueRotation: 0
    case .contrast, .saturation: 1
    case .colorInvert, .luminanceToAlpha: nil
    }
  }
}
