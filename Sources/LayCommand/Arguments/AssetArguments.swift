import Lay

extension Arguments {
  /// The images of one input, which lie beside it unless `--assets` names another folder.
  func assets(for input: Input) -> InputAssets {
    InputAssets(
      assets.map { FilePlace($0, links: input.place?.links) } ?? input.place?.folder ?? FilePlace(""))
  }

  /// The options for one input.
  func options(with assets: InputAssets) -> Options {
    var options = options
    options.assets = assets.source
    return options
  }

  /// What a picture is drawn for where its viewer prefers dark colours; nil where it is the same for all.
  func darkOptions(with assets: InputAssets) -> Options? {
    guard output.followsViewer else { return nil }
    var options = options(with: assets)
    options.colorScheme = .dark
    return options
  }

  /// The folders that links may lead to; nil where none are followed.
  func linkScope() -> LinkScope? {
    followsLinks ? LinkScope(inputs + packages + (assets.map { [$0] } ?? [])) : nil
  }
}
