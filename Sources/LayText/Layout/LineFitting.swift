import LayViews

/// Lays the lines of a shaped text into a width, a height and a number of lines.
struct LineFitting {
  let platform: Platform
  let pixels: PixelRounding
  let limits: TextLimits
  /// Both may be infinite.
  let width: Double
  let height: Double
  /// The text is in smaller fonts so as to fit.
  var isShrunken = false

  struct Outcome {
    var measure: TextMeasure
    /// The last line, if it was cut or tightened.
    var cut: CutLine?
    var isTruncated: Bool { cut?.ellipsis != nil }
  }

  /// - Parameter visit: is told each line with what is left of it if it was cut, and its baseline before rounding.
  func run(
    _ slice: ShapingArena.Slice, _ arena: ShapingArena, _ faces: FaceTable,
    visit: (Line, CutLine?, Double) -> Void = { _, _, _ in }
  ) -> Outcome {
    var stack = LineStack(
      platform: platform, pixels: pixels, lineSpacing: limits.lineSpacing, isZeroWidth: width == 0)
    var wrapper = LineWrapper(
      slice, width: room(for: slice, arena), evensLines: limits.evensLines, arena: arena)
    var held: Line?
    var widest = 0.0
    var isCut = false
    while let line = wrapper.next(arena) {
      var taller = stack
      taller.add(arena.metrics(from: line.start, to: line.visibleEnd, of: slice))
      if let known = held {
        guard stack.count < limits.maximumLines, taller.fits(height) else {
          isCut = true
          break
        }
        widest = max(widest, reportedWidth(known, slice, arena))
        visit(known, nil, stack.baselineOfLastLine)
      }
      stack = taller
      held = line
    }
    var cut: CutLine?
    if let line = held {
      if isCut {
        cut = self.cut(line, slice, arena, faces)
        widest = max(widest, cut?.width ?? 0)
      } else {
        widest = max(widest, reportedWidth(line, slice, arena))
      }
      visit(line, cut, stack.baselineOfLastLine)
    }
    return Outcome(measure: measure(stack, slice, widest: widest), cut: cut)
  }

  /// The width that lines have. Lengths are rounded up to pixels, so that half of one too much does not break what is one
  /// line: measured on macOS 27.0 in canvases as wide as their text. A shrunken text is not given that: macOS 26.6.
  private func room(for slice: ShapingArena.Slice, _ arena: ShapingArena) -> Double {
    guard width > 0, !isShrunken, slice.paragraphs.count == 1 else { return width }
    let paragraph = arena.paragraphs[slice.paragraphs.lowerBound]
    let line = arena.width(from: Int(paragraph.start), to: Int(paragraph.end))
    return line <= width + pixels.half ? width + pixels.half : width
  }

  private func measure(_ stack: LineStack, _ slice: ShapingArena.Slice, widest: Double) -> TextMeasure {
    var reserved = LineStack(
      platform: platform, pixels: pixels, lineSpacing: limits.lineSpacing, isZeroWidth: width == 0)
    reserved.add(slice.metrics.line, times: limits.reservedLines)
    return TextMeasure(
      size: Size(width: min(pixels.up(max(widest, 0)), width), height: max(stack.height, reserved.height)),
      firstBaseline: stack.firstBaseline, lastBaseline: stack.lastBaseline)
  }

  /// A line that wraps counts with its trailing spaces, the proposal caps the whole: measured on macOS 26.2.
  private func reportedWidth(_ line: Line, _ slice: ShapingArena.Slice, _ arena: ShapingArena) -> Double {
    arena.width(from: line.start, to: line.end) + (line.isHyphenated ? slice.softHyphenWidth ?? 0 : 0)
  }

  private func cut(
    _ line: Line, _ slice: ShapingArena.Slice, _ arena: ShapingArena, _ faces: FaceTable
  ) -> CutLine {
    let paragraph = arena.paragraph(at: line.start, of: slice)
    let truncation = Truncation(
      mode: limits.truncation, allowsTightening: limits.allowsTightening, width: width)
    return truncation.cut(
      from: line.start, to: Int(arena.paragraphs[paragraph].end),
      isLast: paragraph + 1 == slice.paragraphs.upperBound, slice, arena, faces)
  }
}

/// What a text's modifiers ask of its lines.
struct TextLimits: Hashable {
  var maximumLines: Int
  var reservedLines: Int
  var truncation: TextSpec.Truncation
  var alignment: TextSpec.TextAlignment
  var allowsTightening: Bool
  var lineSpacing: Double
  var evensLines: Bool
  /// More than 0, at most 1.
  var minimumScale: Double

  /// A limit below one line counts as one; nonsense counts as not given.
  init(_ spec: TextSpec) {
    maximumLines = max(spec.lineLimit ?? Int.max, 1)
    reservedLines = min(max(spec.reservedLines, 0), 1_000_000)
    truncation = spec.truncation
    alignment = spec.alignment
    allowsTightening = spec.allowsTightening
    lineSpacing = max(spec.lineSpacing.boundedLength, 0)
    evensLines = spec.evensLines
    let scale = spec.minimumScaleFactor
    minimumScale = scale.isNaN ? 1 : min(max(scale, 0.01), 1)
  }
}

extension ShapingArena {
  /// The paragraph that a character lies in.
  /// - Complexity: O(log n) in the paragraphs.
  func paragraph(at character: Int, of slice: Slice) -> Int {
    var low = slice.paragraphs.lowerBound
    var high = slice.paragraphs.upperBound
    while high - low > 1 {
      let middle = (low + high) / 2
      if Int(paragraphs[middle].start) <= character { low = middle } else { high = middle }
    }
    return low
  }
}
