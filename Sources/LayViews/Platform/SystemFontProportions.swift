/// The vertical proportions of a platform's system font, as shares of its size: measured on macOS 26.2 and iOS 26.0.
package struct SystemFontProportions: Sendable {
  package var ascent: Double
  /// Positive, below the baseline.
  package var descent: Double
  package var capHeight: Double

  package var lineHeight: Double { ascent + descent }

  /// San Francisco in all its designs but the serif one.
  package static func sanFrancisco(_ platform: Platform) -> SystemFontProportions {
    switch platform {
    case .macOS: SystemFontProportions(ascent: 1980 / 2048, descent: 432 / 2048, capHeight: 1443 / 2048)
    case .iOS: SystemFontProportions(ascent: 1950 / 2048, descent: 494 / 2048, capHeight: 1443 / 2048)
    }
  }

  /// New York, the serif design, which is the same on both.
  package static let newYork = SystemFontProportions(
    ascent: 1950 / 2048, descent: 494 / 2048, capHeight: 1444 / 2048)
}
