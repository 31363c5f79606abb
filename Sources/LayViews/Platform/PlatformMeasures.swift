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
  fileprivate static let macOS = PlatformMeasures(.macOS, .macOS)
}

extension Platform {
  @usableFromInline package var measures: PlatformMeasures { self == .iOS ? .iOS : .macOS }
  @inlinable package var controls: ControlProfile { measures.controls }
  @inlinable package var bars: BarProfile { measures.bars }
}
