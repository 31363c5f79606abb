import LayViews

/// What may be named beside what a file itself declares.
struct CompletionSurroundings {
  /// The images and colours that it can show.
  var assets = AssetNames()
  /// What the other files of its module declare.
  var others: [FileNames] = []
}
