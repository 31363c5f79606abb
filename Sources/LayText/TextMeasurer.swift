import LayViews
import LaySyntax

/// Measures and breaks text as the platform does; shapes each text once, however many widths are asked for.
///
/// Input are texts as the evaluator leaves them, runs with complete fonts; output are sizes, baselines, lines and
/// spacing preferences in points. A text that has to wrap is measured character by character into one arena and then
/// answers every proposal from sums. No proposal, however odd, makes it trap; time is linear in the characters.
package struct TextMeasurer {
  package let configuration: Configuration

  let pixels: PixelRounding
  var faces: FaceTable
  var arena = ShapingArena()
  var texts: [KnownText] = []
  private var styles = PlainStyleTable()
  private var plainTexts = PlainTextTable()
  /// What is known of texts that are measured character by character.
  var details: [TextDetail] = []
  private var answers = AnswerCache()
  /// The text that is not plain last shaped for each hash: equal texts are one.
  private var shaped = HashMap<UInt64, UInt32>()

  /// - Parameter library: the fonts that custom families are looked up in.
  package init(configuration: Configuration, library: FontLibrary = FontLibrary()) {
    self.configuration = configuration
    pixels = PixelRounding(displayScale: configuration.displayScale)
    faces = FaceTable(
      resolver: FontResolver(
        platform: configuration.platform, usesAdaptiveLineHeight: configuration.usesAdaptiveLineHeight,
        library: library))
  }

  /// The custom families asked for so far that are not loaded, so that a fallback measured them.
  package var missingFamilies: [String] { faces.missingFamilies }

  /// The fonts that custom families are looked up in.
  package var library: FontLibrary { faces.resolver.library }

  /// The fonts that laid out texts name.
  package var fonts: [ResolvedFont] { faces.fonts }

  // MARK: Shaping

  /// Resolves the runs' fonts and measures their characters.
  /// - Complexity: O(n) in the characters.
  package mutating func shape(_ text: TextSpec, dynamicTypeSize: DynamicTypeSize) -> ShapedText {
    var style = KnownStyle()
    return shape(text.runs.first?.text ?? "", of: text, dynamicTypeSize: dynamicTypeSize, style: &style)
  }

  /// Shapes a text whose first run says these words instead of its own.
  /// - Parameter style: is noted there, for more texts that are alike.
  package mutating func shape(
    _ words: String, of text: TextSpec, dynamicTypeSize: DynamicTypeSize, style: inout KnownStyle
  ) -> ShapedText {
    if text.runs.count == 1, !words.isEmpty {
      let number = styles.number(
        of: text, category: dynamicTypeSize, faces: &faces, platform: configuration.platform, pixels: pixels)
      style = KnownStyle(number: number, category: dynamicTypeSize)
      if let plain = shapePlain(words, number) { return ShapedText(index: plain) }
    }
    return ShapedText(index: shapeInDetail(text.saying(words), dynamicTypeSize))
  }

  /// Shapes a plain text that is like one shaped before; nil if it is not, or not plain.
  package mutating func shape(
    _ words: String, in style: KnownStyle, dynamicTypeSize: DynamicTypeSize
  ) -> ShapedText? {
    guard style.number != KnownText.none, style.category == dynamicTypeSize, !words.isEmpty else {
      return nil
    }
    return shapePlain(words, style.number).map { ShapedText(index: $0) }
  }

  /// The number of a text that is measured character by character, be it plain.
  mutating func shapeInDetail(_ text: TextSpec, _ dynamicTypeSize: DynamicTypeSize) -> UInt32 {
    let hash = Self.hash(text)
    if let known = shaped[hash], details[Int(texts[Int(known)].detail)].isOf(text, dynamicTypeSize) {
      return known
    }
    let start = arena.bytes.count
    for run in text.runs { arena.bytes.append(contentsOf: run.text.utf8) }
    let index = add(bytes: start..<arena.bytes.count, style: KnownText.none, width: 0)
    addDetail(of: Int(index), .runs(text, dynamicTypeSize), TextLimits(text))
    shaped.set(hash, to: index)
    return index
  }

  /// The number of a plain text; nil for any other.
  private mutating func shapePlain(_ words: String, _ style: UInt32) -> UInt32? {
    words.utf8.withContiguousStorageIfAvailable { shapePlain($0, style) } ?? nil
  }

  private mutating func shapePlain(_ bytes: UnsafeBufferPointer<UInt8>, _ style: UInt32) -> UInt32? {
    let hash = PlainTextTable.hash(bytes, style: style)
    if let known = plainTexts.find(hash, where: { isPlain($0, bytes, style) }) { return known }
    if bytes.count >= Self.lengthThatWraps, let index = shapeLong(bytes, style) {
      plainTexts.insert(index, hash: hash)
      return index
    }
    let face = faces.faces[styles[style].face]
    guard let width = face.plainWidth(bytes, kerning: styles[style].kerning) else { return nil }
    let start = arena.bytes.count
    arena.bytes.append(contentsOf: bytes)
    let index = add(bytes: start..<arena.bytes.count, style: style, width: width)
    plainTexts.insert(index, hash: hash)
    return index
  }

  /// From so many bytes on a text is taken for one that has to wrap, on most screens: its characters are not added up
  /// before they are measured one by one.
  private static let lengthThatWraps = 64

  /// Measures a plain text character by character at once; nil where it is not plain, or may not be.
  private mutating func shapeLong(_ bytes: UnsafeBufferPointer<UInt8>, _ style: UInt32) -> UInt32? {
    // What else there is, `FontFace.plainWidth` tells apart.
    guard bytes.endOfPrintableASCII(from: 0) == bytes.count, bytes.last != UInt8(ascii: " ") else {
      return nil
    }
    let start = arena.bytes.count
    arena.bytes.append(contentsOf: bytes)
    let index = add(bytes: start..<arena.bytes.count, style: style, width: 0)
    let key = styles.key(style)
    addDetail(of: Int(index), .plain(key), key.limits)
    let characters = details[details.count - 1].slice.characters
    // Where a character ends before the one before it, a line might hold a word without holding half of it.
    let grows = arena.ends.withUnsafeBufferPointer { ends in
      characters.allSatisfy { ends[$0] <= ends[$0 &+ 1] }
    }
    guard grows else { return nil }
    let width = arena.ends[characters.upperBound]
    texts[Int(index)].naturalWidth = width
    texts[Int(index)].width = pixels.up(max(width, 0))
    return index
  }

  /// Whether a known text has these characters and this style.
  private func isPlain(_ index: UInt32, _ bytes: UnsafeBufferPointer<UInt8>, _ style: UInt32) -> Bool {
    let text = texts[Int(index)]
    guard text.style == style, Int(text.count) == bytes.count else { return false }
    return arena.bytes.withUnsafeBufferPointer { $0[text.bytes].elementsEqual(bytes) }
  }

  private mutating func add(bytes: Range<Int>, style: UInt32, width: Double) -> UInt32 {
    texts.append(
      KnownText(
        start: UInt32(truncatingIfNeeded: bytes.lowerBound), count: UInt32(truncatingIfNeeded: bytes.count),
        style: style, detail: KnownText.none, naturalWidth: width, width: pixels.up(max(width, 0))))
    return UInt32(truncatingIfNeeded: texts.count - 1)
  }

  /// Measures a text character by character.
  private mutating func addDetail(of index: Int, _ source: TextDetail.Source, _ limits: TextLimits) {
    let slice = source.shape(texts[index].bytes, scale: 1, faces: &faces, into: &arena)
    texts[index].detail = UInt32(truncatingIfNeeded: details.count)
    details.append(TextDetail(source: source, limits: limits, slice: slice, bytes: texts[index].bytes))
    if !texts[index].isPlain, slice.paragraphs.count == 1, !slice.isEmpty {
      details[details.count - 1].line =
        measurePlainly(details.count - 1, width: .infinity, height: .infinity).measure
    }
    answers.addText()
  }

  /// The number of what is known of a text that has to wrap.
  private mutating func detail(of index: Int) -> Int {
    if texts[index].detail == KnownText.none {
      let key = styles.key(texts[index].style)
      addDetail(of: index, .plain(key), key.limits)
    }
    return Int(texts[index].detail)
  }

  // MARK: Measuring

  /// The size that a text answers to a proposal; nil is "no opinion", and infinity is unlimited.
  /// - Complexity: O(lines × log n) for a width not asked before, else O(1).
  package mutating func measure(_ text: ShapedText, width: Double?, height: Double?) -> TextMeasure {
    let width = Self.limit(width)
    let height = Self.limit(height)
    let index = Int(text.index)
    guard index < texts.count else { return .zero }
    guard width > 0 || height > 0 else { return withoutRoom(index) }
    if texts[index].isPlain, width >= texts[index].width {
      return styles[texts[index].style].measure(width: texts[index].width)
    }
    return measureWrapped(detail(of: index), width: width, height: height)
  }

  /// A text that is proposed no room at all takes none.
  ///
  /// Measured on macOS 27.0: there it keeps its baselines, so that what is aligned with it stays where it is.
  private mutating func withoutRoom(_ index: Int) -> TextMeasure {
    guard configuration.platform == .macOS, configuration.release >= .os27 else { return .zero }
    let width = texts[index].isPlain ? texts[index].width : .infinity
    var measure = measure(ShapedText(index: UInt32(truncatingIfNeeded: index)), width: width, height: nil)
    measure.size = .zero
    return measure
  }

  private mutating func measureWrapped(_ detail: Int, width: Double, height: Double) -> TextMeasure {
    guard !details[detail].bytes.isEmpty else { return withoutCharacters }
    if let line = details[detail].line, width >= line.size.width { return line }
    // With room for all lines, or for one only, the height is the same as any other such.
    if let all = answers.answer(detail, width: width, height: .infinity), height >= all.size.height {
      return all
    }
    let height = holdsOneLine(detail, width: width, height: height) ? 0 : height
    if let known = answers.answer(detail, width: width, height: height) { return known }
    let plain = measurePlainly(detail, width: width, height: height)
    let mustShrink = plain.isTruncated && details[detail].limits.minimumScale < 1
    let measure = mustShrink ? fit(detail, width: width, height: height).outcome.measure : plain.measure
    answers.insert(measure, text: detail, width: width, height: height)
    return measure
  }

  /// A text without characters.
  ///
  /// Measured on macOS 27.0: 14 points tall in any font, as a line of AppKit's default font is, and its baseline at 11,
  /// which follows from the height of a checkbox beside one. On iOS nothing was measured.
  private var withoutCharacters: TextMeasure {
    guard configuration.platform == .macOS else { return .zero }
    return TextMeasure(size: Size(width: 0, height: 14), firstBaseline: 11, lastBaseline: 11)
  }

  /// The size of a text that takes one line where there is room for it: its answer to that width and every larger one,
  /// unless that is nothing. nil for other texts.
  package mutating func line(_ text: ShapedText) -> Size? {
    let index = Int(text.index)
    guard index < texts.count else { return nil }
    if texts[index].isPlain { return styles[texts[index].style].measure(width: texts[index].width).size }
    return details[Int(texts[index].detail)].line?.size
  }

  // What only reads is mutating, too: through an accessor it would otherwise be called on a copy of the measurer.

  /// The distances that a text asks of its neighbours above and below.
  package mutating func spacing(_ text: ShapedText) -> TextSpacing {
    let index = Int(text.index)
    guard index < texts.count else {
      return TextSpacing(edgeAboveText: 0, edgeBelowText: 0, leading: 0, topBaseline: 0, bottomBaseline: 0)
    }
    if texts[index].isPlain { return styles[texts[index].style].spacing }
    return TextSpacing(
      metrics: details[Int(texts[index].detail)].slice.metrics, platform: configuration.platform,
      pixels: pixels)
  }

  /// The height of capitals in a text's fonts, in points.
  package mutating func capHeight(_ text: ShapedText) -> Double {
    let index = Int(text.index)
    guard index < texts.count else { return 0 }
    if texts[index].isPlain { return styles[texts[index].style].metrics.exact.capHeight }
    let slice = details[Int(texts[index].detail)].slice
    return slice.isEmpty ? 0 : slice.metrics.exact.capHeight
  }

  /// What a symbol's size goes by in a font.
  package mutating func symbolFont(
    _ font: FontDescriptor, dynamicTypeSize: DynamicTypeSize
  ) -> (pointSize: Double, weight: FontWeight, capHeight: Double) {
    let index = faces.face(font, category: dynamicTypeSize, scale: 1)
    let face = faces.faces[index]
    let font = face.resolution.font
    return (font.size, font.weight, face.resolution.metrics.exact.capHeight)
  }

  // MARK: Laying out

  /// The lines of a text laid out for a proposal.
  /// - Parameter direction: where leading is; nil: as the configuration has it.
  package mutating func layout(
    _ text: ShapedText, width: Double?, height: Double?, direction: LayoutDirection? = nil
  ) -> TextLayout {
    var texts = LaidOutTexts()
    layOut(text, width: width, height: height, direction: direction, for: ViewID(0), into: &texts)
    texts.fonts = fonts
    return texts[ViewID(0)] ?? TextLayout(measure: .zero, lines: [], isTruncated: false)
  }

  /// Appends the lines of a view's text laid out for a proposal; its fonts are those of the measurer.
  package mutating func layOut(
    _ text: ShapedText, width: Double?, height: Double?, direction: LayoutDirection? = nil, for view: ViewID,
    into laidOut: inout LaidOutTexts
  ) {
    let (width, height) = (Self.limit(width), Self.limit(height))
    let index = Int(text.index)
    guard index < texts.count, texts[index].count > 0, width > 0 || height > 0 else {
      return laidOut.endText(of: view, measure(text, width: width, height: height), isTruncated: false)
    }
    let isRightToLeft = (direction ?? configuration.layoutDirection) == .rightToLeft
    if texts[index].isPlain, texts[index].naturalWidth <= width + .roundingError {
      let text = texts[index]
      let style = styles[text.style]
      let measure = style.measure(width: min(text.width, width))
      let composer = LineComposer(alignment: style.alignment, isRightToLeft: isRightToLeft)
      composer.compose(plain: text, of: style, in: measure.size.width, arena.bytes, into: &laidOut)
      laidOut.endText(of: view, measure, isTruncated: false)
    } else {
      let outcome = compose(
        detail(of: index), width: width, height: height, isRightToLeft: isRightToLeft, into: &laidOut)
      laidOut.endText(of: view, outcome.measure, isTruncated: outcome.isTruncated)
    }
  }

  /// A number that differs for most texts: from the length and the first bytes of each run.
  private static func hash(_ text: TextSpec) -> UInt64 {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for run in text.runs.prefix(4) {
      hash = (hash ^ UInt64(truncatingIfNeeded: run.text.utf8.count)) &* 0x100_0000_01B3
      for byte in run.text.utf8.prefix(64) { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    }
    return hash
  }

  /// A proposed length as a bound: none is infinity, nonsense too, negative is nothing.
  @inline(__always)
  private static func limit(_ length: Double?) -> Double {
    guard let length, !length.isNaN else { return .infinity }
    return max(length, 0)
  }
}
