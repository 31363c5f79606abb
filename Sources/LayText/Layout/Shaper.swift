import LaySemantics

/// Measures the characters of one text into an arena and finds where its lines may break, in one pass.
struct Shaper {
  private var arena: ShapingArena
  private var rules = LineBreakRules()
  private var slice: ShapingArena.Slice
  private var wordStart: Int
  private var visibleEnd: Int
  private var firstWord: Int
  private var paragraphStart: Int
  /// The character before, for kerning.
  private var previous: GlyphSource.Glyph?
  private var previousFace = -1

  /// Default tab stops lie 28 points apart: derived from the text system's documentation.
  private static let tabStop = 28.0

  /// Appends a text to the arena.
  /// - Parameter scale: what `minimumScaleFactor` leaves of the fonts' sizes.
  static func shape(
    _ runs: [TextRun], category: DynamicTypeSize, scale: Double, faces: inout FaceTable,
    into arena: inout ShapingArena
  ) -> ShapingArena.Slice {
    var shaper = Shaper(takingOver: &arena)
    for index in runs.indices {
      let face = faces.face(runs[index].font, category: category, scale: scale)
      shaper.append(runs[index], index: index, scale: scale, face: face, font: faces.faces[face])
    }
    shaper.finish()
    arena = shaper.arena
    return shaper.slice
  }

  private init(takingOver arena: inout ShapingArena) {
    self.arena = arena
    arena = ShapingArena()
    let start = self.arena.offsets.count
    self.arena.ends.append(0)
    slice = ShapingArena.Slice(
      characters: start..<start, paragraphs: self.arena.paragraphs.count..<self.arena.paragraphs.count,
      spans: self.arena.spans.count..<self.arena.spans.count)
    (wordStart, visibleEnd, paragraphStart) = (start, start, start)
    firstWord = self.arena.words.count
  }

  private var position: Int { arena.offsets.count }

  private mutating func append(_ run: TextRun, index: Int, scale: Double, face: Int, font: FontFace) {
    let raise = run.baselineOffset.boundedLength * scale
    var metrics = font.resolution.metrics
    // Measured on macOS 26.2: a raise adds below the baseline guide's text, a drop below the glyphs.
    metrics.line.ascent += max(raise, 0)
    metrics.line.descent += max(-raise, 0)
    note(metrics)
    let kerning = run.kerning.boundedLength * scale
    if !run.text.isEmpty {
      arena.spans.append(
        ShapingArena.Span(
          start: UInt32(truncatingIfNeeded: position), run: UInt32(truncatingIfNeeded: index),
          face: UInt32(truncatingIfNeeded: face), kerning: kerning, metrics: metrics.line))
    }
    if previousFace != face { previous = nil }
    previousFace = face
    var text = run.text
    text.withUTF8 { measure($0, kerning: kerning, font: font) }
  }

  private mutating func note(_ metrics: FontMetrics) {
    if arena.spans.count == slice.spans.lowerBound {
      slice.metrics = metrics
    } else {
      if metrics.line != slice.metrics.line { slice.isUniform = false }
      slice.metrics.exact = slice.metrics.exact.union(metrics.exact)
      slice.metrics.line = slice.metrics.line.union(metrics.line)
    }
  }

  private mutating func measure(_ bytes: UnsafeBufferPointer<UInt8>, kerning: Double, font: FontFace) {
    let base = arena.bytes.count
    arena.bytes.append(contentsOf: bytes)
    var i = 0
    while i < bytes.count {
      let byte = bytes[i]
      let isPlain = byte >= 0x20 && byte < 0x7F && (i + 1 == bytes.count || bytes[i + 1] < 0x80)
      if isPlain {
        place(
          font.glyphs.ascii[Int(byte)], of: Self.breakClass(byte), at: base + i, kerning: kerning, font: font)
        i += 1
      } else {
        let cluster = ClusterCursor.cluster(in: bytes, at: i)
        place(cluster, at: base + i, kerning: kerning, font: font)
        i = cluster.end
      }
    }
  }

  /// The line break class of a printable ASCII character.
  @inline(__always)
  private static func breakClass(_ byte: UInt8) -> LineBreakClass {
    let isLetter = (byte | 0x20) &- 0x61 < 26
    return isLetter ? .alphabetic : byte == 0x20 ? .space : ScalarProperties(UInt32(byte)).lineBreak
  }

