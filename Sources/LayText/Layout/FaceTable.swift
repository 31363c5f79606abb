import LaySemantics

/// The faces that a measurer has resolved, each once.
struct FaceTable {
  private struct Key: Hashable {
    var font: FontDescriptor
    var category: DynamicTypeSize
    var scale: Double
  }

  private(set) var faces: [FontFace] = []
  private var indices: [Key: Int] = [:]
  private let resolver: FontResolver

  init(resolver: FontResolver) { self.resolver = resolver }

  mutating func face(_ font: FontDescriptor, category: DynamicTypeSize, scale: Double) -> Int {
    let key = Key(font: font, category: category, scale: scale)
    if let known = indices[key] { return known }
    let index = faces.count
    faces.append(
      FontFace(resolver.resolve(font, category: category, scale: scale), library: resolver.library))
    indices[key] = index
    return index
  }
}
