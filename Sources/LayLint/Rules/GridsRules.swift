import LaySyntax

extension Rule {
  static let grids: [Rule] = [
    .gridWiderThanProposal, .adaptiveMinimumUnreachable, .badGridItem, .gridRowOutsideGrid,
    .cellSpanTooWide, .gridSecondPassGrows, .gridColumnOrder, .moreColumnsThanItems, .raggedLastRow,
    .gridSpacingOnOneAxis, .adaptiveSingleTrack, .gridColumnCentred,
    .gridCellsNarrow,
    .gridCellWidensColumn, .gridRowShort, .gridHeadingInCell,
  ]

  static let gridRowShort = Rule(
    "grid-row-short", .grids, .info,
    "a row of a Grid of painted cells with fewer of them than there are columns",
    why: """
      A Grid has as many columns as its longest row. A shorter row leaves the last ones empty, unless a cell takes \
      several.
      """,
    bad: "Grid { GridRow { Color.red; Color.blue; Color.green }; GridRow { Color.red; Color.blue } }",
    good: """
      Grid { GridRow { Color.red; Color.blue; Color.green }; GridRow { Color.red.gridCellColumns(2); Color.blue } }
      """)

  static let gridHeadingInCell = Rule(
    "grid-heading-in-cell", .grids, .info,
    "a text before the cells of a lazy grid, which is a cell itself",
    why: """
      Each view in a lazy grid is a cell of one track. Only the header of a section takes a whole line.
      """,
    bad: """
      LazyVGrid(columns: [GridItem(), GridItem()]) {
        Text("Animals")
        ForEach(0..<4) { _ in Color.teal.frame(height: 40) }
      }
      """,
    good: """
      LazyVGrid(columns: [GridItem(), GridItem()]) {
        Section { ForEach(0..<4) { _ in Color.teal.frame(height: 40) } } header: { Text("Animals") }
      }
      """)

  static let gridWiderThanProposal = Rule(
    "grid-wider-than-proposal", .grids, .warning,
    "the tracks of a lazy grid need more than is proposed",
    why: """
      Each flexible track takes its share of what is left before the minimums of those after it are \
      known. The grid then divides its own, longer answer once more, and may draw more than it reserved.
      """,
    bad: """
      LazyVGrid(columns: [GridItem(.flexible(minimum: 50)), GridItem(.flexible(minimum: 120))]) { \
      Color.red; Color.blue }.frame(width: 200)
      """,
    good: """
      LazyVGrid(columns: [GridItem(.flexible(minimum: 120)), GridItem(.flexible(minimum: 50))]) { \
      Color.red; Color.blue }.frame(width: 200)
      """)

  static let adaptiveMinimumUnreachable = Rule(
    "adaptive-minimum-unreachable", .grids, .warning,
    "an adaptive track gets less than its minimum",
    why: """
      A minimum decides how many tracks there are; a single one may be shorter than it.
      """,
    bad: """
      LazyVGrid(columns: [GridItem(.fixed(72)), GridItem(.adaptive(minimum: 160))]) { Color.red; \
      Color.blue }.frame(width: 200)
      """,
    good: """
      LazyVGrid(columns: [GridItem(.fixed(72)), GridItem(.adaptive(minimum: 100))]) { Color.red; \
      Color.blue }.frame(width: 200)
      """)

  static let badGridItem = Rule(
    "bad-grid-item", .grids, .error,
    "the numbers of a grid item make no track",
    why: """
      A minimum above its maximum, an adaptive minimum of nothing or a fixed length of nothing lays \
      out no cell.
      """,
    bad: "LazyVGrid(columns: [GridItem(.adaptive(minimum: 0))]) { Color.red }",
    good: "LazyVGrid(columns: [GridItem(.adaptive(minimum: 40))]) { Color.red }")

  static let gridRowOutsideGrid = Rule(
    "grid-row-outside-grid", .grids, .warning,
    "a GridRow that is in no Grid",
    why: """
      Rows and columns are a Grid's business; elsewhere a GridRow makes neither.
      """,
    bad: "VStack { GridRow { Text(\"A\"); Text(\"B\") } }",
    good: "Grid { GridRow { Text(\"A\"); Text(\"B\") } }")

  static let cellSpanTooWide = Rule(
    "cell-span-too-wide", .grids, .warning,
    "a cell spans more columns than the other rows have",
    why: "The columns beyond the last are empty everywhere else.",
    bad: """
      Grid {
        GridRow { Text("A"); Text("B") }
        GridRow { Text("C"); Text("D").gridCellColumns(3) }
      }
      """,
    good: """
      Grid {
        GridRow { Text("A"); Text("B"); Text("C") }
        GridRow { Text("D"); Text("E").gridCellColumns(2) }
      }
      """)

  static let gridSecondPassGrows = Rule(
    "grid-second-pass-grows", .grids, .warning,
    "a lazy grid draws more than it reports",
    why: """
      A grid that is longer than its proposal divides its own answer once more; the first tracks get a \
      larger share then, and the whole outgrows its frame.
      """,
    bad: """
      LazyVGrid(columns: [GridItem(.flexible(minimum: 50)), GridItem(.flexible(minimum: 120))]) {
        Color.red
        Color.blue
      }.frame(width: 200)
      """,
    good: """
      LazyVGrid(columns: [GridItem(.flexible(minimum: 50)), GridItem(.flexible(minimum: 90))]) {
        Color.red
        Color.blue
      }.frame(width: 200)
      """)

