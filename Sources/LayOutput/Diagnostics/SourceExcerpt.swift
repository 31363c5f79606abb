import LaySyntax

/// The part of a source line that a diagnostic shows, as a terminal displays it.
///
/// Tabs become spaces, control characters visible signs, and of a very long line only what surrounds the place is
/// kept.
struct SourceExcerpt: Equatable {
  /// From 1.
  let line: Int
  private(set) var text = ""
  /// Terminal columns before the caret.
  private(set) var caretColumn = 0
  /// Terminal columns under the caret and its tildes, at least 1.
  ///
  /// A range is marked up to the end of its first line.
  private(set) var caretWidth = 1

  /// The most columns shown.
  static let maximumWidth = 100
  /// Columns kept before the place when a line is cut there.
  private static let contextWidth = 30
  private static let tabWidth = 4
  private static let ellipsis = "…"

  init(of range: SourceRange, in source: SourceFile) {
    let offset = min(Int(range.start), source.bytes.count)
    line = source.location(of: range.start).line
    let bounds = source.rangeOfLine(at: range.start)
    let place = max(Int(bounds.start), min(offset, Int(bounds.end)))
    let end = max(place, min(Int(range.end), Int(bounds.end)))
    let isCutBefore = place - Int(bounds.start) > Self.maximumWidth - Self.contextWidth
    let start =
      isCutBefore
      ? Self.start(before: place, in: source.bytes, from: Int(bounds.start))
      : Self.textStart(of: bounds, in: source.bytes, before: place)
    if isCutBefore { text = Self.ellipsis }
    show(source.bytes, start, Int(bounds.end), place: place, end: end, width: isCutBefore ? 1 : 0)
  }

  /// The offset some characters before the place.
  private static func start(before place: Int, in bytes: [UInt8], from lineStart: Int) -> Int {
    let limit = max(lineStart, place - 4 * contextWidth)
    var start = place
    var characters = 0
    while start > limit, characters < contextWidth {
      start -= 1
      if bytes[start] & 0xC0 != 0x80 { characters += 1 }
    }
    return start
  }

  /// The start of a line, after the byte-order mark in the first.
  private static func textStart(of line: SourceRange, in bytes: [UInt8], before place: Int) -> Int {
    line.start == 0 && bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? min(3, place) : Int(line.start)
  }

  /// Shows the characters from `start`, and finds the columns of the place and of the range's end.
  private mutating func show(
    _ bytes: [UInt8], _ start: Int, _ lineEnd: Int, place: Int, end: Int, width: Int
  ) {
    var column = width
    var offset = start
    // Marks without a width of their own could go on for megabytes.
    let lineEnd = min(lineEnd, start + 8 * Self.maximumWidth)
    while offset < lineEnd {
      if offset <= place { caretColumn = column }
      if column >= Self.maximumWidth {
        text += Self.ellipsis
        break
      }
      let (scalar, length) = Self.decode(bytes, at: offset, before: lineEnd)
      append(scalar, &column)
      offset += length
      if offset <= end { caretWidth = max(1, column - caretColumn) }
    }
    if offset <= place { caretColumn = column }
    while text.hasSuffix(" ") { text.removeLast() }
  }

  private mutating func append(_ scalar: Unicode.Scalar, _ column: inout Int) {
    if scalar == "\t" {
      let spaces = Self.tabWidth - column % Self.tabWidth
      text += String(repeating: " ", count: spaces)
      column += spaces
    } else {
      text.append(visible: scalar)
      column += scalar.visibleForm?.unicodeScalars.count ?? scalar.columnWidth
    }
  }

  /// The character at an offset and its bytes; U+FFFD for a byte that begins none.
  private static func decode(
    _ bytes: [UInt8], at offset: Int, before end: Int
  ) -> (Unicode.Scalar, length: Int) {
    let invalid = (Unicode.Scalar(0xFFFD as UInt16) ?? " ", 1)
    let lead = bytes[offset]
    if lead < 0x80 { return (Unicode.Scalar(lead), 1) }
    let length = lead >= 0xF0 ? 4 : lead >= 0xE0 ? 3 : lead >= 0xC2 ? 2 : 1
    guard length > 1, offset + length <= end else { return invalid }
    var value = UInt32(lead) & (0x7F >> UInt32(length))
    for byte in bytes[offset + 1..<offset + length] {
      guard byte & 0xC0 == 0x80 else { return invalid }
      value = value << 6 | UInt32(byte & 0x3F)
    }
    guard let scalar = Unicode.Scalar(value) else { return invalid }
    return (scalar, length)
  }
}
