import LayViews

/// Measures the characters of one text into an arena and finds where its lines may break, in one pass.
struct Shaper {
  /// A stretch of the arena's bytes that is set in one font.
  struct Run {
    var bytes: Range<Int>
    /// Index into the text's runs.
    var index: Int
    /// Index into the measurer's faces.
    var face: Int
    /// Added after every character, in points.
    var kerning: Double
    var baselineOffset: Double
  }

  private var rules = LineBreakRules()
  private var slice: ShapingArena.Slice
  private var wordStart: Int
  private var visibleEnd: Int
  private var firstWord: Int
  private var paragraphStart: Int
  /// The character before, for kerning.
  private var previous: GlyphSource.Glyph?
  private var previousFace = -1
  /// Where the bytes of the runs so far end.
  private var byteEnd = 0

  /// Default tab stops lie 28 points apart: derived from the text system's documentation.
  private static let tabStop = 28.0

  /// Begins a text at the end of an arena, whose bytes are those of the text already.
  init(_ arena: inout ShapingArena) {
    let start = arena.offsets.count
    arena.ends.append(0)
    slice = ShapingArena.Slice(
      characters: start..<start, paragraphs: arena.paragraphs.count..<arena.paragraphs.count,
      spans: arena.spans.count..<arena.spans.count)
    (wordStart, visibleEnd, paragraphStart) = (start, start, start)
    firstWord = arena.words.count
  }

  mutating func append(_ run: Run, _ font: FontFace, to arena: inout ShapingArena) {
    let metrics = font.resolution.metrics.raised(by: run.baselineOffset)
    note(metrics, arena)
    if !run.bytes.isEmpty {
      arena.spans.append(
        ShapingArena.Span(
          start: UInt32(truncatingIfNeeded: arena.offsets.count), run: UInt32(truncatingIfNeeded: run.index),
          face: UInt32(truncatingIfNeeded: run.face), kerning: run.kerning, metrics: metrics.line))
    }
    if previousFace != run.face { previous = nil }
    previousFace = run.face
    byteEnd = run.bytes.upperBound
    // A reference of its own, as the arena's other arrays grow meanwhile.
    let bytes = arena.bytes
    bytes.withUnsafeBufferPointer { measure(run, of: $0, font, &arena) }
  }

  private mutating func note(_ metrics: FontMetrics, _ arena: ShapingArena) {
    if arena.spans.count == slice.spans.lowerBound {
      slice.metrics = metrics
    } else {
      if metrics.line != slice.metrics.line { slice.isUniform = false }
      slice.metrics.exact = slice.metrics.exact.union(metrics.exact)
      slice.metrics.line = slice.metrics.line.union(metrics.line)
    }
  }

  private mutating func measure(
    _ run: Run, of bytes: UnsafeBufferPointer<UInt8>, _ font: FontFace, _ arena: inout ShapingArena
  ) {
    let text = UnsafeBufferPointer(rebasing: bytes[run.bytes])
    var i = 0
    while i < text.count {
      let end = text.endOfPrintableASCII(from: i)
      if end > i {
        let stretch = UnsafeBufferPointer(rebasing: text[i..<end])
        let first = arena.offsets.count
        measure(ascii: stretch, at: run.bytes.lowerBound + i, kerning: run.kerning, font, &arena)
        breakWords(in: stretch, first: first, &arena)
        i = end
      } else {
        let cluster = ClusterCursor.cluster(in: text, at: i)
        place(cluster, at: run.bytes.lowerBound + i, kerning: run.kerning, font, &arena)
        i = cluster.end
      }
    }
  }

  // MARK: Printable ASCII

  /// Measures characters of a byte each: two loops, of which this one waits for nothing but additions.
  private mutating func measure(
    ascii bytes: UnsafeBufferPointer<UInt8>, at offset: Int, kerning: Double, _ font: FontFace,
    _ arena: inout ShapingArena
  ) {
    let count = bytes.count
    let first = arena.offsets.count
    arena.offsets.append(contentsOf: repeatElement(0, count: count))
    arena.offsets.withUnsafeMutableBufferPointer { offsets in
      let start = UInt32(truncatingIfNeeded: offset)
      for index in 0..<count { offsets[first &+ index] = start &+ UInt32(truncatingIfNeeded: index) }
    }
    var end = arena.ends[first]
    arena.ends.append(contentsOf: repeatElement(0, count: count))
    arena.ends.withUnsafeMutableBufferPointer { ends in
      font.measure(ascii: bytes, after: &previous, end: &end, kerning: kerning) { index, start in
        ends[first &+ index] = start
      }
      ends[first + count] = end
    }
  }

  /// Finds the breaks before and between characters of a byte each.
  /// - Parameter first: the position of the first of them.
  private mutating func breakWords(
    in bytes: UnsafeBufferPointer<UInt8>, first: Int, _ arena: inout ShapingArena
  ) {
    var index = 0
    while index < bytes.count {
      let lineBreak = LineBreakClass(printable: bytes[index])
      take(rules.next(lineBreak), at: first + index, &arena)
      index += 1
      // Letters hold together, and of several the rules remember what they do of one.
      if lineBreak == .alphabetic {
        while index < bytes.count, bytes[index].isASCIILetter { index += 1 }
        #if !hasFeature(Embedded)
        index = passWords(in: bytes, from: index, first: first, &arena)
        #endif
      }
      if lineBreak != .space { visibleEnd = first + index }
    }
  }

