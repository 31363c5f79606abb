import LayViews

/// The lines of a layout's texts by view, in points from each text's own top left corner.
///
/// Lines lie one after the other in one array, as do their fragments and their characters: an array of lines for every
/// text, with an array of fragments in each and a string in each of those, took longer to make than to find out.
package struct LaidOutTexts: Sendable {
  package struct Line: BitwiseCopyable, Sendable {
    package var x: Double
    package var baseline: Double
    /// The drawn width, without trailing spaces.
    package var width: Double
    /// One past the line's last fragment; it begins where the line before ends.
    var fragmentEnd: UInt32
  }

  /// A stretch of one run on one line.
  package struct Fragment: BitwiseCopyable, Sendable {
    package var x: Double
    package var width: Double
    /// What the viewer adds to each character, in points: kerning less tightening, and the stand-in's tracking.
    package var letterSpacing: Double
    /// Index into the text's runs.
    package var run: UInt32
    /// Index into `fonts`.
    package var font: UInt32
    /// One past its last byte; it begins where the fragment before ends.
    var byteEnd: UInt32
  }

  private struct Text: BitwiseCopyable {
    var measure: TextMeasure
    var lineEnd: UInt32
    var isTruncated: Bool
  }

  /// The resolved fonts that fragments name.
  package var fonts: [ResolvedFont] = []
  package var lines: [Line] = []
  package var fragments: [Fragment] = []
  /// The characters as drawn, in UTF-8: case applied, an ellipsis where text was cut.
  package var bytes: [UInt8] = []
  private var texts: [Text] = []
  /// The number of each view's text and one more, up to the last view that may have one; 0 is none.
  private var numbers: [UInt32] = []

  package init() {}

  /// The number of texts.
  package var count: Int { texts.count }

  // MARK: Reading

  @inline(__always)
  private func number(of view: ViewID) -> Int? {
    guard Int(view.index) < numbers.count, numbers[Int(view.index)] > 0 else { return nil }
    return Int(numbers[Int(view.index)]) - 1
  }

  /// Whether a view is a text that was laid out, be it without lines.
  package func contains(_ view: ViewID) -> Bool { number(of: view) != nil }

  /// Indices of the lines of a view's text; empty for other views.
  package func lines(of view: ViewID) -> Range<Int> {
    number(of: view).map { lines(ofText: $0) } ?? 0..<0
  }

  private func lines(ofText number: Int) -> Range<Int> {
    (number > 0 ? Int(texts[number - 1].lineEnd) : 0)..<Int(texts[number].lineEnd)
  }

  /// Indices of a line's fragments.
  package func fragments(ofLine line: Int) -> Range<Int> {
    (line > 0 ? Int(lines[line - 1].fragmentEnd) : 0)..<Int(lines[line].fragmentEnd)
  }

  /// Where the characters of a fragment lie in `bytes`.
  package func bytes(ofFragment fragment: Int) -> Range<Int> {
    (fragment > 0 ? Int(fragments[fragment - 1].byteEnd) : 0)..<Int(fragments[fragment].byteEnd)
  }

  /// Where the characters of a line lie in `bytes`.
  package func bytes(ofLine line: Int) -> Range<Int> {
    let fragments = fragments(ofLine: line)
    guard let last = fragments.last else { return 0..<0 }
    return bytes(ofFragment: fragments.lowerBound).lowerBound..<bytes(ofFragment: last).upperBound
  }

  /// Whether a view's text lost characters for want of lines or width.
  package func isTruncated(_ view: ViewID) -> Bool {
    number(of: view).map { texts[$0].isTruncated } ?? false
  }

  /// The font that a view's text begins in; nil where no line of it shows anything.
  package func firstFont(of view: ViewID) -> ResolvedFont? {
    let lines = lines(of: view)
    guard let line = lines.first, let fragment = fragments(ofLine: line).first else { return nil }
    return fonts[Int(fragments[fragment].font)]
  }

  /// How many texts lost characters.
  package var truncatedCount: Int { texts.count { $0.isTruncated } }

  // MARK: Writing

  /// Makes room for the texts of so many views, at first for so many texts of one line.
  package mutating func grow(toViews viewCount: Int, texts textCount: Int = 0) {
    guard viewCount > numbers.count else { return }
    if numbers.isEmpty {
      texts.reserveCapacity(textCount)
      lines.reserveCapacity(textCount)
      fragments.reserveCapacity(textCount)
    }
    numbers.append(contentsOf: repeatElement(0, count: viewCount - numbers.count))
  }

  /// The lines since the last text are those of a view.
  package mutating func endText(of view: ViewID, _ measure: TextMeasure, isTruncated: Bool) {
    texts.append(
      Text(
        measure: measure, lineEnd: UInt32(truncatingIfNeeded: lines.count), isTruncated: isTruncated))
    grow(toViews: Int(view.index) + 1)
    numbers[Int(view.index)] = UInt32(truncatingIfNeeded: texts.count)
  }

  /// The fragments since the last line are a line.
  package mutating func endLine(x: Double, baseline: Double, width: Double) {
    lines.append(
      Line(x: x, baseline: baseline, width: width, fragmentEnd: UInt32(truncatingIfNeeded: fragments.count)))
  }

  /// The bytes since the last fragment are a fragment.
  package mutating func endFragment(run: Int, font: Int, x: Double, width: Double, letterSpacing: Double) {
    fragments.append(
      Fragment(
        x: x, width: width, letterSpacing: letterSpacing, run: UInt32(truncatingIfNeeded: run),
        font: UInt32(truncatingIfNeeded: font), byteEnd: UInt32(truncatingIfNeeded: bytes.count)))
  }

  /// The bytes since the last fragment go to the end of that.
  mutating func lengthenFragment(by width: Double) {
    let last = fragments.count - 1
    fragments[last].width += width
    fragments[last].byteEnd = UInt32(truncatingIfNeeded: bytes.count)
  }

  /// Moves lines to where their widths put them in the text.
  mutating func shift(lines range: Range<Int>, by distance: (Line) -> Double) {
    for line in range {
      let x = distance(lines[line])
      lines[line].x = x
      for fragment in fragments(ofLine: line) { fragments[fragment].x += x }
    }
  }
}

// MARK: One text

extension LaidOutTexts {
  /// A view's text by itself, for those that look at few: it is made each time.
  package subscript(view: ViewID) -> TextLayout? {
    guard let number = number(of: view) else { return nil }
    return TextLayout(
      measure: texts[number].measure,
      lines: lines(ofText: number).map { line in
        TextLine(
          fragments: fragments(ofLine: line).map { self.fragment($0) }, x: lines[line].x,
          baseline: lines[line].baseline, width: lines[line].width)
      }, isTruncated: texts[number].isTruncated)
  }

  /// A fragment by itself.
  package func fragment(_ index: Int) -> TextLine.Fragment {
    let fragment = fragments[index]
    return TextLine.Fragment(
      run: Int(fragment.run), text: String(decoding: bytes[bytes(ofFragment: index)], as: UTF8.self),
      x: fragment.x, width: fragment.width, font: fonts[Int(fragment.font)],
      letterSpacing: fragment.letterSpacing)
  }
}

extension LaidOutTexts: Equatable {
  /// Whether the same views have the same texts, in whichever order they were laid out.
  package static func == (a: LaidOutTexts, b: LaidOutTexts) -> Bool {
    guard a.count == b.count else { return false }
    return (0..<max(a.numbers.count, b.numbers.count)).allSatisfy { a[ViewID($0)] == b[ViewID($0)] }
  }
}
