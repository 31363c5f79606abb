import Lay

extension Manifest.Ingredient {
  /// A file's content or, of a path that ends in `/`, the names in a folder; nil for what is not there.
  init?(path: String) {
    if path.hasSuffix("/") {
      guard let names = try? FolderWalk.names(in: path) else { return nil }
      self.init(path: path, hash: ContentHash(Array(names.joined(separator: "/").utf8)))
    } else {
      guard let hash = try? ContentHash(Reading.file(path)) else { return nil }
      self.init(path: path, hash: hash)
    }
  }

  /// Whether it may have changed with the files that were touched.
  func isAmong(_ touched: Set<String>) -> Bool {
    if touched.contains(path) { return true }
    return path.hasSuffix("/") && touched.contains { $0.hasPrefix(path) }
  }
}

extension Manifest.Source {
  /// Adds the images that a compilation read, and the folders in which it looked for them.
  mutating func addIngredients(of compilation: Compilation, in folder: String) {
    let folder = folder.isEmpty ? "." : folder
    let folders = compilation.assetFolders.map { $0.isEmpty ? folder + "/" : joinPath(folder, $0) + "/" }
    for path in compilation.assetFiles.map({ joinPath(folder, $0) }) + folders
    where !ingredients.contains(where: { $0.path == path }) {
      if let ingredient = Manifest.Ingredient(path: path) { ingredients.append(ingredient) }
    }
  }
}
