/// The text styles' sizes, leadings and weights, from Apple's typography tables.
///
/// macOS: sizes and weights confirmed by measurement on macOS 26.2; iOS: the sizes of category `large` on iOS 26.0.
package struct TextStyleTable {
  package struct Entry: Equatable {
    /// The em size in points.
    package var size: Double
    /// The distance between the baselines of neighbouring lines, in points.
    package var linePitch: Double
    package var weight: FontWeight
    /// What `bold()` makes of the style.
    package var emphasizedWeight: FontWeight
  }

  /// The entry of a style; macOS has no Dynamic Type.
  package static func entry(_ style: TextStyle, platform: Platform, category: DynamicTypeSize) -> Entry {
    switch platform {
    case .macOS: return macOSEntry(style)
    case .iOS:
      let (row, place) = (iOSRow(style), Int(category.rawValue) * 2)
      return Entry(
        size: Double(row[place]), linePitch: Double(row[place + 1]),
        weight: style == .headline ? .semibold : .regular,
        emphasizedWeight: isTitle(style) ? .bold : .semibold)
    }
  }

  /// A style's size over its size in the default category; 1 on macOS, which has no Dynamic Type.
  package static func growth(
    of style: TextStyle, platform: Platform, category: DynamicTypeSize
  ) -> Double {
    entry(style, platform: platform, category: category).size
      / entry(style, platform: platform, category: .large).size
  }

  /// What the lines of a style are taller by, in points, on devices whose languages include other scripts: measured on
  /// macOS 26.2 and iOS 26.0, category `large`.
  package static func tallLineAddition(_ style: TextStyle, _ platform: Platform) -> Double {
    switch (style, platform) {
    case (.largeTitle, .macOS), (.title, .macOS): return 7
    case (.title2, .macOS): return 5
    case (.title3, .macOS): return 4
    case (.headline, .macOS), (.body, .macOS), (.callout, .macOS), (.subheadline, .macOS): return 3
    case (.largeTitle, .iOS), (.title, .iOS): return 8
    case (.title2, .iOS): return 6
    case (.title3, .iOS), (.headline, .iOS), (.body, .iOS), (.callout, .iOS): return 4
    case (.subheadline, .iOS): return 3
    case (.footnote, _), (.caption, _), (.caption2, _): return 3
    }
  }

  private static func isTitle(_ style: TextStyle) -> Bool {
    style == .largeTitle || style == .title || style == .title2
  }

  private static func macOSEntry(_ style: TextStyle) -> Entry {
    switch style {
    case .largeTitle: return Entry(size: 26, linePitch: 32, weight: .regular, emphasizedWeight: .bold)
    case .title: return Entry(size: 22, linePitch: 26, weight: .regular, emphasizedWeight: .bold)
    case .title2: return Entry(size: 17, linePitch: 22, weight: .regular, emphasizedWeight: .bold)
    case .title3: return Entry(size: 15, linePitch: 20, weight: .regular, emphasizedWeight: .semibold)
    case .headline: return Entry(size: 13, linePitch: 16, weight: .bold, emphasizedWeight: .heavy)
    case .body: return Entry(size: 13, linePitch: 16, weight: .regular, emphasizedWeight: .semibold)
    case .callout: return Entry(size: 12, linePitch: 15, weight: .regular, emphasizedWeight: .semibold)
    case .subheadline: return Entry(size: 11, linePitch: 14, weight: .regular, emphasizedWeight: .semibold)
    case .footnote: return Entry(size: 10, linePitch: 13, weight: .regular, emphasizedWeight: .semibold)
    case .caption: return Entry(size: 10, linePitch: 13, weight: .regular, emphasizedWeight: .medium)
    case .caption2: return Entry(size: 10, linePitch: 13, weight: .medium, emphasizedWeight: .semibold)
    }
  }

  /// Size and line pitch in points, one after the other, for each category from `xSmall` to `accessibility5`.
  private static func iOSRow(_ style: TextStyle) -> [UInt8] {
    switch style {
    case .largeTitle:
      return [
        31, 38, 32, 39, 33, 40, 34, 41, 36, 43, 38, 46, 40, 48,
        44, 52, 48, 57, 52, 61, 56, 66, 60, 70,
      ]
    case .title:
      return [
        25, 31, 26, 32, 27, 33, 28, 34, 30, 37, 32, 39, 34, 41,
        38, 46, 43, 51, 48, 57, 53, 62, 58, 68,
      ]
    case .title2:
      return [
        19, 24, 20, 25, 21, 26, 22, 28, 24, 30, 26, 32, 28, 34,
        34, 41, 39, 47, 44, 52, 50, 59, 56, 66,
      ]
    case .title3:
      return [
        17, 22, 18, 23, 19, 24, 20, 25, 22, 28, 24, 30, 26, 32,
        31, 38, 37, 44, 43, 51, 49, 58, 55, 65,
      ]
    case .headline, .body:
      return [
        14, 19, 15, 20, 16, 21, 17, 22, 19, 24, 21, 26, 23, 29,
        28, 34, 33, 40, 40, 48, 47, 56, 53, 62,
      ]
    case .callout:
      return [
        13, 18, 14, 19, 15, 20, 16, 21, 18, 23, 20, 25, 22, 28,
        26, 32, 32, 39, 38, 46, 44, 52, 51, 60,
      ]
    case .subheadline:
      return [
        12, 16, 13, 18, 14, 19, 15, 20, 17, 22, 19, 24, 21, 28,
        25, 31, 30, 37, 36, 43, 42, 50, 49, 58,
      ]
    case .footnote:
      return [
        12, 16, 12, 16, 12, 16, 13, 18, 15, 20, 17, 22, 19, 24,
        23, 29, 27, 33, 33, 40, 38, 46, 44, 52,
      ]
    case .caption:
      return [
        11, 13, 11, 13, 11, 13, 12, 16, 14, 19, 16, 21, 18, 23,
        22, 28, 26, 32, 32, 39, 37, 44, 43, 51,
      ]
    case .caption2:
      return [
        11, 13, 11, 13, 11, 13, 11, 13, 13, 18, 15, 20, 17, 22,
        20, 25, 24, 30, 29, 35, 34, 41, 40, 48,
      ]
    }
  }
}
