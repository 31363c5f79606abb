/// How the plain text of a string ends.
enum SegmentEnd: Sendable {
  /// The closing delimiter, which is skipped.
  case delimiter
  /// `\(`, which is skipped.
  case interpolation
  /// The end of the line or file: the string is not closed.
  case unterminated
}

extension Lexer {
  /// Reads the plain text of a string from the position on.
  /// - Returns: where the text ends and what ended it; the position is after that.
  mutating func scanSegment(_ delimiter: StringDelimiter) -> (end: Int, by: SegmentEnd) {
    while true {
      while !isClass(.stringBreak, bytes[position]) { position += 1 }
      let start = position
      switch bytes[start] {
      case 0:
        if start >= count { return (start, .unterminated) }
        position += 1
      case Byte.newline, Byte.carriageReturn:
        if !delimiter.isMultiline { return (start, .unterminated) }
        position += 1
      case Byte.backslash:
        position += 1
        guard hasNumberSigns(position, delimiter.numberSigns) else { continue }
        position += Int(delimiter.numberSigns)
        if bytes[position] == Byte.leftParen {
          position += 1
          return (start, .interpolation)
        }
        // The escaped character can't end the string, but a line's end does.
        if bytes[position] == Byte.quote || bytes[position] == Byte.backslash { position += 1 }
      case 0xE2, Byte.apostrophe:
        guard let mistake = delimiter.mistake, mistakenQuote(start) == mistake else {
          position += 1
          continue
        }
        position += mistake == .apostrophe ? 1 : 3
        return (start, .delimiter)
      case Byte.quote where closes(start, delimiter):
        position += delimiter.length
        return (start, .delimiter)
      default:
        position += 1
      }
    }
  }

  private func closes(_ index: Int, _ delimiter: StringDelimiter) -> Bool {
    guard delimiter.isMultiline else { return hasNumberSigns(index + 1, delimiter.numberSigns) }
    return bytes[index + 1] == Byte.quote && bytes[index + 2] == Byte.quote
      && hasNumberSigns(index + 3, delimiter.numberSigns)
  }

  /// Whether a raw string closes on the line of an offset: `#"""#` is the string of one quote.
  func closesOnLine(_ start: Int, _ numberSigns: UInt32) -> Bool {
    var index = start
    while index < count, bytes[index] != Byte.newline, bytes[index] != Byte.carriageReturn {
      index += 1
      if bytes[index - 1] == Byte.quote, hasNumberSigns(index, numberSigns) { return true }
    }
    return false
  }

  func hasNumberSigns(_ index: Int, _ wanted: UInt32) -> Bool {
    var found = 0
    while found < Int(wanted) {
      if bytes[index + found] != Byte.numberSign { return false }
      found += 1
    }
    return true
  }

  /// Skips the rest of a string whose opening delimiter was the last token, interpolations and all.
  /// - Parameter inInterpolation: whether the `\(` of an interpolation was the last thing read instead.
  mutating func skipString(_ delimiter: StringDelimiter, inInterpolation: Bool = false) {
    /// The strings around, each with the parentheses open in its interpolation.
    var open: [(delimiter: StringDelimiter, parens: Int)] = []
    var current = delimiter
    var isInCode = inInterpolation
    while true {
      if isInCode || scanSegment(current).by == .interpolation {
        open.append((current, 1))
        isInCode = false
      } else if open.isEmpty {
        return
      }
      // In an interpolation: on to the next string or the parenthesis that ends it.
      code: while true {
        let token = next()
        guard let last = open.indices.last else { return }
        let crossesLine = token.startsLine && !open[last].delimiter.isMultiline
        switch token.kind {
        case .endOfFile: return
        case _ where crossesLine:
          // The string was not closed: its line ended.
          position = Int(token.start)
          return
        case .leftParen: open[last].parens += 1
        case .rightParen:
          open[last].parens -= 1
          if open[last].parens == 0 {
            current = open.removeLast().delimiter
            break code
          }
        case .stringStart:
          current = StringDelimiter(token.value)
          break code
        default: break
        }
      }
    }
  }
}
