/// The names by which sources may show the images and colours of a folder, sorted.
package struct AssetNames: Sendable, Equatable {
  package var images: [String] = []
  package var colors: [String] = []

  package init() {}

  package init(_ source: AssetSource) {
    let index = AssetIndex(source)
    var names = Set(index.images.keys)
    for file in source.names("") + index.looseFiles.values.flatMap({ $0 }) {
      if let name = Self.image(ofFile: file) { names.insert(name) }
    }
    images = names.sorted()
    colors = index.colors.keys.sorted()
  }

  /// `star` of `star@2x.png`; nil for what is no image.
  private static func image(ofFile file: String) -> String? {
    guard let ending = AssetFinder.extensions.first(where: { file.hasSuffix($0) }) else { return nil }
    let base = file.dropLast(ending.utf8.count)
    for scale in ["@2x", "@3x"] where base.hasSuffix(scale) { return String(base.dropLast(scale.utf8.count)) }
    return base.isEmpty ? nil : String(base)
  }
}
