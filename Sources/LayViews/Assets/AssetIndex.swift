/// The sets of an asset catalogue, by name: `star.imageset` is `star`, and `icons/star` by its folder's name.
package struct AssetIndex {
  /// The folders of image and colour sets.
  private(set) var images: [String: String] = [:]
  private(set) var colors: [String: String] = [:]
  /// The folders that were looked into.
  private(set) var folders: [String] = []

  /// No catalogue that is meant has more folders, or nests them deeper.
  private static let maximumCount = 20_000
  private static let maximumDepth = 8

  /// Finds the sets in a source's catalogues, `*.xcassets`; the source may be a catalogue itself.
  package init(_ source: AssetSource) {
    var waiting: [(path: String, prefix: String, depth: Int)] = [("", "", 0)]
    var count = 0
    while let (path, prefix, depth) = waiting.popLast() {
      folders.append(path)
      for name in source.names(path).sorted(by: { $0.utf8.lexicographicallyPrecedes($1.utf8) }) {
        guard count < Self.maximumCount else { return }
        count += 1
        let folder = path.isEmpty ? name : path + "/" + name
        if let set = Self.name(name, without: ".imageset") {
          add(set, prefix, folder, to: &images)
        } else if let set = Self.name(name, without: ".colorset") {
          add(set, prefix, folder, to: &colors)
        } else if name.hasSuffix(".xcassets"), depth == 0 {
          waiting.append((folder, "", 1))
        } else if depth > 0, depth < Self.maximumDepth, !name.contains(".") {
          waiting.append((folder, prefix + name + "/", depth + 1))
        }
      }
    }
  }

  /// The first of a name stays.
  private func add(_ name: String, _ prefix: String, _ folder: String, to sets: inout [String: String]) {
    if sets[name] == nil { sets[name] = folder }
    if !prefix.isEmpty, sets[prefix + name] == nil { sets[prefix + name] = folder }
  }

  private static func name(_ name: String, without suffix: String) -> String? {
    name.hasSuffix(suffix) ? String(name.dropLast(suffix.count)) : nil
  }
}
