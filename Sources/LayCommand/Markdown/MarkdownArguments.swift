/// What `lay markdown` is asked for beside what a layout is made for.
struct MarkdownArguments {
  /// `--check`: nothing is written, and the status tells whether anything would be.
  var checks = false
}
