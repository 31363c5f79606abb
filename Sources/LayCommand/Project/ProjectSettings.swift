import Lay
import LayProject

/// What the options of a command line mean for a project.
extension ProjectSources {
  /// The options for its previews.
  func options(_ arguments: Arguments, with assets: InputAssets) -> Options {
    var options = arguments.options(with: assets)
    options.fonts.add(fonts)
    return options
  }

  /// The resources of all its modules, or the folder of `--assets`.
  /// - Parameter memory: For several of its files, what these have in common.
  func assets(_ arguments: Arguments, _ memory: AssetMemory? = nil) -> InputAssets {
    if let named = arguments.assets { return InputAssets(FilePlace(named, links: root.links)) }
    return InputAssets(root, resources: found.modules.flatMap(\.resources), memory)
  }
}
