/// The numbers of one platform that the language and the engine need; measured on iOS 26.0 and macOS 26.2.
package struct PlatformProfile: Sendable {
  /// The gap between neighbours that state no preference, in points.
  package var defaultSpacing: Double
  /// `padding()` without a length.
  package var defaultPadding: Double
  /// A Spacer's minimum length. Bounded by measurement (more than 6, at most 18), known from a reimplementation.
  package var spacerMinimumLength: Double
  /// What a flexible leaf answers where nothing is proposed.
  package var flexibleIdealLength: Double
  /// A divider's thickness in points; nil: one pixel.
  package var dividerThickness: Double?
  /// The canvas of a layout that gives none: an iPhone 16's, a macOS window's.
  package var defaultCanvas: Size
  package var defaultDisplayScale: Double

  package static let iOS = PlatformProfile(
    defaultSpacing: 8, defaultPadding: 16, spacerMinimumLength: 8, flexibleIdealLength: 10,
    dividerThickness: nil, defaultCanvas: Size(width: 393, height: 852), defaultDisplayScale: 3)

  package static let macOS = PlatformProfile(
    defaultSpacing: 8, defaultPadding: 16, spacerMinimumLength: 8, flexibleIdealLength: 10,
    dividerThickness: 1, defaultCanvas: Size(width: 800, height: 600), defaultDisplayScale: 2)
}
