import LaySyntax

/// One word or sign of an expression.
struct QueryToken {
  enum Kind: Equatable {
    case number(Double)
    /// A name, or a word of the language.
    case word(String)
    case quoted(String)
    /// Its spelling: `==`, `(`.
    case sign(String)
    case end
  }

  var kind: Kind
  var range: SourceRange
}

/// Cuts an expression into tokens.
struct QueryLexer {
  private let bytes: [UInt8]
  private var position: Int
  private let end: Int

  init(_ source: SourceFile, _ range: SourceRange) {
    bytes = source.bytes
    end = min(Int(range.end), source.bytes.count)
    position = min(Int(range.start), end)
  }

  /// The signs, longer ones before those that they begin with.
  private static let signs = [
    "==", "!=", "<=", ">=", "&&", "||", "±", "≤", "≥", "≠", "<", ">", "+", "-", "*", "/", "!", "(", ")", ",",
    ".", "[", "]",
  ]

  /// The next token.
  /// - Complexity: O(length of the token).
  mutating func next() throws(QueryFault) -> QueryToken {
    while position < end, bytes[position] <= 0x20 { position += 1 }
    guard position < end else { return token(.end, from: position) }
    let start = position
    let byte = bytes[position]
    if Self.isDigit(byte) { return try number(from: start) }
    if Self.isLetter(byte) {
      while position < end, Self.isLetter(bytes[position]) || Self.isDigit(bytes[position]) { position += 1 }
      return token(.word(text(from: start)), from: start)
    }
    if byte == UInt8(ascii: "\"") { return try quoted(from: start) }
    for sign in Self.signs where bytes[position..<end].starts(with: sign.utf8) {
      position += sign.utf8.count
      return token(.sign(sign), from: start)
    }
    position += 1
    while position < end, bytes[position] & 0xC0 == 0x80 { position += 1 }
    throw QueryFault(
      at: range(from: start), "'\(text(from: start))' means nothing in an expression",
      help: byte == UInt8(ascii: "=")
        ? "equality is ==" : "write names, \"texts\", numbers, == != < <= > >= and words such as inside")
  }

  private mutating func number(from start: Int) throws(QueryFault) -> QueryToken {
    while position < end, Self.isDigit(bytes[position]) { position += 1 }
    if position + 1 < end, bytes[position] == UInt8(ascii: "."), Self.isDigit(bytes[position + 1]) {
      position += 1
      while position < end, Self.isDigit(bytes[position]) { position += 1 }
    }
    guard let value = Decimal.value(bytes[start..<position]) else {
      throw QueryFault(at: range(from: start), "the number \(text(from: start)) is too long")
    }
    return token(.number(value), from: start)
  }

  /// `"…"`, in which a backslash lets the next character stand for itself.
  private mutating func quoted(from start: Int) throws(QueryFault) -> QueryToken {
    position += 1
    var content: [UInt8] = []
    while position < end, bytes[position] != UInt8(ascii: "\"") {
      if bytes[position] == UInt8(ascii: "\\"), position + 1 < end { position += 1 }
      content.append(bytes[position])
      position += 1
    }
    guard position < end else {
      throw QueryFault(at: range(from: start), "the quotation mark is not closed", help: "add a \"")
    }
    position += 1
    return token(.quoted(String(decoding: content, as: UTF8.self)), from: start)
  }

  private func token(_ kind: QueryToken.Kind, from start: Int) -> QueryToken {
    QueryToken(kind: kind, range: range(from: start))
  }

  private func range(from start: Int) -> SourceRange {
    SourceRange(start: UInt32(truncatingIfNeeded: start), end: UInt32(truncatingIfNeeded: position))
  }

  private func text(from start: Int) -> String { String(decoding: bytes[start..<position], as: UTF8.self) }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "_") || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
      // Letters of other scripts begin from C3 on, the signs of C2 (±) and E2 (≤) are none.
      || byte >= 0xC3 && byte != 0xE2
  }

  /// Numbers with few digits, which are all that lengths need.
  private enum Decimal {
    static let mostDigits = 15

    static func value(_ digits: ArraySlice<UInt8>) -> Double? {
      guard digits.count <= mostDigits else { return nil }
      var (value, unit, isFraction) = (0.0, 1.0, false)
      for digit in digits {
        if digit == UInt8(ascii: ".") {
          isFraction = true
        } else {
          value = value * 10 + Double(digit - UInt8(ascii: "0"))
          if isFraction { unit *= 10 }
        }
      }
      return value / unit
    }
  }
}
