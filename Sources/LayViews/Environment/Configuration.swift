/// What a compilation is asked to imitate: the options that every command shares.
@usableFromInline package struct Configuration: Equatable, Sendable {
  package var platform: Platform = .iOS
  /// The release of the platform; one that the platform has not is as good as the nearest that it has.
  package var release = Release.newest
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
  /// What it would take where the machine had it; 0: no more than it has.
  package var wantedStackSize: UInt = 0
  #if hasFeature(Embedded)
  /// No app is drawn in Embedded Swift, where what stands in for others' code is left out.
  package var isLenient: Bool {
    get { false }
    set {}
  }
  #else
  /// Unknown values become placeholders with a warning instead of errors.
  package var isLenient = false
  #endif
  /// What the app's Info.plist says beside what every app's does, by key.
  package var information: [String: String] = [:]
  /// The user's language, as in `en` or `pt-BR`.
  package var language = "en"
  /// What a preview takes for the present, in seconds since the first of 2001: nine forty-one on the first of January 2026,
  /// in Greenwich, where its clocks are.
  package var now = 788_953_260.0
  /// Where named images and colours are; nil: nowhere.
  package var assets: AssetSource?

  package init() {}

  /// The canvas of a layout without a size of its own.
  package var defaultCanvas: Size { canvas ?? device?.size ?? platform.profile.defaultCanvas }
}

@usableFromInline package enum Platform: UInt8, Sendable, Hashable, CaseIterable {
  case iOS, macOS

  /// As the JSON output spells it.
  package var name: String { self == .iOS ? "iOS" : "macOS" }

  package var profile: PlatformProfile { self == .iOS ? .iOS : .macOS }
}

extension Configuration {
  /// The size classes of a canvas, across and down.
  ///
  /// derived: Apple's table of devices (Human Interface Guidelines) has phones compact across in portrait and compact
  /// down in landscape, where only the largest are regular across, and tablets and windows regular both ways. A small
  /// canvas of no device is a piece of an upright phone's screen, whatever its shape.
  package func sizeClasses(of canvas: Size) -> (across: SizeClass, down: SizeClass) {
    let (short, long) = (min(canvas.width, canvas.height), max(canvas.width, canvas.height))
    if platform == .macOS || short >= 600 { return (.regular, .regular) }
    guard device != nil, canvas.width > canvas.height else { return (.compact, .regular) }
    return (short >= 414 && long >= 896 ? .regular : .compact, .compact)
  }
}
