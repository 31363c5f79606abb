import LayViews

/// The taller lines of text styles on devices whose languages include other scripts.
///
/// Measured on macOS 26.2 and iOS 26.0 (category `large`): ascender and descender together grow by whole points,
/// and a fixed share of the taller line lies above the baseline.
enum AdaptiveLineHeight {
  /// The metrics of a text style's font with the addition.
  /// - Parameter growth: the style's size over its size in category `large`; other categories are derived.
  static func apply(
    to metrics: LineMetrics, style: TextStyle, weight: FontWeight, platform: Platform, growth: Double
  ) -> LineMetrics {
    let height = metrics.height + (TextStyleTable.tallLineAddition(style, platform) * growth).roundedToNearest
    var taller = metrics
    taller.ascent = height * ascentShare(weight, platform)
    taller.descent = height - taller.ascent
    return taller
  }

  /// Weights below regular and above heavy were not measured: they take their neighbour's share.
  private static func ascentShare(_ weight: FontWeight, _ platform: Platform) -> Double {
    switch (weight, platform) {
    case (.ultraLight, .macOS), (.thin, .macOS), (.light, .macOS), (.regular, .macOS):
      return 0.7693100135672688
    case (.medium, .macOS): return 0.7689249287138935
    case (.semibold, .macOS): return 0.7685402291828223
    case (.bold, .macOS): return 0.7666224911706381
    case (.heavy, .macOS), (.black, .macOS): return 0.7641966271203398
    case (.ultraLight, .iOS), (.thin, .iOS), (.light, .iOS), (.regular, .iOS): return 0.7558586044970129
    case (.medium, .iOS), (.semibold, .iOS): return 0.7545464341111816
    case (.bold, .iOS): return 0.7532388116851463
    case (.heavy, .iOS), (.black, .iOS): return 0.7509195166805465
    }
  }
}
