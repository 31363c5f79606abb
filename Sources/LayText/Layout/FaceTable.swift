import LayViews
import LaySyntax

/// The faces that a measurer has resolved, each once.
struct FaceTable {
  private struct Key: Hashable {
    var font: FontDescriptor
    var category: DynamicTypeSize
    var scale: Double
  }

  private(set) var faces: [FontFace] = []
  /// What each face was asked for by.
  private var keys: [Key] = []
  /// The families asked for that the library has not, in the order of asking.
  private(set) var missingFamilies: [String] = []
  let resolver: FontResolver

  /// The faces behind the first.
  private var indices = HashMap<Key, UInt32>()
  /// A screen has few faces: so many are looked at one by one.
  private static var patience: Int { 8 }
  /// Those of loaded fonts, and of the system font in forms that few texts have.
  private var sources: [GlyphSource] = []
  private var known: Set<String> = []
  /// The face last asked for: texts in a row share theirs.
  private var latest: (key: Key, face: Int)?

  init(resolver: FontResolver) { self.resolver = resolver }

  /// The font of each face.
  var fonts: [ResolvedFont] { faces.map { $0.resolution.font } }

  mutating func face(_ font: FontDescriptor, category: DynamicTypeSize, scale: Double) -> Int {
    let key = Key(font: font, category: category, scale: scale)
    if let latest, latest.key == key { return latest.face }
    if let known = index(of: key) {
      latest = (key, known)
      return known
    }
    let resolution = resolver.resolve(font, category: category, scale: scale)
    note(resolution)
    let index = faces.count
    faces.append(FontFace(resolution, glyphs: glyphs(resolution.glyphs)))
    keys.append(key)
    // A key that is not itself, with a size that is no number, would only be in the way of others.
    if index >= Self.patience, key == key { indices.set(key, to: UInt32(truncatingIfNeeded: index)) }
    return index
  }

  private func index(of key: Key) -> Int? {
    for index in 0..<min(keys.count, Self.patience) where keys[index] == key { return index }
    return indices[key].map { Int($0) }
  }

  private mutating func note(_ resolution: FontResolver.Resolution) {
    guard let family = resolution.font.family, resolution.face == nil, known.insert(family).inserted else {
      return
    }
    missingFamilies.append(family)
  }

  private mutating func glyphs(_ key: GlyphSource.Key) -> GlyphSource {
    if let plain = GlyphSource.system(key) { return plain }
    for known in sources where known.key == key { return known }
    let source = GlyphSource(key, library: resolver.library)
    sources.append(source)
    return source
  }
}
