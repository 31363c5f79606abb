/// Turns bytes into tokens, one at a time and on demand.
///
/// Its state is a position: the parser may look ahead and return by setting it back. Strings are read in pieces,
/// because what stands in an interpolation is the parser's to read.
struct Lexer: ~Copyable {
  /// The source, followed by at least eight zero bytes.
  let bytes: UnsafePointer<UInt8>
  /// Where the text ends that is read.
  private(set) var count: Int
  /// Where it starts: not at 0 in a later part of a source of several files.
  private(set) var start = 0
  let classes: UnsafePointer<UInt8>

  var position: Int
  /// Whether a line's end is the end: in the interpolation of a string that ends with its line.
  var stopsAtLineEnd = false
  /// The last run of number signs: each of them may start a token, and none looks for the end again.
  private var signs = 0..<0
  var symbols: SymbolTable
  var comments: [SourceRange] = []
  /// Where a block comment starts that the file ends in.
  var unterminatedComment: UInt32?

  /// - Parameters:
  ///   - bytes: the source, followed by at least eight zero bytes, which outlive the lexer.
  ///   - classes: `ByteClass.table`.
  init(bytes: UnsafePointer<UInt8>, count: Int, classes: UnsafePointer<UInt8>) {
    self.bytes = bytes
    self.count = count
    self.classes = classes
    self.position = 0
    self.symbols = Vocabulary.symbols
    // The names of the language are shared until the first of the file's own: copied once, and not again for the next.
    symbols.reserve(64)
    skipOpening()
  }

  /// A byte-order mark, and the line that names an interpreter.
  private mutating func skipOpening() {
    if count >= start + 3, bytes[start] == 0xEF, bytes[start + 1] == 0xBB, bytes[start + 2] == 0xBF {
      position = start + 3
    }
    if bytes[position] == Byte.numberSign, bytes[position + 1] == UInt8(ascii: "!") { skipLine() }
  }

  /// Goes to the start of one of several files, which is then all that is read.
  mutating func enter(_ part: SourcePart) {
    start = Int(part.range.start)
    count = Int(part.range.end)
    position = start
    unterminatedComment = nil
    skipOpening()
  }

  /// Hands on a lexer at the start of a source; it is of no use after the body.
  static func read<Result>(_ source: SourceFile, _ body: (consuming Lexer) -> Result) -> Result {
    let count = source.bytes.count
    let padding = 16
    let classCount = ByteClass.table.count
    let memory = UnsafeMutablePointer<UInt8>.allocate(capacity: classCount + count + padding)
    defer { memory.deallocate() }
    memory.initialize(from: ByteClass.table, count: classCount)
    let bytes = memory + classCount
    source.bytes.withUnsafeBufferPointer { original in
      if let base = original.baseAddress { bytes.initialize(from: base, count: count) }
    }
    (bytes + count).initialize(repeating: 0, count: padding)
    return body(Lexer(bytes: bytes, count: count, classes: memory))
  }

  @inline(__always)
  func isClass(_ byteClass: ByteClass, _ byte: UInt8) -> Bool {
    classes[Int(byte)] & byteClass.rawValue != 0
  }

  /// The next token; at the end of the source `endOfFile`, however often it is asked.
  mutating func next(afterPeriod: Bool = false) -> Token { scan(afterPeriod: afterPeriod) }

  /// As `next`, for the one place where nearly all tokens are read.
  @inline(__always)
  mutating func scan(afterPeriod: Bool) -> Token {
    var flags: Token.Flags = []
    // Most tokens follow the one before them at once.
    if isClass(.trivia, bytes[position]) {
      let last = position
      flags = skipTrivia()
      if stopsAtLineEnd, flags.contains(.startsLine) { return lineEnd(from: last) }
    }
    let start = position
    let byte = bytes[start]
    if isClass(.nameStart, byte) { return name(start, flags) }
    switch byte {
    case 0: return start >= count ? token(.endOfFile, start, 0, flags) : unknown(start, flags)
    case Byte.leftParen: return token(.leftParen, start, 1, flags)
    case Byte.rightParen: return token(.rightParen, start, 1, flags)
    case UInt8(ascii: "{"): return token(.leftBrace, start, 1, flags)
    case UInt8(ascii: "}"): return token(.rightBrace, start, 1, flags)
    case UInt8(ascii: "["): return token(.leftBracket, start, 1, flags)
    case UInt8(ascii: "]"): return token(.rightBracket, start, 1, flags)
    case UInt8(ascii: ","): return token(.comma, start, 1, flags)
    case UInt8(ascii: ":"): return token(.colon, start, 1, flags)
    case UInt8(ascii: ";"): return token(.semicolon, start, 1, flags)
    case UInt8(ascii: "@"): return token(.at, start, 1, flags)
    case Byte.backslash: return token(.backslash, start, 1, flags)
    case Byte.period:
      if bytes[start &+ 1] == Byte.period { return operatorToken(start, flags) }
      return token(.period, start, 1, flags)
    case UInt8(ascii: "0")...UInt8(ascii: "9"):
      if !afterPeriod, let number = plainNumber(start, flags) { return number }
      return number(start, flags, isIndex: afterPeriod)
    case Byte.quote, Byte.numberSign: return stringOrDirective(start, flags)
    case Byte.backtick: return escapedName(start, flags)
    case UInt8(ascii: "$"): return dollar(start, flags)
    default:
      if isClass(.operatorPart, byte) { return operatorToken(start, flags) }
      if isClass(.wide, byte) {
        if IdentifierScalars.startLength(bytes + start) > 0 { return name(start, flags) }
      }
      if let mistake = mistakenQuote(start) {
        let delimiter = StringDelimiter(numberSigns: 0, isMultiline: false, mistake: mistake)
        return token(.stringStart, start, mistake == .apostrophe ? 1 : 3, flags, delimiter.tokenValue)
      }
      return unknown(start, flags)
    }
  }

