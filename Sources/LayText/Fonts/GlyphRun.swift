/// A stretch of a line as glyphs of a font whose outlines are known.
package struct GlyphRun: Equatable, Sendable {
  /// One of the library's fonts.
  package enum Font: Hashable, Sendable {
    case loaded(Int)
    /// One that draws text of the system font.
    case system(Int)
  }

  package struct Glyph: Equatable, Sendable {
    package var index: UInt16
    /// The pen's place, in points from the stretch's left end.
    package var x: Double
  }

  package var font: Font
  /// Points per font unit, upwards.
  package var scale: Double
  /// What outlines lack of the font that they stand for.
  package var style = OutlineStyle()
  package var glyphs: [Glyph]

  package init(font: Font, scale: Double, style: OutlineStyle = OutlineStyle(), glyphs: [Glyph]) {
    self.font = font
    self.scale = scale
    self.style = style
    self.glyphs = glyphs
  }
}

extension FontLibrary {
  package func file(_ font: GlyphRun.Font) -> FontFile {
    switch font {
    case .loaded(let index): faces[index]
    case .system(let index): system.faces[index]
    }
  }
}

extension FontLibrary {
  /// The glyphs of a stretch of a line, where it was measured; nil unless a loaded font has all its characters.
  ///
  /// One glyph for each scalar, placed by advances, pairs and letter spacing: no ligatures, no contextual forms.
  /// - Complexity: O(n) in the characters.
  package func glyphs(of fragment: TextLine.Fragment) -> GlyphRun? {
    let font = fragment.font
    guard let family = font.family, font.size > 0,
      let face = face(family: family, weight: font.weight, isItalic: font.isItalic)
    else { return nil }
    var pen = GlyphPen(
      file: faces[face], scale: font.size / faces[face].unitsPerEm, letterSpacing: fragment.letterSpacing)
    var text = fragment.text
    let isComplete = text.withUTF8 { pen.draw($0) }
    return isComplete ? GlyphRun(font: .loaded(face), scale: pen.scale, glyphs: pen.glyphs) : nil
  }
}

/// Places glyphs one after the other, as the shaper measures them.
private struct GlyphPen {
  let file: FontFile
  let scale: Double
  let letterSpacing: Double
  var glyphs: [GlyphRun.Glyph] = []
  private var x = 0.0
  private var previous: UInt16?

  init(file: FontFile, scale: Double, letterSpacing: Double) {
    self.file = file
    self.scale = scale
    self.letterSpacing = letterSpacing
  }

  /// Whether the font has a glyph for all that is to be seen.
  mutating func draw(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    var start = 0
    while start < text.count {
      let cluster = ClusterCursor.cluster(in: text, at: start)
      guard !cluster.isEmoji, cluster.spacingMarks == 0 else { return false }
      var isBase = true
      for scalar in String(decoding: text[start..<cluster.end], as: UTF8.self).unicodeScalars {
        guard draw(scalar.value, isBase: isBase) else { return false }
        isBase = false
      }
      start = cluster.end
    }
    return true
  }

  /// Marks stand where their letter ends: their glyphs reach back over it.
  private mutating func draw(_ scalar: UInt32, isBase: Bool) -> Bool {
    guard let glyph = file.glyph(of: scalar) else { return ScalarProperties(scalar).width == .zero }
    guard isBase else {
      glyphs.append(GlyphRun.Glyph(index: glyph, x: x))
      return true
    }
    if let previous { x += file.kerning(previous, glyph) * scale }
    previous = glyph
    glyphs.append(GlyphRun.Glyph(index: glyph, x: x))
    let advance = file.advance(of: glyph)
    if advance != 0 { x += advance * scale + letterSpacing }
    return true
  }
}