  static let gridColumnOrder = Rule(
    "grid-column-order", .grids, .info,
    "flexible tracks that would fit in another order",
    why: """
      Tracks are served in order, each with its share of what is left. With the larger minimum first, \
      the small ones take what remains; proven by laying out so.
      """,
    bad: """
      LazyVGrid(columns: [GridItem(.flexible(minimum: 50)), GridItem(.flexible(minimum: 120))]) {
        Color.red
        Color.blue
      }.frame(width: 200)
      """,
    good: """
      LazyVGrid(columns: [GridItem(.flexible(minimum: 120)), GridItem(.flexible(minimum: 50))]) {
        Color.red
        Color.blue
      }.frame(width: 200)
      """)

  static let moreColumnsThanItems = Rule(
    "more-columns-than-items", .grids, .info,
    "a lazy grid with more tracks than items",
    why: """
      The last tracks stay empty, and what there is does not use the space.
      """,
    bad: """
      LazyVGrid(columns: [GridItem(.fixed(40)), GridItem(.fixed(40)), GridItem(.fixed(40))]) {
        Color.red
        Color.blue
      }
      """,
    good: """
      LazyVGrid(columns: [GridItem(.fixed(40)), GridItem(.fixed(40))]) {
        Color.red
        Color.blue
      }
      """)

  static let raggedLastRow = Rule(
    "ragged-last-row", .grids, nil,
    "a last line of a lazy grid that is not full",
    why: """
      A matter of taste: the number of items is no multiple of the number of tracks.
      """,
    bad: """
      LazyVGrid(columns: [GridItem(.fixed(40)), GridItem(.fixed(40))]) {
        Color.red
        Color.blue
        Color.green
      }
      """,
    good: """
      LazyVGrid(columns: [GridItem(.fixed(40)), GridItem(.fixed(40))]) {
        Color.red
        Color.blue
      }
      """)

  static let gridSpacingOnOneAxis = Rule(
    "grid-spacing-on-one-axis", .grids, .info,
    "a lazy grid without gaps along one axis that keeps the default along the other",
    why: """
      The grid's spacing is between its lines. Between its columns, or rows in a LazyHGrid, are the \
      spacings of its GridItems, and each has one of its own. Setting one of the two leaves the other at its default.
      """,
    bad: """
      LazyVGrid(columns: [GridItem(.flexible()), GridItem(.flexible())], spacing: 0) {
        ForEach(0..<4) { _ in Color.red.frame(height: 20) }
      }
      """,
    good: """
      LazyVGrid(columns: [GridItem(.flexible(), spacing: 0), GridItem(.flexible())], spacing: 0) {
        ForEach(0..<4) { _ in Color.red.frame(height: 20) }
      }
      """)

  static let adaptiveSingleTrack = Rule(
    "adaptive-single-track", .grids, .info,
    "an adaptive item that makes one track where two nearly fit",
    why: """
      As many tracks are made as fit with the minimum and the gaps between them. Where two do not fit, one \
      takes all there is, up to its maximum. Reported from 1.6 minimums on.
      """,
    bad: """
      LazyVGrid(columns: [GridItem(.adaptive(minimum: 220))]) { Text("A"); Text("B") }
      """,
    good: """
      LazyVGrid(columns: [GridItem(.adaptive(minimum: 160))]) { Text("A"); Text("B") }
      """)

  static let gridColumnCentred = Rule(
    "grid-column-centred", .grids, .info,
    "names of different widths in the first column of a Grid, centred on each other",
    why: """
      A Grid centres each view in its cell unless it is told otherwise. What a column of words begins with is \
      expected to stand under each other.
      """,
    bad: """
      Grid {
        GridRow { Text("Name"); Text("Ann") }
        GridRow { Text("Telephone"); Text("0123") }
      }
      """,
    good: """
      Grid(alignment: .leading) {
        GridRow { Text("Name"); Text("Ann") }
        GridRow { Text("Telephone"); Text("0123") }
      }
      """)

  static let gridCellsNarrow = Rule(
    "grid-cells-narrow", .grids, .info,
    "cells of a fixed size in flexible tracks, with more than the spacing between them",
    why: """
      Flexible tracks share all there is. A cell that is narrower than its track stands in the middle of it, and \
      what is left over adds to the spacing.
      """,
    bad: """
      LazyVGrid(columns: [GridItem(.flexible(), spacing: 8), GridItem(.flexible(), spacing: 8)]) {
        Color.red.frame(width: 80, height: 80)
        Color.blue.frame(width: 80, height: 80)
      }
      """,
    good: """
      LazyVGrid(columns: [GridItem(.fixed(80), spacing: 8), GridItem(.fixed(80), spacing: 8)]) {
        Color.red.frame(width: 80, height: 80)
        Color.blue.frame(width: 80, height: 80)
      }
      """)

  static let gridCellWidensColumn = Rule(
    "grid-cell-widens-column", .grids, .info,
    "a long text alone in its row of a Grid, which makes the first column as wide, or a Divider, which ends with that",
    why: """
      A view in a GridRow is a cell of the next column, also where the row has no others. A column is as \
      wide as its widest cell, and a Divider in it no wider.
      """,
    bad: """
      Grid {
        GridRow { Text("All scores of the season") }
        GridRow { Text("Ann"); Text("12") }
      }
      """,
    good: """
      Grid {
        GridRow { Text("All scores of the season").gridCellColumns(2) }
        GridRow { Text("Ann"); Text("12") }
      }
      """)
}
