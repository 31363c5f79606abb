import LayViews

/// What is known of a text that is measured character by character.
struct TextDetail {
  enum Source {
    /// A text of one run in such a style.
    case plain(PlainStyleKey)
    case runs(TextSpec, DynamicTypeSize)
  }

  let source: Source
  let limits: TextLimits
  let slice: ShapingArena.Slice
  /// Its characters among those of the arena.
  let bytes: Range<Int>
  /// What a text of one line answers where it has its natural width or more, whatever the height; nil for plain texts,
  /// whose style says that.
  var line: TextMeasure?

  init(source: Source, limits: TextLimits, slice: ShapingArena.Slice, bytes: Range<Int>) {
    self.source = source
    self.limits = limits
    self.slice = slice
    self.bytes = bytes
  }

  func isOf(_ text: TextSpec, _ category: DynamicTypeSize) -> Bool {
    guard case .runs(let own, let ownCategory) = source else { return false }
    return ownCategory == category && own == text
  }
}

extension TextDetail.Source {
  /// Measures the characters of a text, which are bytes of an arena already.
  /// - Parameter scale: what `minimumScaleFactor` leaves of the fonts' sizes.
  func shape(
    _ bytes: Range<Int>, scale: Double, faces: inout FaceTable, into arena: inout ShapingArena
  ) -> ShapingArena.Slice {
    var shaper = Shaper(&arena)
    switch self {
    case .plain(let key):
      let face = faces.face(key.font, category: key.category, scale: scale)
      shaper.append(
        Shaper.Run(
          bytes: bytes, index: 0, face: face, kerning: key.kerning * scale,
          baselineOffset: key.baselineOffset * scale), faces.faces[face], to: &arena)
    case .runs(let text, let category):
      var start = bytes.lowerBound
      for index in text.runs.indices {
        let run = text.runs[index]
        let end = start + run.text.utf8.count
        let face = faces.face(run.font, category: category, scale: scale)
        shaper.append(
          Shaper.Run(
            bytes: start..<end, index: index, face: face, kerning: run.kerning.boundedLength * scale,
            baselineOffset: run.baselineOffset.boundedLength * scale), faces.faces[face], to: &arena)
        start = end
      }
    }
    return shaper.finish(&arena)
  }
}

// What only reads is mutating, as in `TextMeasurer` itself: a measurer costs more to copy than most questions.

extension TextMeasurer {
  /// The answer of a text in its own size, and whether it is truncated.
  mutating func measurePlainly(
    _ detail: Int, width: Double, height: Double
  ) -> (measure: TextMeasure, isTruncated: Bool) {
    let outcome = fitting(detail, width: width, height: height).run(details[detail].slice, arena, faces)
    return (outcome.measure, outcome.isTruncated)
  }

  /// Whether a text that does not shrink shows its first line only, because a second one would not fit or may not be.
  mutating func holdsOneLine(_ detail: Int, width: Double, height: Double) -> Bool {
    let limits = details[detail].limits
    guard limits.minimumScale == 1 else { return false }
    if limits.maximumLines == 1 { return true }
    guard details[detail].slice.isUniform, height < .infinity else { return false }
    var stack = LineStack(
      platform: configuration.platform, pixels: pixels, lineSpacing: limits.lineSpacing,
      isZeroWidth: width == 0)
    stack.add(details[detail].slice.metrics.line)
    stack.add(details[detail].slice.metrics.line)
    return !stack.fits(height)
  }

  /// Appends the lines of a text for a proposal.
  mutating func compose(
    _ detail: Int, width: Double, height: Double, isRightToLeft: Bool, into laidOut: inout LaidOutTexts
  ) -> LineFitting.Outcome {
    let composer = LineComposer(alignment: details[detail].limits.alignment, isRightToLeft: isRightToLeft)
    // Shrinking may load faces, which the composer then knows.
    let fit = details[detail].limits.minimumScale < 1 ? fit(detail, width: width, height: height) : nil
    if let fit, let shrunken = fit.shrunken {
      return composer.compose(fit.fitting, shrunken.slice, shrunken.arena, faces, into: &laidOut)
    }
    return composer.compose(
      fitting(detail, width: width, height: height), details[detail].slice, arena, faces, into: &laidOut)
  }
}

// MARK: Shrinking

extension TextMeasurer {
  struct Fit {
    var fitting: LineFitting
    var outcome: LineFitting.Outcome
    /// The text in smaller fonts, if it had to shrink.
    var shrunken: (slice: ShapingArena.Slice, arena: ShapingArena)?
  }

  /// Lays a text into a proposal, shrinking it where it may and must.
  mutating func fit(_ detail: Int, width: Double, height: Double) -> Fit {
    let fitting = fitting(detail, width: width, height: height)
    let outcome = fitting.run(details[detail].slice, arena, faces)
    let plain = Fit(fitting: fitting, outcome: outcome, shrunken: nil)
    guard outcome.isTruncated, fitting.limits.minimumScale < 1 else { return plain }
    return shrink(detail, fitting, minimum: fitting.limits.minimumScale)
  }

  private mutating func fitting(_ detail: Int, width: Double, height: Double) -> LineFitting {
    LineFitting(
      platform: configuration.platform, pixels: pixels, limits: details[detail].limits, width: width,
      height: height)
  }

  /// The largest size at which nothing is cut, in steps of a quarter of a point of the first font, or the smallest that
  /// is allowed.
  ///
  /// Measured on macOS 26.6: the fitted width is not always the frame's, and these steps give all widths that were
  /// recorded, to half a point, and all heights.
  private mutating func shrink(_ detail: Int, _ fitting: LineFitting, minimum: Double) -> Fit {
    let slice = details[detail].slice
    let size = slice.spans.first.map { faces.faces[Int(arena.spans[$0].face)].resolution.font.size } ?? 0
    // Counted in quarters of a point.
    let whole = size * 4
    var low = max((minimum * whole - .roundingError).rounded(.up), 1)
    guard low < whole else {
      return Fit(fitting: fitting, outcome: fitting.run(slice, arena, faces), shrunken: nil)
    }
    var high = whole.rounded(.up)
    var best = fit(detail, fitting, scale: low / whole)
    guard !best.outcome.isTruncated else { return best }
    while high - low > 1 {
      let middle = ((low + high) / 2).rounded(.down)
      let candidate = fit(detail, fitting, scale: middle / whole)
      if candidate.outcome.isTruncated {
        high = middle
      } else {
        low = middle
        best = candidate
      }
    }
    return best
  }

  private mutating func fit(_ detail: Int, _ fitting: LineFitting, scale: Double) -> Fit {
    var fitting = fitting
    fitting.isShrunken = true
    var smaller = ShapingArena()
    smaller.bytes = arena.bytes
    let slice = details[detail].source.shape(
      details[detail].bytes, scale: scale, faces: &faces, into: &smaller)
    return Fit(fitting: fitting, outcome: fitting.run(slice, smaller, faces), shrunken: (slice, smaller))
  }
}
