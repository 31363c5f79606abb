// Lists of iOS, measured on iOS 26.0 with the taller lines of its recordings; colours sampled there.
// derived: rows are 56 there, of which 4 are the taller line's.

extension ListProfile {
  package static func iOS(_ style: ListStyle) -> ListProfile {
    switch style {
    case .automatic, .insetGrouped: return iOSInsetGrouped
    case .plain: return iOSPlain
    case .inset: return iOSInset
    case .grouped: return iOSGrouped
    // derived: on a phone a sidebar looks as its grouped lists do.
    case .sidebar, .bordered: return iOSInsetGrouped
    }
  }

  private static let iOSInsetGrouped = ListProfile(
    margin: 16, rowInsets: EdgeInsets(top: 15, leading: 16, bottom: 15, trailing: 16), minimumRowHeight: 52,
    tallLineAddition: 4, rowSpacing: 0,
    rhythm: Rhythm(
      rowsAtTop: 35, rowsUnderLargeTitle: 0, headerAtTop: 10, headerAfterRows: 27.5, headerAfterFooter: 16,
      rowsAfterHeader: 10, rowsAfterRows: 35, rowsAfterFooter: 23.5, footerAfterRows: 8,
      // The slot is 21 with a line of 19.
      belowFooter: 2, sectionSpacing: 17.5),
    header: Caption(.body, weight: .medium), footer: Caption(.footnote),
    card: Card(color: Ink(0xFFFF_FFFF, dark: 0x1C1C_1EFF), cornerRadius: 26),
    separator: Separator(thickness: 1, color: .ink(0x19), takesSpace: false),
    ground: Ink(0xF2F2_F7FF, dark: 0x0000_00FF),
    iconSlot: IconSlot(width: 24, gap: 16, scale: .large, isOverflowed: true),
    // derived: nothing was recorded; a level is as wide as the icon slot's gap.
    outline: Outline(
      indent: 0, levelIndent: 16, arrow: Size(width: 7, height: 12), arrowInk: .ink(0x4C), arrowTrails: true,
      arrowBefore: 0),
    // derived: the dark fill.
    selection: Selection(inset: 0, cornerRadius: 0, fill: Ink(0xD1D1_D6FF, dark: 0x3A3A_3CFF)),
    arrow: Arrow(size: Size(width: 7, height: 12), gap: 8, color: .ink(0x4C)))

  private static var iOSPlain: ListProfile {
    var profile = iOSInsetGrouped
    profile.margin = 0
    profile.rhythm.rowsAtTop = 0
    profile.rhythm.headerAfterRows = 32
    // derived: 4.5 more than in cards, as after rows; sections without a header follow at once.
    profile.rhythm.headerAfterFooter = 20.5
    profile.rhythm.rowsAfterRows = 0
    profile.rhythm.rowsAfterFooter = 8
    profile.card = nil
    profile.ground = Ink(0xFFFF_FFFF, dark: 0x0000_00FF)
    return profile
  }

  /// derived: plain rows as far in as those of cards.
  private static var iOSInset: ListProfile {
    var profile = iOSPlain
    profile.margin = 16
    return profile
  }

  /// derived: cards from side to side, square.
  private static var iOSGrouped: ListProfile {
    var profile = iOSInsetGrouped
    profile.margin = 0
    profile.card?.cornerRadius = 0
    return profile
  }
}
