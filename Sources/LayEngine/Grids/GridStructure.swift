import LayViews

/// What is known of a Grid before it is proposed anything: its cells by row and column, and its gaps.
struct GridStructure {
  struct Cell {
    var view: ViewID
    var row: Int32
    var column: Int32
    /// The number of columns that the cell covers, at least 1.
    var span: Int32
    /// The axes on which the cell is offered no more than its tracks have anyway.
    var unsizedAxes: AxisSet
    var anchor: UnitPoint?

    var columns: Range<Int> { Int(column)..<Int(column) + Int(span) }
    var rows: Range<Int> { Int(row)..<Int(row) + 1 }
  }

  /// In source order: row after row, and in a row by column.
  var cells: [Cell] = []
  /// The cells of each row; a view outside a GridRow is a row of one cell.
  var rows: [Range<Int>] = []
  /// The vertical guide of each row.
  var rowGuides: [AlignmentGuide] = []
  /// Whether a row is aligned by values that its cells set, so that some may lie beyond it.
  var hasExplicitGuides: [Bool] = []
  /// What `gridColumnAlignment` says about each column.
  var columnGuides: [AlignmentGuide?] = []
  /// The number of cells in each column that cover no other.
  var singleCounts: [Int32] = []
  /// The gap before each column and row; 0 before the first.
  var columnGaps: [Double] = []
  var rowGaps: [Double] = []
  /// The sum of the gaps before each column, with its own.
  var columnGapEnds: [Double] = []
  /// GridRow nodes, nested ones too, and the row that they are part of.
  var rowViews: [(view: ViewID, row: Int)] = []
  #if !hasFeature(Embedded)
  /// The tracks that were found last, and for which proposal.
  var latest: (proposal: Proposal, solution: GridSolution)?
  #endif

  /// The columns that spans may reach: more make no picture, and a bound keeps one view from asking for millions.
  static let maximumSpannedColumns = 1_000

  /// The gaps between the columns that a cell covers.
  func innerGaps(_ cell: Cell) -> Double {
    guard cell.span > 1 else { return 0 }
    return columnGapEnds[cell.columns.upperBound - 1] - columnGapEnds[Int(cell.column)]
  }

  /// Whether a cell covers several columns.
  var hasSpans: Bool { cells.contains { $0.span > 1 } }
}
