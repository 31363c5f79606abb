import LaySemantics
import LaySyntax

/// Measures and breaks text as the platform does; shapes each text once, however many widths are asked for.
///
/// Input are texts as the evaluator leaves them, runs with complete fonts; output are sizes, baselines, lines and
/// spacing preferences in points. A text is measured character by character into one arena and then answers every
/// proposal from sums. No proposal, however odd, makes it trap; time is linear in the characters.
package struct TextMeasurer {
  package let configuration: Configuration

  private let pixels: PixelRounding
  private var faces: FaceTable
  private var arena = ShapingArena()
  private var texts: [KnownText] = []
  private var answers = AnswerCache()
  /// The text last shaped for each hash: equal texts are one.
  private var shaped = HashMap<UInt64, UInt32>()

  private struct KnownText {
    var slice: ShapingArena.Slice
    var limits: TextLimits
    var spec: TextSpec
    var category: DynamicTypeSize
    /// What a text of one line answers where it has its natural width or more, whatever the height.
    var line: TextMeasure?
  }

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

  /// Resolves the runs' fonts and measures their characters.
  /// - Complexity: O(n) in the characters.
  package mutating func shape(_ text: TextSpec, dynamicTypeSize: DynamicTypeSize) -> ShapedText {
    let hash = Self.hash(text)
    if let known = shaped[hash], texts[Int(known)].category == dynamicTypeSize, texts[Int(known)].spec == text
    {
      return ShapedText(index: known)
    }
    let slice = Shaper.shape(text.runs, category: dynamicTypeSize, scale: 1, faces: &faces, into: &arena)
    let index = UInt32(truncatingIfNeeded: texts.count)
    texts.append(KnownText(slice: slice, limits: TextLimits(text), spec: text, category: dynamicTypeSize))
    if slice.paragraphs.count == 1, !slice.isEmpty {
      texts[Int(index)].line = measurePlainly(Int(index), width: .infinity, height: .infinity).measure
    }
    answers.addText()
    shaped.set(hash, to: index)
    return ShapedText(index: index)
  }

  /// The size that a text answers to a proposal; nil is "no opinion", and infinity is unlimited.
  /// - Complexity: O(lines × log n) for a width not asked before, else O(1).
  package mutating func measure(_ text: ShapedText, width: Double?, height: Double?) -> TextMeasure {
    let width = Self.limit(width)
    var height = Self.limit(height)
    let index = Int(text.index)
    guard index < texts.count, !texts[index].slice.isEmpty, width > 0 || height > 0 else { return .zero }
    if let line = texts[index].line, width >= line.size.width { return line }
    // With room for all lines, or for one only, the height is the same as any other such.
    if let all = answers.answer(index, width: width, height: .infinity), height >= all.size.height {
      return all
    }
    if holdsOneLine(index, width: width, height: height) { height = 0 }
    if let known = answers.answer(index, width: width, height: height) { return known }
    let plain = measurePlainly(index, width: width, height: height)
    let mustShrink = plain.isTruncated && texts[index].limits.minimumScale < 1
    let measure = mustShrink ? fit(index, width: width, height: height).outcome.measure : plain.measure
    answers.insert(measure, text: index, width: width, height: height)
    return measure
  }

  /// Whether a text that does not shrink shows its first line only, because a second one would not fit or may not be.
  private func holdsOneLine(_ index: Int, width: Double, height: Double) -> Bool {
    guard texts[index].limits.minimumScale == 1 else { return false }
    if texts[index].limits.maximumLines == 1 { return true }
    guard texts[index].slice.isUniform, height < .infinity else { return false }
    var stack = LineStack(
      platform: configuration.platform, pixels: pixels, lineSpacing: texts[index].limits.lineSpacing,
      isZeroWidth: width == 0)
    stack.add(texts[index].slice.metrics.line)
    stack.add(texts[index].slice.metrics.line)
    return !stack.fits(height)
  }

  /// The answer of a text in its own size, and whether it is truncated.
  private func measurePlainly(
    _ index: Int, width: Double, height: Double
  ) -> (measure: TextMeasure, isTruncated: Bool) {
    let outcome = fitting(index, width: width, height: height).run(texts[index].slice, arena, faces)
    return (outcome.measure, outcome.isTruncated)
  }

  /// The lines of a text laid out for a proposal.
  /// - Parameter direction: where leading is; nil: as the configuration has it.
  package mutating func layout(
    _ text: ShapedText, width: Double?, height: Double?, direction: LayoutDirection? = nil
  ) -> TextLayout {
    let (width, height) = (Self.limit(width), Self.limit(height))
    let index = Int(text.index)
    guard index < texts.count, !texts[index].slice.isEmpty, width > 0 || height > 0 else {
      return TextLayout(measure: .zero, lines: [], isTruncated: false)
    }
    // Shrinking may load faces, which the composer then knows.
    let shrunken = texts[index].limits.minimumScale < 1 ? fit(index, width: width, height: height) : nil
    let isRightToLeft = (direction ?? configuration.layoutDirection) == .rightToLeft
    let lines = LineComposer(spec: texts[index].spec, isRightToLeft: isRightToLeft, faces: faces)
    if let fit = shrunken, let shrunken = fit.shrunken {
      return lines.compose(fit.fitting, shrunken.slice, shrunken.arena)
    }
    return lines.compose(fitting(index, width: width, height: height), texts[index].slice, arena)
  }

  /// The distances that a text asks of its neighbours above and below.
  package mutating func spacing(_ text: ShapedText) -> TextSpacing {
    let index = Int(text.index)
    guard index < texts.count else {
      return TextSpacing(edgeAboveText: 0, edgeBelowText: 0, leading: 0, topBaseline: 0, bottomBaseline: 0)
    }
    let known = texts[index]
    return TextSpacing(
      metrics: known.slice.metrics, platform: configuration.platform, pixels: pixels)
  }

  /// The height of capitals in a text's fonts, in points.
  package func capHeight(_ text: ShapedText) -> Double {
    let index = Int(text.index)
    return index < texts.count ? texts[index].slice.metrics.exact.capHeight : 0
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
  private static func limit(_ length: Double?) -> Double {
    guard let length, !length.isNaN else { return .infinity }
    return max(length, 0)
  }
}

// MARK: Fitting

extension TextMeasurer {
  private struct Fit {
    var fitting: LineFitting
    var outcome: LineFitting.Outcome
    /// The text in smaller fonts, if it had to shrink.
    var shrunken: (slice: ShapingArena.Slice, arena: ShapingArena)?
  }

  /// Lays a text into a proposal, shrinking it where it may and must.
  private mutating func fit(_ index: Int, width: Double, height: Double) -> Fit {
    let fitting = fitting(index, width: width, height: height)
    let outcome = fitting.run(texts[index].slice, arena, faces)
    let plain = Fit(fitting: fitting, outcome: outcome, shrunken: nil)
    guard outcome.isTruncated, fitting.limits.minimumScale < 1 else { return plain }
    return shrink(index, fitting, minimum: fitting.limits.minimumScale)
  }

  private func fitting(_ index: Int, width: Double, height: Double) -> LineFitting {
    LineFitting(
      platform: configuration.platform, pixels: pixels, limits: texts[index].limits, width: width,
      height: height)
  }

  /// The largest of 32 scales at which nothing is cut, or the smallest allowed: five steps of bisection.
  ///
  /// Measured on macOS 26.6: the fitted width is not always the frame's, and five steps give the widths recorded.
  private mutating func shrink(_ index: Int, _ fitting: LineFitting, minimum: Double) -> Fit {
    var best = fit(index, fitting, scale: minimum)
    guard !best.outcome.isTruncated else { return best }
    var low = minimum
    var high = 1.0
    for _ in 0..<5 {
      let middle = (low + high) / 2
      let candidate = fit(index, fitting, scale: middle)
      if candidate.outcome.isTruncated {
        high = middle
      } else {
        low = middle
        best = candidate
      }
    }
    return best
  }

  private mutating func fit(_ index: Int, _ fitting: LineFitting, scale: Double) -> Fit {
    var smaller = ShapingArena()
    let slice = Shaper.shape(
      texts[index].spec.runs, category: texts[index].category, scale: scale, faces: &faces, into: &smaller)
    return Fit(fitting: fitting, outcome: fitting.run(slice, smaller, faces), shrunken: (slice, smaller))
  }
}
