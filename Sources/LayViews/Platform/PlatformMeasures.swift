/// The measures of one platform's controls and bars: a thousand bytes that stand in one place, so that whoever asks for
/// one of them copies that one alone.
@usableFromInline package final class PlatformMeasures: Sendable {
  @usableFromInline package let controls: ControlProfile
  @usableFromInline package let bars: BarProfile

  private init(_ controls: ControlProfile, _ bars: BarProfile) {
    self.controls = controls
    self.bars = bars
  }

  fileprivate static let iOS = PlatformMeasures(.iOS, .iOS)
  fileprivate static let iOSSmallPhone = PlatformMeasures(.iOSSmallPhone, .iOS)
  fileprivate static let iOS26 = PlatformMeasures(.iOS, .iOS26)
  fileprivate static let iOS26SmallPhone = PlatformMeasures(.iOSSmallPhone, .iOS26)
  fileprivate static let iOSBefore26 = PlatformMeasures(.iOS, .iOSBefore26)
  fileprivate static let macOS26 = PlatformMeasures(.macOS26, .macOS)
  fileprivate static let macOS = PlatformMeasures(.macOS, .macOS)
}

extension Configuration {
  @usableFromInline package var measures: PlatformMeasures {
    switch (platform, release) {
    case (.iOS, .os17), (.iOS, .os18): return .iOSBefore26
    case (.iOS, .os26): return isSmallPhone ? .iOS26SmallPhone : .iOS26
    case (.iOS, .os27): return isSmallPhone ? .iOSSmallPhone : .iOS
    case (.macOS, .os27): return .macOS
    case (.macOS, _): return .macOS26
    }
  }

  /// Whether the display is that of the only phones with two pixels a point. Tablets have as many.
  private var isSmallPhone: Bool { displayScale == 2 && (device?.size.width ?? 0) < 600 }

  @inlinable package var controls: ControlProfile { measures.controls }
  @inlinable package var bars: BarProfile { measures.bars }
}
