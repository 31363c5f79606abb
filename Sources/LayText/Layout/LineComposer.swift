import LayViews

/// Turns lines of characters into lines for drawing: fragments of runs with their text and place.
struct LineComposer {
  let alignment: TextSpec.TextAlignment
  let isRightToLeft: Bool

  /// Appends the lines of a text.
  func compose(
    _ fitting: LineFitting, _ slice: ShapingArena.Slice, _ arena: ShapingArena, _ faces: FaceTable,
    into texts: inout LaidOutTexts
  ) -> LineFitting.Outcome {
    let first = texts.lines.count
    var writer = LineWriter(slice: slice, arena: arena, faces: faces)
    let outcome = fitting.run(slice, arena, faces) { line, cut, baseline in
      let width = writer.write(line, cut, to: &texts)
      texts.endLine(x: 0, baseline: baseline, width: width)
    }
    let width = outcome.measure.size.width
    texts.shift(lines: first..<texts.lines.count) { offset(of: $0.width, in: width) }
    return outcome
  }

  /// Appends the one line of a plain text.
  /// - Parameter bytes: the characters of all texts.
  func compose(
    plain text: KnownText, of style: PlainStyle, in width: Double, _ bytes: [UInt8],
    into texts: inout LaidOutTexts
  ) {
    let x = offset(of: text.naturalWidth, in: width)
    texts.bytes.append(contentsOf: bytes[text.bytes])
    texts.endFragment(
      run: 0, font: style.face, x: x, width: text.naturalWidth, letterSpacing: style.letterSpacing)
    texts.endLine(x: x, baseline: style.drawnBaseline, width: text.naturalWidth)
  }

  /// Where a line lies in its text: trailing spaces hang, so that the drawn width counts.
  private func offset(of lineWidth: Double, in width: Double) -> Double {
    let share: Double
    switch alignment {
    case .leading: share = isRightToLeft ? 1 : 0
    case .center: share = 0.5
    case .trailing: share = isRightToLeft ? 0 : 1
    }
    return (width - lineWidth) * share + 0
  }
}

/// Writes the fragments of lines.
private struct LineWriter {
  let slice: ShapingArena.Slice
  let arena: ShapingArena
  let faces: FaceTable
  /// What every character of the line gives up of its advance, in points.
  private var tightening = 0.0
  /// Of what was written of the line so far.
  private var width = 0.0
  /// The run of the line's last fragment.
  private var run: UInt32?

  init(slice: ShapingArena.Slice, arena: ShapingArena, faces: FaceTable) {
    self.slice = slice
    self.arena = arena
    self.faces = faces
  }

  /// Writes a line, or what is left of it, and gives its width.
  mutating func write(_ line: Line, _ cut: CutLine?, to texts: inout LaidOutTexts) -> Double {
    (tightening, width, run) = (cut?.tightening ?? 0, 0, nil)
    if let cut { append(cut, to: &texts) } else { append(line, to: &texts) }
    return width
  }

  private mutating func append(_ line: Line, to texts: inout LaidOutTexts) {
    append(line.start..<line.visibleEnd, to: &texts)
    if line.isHyphenated {
      texts.bytes.append(UInt8(ascii: "-"))
      endFragment(
        of: arena.spans[arena.span(at: line.visibleEnd - 1, of: slice)], width: slice.softHyphenWidth ?? 0,
        in: &texts)
    }
  }

  private mutating func append(_ cut: CutLine, to texts: inout LaidOutTexts) {
    append(cut.head, to: &texts)
    if let ellipsis = cut.ellipsis {
      texts.bytes.append(contentsOf: "…".utf8)
      endFragment(of: arena.spans[ellipsis.span], width: ellipsis.width, in: &texts)
    }
    append(cut.tail, to: &texts)
  }

  /// Appends characters, one fragment for each run they touch.
  private mutating func append(_ range: Range<Int>, to texts: inout LaidOutTexts) {
    guard !range.isEmpty else { return }
    var index = arena.span(at: range.lowerBound, of: slice)
    var start = range.lowerBound
    while start < range.upperBound {
      let next = index + 1 < slice.spans.upperBound ? Int(arena.spans[index + 1].start) : range.upperBound
      let end = min(next, range.upperBound)
      appendBytes(Int(arena.offsets[start])..<Int(arena.offsets[end]), to: &texts)
      let width = arena.width(from: start, to: end) - tightening * Double(end - start)
      endFragment(of: arena.spans[index], width: width, in: &texts)
      start = end
      index += 1
    }
  }

  /// Appends bytes of the text, without the soft hyphens, which are not drawn.
  private func appendBytes(_ range: Range<Int>, to texts: inout LaidOutTexts) {
    guard slice.softHyphenWidth != nil else {
      texts.bytes.append(contentsOf: arena.bytes[range])
      return
    }
    var index = range.lowerBound
    while index < range.upperBound {
      if arena.isSoftHyphen(at: index) {
        index += 2
      } else {
        texts.bytes.append(arena.bytes[index])
        index += 1
      }
    }
  }

  /// Ends a fragment, or lengthens the last one of the line if it is of the same run.
  private mutating func endFragment(
    of span: ShapingArena.Span, width: Double, in texts: inout LaidOutTexts
  ) {
    if run == span.run {
      texts.lengthenFragment(by: width)
    } else {
      let face = Int(span.face)
      texts.endFragment(
        run: Int(span.run), font: face, x: self.width, width: width,
        letterSpacing: faces.faces[face].tracking + span.kerning - tightening)
      run = span.run
    }
    self.width += width
  }
}
