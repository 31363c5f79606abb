/// Reads a JSON text in the order it stands in: whoever reads says what should come next.
///
/// Any bytes will do; what is not as it should be is a fault with its place.
package struct JSONReader: ~Copyable {
  private let bytes: [UInt8]
  private var position = 0
  private var depth = 0
  /// Whether a list's last element may have a comma behind it.
  private let allowsTrailingCommas: Bool

  /// How deep arrays and objects may be nested.
  private static let maximumDepth = 1_000

  package init(_ bytes: [UInt8], allowsTrailingCommas: Bool = false) {
    self.bytes = bytes
    self.allowsTrailingCommas = allowsTrailingCommas
  }

  /// Reads an object: `member` is called for each key and reads, or skips, its value.
  package mutating func object(
    _ member: (_ key: String, _ reader: inout JSONReader) throws(JSONFault) -> Void
  ) throws(JSONFault) {
    try list(UInt8(ascii: "{"), UInt8(ascii: "}")) { reader throws(JSONFault) in
      try member(try reader.key(), &reader)
    }
  }

  /// Reads an array: `element` is called before each element and reads, or skips, it.
  package mutating func array(
    _ element: (_ reader: inout JSONReader) throws(JSONFault) -> Void
  ) throws(JSONFault) {
    try list(UInt8(ascii: "["), UInt8(ascii: "]"), element)
  }

  /// Opens an object or an array of which whoever reads takes one element after the other with `hasMore`.
  ///
  /// Nesting then takes none of the machine's stack, and no depth is too much.
  package mutating func open(_ bracket: UInt8) throws(JSONFault) { try expect(bracket) }

  /// Whether another element follows; at the end of the list its bracket is passed over.
  package mutating func hasMore(isFirst: Bool, before end: UInt8) throws(JSONFault) -> Bool {
    if take(end) { return false }
    if !isFirst { try expect(UInt8(ascii: ",")) }
    return true
  }

  /// Reads the key of an object's member, its colon too.
  package mutating func key() throws(JSONFault) -> String {
    let key = try string()
    try expect(UInt8(ascii: ":"))
    return key
  }

  package mutating func string() throws(JSONFault) -> String {
    try expect(UInt8(ascii: "\""))
    let start = position
    while let byte = peek, byte != UInt8(ascii: "\"") {
      if byte == UInt8(ascii: "\\") { return try escapedString(from: start) }
      guard byte >= 0x20 else { throw fault("a control character in a string") }
      position += 1
    }
    let text = String(decoding: bytes[start..<position], as: UTF8.self)
    try expect(UInt8(ascii: "\""))
    return text
  }

  package mutating func number() throws(JSONFault) -> Double {
    let start = startOfValue()
    let isNegative = peek == UInt8(ascii: "-")
    if isNegative { position += 1 }
    let first = position
    while let byte = peek, Self.isOfNumber(byte) { position += 1 }
    let digits = bytes[first..<position]
    let isPlain =
      digits.first.map { $0 >= UInt8(ascii: "0") } ?? false
      && digits.count { $0 == UInt8(ascii: ".") } <= 1
    guard isPlain, let value = digits.withUnsafeBufferPointer({ Decimal($0) })?.value, value.isFinite else {
      position = start
      throw fault("a number is expected")
    }
    return isNegative ? -value : value
  }

  package mutating func integer() throws(JSONFault) -> Int {
    let start = startOfValue()
    guard let whole = Int(exactly: try number()) else {
      position = start
      throw fault("a whole number is expected")
    }
    return whole
  }

  package mutating func boolean() throws(JSONFault) -> Bool {
    if takeWord("true") { return true }
    if takeWord("false") { return false }
    throw fault("true or false is expected")
  }

  /// Passes over one value, whatever it is.
  package mutating func skip() throws(JSONFault) {
    switch next {
    case UInt8(ascii: "{"): try object { _, reader throws(JSONFault) in try reader.skip() }
    case UInt8(ascii: "["): try array { reader throws(JSONFault) in try reader.skip() }
    case UInt8(ascii: "\""): _ = try string()
    case UInt8(ascii: "n"): if !takeWord("null") { throw fault("a value is expected") }
    case UInt8(ascii: "t"), UInt8(ascii: "f"): _ = try boolean()
    default: _ = try number()
    }
  }

  /// What the next value begins with: a quotation mark, a bracket, a digit or a letter; nil at the end.
  package var next: UInt8? {
    mutating get {
      _ = startOfValue()
      return peek
    }
  }

  /// Makes sure that nothing follows.
  package mutating func finish() throws(JSONFault) {
    if next != nil { throw fault("nothing more is expected") }
  }

  package func fault(_ message: String) -> JSONFault { JSONFault(offset: position, message: message) }

  // MARK: Pieces

  private var peek: UInt8? { position < bytes.count ? bytes[position] : nil }

  /// Passes over blanks.
  private mutating func startOfValue() -> Int {
    while let byte = peek, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 { position += 1 }
    return position
  }

  private mutating func take(_ byte: UInt8) -> Bool {
    guard next == byte else { return false }
    position += 1
    return true
  }

  private mutating func expect(_ byte: UInt8) throws(JSONFault) {
    guard take(byte) else { throw fault("'\(Character(UnicodeScalar(byte)))' is expected") }
  }

  private mutating func takeWord(_ word: StaticString) -> Bool {
    let count = word.utf8CodeUnitCount
    let start = startOfValue()
    guard start + count <= bytes.count else { return false }
    for offset in 0..<count where bytes[start + offset] != word.utf8Start[offset] { return false }
    position += count
    return true
  }

  private mutating func list(
    _ start: UInt8, _ end: UInt8, _ element: (inout JSONReader) throws(JSONFault) -> Void
  ) throws(JSONFault) {
    try expect(start)
    guard depth < Self.maximumDepth else { throw fault("nested too deeply") }
    depth += 1
    if !take(end) {
      repeat { try element(&self) } while take(UInt8(ascii: ",")) && !(allowsTrailingCommas && next == end)
      try expect(end)
    }
    depth -= 1
  }

  private static func isOfNumber(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "."),
      UInt8(ascii: "e"), UInt8(ascii: "E"):
      return true
    default: return false
    }
  }

  // MARK: Escapes

  /// The rest of a string whose first escape has been met.
  private mutating func escapedString(from start: Int) throws(JSONFault) -> String {
    var text = Array(bytes[start..<position])
    while let byte = peek, byte != UInt8(ascii: "\"") {
      guard byte >= 0x20 else { throw fault("a control character in a string") }
      position += 1
      if byte == UInt8(ascii: "\\") {
        text.append(contentsOf: Character(try escape()).utf8)
      } else {
        text.append(byte)
      }
    }
    try expect(UInt8(ascii: "\""))
    return String(decoding: text, as: UTF8.self)
  }

  /// What stands for the character after a backslash; half a pair of surrogates is U+FFFD.
  private mutating func escape() throws(JSONFault) -> UnicodeScalar {
    guard let byte = peek else { throw fault("a string does not end") }
    position += 1
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return UnicodeScalar(byte)
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u"): break
    default:
      position -= 1
      throw fault("no such escape")
    }
    let unit = try codeUnit()
    guard unit & 0xFC00 == 0xD800 else { return UnicodeScalar(unit) ?? "\u{FFFD}" }
    let afterFirst = position
    if peek == UInt8(ascii: "\\") {
      position += 1
      if peek == UInt8(ascii: "u") {
        position += 1
        let second = try codeUnit()
        if second & 0xFC00 == 0xDC00 {
          return UnicodeScalar(0x10000 + (unit & 0x3FF) << 10 + second & 0x3FF) ?? "\u{FFFD}"
        }
      }
    }
    position = afterFirst
    return "\u{FFFD}"
  }

  private mutating func codeUnit() throws(JSONFault) -> UInt32 {
    var unit: UInt32 = 0
    for _ in 0..<4 {
      guard let byte = peek, let digit = Self.hexDigit(byte) else {
        throw fault("four hexadecimal digits are expected")
      }
      unit = unit << 4 | digit
      position += 1
    }
    return unit
  }

  private static func hexDigit(_ byte: UInt8) -> UInt32? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): return UInt32(byte - UInt8(ascii: "0"))
    case UInt8(ascii: "a")...UInt8(ascii: "f"): return UInt32(byte - UInt8(ascii: "a") + 10)
    case UInt8(ascii: "A")...UInt8(ascii: "F"): return UInt32(byte - UInt8(ascii: "A") + 10)
    default: return nil
    }
  }
}

/// Why some bytes are not the JSON that was expected.
package struct JSONFault: Error, Equatable {
  /// Of the byte where reading stopped.
  package var offset: Int
  package var message: String

  package init(offset: Int, message: String) {
    self.offset = offset
    self.message = message
  }
}
