import LayViews

/// The images and colours that sources name, as in `Image("star")` and `Color("sea")`: the files of a folder.
///
/// An image is `star.png`, `.jpg`, `.jpeg` or `.svg`, with `star@2x.png` and `star@3x.png` for displays of that scale,
/// or a set `star.imageset` of an asset catalogue `*.xcassets`; a color is a set `sea.colorset`. Paths are relative to
/// the folder, with `/` between their parts, and the folder itself is the empty path.
///
/// Two sources are equal if one is a copy of the other.
public struct AssetSource: Equatable, Sendable {
  let content: LayViews.AssetSource

  /// A source that looks when it is asked, at most once in a compilation for each path.
  /// - Parameters:
  ///   - resources: Paths of catalogues and images that lie deeper in the folder and are found as though they lay in it,
  ///     as in the bundle of an app; the first of a name counts.
  ///   - names: The names in a folder, in any order; nothing where there is none.
  ///   - bytes: A file's bytes; nil where there is none.
  public init(
    resources: [String] = [], names: @escaping @Sendable (_ folder: String) -> [String],
    bytes: @escaping @Sendable (_ path: String) -> [UInt8]?
  ) {
    content = LayViews.AssetSource(resources: resources, names: names, bytes: bytes)
  }

  /// A source that holds its files, by their paths.
  public init(files: [String: [UInt8]]) {
    var folders: [String: Set<String>] = [:]
    for path in files.keys {
      var folder = ""
      for part in path.split(separator: "/").map({ String($0) }) {
        folders[folder, default: []].insert(part)
        folder = folder.isEmpty ? part : folder + "/" + part
      }
    }
    let listings = folders.mapValues { Array($0) }
    self.init(names: { listings[$0] ?? [] }, bytes: { files[$0] })
  }
}

#if !hasFeature(Embedded)
/// What the sources of one app have in common: see `LayViews.AssetMemory`.
package struct AssetMemory: Sendable {
  fileprivate let content = LayViews.AssetMemory()

  package init() {}
}

extension AssetSource {
  /// - Parameter memory: What is common to the sources of one app.
  package init(
    resources: [String], memory: AssetMemory?, names: @escaping @Sendable (_ folder: String) -> [String],
    bytes: @escaping @Sendable (_ path: String) -> [UInt8]?
  ) {
    content = LayViews.AssetSource(resources: resources, memory: memory?.content, names: names, bytes: bytes)
  }
}
#endif

extension AssetSource {
  /// The names of all images and colours that are there.
  package var assetNames: AssetNames { AssetNames(content) }
}
