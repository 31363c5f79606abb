/// How lines are to look: as a style says, and where it says nothing as most of the file's do.
struct LineStyle {
  var unit: Int
  var usesTabs: Bool
  var lineLength: Int
  /// What stands between a line and the comment behind it.
  var commentSpace: String

  init(_ wanted: FormatStyle, _ habits: FormatHabits) {
    unit = wanted.indentation ?? habits.indentation
    usesTabs = wanted.usesTabs ?? habits.usesTabs
    lineLength = wanted.lineLength
    commentSpace = habits.hasTwoSpacesBeforeComments ? "  " : " "
  }
}
