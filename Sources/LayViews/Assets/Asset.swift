/// Where the images and colours are found that a source names: a folder, as whoever compiles shows it.
///
/// Paths are relative to that folder, with `/` between their parts; the folder itself is the empty path. Two
/// sources are equal if they are the same one.
package final class AssetSource: Sendable, Equatable {
  /// The names in a folder, in any order; nothing where there is none.
  package let names: @Sendable (_ folder: String) -> [String]
  /// A file's bytes; nil where there is none.
  package let bytes: @Sendable (_ path: String) -> [UInt8]?
  /// Catalogues and files that lie deeper in the folder and are found as though they lay in it; the first of a name
  /// counts.
  package let resources: [String]
  #if !hasFeature(Embedded)
  /// What others of the same app leave to each other.
  let memory: AssetMemory?

  package init(
    resources: [String] = [], memory: AssetMemory? = nil,
    names: @escaping @Sendable (_ folder: String) -> [String],
    bytes: @escaping @Sendable (_ path: String) -> [UInt8]?
  ) {
    self.resources = resources
    self.memory = memory
    self.names = names
    self.bytes = bytes
  }
  #else
  package init(
    resources: [String] = [], names: @escaping @Sendable (_ folder: String) -> [String],
    bytes: @escaping @Sendable (_ path: String) -> [UInt8]?
  ) {
    self.resources = resources
    self.names = names
    self.bytes = bytes
  }
  #endif

  package static func == (a: AssetSource, b: AssetSource) -> Bool { a === b }
}

/// An image ready to be laid out and drawn.
package struct ImageAsset: Sendable, Equatable {
  /// In points.
  package var size: Size
  /// The file, in the folder of the assets.
  package var path: String
  package var picture: EncodedImage
  /// Whether its set says that it is drawn in the colour of its surroundings.
  package var isTemplate = false
}

/// The bytes of an image file, and what they are.
package struct EncodedImage: Equatable, Sendable {
  package var mimeType: String
  package var bytes: [UInt8]

  /// Whether viewers of SVG show such files: not pages, nor pictures in the newest formats.
  package var isDrawable: Bool { ["image/png", "image/jpeg", "image/svg+xml"].contains(mimeType) }

  package init(mimeType: String, bytes: [UInt8]) {
    self.mimeType = mimeType
    self.bytes = bytes
  }
}

/// A colour of a set, by the colour scheme it is shown in.
package struct ColorAsset: Sendable, Equatable {
  package var light: RGBA
  package var dark: RGBA
  /// The name of UIKit's colour that it is, in place of components of its own.
  package var reference: String?
}

/// Why an asset is not at hand.
package enum AssetFault: Error, Equatable {
  /// No file of that name is there.
  case missing
  /// A file is there and can't be used.
  case unusable(path: String, reason: String)
}
