import LaySemantics

/// Turns lines of characters into lines for drawing: fragments of runs with their text and place.
struct LineComposer {
  let spec: TextSpec
  let isRightToLeft: Bool
  let faces: FaceTable

  func compose(_ fitting: LineFitting, _ slice: ShapingArena.Slice, _ arena: ShapingArena) -> TextLayout {
    var placed: [(line: Line, baseline: Double)] = []
    let outcome = fitting.run(slice, arena, faces) { placed.append(($0, $1)) }
    let width = outcome.measure.size.width
    var lines: [TextLine] = []
    lines.reserveCapacity(placed.count)
    for (number, (line, baseline)) in placed.enumerated() {
      let isLast = number == placed.count - 1
      let drawn: TextLine
      if isLast, let cut = outcome.cut {
        drawn = compose(cut, slice, arena)
      } else {
        drawn = compose(line, slice, arena)
      }
      lines.append(place(drawn, in: width, baseline: baseline))
    }
    return TextLayout(measure: outcome.measure, lines: lines, isTruncated: outcome.isTruncated)
  }

  /// Moves a line to its place in the text: trailing spaces hang, so that the drawn width counts.
  private func place(_ line: TextLine, in width: Double, baseline: Double) -> TextLine {
    let room = width - line.width
    let share: Double
    switch spec.alignment {
    case .leading: share = isRightToLeft ? 1 : 0
    case .center: share = 0.5
    case .trailing: share = isRightToLeft ? 0 : 1
    }
    var line = line
    line.x = room * share + 0
    line.baseline = baseline
    for i in line.fragments.indices { line.fragments[i].x += line.x }
    return line
  }

  private func compose(_ line: Line, _ slice: ShapingArena.Slice, _ arena: ShapingArena) -> TextLine {
    var drawn = TextLine(fragments: [], x: 0, baseline: 0, width: 0)
    append(line.start..<line.visibleEnd, tightening: 0, to: &drawn, slice, arena)
    if line.isHyphenated {
      let span = arena.spans[arena.span(at: line.visibleEnd - 1, of: slice)]
      appendFragment("-", width: slice.softHyphenWidth ?? 0, tightening: 0, of: span, to: &drawn)
    }
    return drawn
  }

  private func compose(_ cut: CutLine, _ slice: ShapingArena.Slice, _ arena: ShapingArena) -> TextLine {
    var line = TextLine(fragments: [], x: 0, baseline: 0, width: 0)
    append(cut.head, tightening: cut.tightening, to: &line, slice, arena)
    if let ellipsis = cut.ellipsis {
      let span = arena.spans[ellipsis.span]
      appendFragment("…", width: ellipsis.width, tightening: cut.tightening, of: span, to: &line)
    }
    append(cut.tail, tightening: cut.tightening, to: &line, slice, arena)
    return line
  }

  /// Appends characters, one fragment for each run they touch.
  private func append(
    _ range: Range<Int>, tightening: Double, to line: inout TextLine, _ slice: ShapingArena.Slice,
    _ arena: ShapingArena
  ) {
    guard !range.isEmpty else { return }
    var index = arena.span(at: range.lowerBound, of: slice)
    var start = range.lowerBound
    while start < range.upperBound {
      let next = index + 1 < slice.spans.upperBound ? Int(arena.spans[index + 1].start) : range.upperBound
      let end = min(next, range.upperBound)
      let text = arena.text(start..<end, keepingSoftHyphens: slice.softHyphenWidth == nil)
      let width = arena.width(from: start, to: end) - tightening * Double(end - start)
      appendFragment(text, width: width, tightening: tightening, of: arena.spans[index], to: &line)
      start = end
      index += 1
    }
  }

  /// Appends a fragment, or lengthens the last one if it is of the same run.
  private func appendFragment(
    _ text: String, width: Double, tightening: Double, of span: ShapingArena.Span, to line: inout TextLine
  ) {
    let run = Int(span.run)
    if let last = line.fragments.indices.last, line.fragments[last].run == run {
      line.fragments[last].text += text
      line.fragments[last].width += width
    } else {
      let font = faces.faces[Int(span.face)].resolution.font
      line.fragments.append(
        TextLine.Fragment(
          run: run, text: text, x: line.width, width: width, font: font,
          letterSpacing: font.standInTracking + span.kerning - tightening))
    }
    line.width += width
  }
}

extension ShapingArena {
  /// The characters of a stretch; soft hyphens are not drawn.
  fileprivate func text(_ characters: Range<Int>, keepingSoftHyphens: Bool) -> String {
    let range = Int(offsets[characters.lowerBound])..<Int(offsets[characters.upperBound])
    var text = String(decoding: bytes[range], as: UTF8.self)
    if !keepingSoftHyphens { text.unicodeScalars.removeAll { $0.value == 0xAD } }
    return text
  }
}
