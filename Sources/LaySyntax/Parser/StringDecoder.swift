/// Turns the source of a string's segment into its text: escapes, the margin of `"""` and line ends.
struct StringDecoder {
  enum Fault {
    /// An escape that means nothing.
    case unknownEscape(SourceRange)
    /// `\u{…}` without a scalar.
    case invalidScalar(SourceRange)
    /// A line of `"""` that is not indented as its closing line.
    case missingMargin(SourceRange)
  }

  let bytes: UnsafePointer<UInt8>
  var position: Int
  var end: Int
  let delimiter: StringDelimiter
  /// The white space that every line of a multi-line string starts with.
  let margin: Range<Int>
  var stripsFirstMargin = false
  var faults: [Fault] = []
  private var text: [UInt8] = []

  init(
    bytes: UnsafePointer<UInt8>, position: Int, end: Int, delimiter: StringDelimiter, margin: Range<Int>
  ) {
    self.bytes = bytes
    self.position = position
    self.end = end
    self.delimiter = delimiter
    self.margin = margin
  }

  /// Whether the text differs from its source.
  var holdsEscapes: Bool {
    var index = position
    while index < end {
      if bytes[index] == Byte.backslash { return true }
      index += 1
    }
    return false
  }

  /// The line with the closing `"""` and the line end before it are no text.
  mutating func dropLastLine() {
    end = max(position, end - margin.count)
    if end > position, bytes[end - 1] == Byte.newline { end -= 1 }
    if end > position, bytes[end - 1] == Byte.carriageReturn { end -= 1 }
  }

  mutating func decode() -> String {
    text.reserveCapacity(end - position)
    if stripsFirstMargin { skipMargin() }
    while position < end {
      let byte = bytes[position]
      switch byte {
      case Byte.backslash where isEscape: decodeEscape()
      case Byte.newline, Byte.carriageReturn:
        skipLineEnd()
        text.append(Byte.newline)
        skipMargin()
      default:
        text.append(byte)
        position += 1
      }
    }
    return String(decoding: text, as: UTF8.self)
  }

  private mutating func skipLineEnd() {
    let isPair = bytes[position] == Byte.carriageReturn && bytes[position + 1] == Byte.newline
    position += isPair ? 2 : 1
  }

  /// Skips the indentation that the closing line sets; empty lines need none.
  private mutating func skipMargin() {
    guard delimiter.isMultiline, !margin.isEmpty else { return }
    var index = margin.lowerBound
    let lineStart = position
    while index < margin.upperBound, position < end, bytes[position] == bytes[index] {
      index += 1
      position += 1
    }
    if index == margin.upperBound || position >= end { return }
    if bytes[position] == Byte.newline || bytes[position] == Byte.carriageReturn { return }
    faults.append(.missingMargin(range(lineStart, position + 1)))
  }

  private var isEscape: Bool {
    var index = 0
    while index < Int(delimiter.numberSigns) {
      if bytes[position + 1 + index] != Byte.numberSign { return false }
      index += 1
    }
    return true
  }

  private mutating func decodeEscape() {
    let start = position
    position += 1 + Int(delimiter.numberSigns)
    guard position < end else {
      faults.append(.unknownEscape(range(start, end)))
      return
    }
    let byte = bytes[position]
    position += 1
    switch byte {
    case UInt8(ascii: "n"): text.append(Byte.newline)
    case UInt8(ascii: "t"): text.append(Byte.tab)
    case UInt8(ascii: "r"): text.append(Byte.carriageReturn)
    case UInt8(ascii: "0"): text.append(0)
    case Byte.quote, UInt8(ascii: "'"), Byte.backslash: text.append(byte)
    case UInt8(ascii: "u"): decodeScalar(start)
    case Byte.newline, Byte.carriageReturn:
      // A backslash at the end of a line joins it with the next.
      position -= 1
      skipLineEnd()
      skipMargin()
    case Byte.space, Byte.tab:
      guard delimiter.isMultiline, joinsLines() else { return unknownEscape(start) }
    default: unknownEscape(start)
    }
  }

  private mutating func unknownEscape(_ start: Int) {
    while position < end, bytes[position] & 0xC0 == 0x80 { position += 1 }
    faults.append(.unknownEscape(range(start, position)))
  }

  /// White space between a backslash and the line's end is dropped with them.
  private mutating func joinsLines() -> Bool {
    var index = position
    while index < end, bytes[index] == Byte.space || bytes[index] == Byte.tab { index += 1 }
    guard index < end, bytes[index] == Byte.newline || bytes[index] == Byte.carriageReturn else {
      return false
    }
    position = index
    skipLineEnd()
    skipMargin()
    return true
  }

  /// `u{1F600}`, one to eight digits.
  private mutating func decodeScalar(_ start: Int) {
    var value: UInt32 = 0
    var digits = 0
    guard position < end, bytes[position] == UInt8(ascii: "{") else {
      faults.append(.invalidScalar(range(start, position)))
      return
    }
    position += 1
    while position < end, let digit = hexValue(bytes[position]) {
      value = value &<< 4 | UInt32(digit)
      digits += 1
      position += 1
    }
    let isClosed = position < end && bytes[position] == UInt8(ascii: "}")
    if isClosed { position += 1 }
    guard isClosed, digits > 0, digits <= 8, let scalar = Unicode.Scalar(value) else {
      faults.append(.invalidScalar(range(start, position)))
      return
    }
    text.append(contentsOf: UTF8.encode(scalar).map { Array($0) } ?? [])
  }

  private func range(_ start: Int, _ end: Int) -> SourceRange {
    SourceRange(
      start: UInt32(truncatingIfNeeded: start),
      end: UInt32(truncatingIfNeeded: min(end, max(self.end, start))))
  }
}

/// The value of a hexadecimal digit.
func hexValue(_ byte: UInt8) -> UInt8? {
  switch byte {
  case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
  case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
  case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
  default: nil
  }
}
