/// Characters that no token starts with.
extension Parser {
  /// Reports a run of characters that no token starts with, and goes on behind it or with what it stands for.
  mutating func skipUnknown() {
    var flags = token.flags
    while token.kind == .unknown {
      let isOperator = mendUnknown()
      flags.formUnion(token.flags)
      if isOperator { break }
      token = lexer.next()
    }
    token.flags.formUnion(flags)
    // What is wrong with the next token comes of the missing one.
    if !speculation.isActive { recovery.lastUnexpected = token.start }
  }

  /// Reports the unknown token; true if it stands for an operator and has become it.
  private mutating func mendUnknown() -> Bool {
    let (scalar, length) = IdentifierScalars.decode(lexer.bytes + Int(token.start))
    // NUL and bytes that are no UTF-8 have been reported for the whole file.
    if scalar == 0 || length == 0 { return false }
    let isSingle = Int(token.end - token.start) == length
    let meant = isSingle ? Self.lookalikes.first { $0.scalar == scalar }?.meant : nil
    report(.unknownCharacter(token.range, scalar, meant: meant))
    guard let meant, meant != " ", let symbol = lexer.symbols.find(meant) else { return false }
    token.kind = .infixOperator
    token.value = symbol.index
    return true
  }

  /// Characters of typography, and what they stand for in code.
  private static let lookalikes: [(scalar: UInt32, meant: String)] = [
    (0x2260, "!="), (0x2264, "<="), (0x2265, ">="), (0xD7, "*"), (0xF7, "/"), (0x2212, "-"), (0x2013, "-"),
    (0x2014, "-"), (0x2026, "..."), (0xA0, " "),
  ]
}
