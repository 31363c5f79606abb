/// A place as editors give it: line and character from 0.
package struct TextPosition: Equatable, Comparable, Sendable {
  package var line: Int
  /// Code units of a `PositionEncoding` before it on the line.
  package var character: Int

  package init(line: Int, character: Int) {
    self.line = line
    self.character = character
  }

  package static func < (a: TextPosition, b: TextPosition) -> Bool {
    (a.line, a.character) < (b.line, b.character)
  }
}

/// What the characters of a `TextPosition` count.
package enum PositionEncoding: String, Sendable, CaseIterable {
  case utf8 = "utf-8"
  case utf16 = "utf-16"
  case utf32 = "utf-32"
}

extension SourceFile {
  /// The position of a byte offset; offsets past the end give the end, those inside a character its start.
  ///
  /// A byte-order mark is a character of the first line: editors that show it not do not send it either.
  /// - Complexity: O(log lines + length of the line).
  package func position(of offset: UInt32, encoding: PositionEncoding) -> TextPosition {
    let offset = min(Int(offset), bytes.count)
    var (low, high) = (0, lineStarts.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if Int(lineStarts[middle]) <= offset { low = middle } else { high = middle }
    }
    let end = min(offset, Int(rangeOfLine(low + firstLine).end))
    let start = Int(lineStarts[low])
    var index = start
    // Most lines are ASCII, of which every byte is a unit.
    while index < end, bytes[index] < 0x80 { index += 1 }
    var character = index - start
    while index < end {
      let length = lengthOfCharacter(at: index)
      if index + length > end { break }
      character += encoding.units(of: length)
      index += length
    }
    return TextPosition(line: low, character: character)
  }

  /// The byte offset of a position. A character beyond the line's end is the line's end, one inside a surrogate pair or
  /// a sequence of bytes is before it, a line beyond the last is the end of the file.
  /// - Complexity: O(length of the line).
  package func offset(of position: TextPosition, encoding: PositionEncoding) -> UInt32 {
    if position.line < 0 { return 0 }
    guard position.line < lineStarts.count else { return UInt32(bytes.count) }
    let range = rangeOfLine(position.line + firstLine)
    var index = Int(range.start)
    var left = position.character
    while left > 0, index < Int(range.end) {
      let length = lengthOfCharacter(at: index)
      let units = encoding.units(of: length)
      if units > left { break }
      left -= units
      index += length
    }
    return UInt32(min(index, Int(range.end)))
  }

  /// The bytes of the character at an index; a byte that starts none is one by itself.
  private func lengthOfCharacter(at index: Int) -> Int {
    let wanted: Int
    switch bytes[index] {
    case 0xC2...0xDF: wanted = 2
    case 0xE0...0xEF: wanted = 3
    case 0xF0...0xF4: wanted = 4
    default: return 1
    }
    guard index + wanted <= bytes.count else { return 1 }
    for next in index + 1..<index + wanted where bytes[next] & 0xC0 != 0x80 { return 1 }
    return wanted
  }
}

extension PositionEncoding {
  /// How many units a character of so many bytes has.
  fileprivate func units(of length: Int) -> Int {
    switch self {
    case .utf8: length
    case .utf16: length == 4 ? 2 : 1
    case .utf32: 1
    }
  }
}
