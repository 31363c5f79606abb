/// The sets of an asset catalogue, by name: `star.imageset` is `star`, and `icons/star` by its folder's name.
package struct AssetIndex {
  /// The folders of image and colour sets.
  private(set) var images: [String: String] = [:]
  private(set) var colors: [String: String] = [:]
  /// All sets, for the symbols that Xcode generates.
  private(set) var sets: [NamedSet] = []
  /// The folders of symbols of the app's own.
  private(set) var symbols: [String: String] = [:]
  /// The tables of strings: `Localizable.xcstrings`, and those in folders of languages.
  private(set) var stringTables: [String] = []
  /// Other files that were listed, by folder.
  private(set) var looseFiles: [String: [String]] = [:]
  /// The folders that were looked into.
  private(set) var folders: [String] = []

  /// No catalogue that is meant has more folders, or nests them deeper.
  private static let maximumCount = 20_000
  private static let maximumDepth = 8

  /// Finds the sets in a source's catalogues, `*.xcassets`; the source may be a catalogue itself.
  package init(_ source: AssetSource) {
    var waiting: [Folder] = []
    for resource in source.resources.reversed() {
      let (folder, name) = Self.split(resource)
      if name.hasSuffix(".xcassets") {
        waiting.append(Folder(path: resource, prefix: "", depth: 1))
      } else {
        looseFiles[folder, default: []].append(name)
      }
    }
    for resource in source.resources where Self.isStringTable(resource) { stringTables.append(resource) }
    waiting.append(Folder(path: "", prefix: "", depth: 0))
    var count = 0
    while let folder = waiting.popLast() {
      let (path, prefix, depth) = (folder.path, folder.prefix, folder.depth)
      folders.append(path)
      for name in source.names(path).sorted(by: { $0.utf8.lexicographicallyPrecedes($1.utf8) }) {
        guard count < Self.maximumCount else { return }
        count += 1
        let folder = path.isEmpty ? name : path + "/" + name
        if let set = Self.name(name, without: ".imageset") {
          add(set, prefix, folder, to: &images)
          sets.append(NamedSet(name: set, prefix: prefix, folder: path, isColor: false))
        } else if let set = Self.name(name, without: ".colorset") {
          add(set, prefix, folder, to: &colors)
          sets.append(NamedSet(name: set, prefix: prefix, folder: path, isColor: true))
        } else if let set = Self.name(name, without: ".symbolset") {
          add(set, prefix, folder, to: &symbols)
          sets.append(NamedSet(name: set, prefix: prefix, folder: path, isColor: false))
        } else if depth == 0 {
          if name.hasSuffix(".xcassets") {
            waiting.append(Folder(path: folder, prefix: "", depth: 1))
          } else if name.hasSuffix(".lproj") {
            waiting.append(Folder(path: folder, prefix: "", depth: -1))
          } else if name.hasSuffix(".xcstrings") {
            stringTables.append(folder)
          }
        } else if depth < 0 {
          if Self.isStringTable(name) { stringTables.append(folder) }
        } else if depth < Self.maximumDepth, !name.contains(".") {
          waiting.append(Folder(path: folder, prefix: prefix + name + "/", depth: depth + 1))
        }
      }
    }
  }

  private static func isStringTable(_ name: String) -> Bool {
    name.hasSuffix(".strings") || name.hasSuffix(".stringsdict") || name.hasSuffix(".xcstrings")
  }

  /// `icons/star` as folder and name.
  static func split(_ path: String) -> (folder: String, name: String) {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return ("", path) }
    return (String(path[..<slash]), String(path[path.index(after: slash)...]))
  }

  /// A folder to look into.
  private struct Folder {
    var path: String
    /// The folders of the catalogue around it, each with a `/`.
    var prefix: String
    /// Below the catalogue; 0 where catalogues are, less in the folder of a language.
    var depth: Int
  }

  /// By its name alone, and behind those of the folders around it: which of them are part of it, each says for itself. The
  /// first of a name stays.
  private func add(_ name: String, _ prefix: String, _ folder: String, to sets: inout [String: String]) {
    var name = name
    if sets[name] == nil { sets[name] = folder }
    for part in prefix.split(separator: "/").reversed() {
      name = part + "/" + name
      if sets[name] == nil { sets[name] = folder }
    }
  }

  private static func name(_ name: String, without suffix: String) -> String? {
    name.hasSuffix(suffix) ? String(name.dropLast(suffix.count)) : nil
  }
}

/// A set of an asset catalogue.
struct NamedSet {
  var name: String
  /// The folders of the catalogue around it, each with a `/`.
  var prefix: String
  /// The path of the folder that it lies in.
  var folder: String
  var isColor: Bool
}
