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
    answers.addText()
    shaped.set(hash, to: index)
    return ShapedText(index: index)
  }

  /// The size that a text answers to a proposal; nil is "no opinion", and infinity is unlimited.
  /// - Complexity: O(lines × log n) for a width not asked before, else O(1).
  package mutating func measure(_ text: ShapedText, width: Double?, height: Double?) -> TextMeasure {
    let (width, height) = (Self.limit(width), Self.limit(height))
    let index = Int(text.index)
    guard index < texts.count, !texts[index].slice.isEmpty, width > 0 || height > 0 else { return .zero }
    if let known = answers.answer(index, width: width, height: height) { return known }
    let measure = fit(index, width: width, height: height).outcome.measure
    answers.insert(measure, text: index, width: width, height: height)
    return measure
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
    let fit = fit(index, width: width, height: height)
    let isRightToLeft = (direction ?? configuration.layoutDirection) == .rightToLeft
    let lines = LineComposer(spec: texts[index].spec, isRightToLeft: isRightToLeft, faces: faces)
    if let shrunken = fit.shrunken {
      return lines.compose(fit.fitting, shrunken.slice, shrunken.arena)
    }
    return lines.compose(fit.fitting, texts[index].slice, arena)
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
    let limits = texts[index].limits
    let fitting = LineFitting(
      platform: configuration.platform, pixels: pixels, limits: limits, width: width, height: height)
    let outcome = fitting.run(texts[index].slice, arena, faces)
    let plain = Fit(fitting: fitting, outcome: outcome, shrunken: nil)
    guard outcome.isTruncated, limits.minimumScale < 1 else { return plain }
    return shrink(index, fitting, minimum: limits.minimumScale)
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
