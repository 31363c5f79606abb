/// What the command line of `lay project` asks for beyond what all commands share.
struct ProjectArguments {
  var writesJSON = false
  /// Whether the findings of each preview are told.
  var isVerbose = false
  /// The commit of `--since`; nil for all previews.
  var reference: String?
  /// The least part of the previews, in percent, that has to be exact; nil for any.
  var leastExact: Double?
  /// The least part of the previews, in percent, that has to be drawn; nil for any.
  var leastDrawn: Double?
}