  @inline(__always)
  private mutating func place(
    _ glyph: GlyphSource.Glyph, of lineBreak: LineBreakClass, at offset: Int, kerning: Double, font: FontFace
  ) {
    take(rules.next(lineBreak))
    if let previous { arena.ends[arena.ends.count - 1] += font.kerning(previous, glyph) }
    previous = glyph
    add(font.advance(of: glyph) + kerning, at: offset, hangs: lineBreak == .space)
  }

  private mutating func place(
    _ cluster: ClusterCursor.Cluster, at offset: Int, kerning: Double, font: FontFace
  ) {
    let lineBreak = cluster.properties.lineBreak
    take(
      rules.next(
        lineBreak, isWide: cluster.properties.width == .wide, endsWithJoiner: cluster.endsWithJoiner))
    if lineBreak.endsLine || cluster.base == 0x09 {
      previous = nil
      add(cluster.base == 0x09 ? tabAdvance : 0, at: offset, hangs: true)
      return
    }
    if cluster.base == 0xAD { slice.softHyphenWidth = font.advance(of: 0x2D) + kerning }
    var glyph = cluster.isEmoji ? font.glyphs.emoji : font.glyphs.glyph(cluster.base)
    if cluster.base == 0xAD { (glyph.advance, glyph.isFitted) = (0, false) }
    if let previous { arena.ends[arena.ends.count - 1] += font.kerning(previous, glyph) }
    previous = glyph
    // Marks that take room, in scripts the tables don't know: a third of a letter each; derived.
    let marks = Double(cluster.spacingMarks) * 0.3 * font.resolution.font.size
    let isInvisible = glyph.advance == 0 && marks == 0
    let hangs =
      lineBreak == .space || lineBreak == .zeroWidthSpace || cluster.base == 0x3000 && cluster.isAlone
    add(isInvisible ? 0 : font.advance(of: glyph) + marks + kerning, at: offset, hangs: hangs)
  }

  private var tabAdvance: Double {
    let x = arena.ends[position] - arena.ends[paragraphStart]
    return x.isFinite ? ((x / Self.tabStop).roundedDown + 1) * Self.tabStop - x : 0
  }

  @inline(__always)
  private mutating func add(_ advance: Double, at offset: Int, hangs: Bool) {
    arena.offsets.append(UInt32(truncatingIfNeeded: offset))
    arena.ends.append(arena.ends[arena.ends.count - 1] + advance)
    if !hangs { visibleEnd = arena.offsets.count }
  }

  /// Ends words and paragraphs before the character that comes next.
  @inline(__always)
  private mutating func take(_ decision: LineBreakRules.Decision) {
    switch decision {
    case .prohibited: return
    case .allowed: endWord()
    case .mandatory: endParagraph(hasLineFeed: true)
    }
  }

  private mutating func endWord() {
    arena.words.append(
      ShapingArena.Word(
        start: UInt32(truncatingIfNeeded: wordStart), visibleEnd: UInt32(truncatingIfNeeded: visibleEnd)))
    wordStart = position
    visibleEnd = position
  }

  private mutating func endParagraph(hasLineFeed: Bool) {
    endWord()
    let end = hasLineFeed ? position - 1 : position
    arena.paragraphs.append(
      ShapingArena.Paragraph(
        start: UInt32(truncatingIfNeeded: paragraphStart), end: UInt32(truncatingIfNeeded: end),
        firstWord: UInt32(truncatingIfNeeded: firstWord),
        endWord: UInt32(truncatingIfNeeded: arena.words.count)))
    slice.naturalWidth = max(slice.naturalWidth, arena.width(from: paragraphStart, to: end))
    firstWord = arena.words.count
    paragraphStart = position
  }

  private mutating func finish() {
    let start = slice.characters.lowerBound
    if position > start {
      // A line feed at the very end opens one more, empty line.
      let endedLine = rules.next(.alphabetic) == .mandatory
      if endedLine { endParagraph(hasLineFeed: true) }
      endParagraph(hasLineFeed: false)
    }
    slice.characters = start..<position
    slice.paragraphs = slice.paragraphs.lowerBound..<arena.paragraphs.count
    slice.spans = slice.spans.lowerBound..<arena.spans.count
    // Every text has one more end than it has starts: so that positions agree, it gets one more start.
    arena.offsets.append(UInt32(truncatingIfNeeded: arena.bytes.count))
  }
}
