import LayViews

/// A stretch of a line whose characters stand where they were measured.
package struct SetFragment: Equatable, Sendable {
  package var run: GlyphRun
  /// What the font has no glyphs for.
  package var rest: [Piece]

  package init(run: GlyphRun, rest: [Piece] = []) {
    self.run = run
    self.rest = rest
  }

  /// Characters that only a viewer's fonts can draw.
  package struct Piece: Equatable, Sendable {
    package var text: String
    /// In points from the stretch's left end.
    package var x: Double
    package var width: Double
  }
}

/// Sets text of the system font in outlines that stand for it.
package struct SystemTypesetter {
  private let library: FontLibrary
  /// Of the fonts that were asked for; a layout has a few.
  private var fonts: [(font: ResolvedFont, face: FontFace, outlines: Int)] = []

  package init(_ library: FontLibrary) { self.library = library }

  /// The glyphs of a stretch of a line; nil where no outlines stand for its font, or it holds a tab.
  ///
  /// Each stands in the middle of the room that was measured for it. Serif, rounded and monospaced fonts keep their own
  /// advances, with the same space between all to come out as wide as was measured.
  /// - Complexity: O(n) in the characters.
  package mutating func set(_ fragment: TextLine.Fragment) -> SetFragment? {
    let font = fragment.font
    guard font.size > 0, let index = index(of: font) else { return nil }
    let file = library.system.faces[fonts[index].outlines]
    var pen = OutlinePen(
      file: file, face: fonts[index].face, style: OutlineStyle(file, for: font),
      // What a viewer is told to add holds what the tables have already.
      kerning: fragment.letterSpacing - fonts[index].face.tracking,
      keepsOwnAdvances: font.design != .standard)
    var text = fragment.text
    guard text.withUTF8({ pen.draw($0) }) else { return nil }
    return pen.finish(font: .system(fonts[index].outlines), width: fragment.width)
  }

  private mutating func index(of font: ResolvedFont) -> Int? {
    if let known = fonts.firstIndex(where: { $0.font == font }) { return known }
    guard let outlines = library.system.face(for: font) else { return nil }
    let metrics = LineMetrics.missingFont(size: font.size)
    let resolution = FontResolver.Resolution(
      font: font, metrics: FontMetrics(exact: metrics, line: metrics), face: nil)
    let face = FontFace(resolution, glyphs: GlyphSource(resolution.glyphs, library: library))
    fonts.append((font, face, outlines))
    return fonts.count - 1
  }
}

/// Puts outlines where the system font's characters were measured.
private struct OutlinePen {
  let file: FontFile
  let face: FontFace
  let style: OutlineStyle
  let kerning: Double
  let keepsOwnAdvances: Bool
  private var run: GlyphRun
  private var rest: [SetFragment.Piece] = []
  /// The number of the character that each glyph, and each piece, belongs to.
  private var glyphNumbers: [Int] = []
  private var pieceNumbers: [Int] = []
  /// The number of the character after the last piece.
  private var pieceEnd = -1
  private var count = 0
  /// Where the characters so far end, as measured and as the outlines' own advances have it.
  private var end = 0.0
  private var previous: GlyphSource.Glyph?
  private var ownEnd = 0.0
  private var ownPrevious: UInt16?

  init(file: FontFile, face: FontFace, style: OutlineStyle, kerning: Double, keepsOwnAdvances: Bool) {
    self.file = file
    self.face = face
    self.style = style
    self.kerning = kerning
    self.keepsOwnAdvances = keepsOwnAdvances
    run = GlyphRun(
      font: .system(0), scale: face.resolution.font.size / file.unitsPerEm, style: style, glyphs: [])
  }

  /// False where a tab is met, whose room depends on what is before the stretch.
  mutating func draw(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    var start = 0
    while start < text.count {
      let cluster = ClusterCursor.cluster(in: text, at: start)
      if cluster.isTab { return false }
      draw(cluster, String(decoding: text[start..<cluster.end], as: UTF8.self))
      start = cluster.end
      count += 1
    }
    return true
  }

  private mutating func draw(_ cluster: ClusterCursor.Cluster, _ text: String) {
    let start = face.measure(cluster, after: &previous, end: &end, kerning: kerning)
    let room = end - start
    guard !cluster.isSoftHyphen else { return }
    var x = keepsOwnAdvances ? ownEnd : start
    guard let glyph = glyph(of: cluster) else {
      if room > 0 { append(text, at: x, width: room - kerning) }
      ownEnd += room
      ownPrevious = nil
      return
    }
    let advance = file.advance(of: glyph) * run.scale * style.width
    if keepsOwnAdvances {
      if let ownPrevious { x += file.kerning(ownPrevious, glyph) * run.scale * style.width }
      ownPrevious = glyph
      ownEnd = x + (advance == 0 ? 0 : advance + kerning)
    } else if advance > 0 {
      x += (room - kerning - advance) / 2
    }
    append(glyph, at: x)
    // Marks stand where their letter ends: their glyphs reach back over it.
    for scalar in text.unicodeScalars.dropFirst() {
      if let mark = file.glyph(of: scalar.value), file.advance(of: mark) == 0 {
        append(mark, at: x + advance)
      }
    }
  }

  private func glyph(of cluster: ClusterCursor.Cluster) -> UInt16? {
    cluster.isEmoji || cluster.spacingMarks > 0 ? nil : file.glyph(of: cluster.base)
  }

  private mutating func append(_ glyph: UInt16, at x: Double) {
    run.glyphs.append(GlyphRun.Glyph(index: glyph, x: x))
    glyphNumbers.append(count)
  }

  private mutating func append(_ text: String, at x: Double, width: Double) {
    if let last = rest.indices.last, pieceEnd == count {
      rest[last].text += text
      rest[last].width = x + width - rest[last].x
    } else {
      rest.append(SetFragment.Piece(text: text, x: x, width: width))
      pieceNumbers.append(count)
    }
    pieceEnd = count + 1
  }

  /// Spreads what the width has more, or less, evenly between the characters.
  mutating func finish(font: GlyphRun.Font, width: Double) -> SetFragment {
    run.font = font
    let space = (width - (keepsOwnAdvances ? ownEnd : end)) / Double(max(count - 1, 1))
    if abs(space) > 1e-6, count > 1 {
      for index in run.glyphs.indices { run.glyphs[index].x += space * Double(glyphNumbers[index]) }
      for index in rest.indices { rest[index].x += space * Double(pieceNumbers[index]) }
    }
    return SetFragment(run: run, rest: rest)
  }
}
