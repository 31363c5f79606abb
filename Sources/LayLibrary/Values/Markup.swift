import LayCatalog
import LayViews

/// Reads the inline markup of text literals: `**bold**`, `*italic*`, `` `code` ``, `~~struck~~` and links.
///
/// It works on pieces, so that what is interpolated is never read as markup. A mark without its counterpart stays
/// as it is written.
package struct Markup {
  /// A literal's characters, or something interpolated: a text, an image, a plain string.
  package enum Piece {
    case literal(String)
    case segments([TextValue.Segment])
  }

  private struct Style: Equatable {
    var isBold = false
    var isItalic = false
    var isCode = false
    var isStruck = false
    var isLink = false

    var attributes: TextAttributes {
      var attributes = TextAttributes()
      if isBold { attributes.traits.isBold = true }
      if isItalic { attributes.traits.isItalic = true }
      if isCode { attributes.traits.design = .monospaced }
      if isStruck { attributes.strikethrough = .init(isActive: true) }
      if isLink { attributes.style = StyleValue(.tint) }
      return attributes
    }
  }

  private enum Mark: UInt8 {
    case code, strike, strong, emphasis, underlineStrong, underlineEmphasis, linkTitle, linkEnd

    var text: StaticString {
      switch self {
      case .code: "`"
      case .strike: "~~"
      case .strong: "**"
      case .emphasis: "*"
      case .underlineStrong: "__"
      case .underlineEmphasis: "_"
      case .linkTitle: "]("
      case .linkEnd: ")"
      }
    }
  }

  /// The unit that marks are matched in: a character of a literal, or something interpolated.
  private enum Unit {
    case character(UInt8)
    case segments([TextValue.Segment])
  }

  private let units: [Unit]
  private var position = 0
  private var style = Style()
  private var pending: [UInt8] = []
  private var segments: [TextValue.Segment] = []
  /// By mark: the end up to which it is known to have no counterpart, so that it is not looked for again.
  private var hopeless: [Mark: Int] = [:]

  private init(_ pieces: [Piece]) {
    units = pieces.flatMap { piece -> [Unit] in
      switch piece {
      case .literal(let text): return text.utf8.map { .character($0) }
      case .segments(let segments): return [.segments(segments)]
      }
    }
  }

  /// The segments of a literal.
  /// - Complexity: O(n) in the characters: a mark that has no counterpart is looked for once.
  static func segments(of pieces: [Piece]) -> [TextValue.Segment] {
    var markup = Markup(pieces)
    markup.read(until: markup.units.count)
    markup.flush()
    return markup.segments.isEmpty ? [TextValue.Segment(text: "")] : markup.segments
  }

  /// Whether a literal holds nothing that could be markup.
  package static func isPlain(_ text: String) -> Bool {
    var text = text
    return text.withUTF8 { bytes in !bytes.contains { isMark($0) } }
  }

  /// Whether a byte can begin a mark.
  @inline(__always)
  package static func isMark(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "`"), UInt8(ascii: "~"), UInt8(ascii: "["),
      UInt8(ascii: "\\"):
      return true
    default: return false
    }
  }

  private mutating func read(until end: Int) {
    while position < end {
      switch units[position] {
      case .segments(let inner):
        flush()
        segments.append(contentsOf: inner.map { styled($0) })
        position += 1
      case .character(let byte):
        if !readMark(byte, until: end) {
          pending.append(byte)
          position += 1
        }
      }
    }
  }

  private mutating func readMark(_ byte: UInt8, until end: Int) -> Bool {
    switch byte {
    case UInt8(ascii: "\\"):
      guard let next = character(position + 1), position + 1 < end, isPunctuation(next) else { return false }
      pending.append(next)
      position += 2
      return true
    case UInt8(ascii: "`"): return span(.code, until: end) { $0.isCode = true }
    case UInt8(ascii: "~"): return span(.strike, until: end) { $0.isStruck = true }
    case UInt8(ascii: "*"):
      return span(.strong, until: end) { $0.isBold = true }
        || span(.emphasis, until: end) { $0.isItalic = true }
    case UInt8(ascii: "_"):
      // An underscore inside a word is a character.
      if let before = character(position - 1), isWord(before) { return false }
      return span(.underlineStrong, until: end) { $0.isBold = true }
        || span(.underlineEmphasis, until: end) { $0.isItalic = true }
    case UInt8(ascii: "["): return link(until: end)
    default: return false
    }
  }

  /// Reads what lies between a mark and its counterpart, if there is one and something in between.
  private mutating func span(_ mark: Mark, until end: Int, _ change: (inout Style) -> Void) -> Bool {
    let length = mark.text.utf8CodeUnitCount
    guard hasMark(mark.text, at: position),
      let next = character(position + length) ?? segmentMark(position + length),
      !isSpace(next), let close = closing(mark, from: position + length, until: end)
    else { return false }
    flush()
    let outer = style
    change(&style)
    position += length
    if mark == .code { readVerbatim(until: close) } else { read(until: close) }
    flush()
    style = outer
    position = close + length
    return true
  }

  private mutating func readVerbatim(until end: Int) {
    while position < end {
      switch units[position] {
      case .character(let byte): pending.append(byte)
      case .segments(let inner):
        flush()
        segments.append(contentsOf: inner.map { styled($0) })
      }
      position += 1
    }
  }

  /// `[title](address)`: the title in the tint.
  private mutating func link(until end: Int) -> Bool {
    guard let close = closing(.linkTitle, from: position + 1, until: end),
      let last = closing(.linkEnd, from: close + 2, until: end)
    else { return false }
    flush()
    let outer = style
    style.isLink = true
    position += 1
    read(until: close)
    flush()
    style = outer
    position = last + 1
    return true
  }

  /// Where a mark is closed: not behind a space, and not part of a longer mark of the same character.
  private mutating func closing(_ mark: Mark, from start: Int, until end: Int) -> Int? {
    if let known = hopeless[mark], end <= known { return nil }
    let found = findClosing(mark.text, from: start, until: end)
    if found == nil { hopeless[mark] = max(hopeless[mark] ?? 0, end) }
    return found
  }

  private func findClosing(_ mark: StaticString, from start: Int, until end: Int) -> Int? {
    let length = mark.utf8CodeUnitCount
    let byte = mark.utf8Start.pointee
    var index = start
    while index + length <= end {
      if character(index) == UInt8(ascii: "\\") {
        index += 2
        continue
      }
      if index > start, hasMark(mark, at: index), !(character(index - 1).map { isSpace($0) } ?? false) {
        // Of a longer run the last characters close, so that what began inside ends inside.
        let isEmphasis = byte == UInt8(ascii: "*") || byte == UInt8(ascii: "_")
        let run = isEmphasis ? runLength(of: byte, at: index, until: end) : length
        if run >= length, !(isEmphasis && length == 1 && run == 2) { return index + run - length }
        index += run
        continue
      }
      index += 1
    }
    return nil
  }

  private func runLength(of byte: UInt8, at start: Int, until end: Int) -> Int {
    var index = start
    while index < end, character(index) == byte { index += 1 }
    return max(index - start, 1)
  }

  // MARK: Units

  private func character(_ index: Int) -> UInt8? {
    guard index >= 0, index < units.count, case .character(let byte) = units[index] else { return nil }
    return byte
  }

  /// Something interpolated counts as a letter.
  private func segmentMark(_ index: Int) -> UInt8? {
    guard index < units.count, case .segments = units[index] else { return nil }
    return UInt8(ascii: "a")
  }

  private func hasMark(_ mark: StaticString, at index: Int) -> Bool {
    for offset in 0..<mark.utf8CodeUnitCount where character(index + offset) != mark.utf8Start[offset] {
      return false
    }
    return true
  }

  private func isSpace(_ byte: UInt8) -> Bool { byte <= 32 }

  private func isWord(_ byte: UInt8) -> Bool {
    byte >= 0x80 || (byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9"))
      || (byte | 0x20 >= UInt8(ascii: "a") && byte | 0x20 <= UInt8(ascii: "z"))
  }

  private func isPunctuation(_ byte: UInt8) -> Bool { byte > 32 && byte < 127 && !isWord(byte) }

  // MARK: Segments

  private mutating func flush() {
    guard !pending.isEmpty else { return }
    segments.append(
      TextValue.Segment(text: String(decoding: pending, as: UTF8.self), attributes: style.attributes))
    pending.removeAll()
  }

  /// An interpolated segment in the style around it; its own attributes win.
  private func styled(_ segment: TextValue.Segment) -> TextValue.Segment {
    var segment = segment
    let outer = style.attributes
    segment.attributes.traits = outer.traits.overridden(by: segment.attributes.traits)
    segment.attributes.strikethrough = segment.attributes.strikethrough ?? outer.strikethrough
    segment.attributes.style = segment.attributes.style ?? outer.style
    return segment
  }
}

extension Markup.Piece {
  /// A text or image that is interpolated; nil for any other value, whose text is the core's to make.
  package init?(interpolating value: BuiltinValue) {
    switch value {
    case .text(let text): self = .segments(text.segments)
    #if !hasFeature(Embedded)
    case .attributed(let text): self = .segments(text.segments)
    #endif
    case .image(let image):
      var segment = TextValue.Segment(text: "")
      segment.image = image
      self = .segments([segment])
    default: return nil
    }
  }

  /// Characters that are not read as markup.
  package static func verbatim(_ text: String) -> Markup.Piece { .segments([TextValue.Segment(text: text)]) }
}

extension BuiltinValue {
  /// The value of a string literal that stands for a `LocalizedStringKey`.
  package static func localized(_ pieces: [Markup.Piece], source: UInt32) -> BuiltinValue {
    .text(TextValue(segments: Markup.segments(of: pieces), source: source))
  }
}
