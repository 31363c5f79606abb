import LayInterpreter
import LayViews

/// What a compilation imitates; the defaults are an iPhone 16 in portrait, left to right, light.
public struct Options: Equatable, Sendable {
  public var platform: Platform
  /// The release of the platform whose measures count. One that is not among the platform's `releases` is as good as
  /// the nearest that is.
  public var release: Release
  /// Pixels per point; nil: the device's, else the platform's (iOS 3, macOS 2).
  public var displayScale: Double?
  /// The canvas, in points, of layouts that give no size of their own; nil: the device's, else the platform's
  /// (iOS 393 × 852, macOS 800 × 600).
  public var canvas: Size?
  /// Gives platform, canvas, scale and safe area together.
  public var device: Device?
  public var dynamicTypeSize: DynamicTypeSize
  public var layoutDirection: LayoutDirection
  public var colorScheme: ColorScheme
  public var lineHeight: LineHeight
  /// The language that dates, numbers and lists are written in, with its country, as in `en_US` or `de_DE`.
  public var locale: String
  /// What a preview takes for the present, in seconds since the first of 1970. Nothing is read from the machine's clock.
  public var now: Double
  /// The fonts that `Font.custom` finds; for any other family the system font stands in.
  public var fonts = FontCollection()
  /// The most views one layout may expand to; more are an error.
  public var maximumViewCount: Int
  /// Unknown values become placeholders with a warning instead of errors, and an error costs no more than the view that
  /// it stands in: ``Compilation/isDrawable``.
  public var isLenient: Bool
  /// What every frame has to rest on; a view whose rule rests on less is an error. nil: whatever there is.
  public var requiredBasis: Basis?
  /// How deep components and calls may nest, as bytes of the calling thread's stack: leave the thread some of it.
  public var stackSize: Int
  /// What it should be where the machine has so much: what ends early for want of it is told to do so.
  package var wantedStackSize = 0
  /// Where images and colours are found that a source names; nil: nowhere, and boxes and grey stand for them.
  /// Embedded Swift, as in a browser, reads none: every name is missing there.
  public var assets: AssetSource?

  public init() {
    let defaults = Configuration()
    platform = .iOS
    release = .newest
    dynamicTypeSize = .large
    layoutDirection = .leftToRight
    colorScheme = .light
    lineHeight = .standard
    locale = defaults.language
    now = defaults.now + Self.secondsTo2001
    maximumViewCount = defaults.maximumViewCount
    isLenient = false
    stackSize = Int(defaults.stackSize)
  }

  /// From the first of 1970 to the first of 2001.
  private static let secondsTo2001 = 978_307_200.0

  /// The moment that a text such as `2026-01-01T09:41:00Z` or `2026-01-01` names, for ``now``; nil for any other text.
  public static func moment(_ text: String) -> Double? {
    WorldOptions.moment(text).map { $0 + secondsTo2001 }
  }

  /// The languages whose forms of dates and numbers are known, by the identifiers of ``locale``.
  public static var locales: [String] { WorldOptions.locales }

  /// The canvas of a layout that gives no size of its own, in points.
  public var defaultCanvas: Size { Size(configuration.defaultCanvas) }

  /// What a frame rests on, the weakest first: ``Node/basis``.
  public enum Basis: String, Sendable, CaseIterable { case approximate, derived, measured }

  public enum Platform: String, Sendable, CaseIterable { case iOS, macOS }
  /// A release of iOS or macOS, by its number.
  public enum Release: Int, Sendable, CaseIterable, Comparable {
    case os17 = 17
    case os18 = 18
    case os26 = 26
    case os27 = 27

    public static let newest = Release.os27

    public static func < (a: Release, b: Release) -> Bool { a.rawValue < b.rawValue }
  }

  public enum LayoutDirection: String, Sendable, CaseIterable { case leftToRight, rightToLeft }
  public enum ColorScheme: String, Sendable, CaseIterable { case light, dark }

  /// The height of text styles' lines.
  public enum LineHeight: String, Sendable, CaseIterable {
    case standard
    /// The taller lines of devices with other scripts among their languages.
    case adaptive
  }

  /// The user's text size, as SwiftUI names it.
  public enum DynamicTypeSize: String, Sendable, CaseIterable {
    case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
    case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5
  }
}

/// A device whose canvas, display scale and safe area a layout can take.
public struct Device: Equatable, Sendable {
  let content: LayViews.Device

  /// Every device known.
  public static var all: [Device] { LayViews.Device.all.map { Device(content: $0) } }

  /// The device of a name such as `iphone-16`; nil if there is none.
  public init?(named name: String) {
    guard let device = LayViews.Device.all.first(where: { $0.name == name }) else { return nil }
    content = device
  }

  private init(content: LayViews.Device) { self.content = content }

  public var name: String { content.name }
  /// The canvas in portrait, in points.
  public var size: Size { Size(content.size) }
  /// Pixels per point.
  public var displayScale: Double { content.displayScale }
  public var platform: Options.Platform { content.platform == .iOS ? .iOS : .macOS }
}

extension Options {
  var configuration: Configuration {
    var configuration = Configuration()
    configuration.platform = device?.content.platform ?? platform.lowered
    configuration.release = release.lowered
    configuration.device = device?.content
    configuration.displayScale =
      displayScale ?? device?.displayScale ?? configuration.platform.profile.defaultDisplayScale
    configuration.canvas = canvas?.lowered
    configuration.dynamicTypeSize = dynamicTypeSize.lowered
    configuration.layoutDirection = layoutDirection == .leftToRight ? .leftToRight : .rightToLeft
    configuration.colorScheme = colorScheme == .light ? .light : .dark
    configuration.usesAdaptiveLineHeight = lineHeight == .adaptive
    // As folders and catalogues of texts name languages.
    configuration.language = String(
      decoding: locale.utf8.map { $0 == UInt8(ascii: "_") ? UInt8(ascii: "-") : $0 }, as: UTF8.self)
    configuration.now = now - Self.secondsTo2001
    configuration.maximumViewCount = maximumViewCount
    configuration.stackSize = UInt(max(stackSize, 1 << 16))
    configuration.wantedStackSize = UInt(max(wantedStackSize, 0))
    configuration.isLenient = isLenient
    configuration.assets = assets?.content
    return configuration
  }
}

extension Options.Platform {
  var lowered: LayViews.Platform { self == .iOS ? .iOS : .macOS }

  /// The releases of which something was measured, the newest last.
  public var releases: [Options.Release] {
    Options.Release.allCases.filter { lowered.releases.contains($0.lowered) }
  }
}

extension Options.Release {
  var lowered: LayViews.Release {
    switch self {
    case .os17: .os17
    case .os18: .os18
    case .os26: .os26
    case .os27: .os27
    }
  }
}

extension Options.DynamicTypeSize {
  var lowered: LayViews.DynamicTypeSize {
    switch self {
    case .xSmall: .xSmall
    case .small: .small
    case .medium: .medium
    case .large: .large
    case .xLarge: .xLarge
    case .xxLarge: .xxLarge
    case .xxxLarge: .xxxLarge
    case .accessibility1: .accessibility1
    case .accessibility2: .accessibility2
    case .accessibility3: .accessibility3
    case .accessibility4: .accessibility4
    case .accessibility5: .accessibility5
    }
  }
}

extension Options.Basis {
  init(_ basis: LayViews.Basis) {
    switch basis {
    case .approximate: self = .approximate
    case .derived: self = .derived
    case .measured: self = .measured
    }
  }

  var lowered: LayViews.Basis {
    switch self {
    case .approximate: .approximate
    case .derived: .derived
    case .measured: .measured
    }
  }
}
