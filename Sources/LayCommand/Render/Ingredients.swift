import Lay

extension Manifest.Ingredient {
  /// A file's content or, of a path that ends in `/`, the names in a folder; nil for what is not there.
  /// - Parameter folder: The folder of the images, which the path is relative to.
  init?(_ path: String, in folder: FilePlace) throws(SystemError) {
    self.path = path
    if path.hasSuffix("/") {
      guard let names = try folder.appending(Self.folderBelow(path)).openFolder()?.entries().map(\.name)
      else {
        return nil
      }
      hash = ContentHash(Array(names.joined(separator: "/").utf8))
    } else {
      guard let content = try FileReader.contentIfThere(folder.appending(path)) else { return nil }
      hash = ContentHash(content.bytes)
    }
  }

  /// The folder that a path names: `./` is that of the images itself.
  private static func folderBelow(_ path: String) -> String { path == "./" ? "" : String(path.dropLast()) }

  /// Whether a path is one that a compilation can have read: it stays below the folder of the images.
  static func isPath(_ path: String) -> Bool {
    path == "./" || staysBelow(path.hasSuffix("/") ? String(path.dropLast()) : path)
  }

  /// The path that a watcher reports, of an ingredient of images in a folder.
  func fullPath(in folder: FilePlace) -> String {
    let path = path.hasSuffix("/") ? Self.folderBelow(path) : path
    let full = folder.appending(path).path
    return self.path.hasSuffix("/") ? (full.isEmpty ? "." : full) + "/" : full
  }
}

extension Manifest.Source {
  /// Adds the images that a compilation read, and the folders in which it looked for them.
  mutating func addIngredients(of compilation: Compilation, in folder: FilePlace) throws(SystemError) {
    let folders = compilation.assetFolders.map { $0.isEmpty ? "./" : $0 + "/" }
    for path in compilation.assetFiles + folders where !ingredients.contains(where: { $0.path == path }) {
      if let ingredient = try Manifest.Ingredient(path, in: folder) { ingredients.append(ingredient) }
    }
  }
}
