import LayViews

/// What makes the stand-in as wide as San Francisco: an extra advance per character, in em.
///
/// Fitted on 514 one-line widths measured on macOS 26.2 and iOS 26.0, most within half a point then.
enum SystemFontFitting {
  /// SF Mono's advance in em, measured on macOS 26.2 (20 points).
  static let monospacedAdvance = 1266.0 / 2048

  static func extraAdvance(of font: ResolvedFont) -> Double {
    var extra = bySize(font.size) + byWeight(font.weight)
    // From one width each: italics of a title on macOS 26.2 and iOS 26.0, the designs at 20 points on macOS 26.2.
    if font.isItalic { extra += 0.015 }
    switch font.design {
    case .standard: return extra
    case .rounded: return extra - 0.0039
    case .serif: return extra + 0.0237
    case .monospaced: return 0
    }
  }

  /// Wider and narrower cuts of San Francisco, as a factor of the advance; derived from their names' usual proportions.
  static func widthFactor(_ width: FontWidth) -> Double {
    switch width {
    case .compressed: return 0.75
    case .condensed: return 0.87
    case .standard: return 1
    case .expanded: return 1.2
    }
  }

  /// Knots of size and extra advance, in em.
  ///
  /// Fitted between 10 and 40 points; outside derived from Apple's tracking table, to which the fit is parallel.
  private static let knots: [(size: Double, extra: Double)] = [
    (6, 0.039), (9, 0.017), (10, 0.0096), (11, 0.0038), (12, -0.0023), (13, -0.0079), (15, -0.018),
    (16, -0.0219),
    (17, -0.0277), (20, -0.0393), (22, -0.0461), (24, -0.0502), (26, -0.0495), (28, -0.0472), (32, -0.053),
    (34, -0.048), (40, -0.0539), (60, -0.06), (80, -0.064),
  ]

  private static func bySize(_ size: Double) -> Double {
    var lower = knots[0]
    for knot in knots {
      if size <= knot.size {
        guard knot.size > lower.size else { return knot.extra }
        return lower.extra + (knot.extra - lower.extra) * (size - lower.size) / (knot.size - lower.size)
      }
      lower = knot
    }
    return lower.extra
  }

  /// Ultra-light and thin are derived.
  private static func byWeight(_ weight: FontWeight) -> Double {
    switch weight {
    case .ultraLight: return -0.0045
    case .thin: return -0.003
    case .light: return -0.0015
    case .regular: return 0
    case .medium: return 0.0065
    case .semibold: return 0.0083
    case .bold: return 0.0162
    case .heavy: return 0.0379
    case .black: return 0.038
    }
  }
}

extension ResolvedFont {
  /// What a viewer adds to each character of the stand-in, in points, to draw it as wide as it was measured.
  ///
  /// Zero for fonts that are not drawn in the stand-in.
  package var standInTracking: Double {
    family == nil && design == .standard ? SystemFontFitting.extraAdvance(of: self) * size : 0
  }
}
