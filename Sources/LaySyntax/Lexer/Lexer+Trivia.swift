extension Lexer {
  /// Skips white space and comments, and tells whether there were any and whether a line ended.
  @inline(__always)
  mutating func skipTrivia() -> Token.Flags {
    let start = position
    var flags: Token.Flags = []
    while true {
      // Lines begin with many spaces.
      var index = position
      while bytes[index] == Byte.space { index &+= 1 }
      position = index
      switch bytes[index] {
      case Byte.tab, 0x0B, 0x0C:
        position &+= 1
      case Byte.newline, Byte.carriageReturn:
        position &+= 1
        flags.insert(.startsLine)
      case Byte.slash:
        if bytes[position + 1] == Byte.slash {
          skipLineComment()
        } else if bytes[position + 1] == Byte.star {
          if skipBlockComment() { flags.insert(.startsLine) }
        } else {
          if position > start { flags.insert(.spaceBefore) }
          return flags
        }
      default:
        if position > start { flags.insert(.spaceBefore) }
        return flags
      }
    }
  }

  /// Skips to the end of the line, which is left standing.
  mutating func skipLine() {
    while position < count, bytes[position] != Byte.newline, bytes[position] != Byte.carriageReturn {
      position += 1
    }
  }

  private mutating func skipLineComment() {
    let start = position
    skipLine()
    record(start)
  }

  /// Skips `/* … */` with those nested in it; true if a line ended within.
  private mutating func skipBlockComment() -> Bool {
    let start = position
    var depth = 1
    var hasNewline = false
    position += 2
    while depth > 0, position < count {
      let byte = bytes[position]
      position += 1
      if byte == Byte.star, bytes[position] == Byte.slash {
        depth -= 1
        position += 1
      } else if byte == Byte.slash, bytes[position] == Byte.star {
        depth += 1
        position += 1
      } else if byte == Byte.newline || byte == Byte.carriageReturn {
        hasNewline = true
      }
    }
    if depth > 0 { unterminatedComment = UInt32(truncatingIfNeeded: start) }
    record(start)
    return hasNewline
  }

  /// Keeps a comment's range; what a look-ahead has already seen is kept once.
  private mutating func record(_ start: Int) {
    let range = SourceRange(
      start: UInt32(truncatingIfNeeded: start), end: UInt32(truncatingIfNeeded: position))
    if let last = comments.last, last.end > range.start { return }
    comments.append(range)
  }
}
