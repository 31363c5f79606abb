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
    /// The least height of a large title's room, and what it has below the title's baseline.
    package var largeTitle: Double
    package var belowLargeTitle: Double
    /// From the bar's sides to its buttons and its large title; to the latter on a canvas of `wideCanvas`.
    package var side: Double
    package var wideSide: Double
    package var buttonSpacing: Double
    /// From a button's sides to its label.
    package var buttonPadding: Double
    package var buttonFill: Ink
    /// From the leading buttons to an inline title that stands beside them, as it does before so many trailing ones;
    /// nil: it is always in the middle.
    package var leadingTitle: (gap: Double, items: Int)?
    /// A toolbar at the bottom, down to the screen's edge, and its row of buttons.
    package var toolbar: Double
    package var toolbarRow: Double
    package var search: Search
  }

  /// A search field.
  package struct Search: Sendable {
    /// Its row in a bar, and from there to the sides.
    package var row: Double
    package var field: Double
    package var side: Double
    /// The field's width among the buttons of a bar, on a canvas of regular width. derived: not recorded.
    package var wideWidth: Double
    /// From its ends to the magnifying glass and to the end of the prompt.
    package var padding: Double
    package var symbol: Double
    package var symbolGap: Double
    package var fill: Ink
    /// Whether it stands below a bar's title on phones, not at the bottom of the screen.
    package var isInDrawerOnPhones: Bool
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
    /// What the capsule leaves free at the sides of the screen at least.
    package var side: Double
    /// From the capsule's ends to its first and last item.
    package var endPadding: Double
    package var items: TabItems
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
    /// On a canvas of regular width: at the top; nil: at the bottom there, too.
    package var top: TopTabs?
  }

  /// Tabs in a bar at the top.
  package struct TopTabs: Sendable {
    /// What the bar takes from the content, and the capsule in it.
    package var bar: Double
    package var height: Double
    package var item: Double
    /// From an item's sides to its title.
    package var itemPadding: Double
    package var font: Double
  }

  package struct TabItems: Sendable {
    /// Also of the pill behind the selected one.
    package var size: Size
    /// From one to the next where there is room.
    package var pitch: Double
    /// They cover each other by so much, and are narrower where that is not enough.
    package var mostOverlap: Double
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
  /// The width from which margins are wider. derived: UIKit's, between 402 and 440, which were measured.
  package static let wideCanvas = 414.0

  /// iOS 17 and 18, where something else was measured: the search field. derived: the height of its row, UIKit's there.
  package static let iOSBefore26: BarProfile = {
    var profile = iOS26
    profile.navigation?.search.field = 36
    profile.navigation?.search.side = 16
    profile.navigation?.search.row = 52
    profile.navigation?.search.isInDrawerOnPhones = true
    return profile
  }()

  /// iOS 26, where it differs.
  package static let iOS26: BarProfile = {
    var profile = iOS
    profile.navigation?.leadingTitle = nil
    return profile
  }()

  /// Measured on iOS 26 and 27: bars of 54 below a safe area (inline), with a large title of 106, of 106.5 with taller
  /// lines and of 127 at accessibility5; a tab bar of 83. The insides of the search field are UIKit's on iOS 26.0.
  /// derived: dark fills, the shadow, and what lies above a bar without a safe area (iOS 26.0 on an iPhone SE).
  package static let iOS = BarProfile(
    navigation: Navigation(
      top: 10, row: 44, bottom: 10, largeTitle: 52, belowLargeTitle: 16, side: 16, wideSide: 20,
      buttonSpacing: 8, buttonPadding: 16,
      buttonFill: Ink(0xF6F6_F6A8, dark: 0x2C2C_2EA8),
      // iOS 27.0.
      leadingTitle: (gap: 12, items: 3), toolbar: 76, toolbarRow: 48,
      search: Search(
        row: 64, field: 44, side: 8, wideWidth: 240, padding: 12, symbol: 20, symbolGap: 6,
        fill: Ink(0x7676_801F, dark: 0x7676_803D), isInDrawerOnPhones: false)),
    tabs: .capsule(
      TabCapsule(
        // Two to six tabs; the pitch where there is room is that of iOS 26.0.
        bar: 83, height: 62, aboveBottom: 21, side: 21, endPadding: 4,
        items: TabItems(size: Size(width: 98, height: 54), pitch: 86, mostOverlap: 18), symbolTop: 8,
        symbol: 24, symbolFont: 18,
        labelGap: 2.5, label: 10,
        fill: Ink(0xFBFC_FCFF, dark: 0x1C1C_1EFF), pillFill: .ink(0x16),
        shadow: Shadow(opacity: 0.12, radius: 12, drop: 4),
        // derived: not recorded. The heights of a bar's row and of its buttons, which lie there in its place.
        top: TopTabs(bar: 54, height: 44, item: 36, itemPadding: 16, font: 17))), sidebar: 320)

  /// Measured on macOS 26.2. derived: the fills of segments are those of a segmented picker.
  package static let macOS = BarProfile(
    navigation: nil,
    tabs: .segments(
      TabSegments(
        height: 24, padding: 24, boxTop: 10, boxRadius: 4.5, boxFill: .ink(0x08),
        cornerRadius: 6, fill: .ink(0x14), selectedFill: .ink(0x32))), sidebar: 220)
}
