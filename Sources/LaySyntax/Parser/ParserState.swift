/// A bracket that is open at the parser's place.
struct OpenBracket: BitwiseCopyable {
  let closing: TokenKind
  let range: SourceRange
  /// Whether its closing one may be missing silently: a string that is not closed has swallowed it.
  var isExcused = false
}

/// The values of literals that do not fit into their nodes, as the tree keeps them.
struct LiteralTables {
  var largeIntegers: [Int] = []
  var floats: [Double] = []
  var strings: [String] = []
}

/// What has been reported, so that one mistake is reported once.
struct Recovery {
  /// Whether the limit of nesting has been reported.
  var hasReportedNesting = false
  /// Whether a bracket that is open at the end of the file has been reported.
  var hasReportedUnclosed = false
  /// Whether a stray `}` has been reported; only the first is worth a search for the one at fault.
  var hasReportedStray = false
  /// Whether the file opens more braces than it closes; nil until they have been counted.
  var lacksBraces: Bool?
  /// Where the last token stood that was reported as unexpected: each is reported once.
  var lastUnexpected: UInt32?
}

/// Reading ahead to find out what something is: nothing is reported meanwhile.
struct Speculation {
  var isActive = false
  /// Whether the text turned out not to be what was looked for.
  var hasFailed = false
  /// How deep brackets may nest here: less where a reading is only tried.
  var deepestNesting = Parser.nestingLimit
}

/// Operators and operands that have been read and not yet been put together, of all expressions that are open.
struct PendingExpressions: ~Copyable {
  var operators = Stack<PendingOperator>(capacity: 64)
  var operands = Stack<SyntaxID>(capacity: 64)
}

/// What was found in text that has not been read yet.
struct Lookahead {
  var braceMatches = BraceMatches()
  /// The file's own operators; nil until the first one is met.
  var ownOperators: OwnOperators?
}

/// What a file says about how tightly its operators bind.
struct OwnOperators {
  /// The groups of operators between operands, by the operators' symbols.
  var groups: [UInt32: Precedence] = [:]
  /// The symbols of the operators behind an operand.
  var postfix: [UInt32] = []
}
