// Lists of iOS, measured on iOS 26 and 27, those with the taller lines of other scripts on iOS 26.0; colours sampled
// there.

extension ListProfile {
  /// Lists of iOS 17 and 18: measured on 17.5 and 18.5 are the margin, rows of 44, and headers of a cell of 38.67.
  /// derived: how that is divided, the content's insets, and the corners, as UIKit's tables had them.
  package static func iOSBefore26(_ style: ListStyle) -> ListProfile {
    var profile = iOS(style)
    if profile.margin > 0 { profile.margin = 20 }
    profile.wideMargin = nil
    profile.rowInsets = EdgeInsets(top: 11, leading: 20, bottom: 11, trailing: 20)
    profile.leastRow = .points(44)
    profile.rhythm.headerAtTop = 17
    profile.rhythm.headerAfterRows += 7
    profile.rhythm.headerAfterFooter += 7
    profile.rhythm.rowsAfterHeader = 6
    profile.header = Caption(.footnote)
    profile.header.isUppercase = true
    if let radius = profile.card?.cornerRadius, radius > 0 { profile.card?.cornerRadius = 10 }
    return profile
  }

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
    margin: 16,
    // derived: UIKit's margin on such screens; measured there for the large title.
    wideMargin: 20, rowInsets: EdgeInsets(top: 15, leading: 16, bottom: 15, trailing: 16),
    // 52 at the type size large, 51 at medium, 56 with taller lines. derived: other sizes.
    leastRow: .line(and: 31), rowSpacing: 0,
    rhythm: Rhythm(
      rowsAtTop: 35, rowsUnderLargeTitle: 0, headerAtTop: 10, headerAfterRows: 27.5, headerAfterFooter: 10,
      rowsAfterHeader: 10, rowsAfterRows: 35, rowsAfterFooter: 17.5, footerAfterRows: 8, belowFooter: 6,
      sectionSpacing: 17.5),
    header: Caption(.body, weight: .semibold), footer: iOSFooter,
    card: Card(color: Ink(0xFFFF_FFFF, dark: 0x1C1C_1EFF), cornerRadius: 26),
    separator: Separator(thickness: 1, color: .ink(0x19), takesSpace: false),
    ground: Ink(0xF2F2_F7FF, dark: 0x0000_00FF),
    // What deletes: measured on iOS 26.0. derived: what chooses stands there too, what moves as far in at the end.
    slots: Slots(
      icon: IconSlot(width: 24, gap: 16, scale: .large, isOverflowed: true),
      edit: EditSlot(width: 40, edge: 17, side: 22)),
    // derived: nothing was recorded; a level is as wide as the icon slot's gap.
    outline: Outline(
      indent: 0, levelIndent: 16, arrow: Size(width: 7, height: 12), arrowInk: .ink(0x4C), arrowTrails: true,
      arrowBefore: 0),
    // derived: the dark fill.
    selection: Selection(inset: 0, cornerRadius: 0, fill: Ink(0xD1D1_D6FF, dark: 0x3A3A_3CFF)),
    // The label has 22 points less than the row's content.
    arrow: Arrow(size: Size(width: 7, height: 12), gap: 12.67, trailing: 2.33, color: .ink(0x4C)))

  /// A label of UIKit's: lines two points closer than a text's, which keep a lone last word.
  private static let iOSFooter: Caption = {
    var footer = Caption(.footnote)
    footer.leading = .tight
    footer.evensLines = false
    // The slot of a line of 19 is 21.
    footer.tallLineAddition = 2
    return footer
  }()

  private static var iOSPlain: ListProfile {
    var profile = iOSInsetGrouped
    profile.margin = 0
    profile.wideMargin = nil
    profile.rhythm.rowsAtTop = 0
    profile.rhythm.headerAfterRows = 32
    // derived: 4.5 more than in cards, as after rows; sections without a header follow at once.
    profile.rhythm.headerAfterFooter = 14.5
    profile.rhythm.rowsAfterRows = 0
    profile.rhythm.rowsAfterFooter = 4
    profile.card = nil
    profile.ground = Ink(0xFFFF_FFFF, dark: 0x0000_00FF)
    return profile
  }

  /// derived: plain rows as far in as those of cards.
  private static var iOSInset: ListProfile {
    var profile = iOSPlain
    profile.margin = iOSInsetGrouped.margin
    profile.wideMargin = iOSInsetGrouped.wideMargin
    return profile
  }

  /// derived: cards from side to side, square.
  private static var iOSGrouped: ListProfile {
    var profile = iOSInsetGrouped
    profile.margin = 0
    profile.wideMargin = nil
    profile.card?.cornerRadius = 0
    return profile
  }
}
