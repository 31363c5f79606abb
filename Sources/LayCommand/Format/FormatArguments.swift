/// What the command line of `lay format` asks for beyond what all commands share.
struct FormatArguments {
  /// `--check`: nothing is written.
  var checks = false
  var showsDiff = false
  /// `--exit-code`: status 1 where something changed.
  var tellsChanges = false
  /// `--lines`: the only ones, with the statements around them.
  var lines: [ClosedRange<Int>] = []
  /// `--stdin-path`: where standard input belongs, for its style and its name.
  var standardInputPath: String?
}
