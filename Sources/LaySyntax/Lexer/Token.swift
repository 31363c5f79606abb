/// The kinds of token; names and keywords are told apart by their symbols.
enum TokenKind: UInt8, Sendable {
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
  /// The symbol of names, keywords, directives and operators; the delimiter of `stringStart`.
  var value: UInt32

  var range: SourceRange { SourceRange(start: start, end: end) }
  var symbol: Symbol { Symbol(value) }
  var startsLine: Bool { flags.contains(.startsLine) }
}

/// How a string is quoted: the quotes and the number signs around them.
struct StringDelimiter: Sendable, Equatable {
  var numberSigns: UInt32
  var isMultiline: Bool
  /// Opened with a typographic quote by mistake.
  var isCurly: Bool

  /// The number of bytes of the closing delimiter.
  var length: Int { (isMultiline ? 3 : 1) + Int(numberSigns) }

  init(numberSigns: UInt32, isMultiline: Bool, isCurly: Bool = false) {
    self.numberSigns = numberSigns
    self.isMultiline = isMultiline
    self.isCurly = isCurly
  }

  /// As a token's `value`.
  init(_ value: UInt32) {
    self.init(numberSigns: value >> 2, isMultiline: value & 1 != 0, isCurly: value & 2 != 0)
  }

  var tokenValue: UInt32 { numberSigns << 2 | (isCurly ? 2 : 0) | (isMultiline ? 1 : 0) }
}
