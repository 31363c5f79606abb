/// How a platform lays out one style of list, in points.
package struct ListProfile: Sendable {
  /// From the list's sides to its cards, or to its rows where it has none.
  package var margin: Double
  /// The same where that is more, on canvases of `BarProfile.wideCanvas`.
  package var wideMargin: Double?
  /// From a card's or row's edges to its content; `listRowInsets` takes their place.
  package var rowInsets: EdgeInsets
  package var leastRow: LeastRow
  package var rowSpacing: Double
  package var rhythm: Rhythm
  package var header: Caption
  package var footer: Caption
  /// What the rows of a section lie on; nil: on the list's ground.
  package var card: Card?
  package var separator: Separator?
  package var ground: Ink
  /// The font of rows; nil: the platform's default.
  package var rowFont: TextStyle?
  /// A line around the list, of 1 point.
  package var border: Ink?
  package var slots: Slots
  package var outline: Outline
  package var selection: Selection
  /// What stands at the end of a row that leads to another screen; nil: nothing.
  package var arrow: Arrow?

  /// The distances down a list.
  package struct Rhythm: Sendable {
    /// From the list's top to rows without a header.
    package var rowsAtTop: Double
    /// The same directly below a bar with a large title.
    package var rowsUnderLargeTitle: Double
    /// From the list's top to the text of a header.
    package var headerAtTop: Double
    /// Where the first header's text is drawn; its slot stays at `headerAtTop`.
    package var pinnedHeader: Double?
    package var headerAfterRows: Double
    package var headerAfterFooter: Double
    /// From a header's text to its rows.
    package var rowsAfterHeader: Double
    /// From a section to the next where that has no header.
    package var rowsAfterRows: Double
    package var rowsAfterFooter: Double
    /// From rows to the text of their footer, and from that to the end of its slot.
    package var footerAfterRows: Double
    package var belowFooter: Double
    /// The part of the distances between sections that `listSectionSpacing` replaces: once above a header, all of
    /// it where there is none.
    package var sectionSpacing: Double
  }

  /// How tall a row is at least.
  package enum LeastRow: Sendable {
    case points(Double)
    /// A line of body and so much, up to a whole point; at accessibility sizes no more than the insets make it.
    case line(and: Double)
  }

  /// A header or footer.
  package struct Caption: Sendable {
    /// nil: the font that views have by default.
    package var font: TextStyle?
    package var weight: FontWeight?
    package var isSecondary: Bool
    package var isTrailing: Bool
    /// A line lower than this is centred in it.
    package var minimumHeight: Double
    package var leading = FontLeading.standard
    package var isUppercase = false
    /// Whether the word before a lone last one may move down to it.
    package var evensLines = true
    /// What the taller lines of devices with other scripts add below it.
    package var tallLineAddition = 0.0

    package init(
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

  package struct Card: Sendable {
    package var color: Ink
    package var cornerRadius: Double
  }

  /// Lists in which rows open to show others.
  package struct Outline: Sendable {
    /// How far in all rows of such a list are, and those of each level further.
    package var indent: Double
    package var levelIndent: Double
    package var arrow: Size
    package var arrowInk: Ink
    /// At the row's end; else so far before the row's content.
    package var arrowTrails: Bool
    package var arrowBefore: Double
  }

  /// What lies behind a row that is selected.
  package struct Selection: Sendable {
    /// From the list's or card's sides.
    package var inset: Double
    package var cornerRadius: Double
    package var fill: Ink
  }

  /// Where rows show what deletes or chooses them, before their content, and what moves them, behind it.
  /// What stands before the text of rows.
  package struct Slots: Sendable {
    /// How the icons of labels stand.
    package var icon: IconSlot
    /// While a list is edited; nil: rows show nothing then.
    package var edit: EditSlot?
  }

  package struct EditSlot: Sendable {
    /// By how much the content moves in.
    package var width: Double
    /// From the row's edge to the sign, and how wide that is.
    package var edge: Double
    package var side: Double
  }

  package struct IconSlot: Sendable {
    /// The icon is centred across it, and may be wider.
    package var width: Double
    /// From the slot to the title.
    package var gap: Double
    package var scale: ImageScale
    /// Whether the label is as tall as its title, whatever the icon is.
    package var isOverflowed: Bool
  }

  package struct Arrow: Sendable {
    package var size: Size
    /// From the row's label, and to the end of the row's content.
    package var gap: Double
    package var trailing: Double
    package var color: Ink
  }

  /// A line between the rows of a section.
  package struct Separator: Sendable {
    package var thickness: Double
    package var color: Ink
    /// Whether it lies between the rows; else over the lower edge of each.
    package var takesSpace: Bool
  }
}

extension Configuration {
  /// The measures of a list style.
  package func list(_ style: ListStyle) -> ListProfile {
    switch platform {
    case .iOS: return release < .os26 ? .iOSBefore26(style) : .iOS(style)
    case .macOS: return .macOS(style)
    }
  }

  /// The measures of a form of cards.
  package var groupedForm: ListProfile {
    switch platform {
    case .iOS: return list(.insetGrouped)
    case .macOS: return .macOSGroupedForm
    }
  }
}

extension Platform {
  /// Whether a form without a style has its labels in a column of their own.
  package var formsHaveColumns: Bool { self == .macOS }
}
