/// How a platform lays out one style of list, in points.
package struct ListProfile: Sendable {
  /// From the list's sides to its cards, or to its rows where it has none.
  var margin: Double
  /// From a card's or row's edges to its content; `listRowInsets` takes their place.
  var rowInsets: EdgeInsets
  var minimumRowHeight: Double
  /// What the taller lines of devices with other scripts add to that.
  var tallLineAddition: Double
  var rowSpacing: Double
  var rhythm: Rhythm
  var header: Caption
  var footer: Caption
  /// What the rows of a section lie on; nil: on the list's ground.
  var card: Card?
  var separator: Separator?
  var ground: Ink
  /// The font of rows; nil: the platform's default.
  var rowFont: TextStyle?
  /// A line around the list, of 1 point.
  var border: Ink?
  /// How the icons of labels stand in rows.
  var iconSlot: IconSlot
  var outline: Outline
  var selection: Selection
  /// What stands at the end of a row that leads to another screen; nil: nothing.
  var arrow: Arrow?

  /// The distances down a list.
  struct Rhythm: Sendable {
    /// From the list's top to rows without a header.
    var rowsAtTop: Double
    /// The same directly below a bar with a large title.
    var rowsUnderLargeTitle: Double
    /// From the list's top to the text of a header.
    var headerAtTop: Double
    /// Where the first header's text is drawn; its slot stays at `headerAtTop`.
    var pinnedHeader: Double?
    var headerAfterRows: Double
    var headerAfterFooter: Double
    /// From a header's text to its rows.
    var rowsAfterHeader: Double
    /// From a section to the next where that has no header.
    var rowsAfterRows: Double
    var rowsAfterFooter: Double
    /// From rows to the text of their footer, and from that to the end of its slot.
    var footerAfterRows: Double
    var belowFooter: Double
    /// The part of the distances between sections that `listSectionSpacing` replaces: once above a header, all of
    /// it where there is none.
    var sectionSpacing: Double
  }

  /// A header or footer.
  struct Caption: Sendable {
    /// nil: the font that views have by default.
    var font: TextStyle?
    var weight: FontWeight?
    var isSecondary: Bool
    var isTrailing: Bool
    /// A line lower than this is centred in it.
    var minimumHeight: Double

    init(
      _ font: TextStyle?, weight: FontWeight? = nil, isSecondary: Bool = true, isTrailing: Bool = false,
      minimumHeight: Double = 0
    ) {
      self.font = font
      self.weight = weight
      self.isSecondary = isSecondary
      self.isTrailing = isTrailing
      self.minimumHeight = minimumHeight
    }
  }

  struct Card: Sendable {
    var color: Ink
    var cornerRadius: Double
  }

  /// Lists in which rows open to show others.
  struct Outline: Sendable {
    /// How far in all rows of such a list are, and those of each level further.
    var indent: Double
    var levelIndent: Double
    var arrow: Size
    var arrowInk: Ink
    /// At the row's end; else so far before the row's content.
    var arrowTrails: Bool
    var arrowBefore: Double
  }

  /// What lies behind a row that is selected.
  struct Selection: Sendable {
    /// From the list's or card's sides.
    var inset: Double
    var cornerRadius: Double
    var fill: Ink
  }

  struct IconSlot: Sendable {
    /// The icon is centred across it, and may be wider.
    var width: Double
    /// From the slot to the title.
    var gap: Double
    var scale: ImageScale
    /// Whether the label is as tall as its title, whatever the icon is.
    var isOverflowed: Bool
  }

  struct Arrow: Sendable {
    var size: Size
    /// From the row's label.
    var gap: Double
    var color: Ink
  }

  /// A line between the rows of a section.
  struct Separator: Sendable {
    var thickness: Double
    var color: Ink
    /// Whether it lies between the rows; else over the lower edge of each.
    var takesSpace: Bool
  }
}

extension Platform {
  /// The measures of a list style.
  func list(_ style: ListStyle) -> ListProfile {
    switch self {
    case .iOS: return .iOS(style)
    case .macOS: return .macOS(style)
    }
  }

  /// The measures of a form of cards.
  var groupedForm: ListProfile {
    switch self {
    case .iOS: return .iOS(.insetGrouped)
    case .macOS: return .macOSGroupedForm
    }
  }

  /// Whether a form without a style has its labels in a column of their own.
  var formsHaveColumns: Bool { self == .macOS }
}
