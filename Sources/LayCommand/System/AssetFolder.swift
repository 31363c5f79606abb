import Lay

/// The folders that hold the images and colours of inputs.
enum AssetFolder {
  /// A folder's files; the empty path is the working directory.
  static func source(at folder: String) -> AssetSource {
    AssetSource(
      names: { path in
        (try? FolderWalk.names(in: folder.isEmpty && path.isEmpty ? "." : joinPath(folder, path))) ?? []
      },
      bytes: { path in try? Reading.file(joinPath(folder, path)) })
  }
}

extension Arguments {
  /// The options for one input, whose images lie beside it unless `--assets` names another folder.
  func options(for input: Input) -> Options {
    var options = options
    options.assets = AssetFolder.source(
      at: assets ?? (input.isStandardInput ? "" : splitPath(input.name).folder))
    return options
  }
}