  @inline(__always)
  mutating func token(
    _ kind: TokenKind, _ start: Int, _ length: Int, _ flags: Token.Flags, _ value: UInt32 = 0
  ) -> Token {
    position = start &+ length
    return Token(
      kind: kind, flags: flags, start: UInt32(truncatingIfNeeded: start),
      end: UInt32(truncatingIfNeeded: start &+ length), value: value)
  }

  /// The end of the source, put where the line of an offset ends.
  private mutating func lineEnd(from start: Int) -> Token {
    position = start
    skipLine()
    return token(.endOfFile, position, 0, [])
  }

  // MARK: Names

  @inline(__always)
  private mutating func name(_ start: Int, _ flags: Token.Flags) -> Token {
    let end = endOfName(start)
    let symbol = intern(start, end)
    let isReserved = symbol.index <= UInt32(Keyword.reservedCount)
    return token(isReserved ? .keyword : .identifier, start, end &- start, flags, symbol.index)
  }

  @inline(__always)
  func endOfName(_ start: Int) -> Int {
    var index = start
    while isClass(.namePart, bytes[index]) { index &+= 1 }
    return isClass(.wide, bytes[index]) ? Self.endOfWideName(bytes, classes, from: index) : index
  }

  /// As `endOfName`, from a character outside ASCII on.
  private static func endOfWideName(
    _ bytes: UnsafePointer<UInt8>, _ classes: UnsafePointer<UInt8>, from start: Int
  ) -> Int {
    var index = start
    while true {
      let byteClass = ByteClass(rawValue: classes[Int(bytes[index])])
      if byteClass.contains(.namePart) {
        index += 1
      } else if byteClass.contains(.wide) {
        let length = IdentifierScalars.partLength(bytes + index)
        if length == 0 { return index }
        index += length
      } else {
        return index
      }
    }
  }

  @inline(__always)
  mutating func intern(_ start: Int, _ end: Int) -> Symbol {
    symbols.intern(UnsafeBufferPointer(start: bytes + start, count: end &- start))
  }

  /// `` `name` ``: the symbol is what stands between.
  private mutating func escapedName(_ start: Int, _ flags: Token.Flags) -> Token {
    let end = endOfName(start + 1)
    guard end > start + 1, bytes[end] == Byte.backtick else { return unknown(start, flags) }
    let symbol = intern(start + 1, end)
    return token(.identifier, start, end + 1 - start, flags.union(.isEscaped), symbol.index)
  }

  /// `$0` and `$name`.
  private mutating func dollar(_ start: Int, _ flags: Token.Flags) -> Token {
    var end = start + 1
    if isClass(.digit, bytes[end]) {
      while isClass(.digit, bytes[end]) { end += 1 }
      return token(.dollarNumber, start, end - start, flags)
    }
    end = endOfName(start + 1)
    guard end > start + 1 else { return unknown(start, flags) }
    let symbol = intern(start + 1, end)
    return token(.dollarName, start, end - start, flags, symbol.index)
  }

  private mutating func stringOrDirective(_ start: Int, _ flags: Token.Flags) -> Token {
    if !signs.contains(start) {
      var end = start
      while bytes[end] == Byte.numberSign { end += 1 }
      signs = start..<end
    }
    let index = bytes[start] == Byte.numberSign ? signs.upperBound : start
    let numberSigns = UInt32(truncatingIfNeeded: index - start)
    if bytes[index] == Byte.quote {
      let isMultiline =
        bytes[index + 1] == Byte.quote && bytes[index + 2] == Byte.quote
        && (numberSigns == 0 || !closesOnLine(index + 1, numberSigns))
      let delimiter = StringDelimiter(numberSigns: numberSigns, isMultiline: isMultiline)
      return token(.stringStart, start, delimiter.length, flags, delimiter.tokenValue)
    }
    if numberSigns > 0, bytes[index] == Byte.slash {
      return token(.regexStart, start, index + 1 - start, flags)
    }
    let end = endOfName(start + 1)
    guard end > start + 1, !isClass(.digit, bytes[start + 1]) else { return unknown(start, flags) }
    let symbol = intern(start + 1, end)
    return token(.directive, start, end - start, flags, symbol.index)
  }

  // MARK: What nothing starts with

  /// A run of characters that no token starts with, so that it gives one diagnostic.
  private mutating func unknown(_ start: Int, _ flags: Token.Flags) -> Token {
    var index = start + 1
    while index < count {
      let byte = bytes[index]
      if byte == 0 || (byte < 0x80 && byte != Byte.backtick && isControl(byte)) {
        index += 1
      } else if isClass(.wide, byte) {
        if byte & 0xC0 != 0x80,
          IdentifierScalars.startLength(bytes + index) > 0 || mistakenQuote(index) != nil
        {
          break
        }
        index += 1
      } else {
        break
      }
    }
    return token(.unknown, start, index - start, flags)
  }

  private func isControl(_ byte: UInt8) -> Bool {
    byte < 0x20 && !(byte >= Byte.tab && byte <= Byte.carriageReturn) || byte == 0x7F
  }

  /// The quote at an index that is none of Swift's.
  func mistakenQuote(_ index: Int) -> StringDelimiter.Mistake? {
    if bytes[index] == Byte.apostrophe { return .apostrophe }
    guard bytes[index] == 0xE2, bytes[index + 1] == 0x80 else { return nil }
    switch bytes[index + 2] {
    case 0x98, 0x99: return .singleCurly
    case 0x9C, 0x9D: return .doubleCurly
    default: return nil
    }
  }
}
