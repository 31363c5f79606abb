/// How a platform lays out navigation bars, toolbars and tab bars, in points.
@usableFromInline package struct BarProfile: Sendable {
  /// nil: titles and toolbars belong to the window, outside of the views.
  package var navigation: Navigation?
  package var tabs: Tabs
  /// The width of a split view's columns beside the detail. derived: not recorded.
  package var sidebar: Double

  package struct Navigation: Sendable {
    /// Above the row of buttons where nothing else keeps the canvas's top free.
    package var top: Double
    /// The row of buttons and the inline title.
    package var row: Double
    package var bottom: Double
    /// Below the line of a large title.
    package var belowLargeTitle: Double
    /// From the bar's sides to its buttons and its large title.
    package var side: Double
    package var buttonSpacing: Double
    /// From a button's sides to its label.
    package var buttonPadding: Double
    package var buttonFill: Ink
    /// A toolbar at the bottom, down to the container's edge.
    package var toolbar: Double
    package var search: Search
  }

  /// A search field.
  package struct Search: Sendable {
    /// Its row in a bar, and from there to the sides.
    package var row: Double
    package var field: Double
    package var side: Double
    /// From its ends to the magnifying glass and to the end of the prompt.
    package var padding: Double
    package var symbol: Double
    package var symbolGap: Double
    package var fill: Ink
  }

  package enum Tabs: Sendable {
    /// A floating capsule at the bottom.
    case capsule(TabCapsule)
    /// A row of segments at the top, over the upper edge of a box around the content.
    case segments(TabSegments)
  }

  package struct TabCapsule: Sendable {
    /// What the bar takes from the content, and the capsule in it.
    package var bar: Double
    package var height: Double
    package var aboveBottom: Double
    /// From the capsule's ends to its first and last item, and from one item to the next.
    package var endPadding: Double
    package var itemPitch: Double
    /// The pill behind the selected item.
    package var pill: Size
    /// From the pill's top to the symbol, the symbol's height and font, and from it to the label: so that the
    /// label's line is 44 below the pill's top.
    package var symbolTop: Double
    package var symbol: Double
    package var symbolFont: Double
    package var labelGap: Double
    /// The font size of labels.
    package var label: Double
    package var fill: Ink
    package var pillFill: Ink
    package var shadow: Shadow
  }

  package struct Shadow: Sendable {
    /// Of black.
    package var opacity: Double
    package var radius: Double
    package var drop: Double
  }

  package struct TabSegments: Sendable {
    package var height: Double
    /// What a title's segment adds to its width.
    package var padding: Double
    package var boxTop: Double
    package var boxRadius: Double
    package var boxFill: Ink
    package var cornerRadius: Double
    package var fill: Ink
    package var selectedFill: Ink
  }
}

extension BarProfile {
  /// Measured on iOS 26.0: bars of 64 (inline) and 116.5 (large title, its line 49), a tab bar of 83. The insides of
  /// bars, the toolbar and the search field are UIKit's there. derived: dark fills, and the
  /// shadow.
  package static let iOS = BarProfile(
    navigation: Navigation(
      top: 10, row: 44, bottom: 10, belowLargeTitle: 3.5, side: 16, buttonSpacing: 8, buttonPadding: 12,
      buttonFill: Ink(0xF6F6_F6A8, dark: 0x2C2C_2EA8), toolbar: 76,
      search: Search(
        row: 64, field: 44, side: 8, padding: 12, symbol: 20, symbolGap: 6,
        fill: Ink(0x7676_801F, dark: 0x7676_803D))),
    tabs: .capsule(
      TabCapsule(
        bar: 83, height: 58, aboveBottom: 23, endPadding: 6, itemPitch: 86,
        pill: Size(width: 93.5, height: 53.5), symbolTop: 8, symbol: 24,
        symbolFont: 18, labelGap: 2.5, label: 10,
        fill: Ink(0xFBFC_FCFF, dark: 0x1C1C_1EFF), pillFill: .ink(0x16),
        shadow: Shadow(opacity: 0.12, radius: 12, drop: 4))), sidebar: 320)

  /// Measured on macOS 26.2. derived: the fills of segments are those of a segmented picker.
  package static let macOS = BarProfile(
    navigation: nil,
    tabs: .segments(
      TabSegments(
        height: 24, padding: 24, boxTop: 10, boxRadius: 4.5, boxFill: .ink(0x08),
        cornerRadius: 6, fill: .ink(0x14), selectedFill: .ink(0x32))), sidebar: 220)
}
