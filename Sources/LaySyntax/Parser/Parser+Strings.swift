extension Parser {
  /// A string with its interpolations.
  mutating func parseString() -> SyntaxID {
    parsePlainString() ?? parseAnyString()
  }

  /// A string in plain quotes that holds text and nothing else, as most do; nil for any other.
  private mutating func parsePlainString() -> SyntaxID? {
    guard StringDelimiter(token.value) == .plain else { return nil }
    let start = token.start
    let textStart = Int(token.end)
    var end = textStart
    while !lexer.isClass(.stringBreak, lexer.bytes[end]) { end &+= 1 }
    guard end > textStart, lexer.bytes[end] == Byte.quote else { return nil }
    previousEnd = UInt32(truncatingIfNeeded: end)
    let segment = make(.stringSegment, from: token.end, payload: .max)
    lexer.position = end &+ 1
    token.end = UInt32(truncatingIfNeeded: end &+ 1)
    advance()
    return make(.stringLiteral, from: start, child: segment)
  }

  private mutating func parseAnyString() -> SyntaxID {
    let opening = token
    let delimiter = StringDelimiter(token.value)
    let start = token.start
    var segments = NodeList()
    var textStart = Int(token.end)
    if delimiter.isMultiline { textStart = skipOpeningLine(textStart) }

    while true {
      lexer.position = textStart
      let (end, ending) = lexer.scanSegment(delimiter)
      if end > textStart {
        let range = SourceRange(
          start: UInt32(truncatingIfNeeded: textStart), end: UInt32(truncatingIfNeeded: end))
        previousEnd = range.end
        append(make(.stringSegment, from: range.start, payload: .max), to: &segments)
      }
      guard ending == .interpolation else {
        finishString(opening, delimiter, end, ending, segments.first)
        break
      }
      let (interpolation, isClosed) = parseInterpolation(from: UInt32(truncatingIfNeeded: end), delimiter)
      append(interpolation, to: &segments)
      if !isClosed { break }
      textStart = Int(previousEnd)
    }
    return make(.stringLiteral, from: start, segments)
  }

  /// The text of `"""` starts on the next line.
  private mutating func skipOpeningLine(_ start: Int) -> Int {
    var index = start
    while lexer.bytes[index] == Byte.space || lexer.bytes[index] == Byte.tab { index += 1 }
    if lexer.bytes[index] == Byte.carriageReturn, lexer.bytes[index + 1] == Byte.newline { return index + 2 }
    if lexer.bytes[index] == Byte.newline || lexer.bytes[index] == Byte.carriageReturn { return index + 1 }
    if index < lexer.count { report(.textAfterMultilineQuote(index)) }
    return start
  }

  /// Decodes the text and goes on after the string.
  private mutating func finishString(
    _ opening: Token, _ delimiter: StringDelimiter, _ end: Int, _ ending: SegmentEnd, _ first: SyntaxID
  ) {
    let textEnd = UInt32(truncatingIfNeeded: end)
    var margin = 0..<0
    if ending == .unterminated {
      report(.unterminatedString(opening.range, delimiter, textEnd))
      if !delimiter.isMultiline { excuseBrackets(before: opening.range) }
    } else if delimiter.isMultiline {
      margin = marginBefore(end)
    }
    if delimiter.mistake != nil, ending == .delimiter {
      let closing = SourceRange(start: textEnd, end: UInt32(truncatingIfNeeded: lexer.position))
      report(.mistakenQuotes(opening.range, closing))
    }
    decodeSegments(first, delimiter, margin: margin)
    moveOn()
  }

  /// `\(arguments)`: false if it is not closed, and the string ends with its line.
  private mutating func parseInterpolation(
    from start: UInt32, _ delimiter: StringDelimiter
  ) -> (SyntaxID, Bool) {
    let opening = SourceRange(start: start, end: UInt32(truncatingIfNeeded: lexer.position))
    guard enterNesting(opening) else {
      lexer.skipString(delimiter, inInterpolation: true)
      moveOn()
      return (make(.interpolation, from: start), false)
    }
    defer { leaveNesting() }
    let outerStop = lexer.stopsAtLineEnd
    if !delimiter.isMultiline { lexer.stopsAtLineEnd = true }
    moveOn()
    let outer = allowsTrailingClosure
    let outerInitializer = isVariableInitializer
    allowsTrailingClosure = true
    isVariableInitializer = false
    var arguments = NodeList()
    if !at(.rightParen), !at(.endOfFile) {
      repeat { append(parseArgument(isInString: true), to: &arguments) } while consume(.comma)
    }
    allowsTrailingClosure = outer
    isVariableInitializer = outerInitializer

    if at(.rightParen) {
      // The text goes on behind the parenthesis; the next token is not to be read from it.
      previousEnd = token.end
      lexer.stopsAtLineEnd = outerStop
      return (make(.interpolation, from: start, arguments), true)
    }
    if recovery.lastUnexpected != token.start, !at(.endOfFile) || outerStop || !recovery.hasReportedUnclosed {
      report(.unclosedInterpolation(opening))
    }
    recovery.lastUnexpected = token.start
    if at(.endOfFile), delimiter.isMultiline { recovery.hasReportedUnclosed = true }
    recoverInString(delimiter, outerStop)
    return (make(.interpolation, from: start, arguments), false)
  }

  /// Leaves a string whose interpolation is not closed: at its quote if that follows, else at the line's end.
  private mutating func recoverInString(_ delimiter: StringDelimiter, _ outerStop: Bool) {
    while !at(.endOfFile) {
      let isQuote = at(.stringStart) && (!delimiter.isMultiline || StringDelimiter(token.value) == delimiter)
      advance()
      if isQuote { break }
    }
    if !delimiter.isMultiline, at(.endOfFile) { excuseBrackets(before: token.range) }
    lexer.stopsAtLineEnd = outerStop
    if at(.endOfFile), !outerStop { token = lexer.next() }
    recovery.lastUnexpected = token.start
  }

  // MARK: Text

  /// The white space before the closing `"""`.
  private func marginBefore(_ end: Int) -> Range<Int> {
    var start = end
    while start > 0, lexer.bytes[start - 1] == Byte.space || lexer.bytes[start - 1] == Byte.tab { start -= 1 }
    return start..<end
  }

  /// Replaces the text of segments that hold escapes, margins or carriage returns.
  private mutating func decodeSegments(_ first: SyntaxID, _ delimiter: StringDelimiter, margin: Range<Int>) {
    var segment = first
    var isFirst = true
    while !segment.isNone {
      let node = nodes[Int(segment.index)]
      let isLast = node.nextSibling.isNone
      if node.kind == .stringSegment {
        decode(segment, delimiter, margin: margin, isFirst: isFirst, isLast: isLast)
      }
      isFirst = false
      segment = node.nextSibling
    }
  }

  private mutating func decode(
    _ segment: SyntaxID, _ delimiter: StringDelimiter, margin: Range<Int>, isFirst: Bool, isLast: Bool
  ) {
    let range = nodes[Int(segment.index)].range
    var decoder = StringDecoder(
      bytes: lexer.bytes, position: Int(range.start), end: Int(range.end), delimiter: delimiter,
      margin: margin)
    if delimiter.isMultiline {
      decoder.stripsFirstMargin = isFirst && isAtLineStart(range.start)
      if isLast { decoder.dropLastLine() }
    } else if !decoder.holdsEscapes {
      return
    }
    let text = decoder.decode()
    for fault in decoder.faults { report(.stringFault(fault)) }
    nodes[Int(segment.index)].payload = UInt32(truncatingIfNeeded: literals.strings.count)
    literals.strings.append(text)
  }
}
