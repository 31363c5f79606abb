// Lists of macOS, measured on macOS 26.2; the rows and headers of 26.6 are the same. Colours sampled there; dark
// ones follow the light ones in white where they were not.

extension ListProfile {
  package static func macOS(_ style: ListStyle) -> ListProfile {
    switch style {
    case .automatic, .inset: return macOSInset
    // derived: iOS's cards are no style of macOS, which draws them inset.
    case .insetGrouped, .grouped: return macOSInset
    case .plain: return macOSList(margin: 8, top: 0)
    case .bordered:
      var profile = macOSList(margin: 7, top: 1)
      profile.border = .ink(0x3F)
      return profile
    case .sidebar: return macOSSidebar
    }
  }

  private static let macOSInset = macOSList(margin: 16, top: 10)

  /// Header and footer cells are 28 with a line of 16: 6 above it and below.
  private static func macOSList(margin: Double, top: Double) -> ListProfile {
    ListProfile(
      margin: margin, rowInsets: EdgeInsets(top: 4, leading: 0, bottom: 4, trailing: 0),
      leastRow: .points(24),
      rowSpacing: 0,
      rhythm: Rhythm(
        rowsAtTop: top, rowsUnderLargeTitle: top, headerAtTop: top + 6, pinnedHeader: 6, headerAfterRows: 26,
        headerAfterFooter: 26, rowsAfterHeader: 6, rowsAfterRows: 20, rowsAfterFooter: 20, footerAfterRows: 6,
        belowFooter: 6, sectionSpacing: 20),
      header: Caption(.subheadline, weight: .semibold, minimumHeight: 16),
      footer: Caption(.subheadline, minimumHeight: 16), card: nil,
      separator: Separator(thickness: 1, color: .ink(0x19), takesSpace: false),
      ground: Ink(0xFFFF_FFFF, dark: 0x1E1E_1EFF), slots: macOSSlots,
      outline: macOSOutline, selection: macOSSelection)
  }

  private static let macOSSlots = Slots(
    icon: IconSlot(width: 16, gap: 6, scale: .medium, isOverflowed: false))

  /// Measured on macOS 26.6: all rows 9 in, each level 13 more.
  private static let macOSOutline = Outline(
    indent: 9, levelIndent: 13, arrow: Size(width: 4.5, height: 8), arrowInk: .ink(0x7F), arrowTrails: false,
    arrowBefore: 11.5)

  private static let macOSSelection = Selection(inset: 10, cornerRadius: 7, fill: .ink(0x23))

  private static var macOSSidebar: ListProfile {
    var profile = macOSInset
    profile.leastRow = .points(32)
    profile.separator = nil
    profile.rowFont = .body
    // derived: the dark ground, from that of windows.
    profile.ground = Ink(0xF0F0_F0FF, dark: 0x2828_28FF)
    return profile
  }

  /// A form of cards; measured on macOS 26.6, its geometry is that of 26.2.
  package static let macOSGroupedForm = ListProfile(
    margin: 20, rowInsets: EdgeInsets(top: 10, leading: 10, bottom: 10, trailing: 10), leastRow: .points(0),
    rowSpacing: 0,
    rhythm: Rhythm(
      rowsAtTop: 20, rowsUnderLargeTitle: 20, headerAtTop: 20, headerAfterRows: 30, headerAfterFooter: 30,
      rowsAfterHeader: 10, rowsAfterRows: 10, rowsAfterFooter: 10, footerAfterRows: 10, belowFooter: 0,
      sectionSpacing: 10),
    header: Caption(.body, weight: .semibold, isSecondary: false),
    footer: Caption(nil, isTrailing: true),
    card: Card(color: .ink(0x08), cornerRadius: 10),
    separator: Separator(thickness: 1, color: .ink(0x14), takesSpace: true),
    ground: Ink(0xFFFF_FFFF, dark: 0x1E1E_1EFF), slots: macOSSlots,
    outline: macOSOutline, selection: macOSSelection)
}
