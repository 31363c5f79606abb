import LayViews

/// What is left of a line that had to be cut: characters before the ellipsis, and characters behind it.
struct CutLine: Equatable {
  var head: Range<Int>
  var tail: Range<Int>
  /// The face and run that draw the ellipsis; nil where tightening made room for everything.
  var ellipsis: Ellipsis?
  /// The drawn width in points.
  var width: Double
  /// What every character gives up of its advance, in points.
  var tightening: Double

  struct Ellipsis: Equatable {
    var span: Int
    var width: Double
  }
}

/// Fills the last permitted line with as much of the remaining text as goes beside an ellipsis.
struct Truncation {
  let mode: TextSpec.Truncation
  let allowsTightening: Bool
  let width: Double

  private static let ellipsisScalar: UInt32 = 0x2026

  /// - Parameters:
  ///   - start: the line's first character.
  ///   - end: the end of its paragraph.
  ///   - isLast: nothing follows the paragraph, so that it need not show a cut if all of it fits.
  func cut(
    from start: Int, to end: Int, isLast: Bool, _ slice: ShapingArena.Slice, _ arena: ShapingArena,
    _ faces: FaceTable
  ) -> CutLine {
    let span = arena.span(at: start, of: slice)
    let face = faces.faces[Int(arena.spans[span].face)]
    // Derived from four widths measured on macOS 26.6, which a 75th to an 82nd of the size for each character gives.
    let most = allowsTightening ? face.resolution.font.size / 78 : 0
    let full = arena.width(from: start, to: end)
    if isLast, end > start, full - most * Double(end - start) <= width + .roundingError {
      let tightening = max((full - width) / Double(end - start), 0)
      return CutLine(
        head: start..<end, tail: end..<end, ellipsis: nil, width: full - tightening * Double(end - start),
        tightening: tightening)
    }
    let mark = max(face.advance(of: Self.ellipsisScalar) + arena.spans[span].kerning - most, 0)
    let room = width - mark
    var line = CutLine(
      head: start..<start, tail: end..<end, ellipsis: CutLine.Ellipsis(span: span, width: mark), width: 0,
      tightening: most)
    switch mode {
    case .tail: line.head = prefix(start..<end, room, most, arena)
    case .head: line.tail = suffix(start..<end, room, most, arena)
    case .middle:
      // Measured on macOS 26.2: the beginning has half of what the ellipsis leaves, and on macOS 27.0: the end has all
      // that is left then.
      line.head = prefix(start..<end, room / 2, most, arena)
      let rest = room - Self.width(line.head, most, arena)
      line.tail = suffix(line.head.upperBound..<end, rest, most, arena)
    }
    line.width = mark + Self.width(line.head, most, arena) + Self.width(line.tail, most, arena)
    return line
  }

  private static func width(_ range: Range<Int>, _ tightening: Double, _ arena: ShapingArena) -> Double {
    arena.width(from: range.lowerBound, to: range.upperBound) - tightening * Double(range.count)
  }

  /// The longest beginning that fits, without spaces at its end.
  private func prefix(
    _ range: Range<Int>, _ room: Double, _ tightening: Double, _ arena: ShapingArena
  ) -> Range<Int> {
    var low = range.lowerBound
    var high = range.upperBound
    while low < high {
      let middle = (low + high + 1) / 2
      let fits = Self.width(range.lowerBound..<middle, tightening, arena) <= room + .roundingError
      if fits { low = middle } else { high = middle - 1 }
    }
    while low > range.lowerBound, arena.isSpace(low - 1) { low -= 1 }
    return range.lowerBound..<low
  }

  /// The longest end that fits, without spaces at its beginning.
  private func suffix(
    _ range: Range<Int>, _ room: Double, _ tightening: Double, _ arena: ShapingArena
  ) -> Range<Int> {
    var low = range.lowerBound
    var high = range.upperBound
    while low < high {
      let middle = (low + high) / 2
      let fits = Self.width(middle..<range.upperBound, tightening, arena) <= room + .roundingError
      if fits { high = middle } else { low = middle + 1 }
    }
    while low < range.upperBound, arena.isSpace(low) { low += 1 }
    return low..<range.upperBound
  }
}

extension ShapingArena {
  /// Whether a character is a space or a tab.
  func isSpace(_ character: Int) -> Bool {
    let byte = bytes[Int(offsets[character])]
    return byte == 0x20 || byte == 0x09
  }
}
