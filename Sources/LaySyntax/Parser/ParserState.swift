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
}

/// Operators and operands that have been read and not yet been put together, of all expressions that are open.
struct PendingExpressions: ~Copyable {
  var operators = Stack<PendingOperator>(capacity: 64)
  var operands = Stack<SyntaxID>(capacity: 64)
}
