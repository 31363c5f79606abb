import LayCatalog
import LaySyntax
import LayViews

// What tabs that want attention show at their symbols.

extension Stage {
  /// A symbol with a tab's badge over its upper trailing corner: white on red, as wide as what it says.
  func withBadge(_ badge: ViewList, _ symbol: ViewList, _ parts: PartBuilder) -> ViewList {
    guard !badge.isEmpty else { return symbol }
    let white = RGBA(red: 1, green: 1, blue: 1)
    paintTexts(in: badge.first, white, font: FontDescriptor(.size(BadgeSketch.font)))
    let side = (BadgeSketch.height - BadgeSketch.font) / 2
    let length = FlexibleFrameSpec.Bounds(minimum: BadgeSketch.height)
    let label = parts.flexible(
      parts.padding(badge, EdgeInsets(leading: side, trailing: side)), horizontal: length, vertical: length)
    let capsule = parts.background(
      label, parts.shape(.capsule(isContinuous: false), parts.color(SystemColor.red)))
    // It begins behind the middle of the symbol, and its own middle is as high as the symbol's top.
    let point = parts.frame(
      parts.padding(parts.idealSize(capsule), EdgeInsets(leading: BadgeSketch.besideMiddle)), width: 0,
      height: 0, alignment: Alignment(.leading, .verticalCenter))
    return parts.overlay(symbol, point, alignment: Alignment(.horizontalCenter, .top))
  }

  func warnOfTabBadges(_ call: BoundCall) {
    findings.warnOnce(
      .warning("approximate-control", at: call.name, "the badges of tabs were not measured"),
      about: "badges of tabs")
  }
}

/// What was drawn by eye, for nothing was measured of it.
private enum BadgeSketch {
  static let height = 16.0
  static let font = 11.0
  /// From the symbol's middle to the badge.
  static let besideMiddle = 4.0
}
