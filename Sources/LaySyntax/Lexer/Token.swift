/// The kinds of token; names and keywords are told apart by their symbols.
package enum TokenKind: UInt8, BitwiseCopyable, Sendable {
  case endOfFile
  /// A run of characters that no token starts with.
  case unknown
  case identifier
  /// A reserved word.
  case keyword
  case integer
  case float
  /// The opening delimiter of a string; the parser reads what follows with `scanSegment`.
  case stringStart
  /// The number signs and the `/` of `#/a+/#`.
  case regexStart
  /// `$0`
  case dollarNumber
  /// `$name`
  case dollarName
  /// `#name`
  case directive
  case leftParen, rightParen, leftBracket, rightBracket, leftBrace, rightBrace
  case comma, colon, semicolon, period, at, backslash, arrow, equal
  /// `?` and `!` that follow an operand without a space.
  case questionPostfix, exclaimPostfix
  /// The `?` of `a ? b : c`.
  case questionInfix
  /// Other operators, by the white space around them.
  case prefixOperator, postfixOperator, infixOperator
}

/// One token: 16 bytes, pointing into the source.
struct Token: Sendable {
  struct Flags: OptionSet, Sendable {
    let rawValue: UInt8
    /// A line ends between the token before and this one.
    static let startsLine = Flags(rawValue: 1 << 0)
    /// White space or a comment stands before it.
    static let spaceBefore = Flags(rawValue: 1 << 1)
    /// A name in backticks, never a keyword.
    static let isEscaped = Flags(rawValue: 1 << 2)
  }

  var kind: TokenKind
  var flags: Flags
  var start: UInt32
  var end: UInt32
  /// The symbol of names, keywords, directives and operators; the delimiter of `stringStart`;
  /// `numberTag` and the number for an integer of a few digits. 0 for the rest.
  var value: UInt32

  /// Set in the value of a token that is no symbol, whatever else the value is.
  static var numberTag: UInt32 { 1 << 31 }

  /// The number that an integer of a few digits is.
  var number: UInt32? {
    kind == .integer && value & Self.numberTag != 0 ? value & ~Self.numberTag : nil
  }

  var range: SourceRange { SourceRange(start: start, end: end) }
  var symbol: Symbol { Symbol(value) }
  var startsLine: Bool { flags.contains(.startsLine) }
}

/// How a string is quoted: the quotes and the number signs around them.
struct StringDelimiter: Sendable, Equatable {
  var numberSigns: UInt32
  var isMultiline: Bool
  /// What was written for a quote by mistake.
  var mistake: Mistake?

  /// The characters that people write, or word processors make, where `"` is meant.
  enum Mistake: UInt32, Sendable {
    case doubleCurly = 1, singleCurly, apostrophe
  }

  /// The number of bytes of the closing delimiter.
  var length: Int { (isMultiline ? 3 : 1) + Int(numberSigns) }

  init(numberSigns: UInt32, isMultiline: Bool, mistake: Mistake? = nil) {
    self.numberSigns = numberSigns
    self.isMultiline = isMultiline
    self.mistake = mistake
  }

  static let plain = StringDelimiter(numberSigns: 0, isMultiline: false)

  /// As a token's `value`.
  init(_ value: UInt32) {
    self.init(
      numberSigns: value >> 3, isMultiline: value & 1 != 0, mistake: Mistake(rawValue: value >> 1 & 3))
  }

  var tokenValue: UInt32 { numberSigns << 3 | (mistake?.rawValue ?? 0) << 1 | (isMultiline ? 1 : 0) }
}
