import LayViews

/// A Grid whose tracks follow from its cells alone: every cell is rigid, lies in one column of one row and says nothing
/// about its place. What it is proposed changes no length, so that its cells need no order of serving.
struct SimpleGrid {
  /// The length of each column and row, in points.
  var columns: [Double] = []
  var rows: [Double] = []
  /// The gap between any two.
  var columnGap: Double
  var rowGap: Double

  var columnGapTotal: Double { columnGap * Double(columns.count - 1) }
  var rowGapTotal: Double { rowGap * Double(rows.count - 1) }

  var size: Size {
    Size(width: columns.reduce(columnGapTotal, +), height: rows.reduce(rowGapTotal, +))
  }
}
