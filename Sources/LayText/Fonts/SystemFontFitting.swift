import LayViews

/// What makes the stand-in as wide as San Francisco: additions to its advances, in em, from `SystemFontWidths`.
enum SystemFontFitting {
  /// SF Mono's advance in em, measured on macOS 26.2 (20 points).
  static let monospacedAdvance = 1266.0 / 2048

  /// What every character of a font is wider, whatever it is.
  static func extraAdvance(of font: ResolvedFont) -> Double {
    let large = largeShare(font.size)
    let weight = SystemFontWidths.weights[SystemFontTable.column(font.weight)]
    var extra = bySize(font.size) + weight.small + (weight.large - weight.small) * large
    if font.isItalic { extra += SystemFontWidths.italic }
    switch font.design {
    case .standard: break
    case .rounded: extra += SystemFontWidths.rounded
    case .serif:
      extra +=
        SystemFontWidths.serif.small + (SystemFontWidths.serif.large - SystemFontWidths.serif.small) * large
    case .monospaced: return 0
    }
    return extra / unit
  }

  /// What a character is wider than the others of its font.
  static func extraAdvance(of scalar: UInt32) -> Double {
    if (0x20..<0x7F).contains(scalar) {
      let table = StaticTable(SystemFontWidths.characters)
      return Double(table.number(at: Int(scalar) - 0x20, digits: 2) - 2048) / unit
    }
    for other in SystemFontWidths.others where other.scalar == scalar { return other.extra / unit }
    return 0
  }

  /// The units of `SystemFontWidths` in an em.
  private static let unit = 10_000.0

  /// Wider and narrower cuts of San Francisco, as a factor of the advance; derived from their names' usual proportions.
  static func widthFactor(_ width: FontWidth) -> Double {
    switch width {
    case .compressed: return 0.75
    case .condensed: return 0.87
    case .standard: return 1
    case .expanded: return 1.2
    }
  }

  private static func bySize(_ size: Double) -> Double {
    var lower = SystemFontWidths.sizes[0]
    for upper in SystemFontWidths.sizes {
      if size <= upper.size {
        guard upper.size > lower.size else { return upper.extra }
        return lower.extra + (upper.extra - lower.extra) * (size - lower.size) / (upper.size - lower.size)
      }
      lower = upper
    }
    return lower.extra
  }

  /// How large a size is: 0 for small text, 1 for large.
  private static func largeShare(_ size: Double) -> Double {
    let (small, large) = (SystemFontWidths.smallSize, SystemFontWidths.largeSize)
    return min(max((size - small) / (large - small), 0), 1)
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
