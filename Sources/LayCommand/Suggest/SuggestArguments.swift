/// What the command line of `lay suggest` asks for beyond what all commands share.
struct SuggestArguments {
  /// `--want`: what is to be true.
  var wants: [String] = []
  /// `--at`
  var place: (line: Int, column: Int)?
  var applies = false
  var writesJSON = false
  /// `--limit`; nil: as many as the library tries.
  var limit: Int?
}