  #if !hasFeature(Embedded)
  /// Passes over words of letters alone, each behind one space: what most texts are made of, without asking the rules.
  /// - Parameter start: behind a letter.
  /// - Returns: where the last of them ends.
  @inline(__always)
  private mutating func passWords(
    in bytes: UnsafeBufferPointer<UInt8>, from start: Int, first: Int, _ arena: inout ShapingArena
  ) -> Int {
    var index = start
    while index &+ 1 < bytes.count, bytes[index] == UInt8(ascii: " "), bytes[index &+ 1].isASCIILetter {
      visibleEnd = first &+ index
      endWord(at: first &+ index &+ 1, &arena)
      index &+= 2
      while index < bytes.count, bytes[index].isASCIILetter { index &+= 1 }
    }
    if index > start { rules.passWord() }
    return index
  }
  #endif

  // MARK: Any characters

  private mutating func place(
    _ cluster: ClusterCursor.Cluster, at offset: Int, kerning: Double, _ font: FontFace,
    _ arena: inout ShapingArena
  ) {
    take(
      rules.next(
        cluster.properties.lineBreak, isWide: cluster.properties.width == .wide,
        endsWithJoiner: cluster.endsWithJoiner),
      at: arena.offsets.count, &arena)
    let before = arena.ends.count - 1
    var end = arena.ends[before]
    if cluster.properties.lineBreak.endsLine || cluster.isTab {
      previous = nil
      if cluster.isTab { end += tabAdvance(arena) }
    } else {
      if cluster.isSoftHyphen { slice.softHyphenWidth = font.advance(of: 0x2D) + kerning }
      arena.ends[before] = font.measure(cluster, after: &previous, end: &end, kerning: kerning)
    }
    arena.ends.append(end)
    arena.offsets.append(UInt32(truncatingIfNeeded: offset))
    if !cluster.hangs { visibleEnd = arena.offsets.count }
  }

  private func tabAdvance(_ arena: ShapingArena) -> Double {
    let x = arena.ends[arena.offsets.count] - arena.ends[paragraphStart]
    return x.isFinite ? ((x / Self.tabStop).roundedDown + 1) * Self.tabStop - x : 0
  }

  // MARK: Words and paragraphs

  /// Ends words and paragraphs before the character at a position.
  @inline(__always)
  private mutating func take(
    _ decision: LineBreakRules.Decision, at position: Int, _ arena: inout ShapingArena
  ) {
    switch decision {
    case .prohibited: return
    case .allowed: endWord(at: position, &arena)
    case .mandatory: endParagraph(at: position, hasLineFeed: true, &arena)
    }
  }

  private mutating func endWord(at position: Int, _ arena: inout ShapingArena) {
    arena.words.append(
      ShapingArena.Word(
        start: UInt32(truncatingIfNeeded: wordStart), visibleEnd: UInt32(truncatingIfNeeded: visibleEnd)))
    wordStart = position
    visibleEnd = position
  }

  private mutating func endParagraph(at position: Int, hasLineFeed: Bool, _ arena: inout ShapingArena) {
    endWord(at: position, &arena)
    let end = hasLineFeed ? position - 1 : position
    arena.paragraphs.append(
      ShapingArena.Paragraph(
        start: UInt32(truncatingIfNeeded: paragraphStart), end: UInt32(truncatingIfNeeded: end),
        firstWord: UInt32(truncatingIfNeeded: firstWord),
        endWord: UInt32(truncatingIfNeeded: arena.words.count)))
    firstWord = arena.words.count
    paragraphStart = position
  }

  /// Ends the text.
  mutating func finish(_ arena: inout ShapingArena) -> ShapingArena.Slice {
    let start = slice.characters.lowerBound
    let position = arena.offsets.count
    if position > start {
      // A line feed at the very end opens one more, empty line.
      let endedLine = rules.next(.alphabetic) == .mandatory
      if endedLine { endParagraph(at: position, hasLineFeed: true, &arena) }
      endParagraph(at: position, hasLineFeed: false, &arena)
    }
    slice.characters = start..<position
    slice.paragraphs = slice.paragraphs.lowerBound..<arena.paragraphs.count
    slice.spans = slice.spans.lowerBound..<arena.spans.count
    // Every text has one more end than it has starts: so that positions agree, it gets one more start.
    arena.offsets.append(UInt32(truncatingIfNeeded: byteEnd))
    return slice
  }
}

extension ClusterCursor.Cluster {
  var isTab: Bool { base == 0x09 }

  var isSoftHyphen: Bool { base == 0xAD }

  /// Whether the character takes no room at the end of a line.
  var hangs: Bool {
    switch properties.lineBreak {
    case .space, .zeroWidthSpace: return true
    default: return properties.lineBreak.endsLine || isTab || base == 0x3000 && isAlone
    }
  }
}

extension LineBreakClass {
  /// The class of a printable ASCII character, without the tables of all the others.
  @inline(__always)
  init(printable byte: UInt8) {
    if byte.isASCIILetter { self = .alphabetic } else { self = Self.ofSign(byte) }
  }

  private static func ofSign(_ byte: UInt8) -> LineBreakClass {
    switch byte {
    case UInt8(ascii: " "): return .space
    case UInt8(ascii: "0")...UInt8(ascii: "9"): return .numeric
    default: return ScalarProperties(UInt32(byte)).lineBreak
    }
  }
}
