/// One line of characters.
struct Line: Equatable {
  var start: Int
  /// One past the last visible character.
  var visibleEnd: Int
  /// One past the trailing spaces: where the next line starts, line feeds aside.
  var end: Int
  var endsParagraph: Bool
  /// Shows a hyphen at its end, where the text has a soft one.
  var isHyphenated = false
}

/// Breaks a text into lines of a width, greedily, one line at a time.
///
/// A line fits if its visible characters do; its trailing spaces hang. A word that is longer than the line is broken
/// between characters. If a paragraph takes just two lines and the second holds one word, the last word of the
/// first moves down when that makes the lines more even.
struct LineWrapper {
  private let slice: ShapingArena.Slice
  private let width: Double
  /// Whether a lone last word may get company.
  private let evensLines: Bool
  private var paragraph: Int
  private var position: Int
  private var word: Int
  /// The second line of a paragraph, known already.
  private var pending: Line?

  init(_ slice: ShapingArena.Slice, width: Double, evensLines: Bool, arena: ShapingArena) {
    self.slice = slice
    self.width = width
    self.evensLines = evensLines
    paragraph = slice.paragraphs.lowerBound
    position = 0
    word = 0
    enterParagraph(arena)
  }

  /// The next line; nil at the end.
  /// - Complexity: O(log n) in the words of the line.
  mutating func next(_ arena: ShapingArena) -> Line? {
    if let line = pending {
      pending = nil
      leave(line, arena)
      return line
    }
    guard paragraph < slice.paragraphs.upperBound else { return nil }
    let bounds = arena.paragraphs[paragraph]
    let isFirst = position == Int(bounds.start)
    var line = fill(from: position, bounds, arena)
    if evensLines, isFirst, !line.endsParagraph, let even = evened(line, bounds, arena) {
      line = even.first
      pending = even.second
      return line
    }
    leave(line, arena)
    return line
  }

  private mutating func enterParagraph(_ arena: ShapingArena) {
    guard paragraph < slice.paragraphs.upperBound else { return }
    position = Int(arena.paragraphs[paragraph].start)
    word = Int(arena.paragraphs[paragraph].firstWord)
  }

  private mutating func leave(_ line: Line, _ arena: ShapingArena) {
    if line.endsParagraph {
      paragraph += 1
      enterParagraph(arena)
    } else {
      position = line.end
    }
  }

  private func fits(_ start: Int, _ end: Int, _ arena: ShapingArena, _ hyphen: Double = 0) -> Bool {
    arena.width(from: start, to: end) + hyphen <= width + .roundingError
  }

  /// The longest line from a position that fits, or one character.
  private mutating func fill(from start: Int, _ bounds: ShapingArena.Paragraph, _ arena: ShapingArena) -> Line
  {
    let endWord = Int(bounds.endWord)
    while word + 1 < endWord, Int(arena.words[word + 1].start) <= start { word += 1 }
    let fitting = lastFitting(in: word..<endWord) { fits(start, Int(arena.words[$0].visibleEnd), arena) }
    guard var last = fitting else { return fillCharacters(from: start, bounds, arena) }
    let endsParagraph = last + 1 == endWord
    if !endsParagraph, let hyphen = slice.softHyphenWidth {
      while last > word, arena.endsInSoftHyphen(last),
        !fits(start, Int(arena.words[last].visibleEnd), arena, hyphen)
      {
        last -= 1
      }
    }
    return Line(
      start: start, visibleEnd: max(Int(arena.words[last].visibleEnd), start),
      end: endsParagraph ? Int(bounds.end) : Int(arena.words[last + 1].start), endsParagraph: endsParagraph,
      isHyphenated: !endsParagraph && slice.softHyphenWidth != nil && arena.endsInSoftHyphen(last))
  }

  /// A line inside of a word that is longer than it.
  private func fillCharacters(
    from start: Int, _ bounds: ShapingArena.Paragraph, _ arena: ShapingArena
  ) -> Line {
    let visibleEnd = max(Int(arena.words[word].visibleEnd), start + 1)
    let fitting = lastFitting(in: start + 1..<visibleEnd + 1) { fits(start, $0, arena) }
    let end = fitting ?? start + 1
    guard end == visibleEnd else {
      return Line(start: start, visibleEnd: end, end: end, endsParagraph: false)
    }
    let endsParagraph = word + 1 == Int(bounds.endWord)
    return Line(
      start: start, visibleEnd: end, end: endsParagraph ? Int(bounds.end) : Int(arena.words[word + 1].start),
      endsParagraph: endsParagraph)
  }

  /// The last index for which a condition holds that holds up to some index; nil if for none.
  ///
  /// Steps double from the start, so that short lines in long texts cost little.
  private func lastFitting(in range: Range<Int>, _ fits: (Int) -> Bool) -> Int? {
    guard !range.isEmpty, fits(range.lowerBound) else { return nil }
    var low = range.lowerBound
    var step = 1
    while low + step < range.upperBound, fits(low + step) {
      low += step
      step *= 2
    }
    var high = min(low + step, range.upperBound)
    while high - low > 1 {
      let middle = (low + high) / 2
      if fits(middle) { low = middle } else { high = middle }
    }
    return low
  }

  /// Both lines of a paragraph whose lone last word gets company; nil where the paragraph stays as it is.
  private mutating func evened(
    _ first: Line, _ bounds: ShapingArena.Paragraph, _ arena: ShapingArena
  ) -> (first: Line, second: Line)? {
    let lastWord = Int(bounds.endWord) - 1
    guard lastWord - Int(bounds.firstWord) >= 2, first.end == Int(arena.words[lastWord].start) else {
      return nil
    }
    let moved = arena.words[lastWord - 1]
    let shorter = Line(
      start: first.start, visibleEnd: Int(arena.words[lastWord - 2].visibleEnd), end: Int(moved.start),
      endsParagraph: false)
    let longer = Line(
      start: Int(moved.start), visibleEnd: Int(arena.words[lastWord].visibleEnd), end: Int(bounds.end),
      endsParagraph: true)
    let lone = arena.width(from: first.end, to: longer.visibleEnd)
    let before = abs(arena.width(from: first.start, to: first.visibleEnd) - lone)
    let widthBelow = arena.width(from: longer.start, to: longer.visibleEnd)
    let after = abs(arena.width(from: shorter.start, to: shorter.visibleEnd) - widthBelow)
    guard fits(longer.start, longer.visibleEnd, arena), after < before else { return nil }
    return (shorter, longer)
  }
}

extension ShapingArena {
  /// Whether a word's last visible character is a soft hyphen.
  fileprivate func endsInSoftHyphen(_ word: Int) -> Bool {
    let end = Int(words[word].visibleEnd)
    guard end > Int(words[word].start) else { return false }
    return isSoftHyphen(at: Int(offsets[end - 1]))
  }

  /// Whether a soft hyphen begins at a byte.
  func isSoftHyphen(at byte: Int) -> Bool {
    byte + 1 < bytes.count && bytes[byte] == 0xC2 && bytes[byte + 1] == 0xAD
  }
}
