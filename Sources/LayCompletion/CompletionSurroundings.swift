import LayViews

/// What may be named beside what a file itself declares.
package struct CompletionSurroundings {
  /// The images and colours that it can show.
  package var assets: AssetNames
  /// What the other files of its module declare.
  package var others: [FileNames]

  package init(assets: AssetNames = AssetNames(), others: [FileNames] = []) {
    self.assets = assets
    self.others = others
  }
}
