/// What the command line of `lay diff` asks for.
struct DiffArguments {
  /// In points.
  var tolerance = 0.01
  var format: Format?
  var isVerbose = false

  enum Format: String, CaseIterable {
    case text, json, html, markdown
  }
}
