/// What a compilation is asked to imitate: the options that every command shares.
package struct Configuration: Equatable, Sendable {
  package var platform: Platform = .iOS
  /// Pixels per point.
  package var displayScale: Double = 3
  /// The canvas of layouts that give no size of their own; nil: the device's or the platform's.
  package var canvas: Size?
  package var device: Device?
  package var dynamicTypeSize: DynamicTypeSize = .large
  package var layoutDirection: LayoutDirection = .leftToRight
  package var colorScheme: ColorScheme = .light
  /// Text styles with the taller lines of devices whose languages include other scripts.
  package var usesAdaptiveLineHeight = false
  /// The most views one layout may expand to.
  package var maximumViewCount = 2_000_000
  /// Bytes of the machine's stack that evaluation may take.
  package var stackSize: UInt = 6 << 20
  /// Unknown values become placeholders with a warning instead of errors.
  package var isLenient = false
  /// Where named images and colours are; nil: nowhere.
  package var assets: AssetSource?

  package init() {}

  /// The canvas of a layout without a size of its own.
  package var defaultCanvas: Size { canvas ?? device?.size ?? platform.profile.defaultCanvas }
}

package enum Platform: UInt8, Sendable, Hashable, CaseIterable {
  case iOS, macOS

  /// As the JSON output spells it.
  package var name: String { self == .iOS ? "iOS" : "macOS" }

  package var profile: PlatformProfile { self == .iOS ? .iOS : .macOS }
}
