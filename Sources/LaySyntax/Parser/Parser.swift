/// Reads a source file into a syntax tree, reporting what it cannot read and going on.
///
/// Recursive descent over a lexer that works on demand; operators by an explicit stack. It recurses only where the
/// source nests brackets, and no deeper than `nestingLimit`. Each file of this folder reads one area of the grammar.
package struct Parser {
  var lexer: Lexer
  /// The token to be read next.
  var token: Token
  /// Where the last token read ends.
  var previousEnd: UInt32 = 0
  /// The token last peeked at, which most often is the next to be read.
  private var peeked = Peeked()

  var nodes: [SyntaxNode] = []
  var largeIntegers: [Int] = []
  var floats: [Double] = []
  var strings: [String] = []
  var sink = DiagnosticSink()

  /// The brackets around the token.
  var openBrackets: [OpenBracket] = []
  /// Whether the limit of nesting has been reported.
  var hasReportedNesting = false
  /// Whether a bracket that the file ends in has been reported.
  var hasReportedUnclosed = false
  /// Whether the file opens more braces than it closes, once somebody asked.
  var lacksBraces: Bool?
  /// Whether a stray `}` has been reported; only the first is worth a search for the one at fault.
  var hasReportedStray = false
  /// How deep a reading may nest that is only tried.
  var speculationLimit = 0
  /// Where the last token stood that was reported as unexpected: each is reported once.
  var lastUnexpected: UInt32?

  /// Whether a `{` after an operand is its argument: not in the condition of an `if`.
  var allowsTrailingClosure = true
  /// Whether a `{` with accessors may follow the expression.
  var isVariableInitializer = false
  /// Whether the parser only tries a reading, and what it found.
  var isSpeculating = false
  var hasSpeculationFailed = false
  /// How many branches of `#if` are open.
  var directiveDepth = 0

  var operators: [PendingOperator] = []
  var operands: [SyntaxID] = []
  var braceMatches = BraceMatches()

  /// The deepest nesting of brackets that is read.
  package static let nestingLimit = 256

  /// - Complexity: O(n) in the number of bytes.
  package static func parse(_ source: SourceFile, into sink: inout DiagnosticSink) -> SyntaxTree {
    Lexer.read(source) { lexer in
      reportInvalidText(lexer.bytes, count: lexer.count, into: &sink)
      var parser = Parser(lexer)
      swap(&parser.sink, &sink)
      let root = parser.parseFile()
      swap(&parser.sink, &sink)

      var tree = SyntaxTree(source: source)
      tree.nodes = parser.nodes
      tree.symbols = parser.lexer.symbols
      tree.largeIntegers = parser.largeIntegers
      tree.floats = parser.floats
      tree.strings = parser.strings
      tree.comments = parser.lexer.comments
      tree.root = root
      return tree
    }
  }

  init(_ lexer: Lexer) {
    self.lexer = lexer
    self.token = Token(kind: .endOfFile, flags: [.startsLine], start: 0, end: 0, value: 0)
    nodes.reserveCapacity(lexer.count / 3 + 64)
    openBrackets.reserveCapacity(Self.nestingLimit + 1)
    operators.reserveCapacity(64)
    operands.reserveCapacity(64)
  }

  private mutating func parseFile() -> SyntaxID {
    advance()
    previousEnd = 0
    let items = parseItems(.file)
    if let start = lexer.unterminatedComment { report(.unterminatedComment(start)) }
    let root = make(.file, from: 0, items)
    nodes[Int(root.index)].range = SourceRange(start: 0, end: UInt32(truncatingIfNeeded: lexer.count))
    return root
  }
}

// MARK: Tokens

extension Parser {
  /// Goes on to the next token.
  @inline(__always)
  mutating func advance() {
    previousEnd = token.end
    let afterPeriod = token.kind == .period
    if peeked.isNext(for: lexer, afterPeriod: afterPeriod) {
      token = peeked.token
      lexer.position = peeked.end
    } else {
      token = lexer.next(afterPeriod: afterPeriod)
    }
    if token.kind == .unknown { skipUnknown() }
  }

  @inline(__always)
  func at(_ kind: TokenKind) -> Bool { token.kind == kind }

  /// Whether the token is a word with that meaning; names in backticks are not.
  @inline(__always)
  func at(_ keyword: Keyword) -> Bool {
    token.value == UInt32(keyword.rawValue) + 1 && isWord(token) && !token.flags.contains(.isEscaped)
  }

  @inline(__always)
  func isWord(_ token: Token) -> Bool {
    token.kind == .identifier || token.kind == .keyword
  }

  /// The keyword the token spells, reserved or not.
  var keyword: Keyword? {
    isWord(token) && !token.flags.contains(.isEscaped) ? Keyword(token.symbol) : nil
  }

  /// Whether the token is that operator, however it is spaced.
  func atOperator(_ wanted: Operator) -> Bool {
    switch token.kind {
    case .prefixOperator, .postfixOperator, .infixOperator: Operator(token.symbol) == wanted
    default: false
    }
  }

  mutating func consume(_ kind: TokenKind) -> Bool {
    if token.kind != kind { return false }
    advance()
    return true
  }

  mutating func consume(_ keyword: Keyword) -> Bool {
    if !at(keyword) { return false }
    advance()
    return true
  }

  /// The token after the next one.
  mutating func peek() -> Token {
    let afterPeriod = token.kind == .period
    if peeked.isNext(for: lexer, afterPeriod: afterPeriod) { return peeked.token }
    let position = lexer.position
    let next = lexer.next(afterPeriod: afterPeriod)
    peeked = Peeked(
      token: next, afterPeriod: afterPeriod, stopsAtLineEnd: lexer.stopsAtLineEnd, start: position,
      end: lexer.position)
    lexer.position = position
    return next
  }

  /// Forgets the comments found since there were so many: what was only looked at is read again.
  mutating func forgetComments(downTo count: Int) {
    guard lexer.comments.count > count else { return }
    lexer.comments.removeLast(lexer.comments.count - count)
    peeked = Peeked()
  }

  /// A token that was looked at, and the state of the lexer that gives it.
  private struct Peeked {
    var token = Token(kind: .endOfFile, flags: [], start: 0, end: 0, value: 0)
    var afterPeriod = false
    var stopsAtLineEnd = false
    /// Where the lexer stood before it; −1 for none.
    var start = -1
    var end = 0

    @inline(__always)
    func isNext(for lexer: Lexer, afterPeriod: Bool) -> Bool {
      start == lexer.position && self.afterPeriod == afterPeriod && stopsAtLineEnd == lexer.stopsAtLineEnd
    }
  }

  /// Makes the first byte of the token a token: the `>` of `>>`.
  mutating func consumeFirstByte() {
    previousEnd = token.start + 1
    lexer.position = Int(previousEnd)
    token = lexer.next()
    if token.kind == .unknown { skipUnknown() }
  }

  /// A place to return to, should a reading prove wrong.
  struct Checkpoint {
    let position: Int
    let token: Token
    let previousEnd: UInt32
    let nodeCount: Int
  }

  var checkpoint: Checkpoint {
    Checkpoint(position: lexer.position, token: token, previousEnd: previousEnd, nodeCount: nodes.count)
  }

  mutating func restore(_ checkpoint: Checkpoint) {
    lexer.position = checkpoint.position
    token = checkpoint.token
    previousEnd = checkpoint.previousEnd
    nodes.removeLast(nodes.count - checkpoint.nodeCount)
  }
}

// MARK: Nodes

/// The children of a node to be, linked as they come.
struct NodeList {
  var first = SyntaxID.none
  var last = SyntaxID.none
  var isEmpty: Bool { first.isNone }
}

extension Parser {
  @inline(__always)
  mutating func append(_ node: SyntaxID, to list: inout NodeList) {
    if list.first.isNone { list.first = node } else { nodes[Int(list.last.index)].nextSibling = node }
    list.last = node
  }

  /// A node that ends where the last token read ends and holds its children, even one that was not there to read.
  @inline(__always)
  mutating func make(
    _ kind: SyntaxKind, from start: UInt32, _ children: NodeList = NodeList(), detail: UInt8 = 0,
    payload: UInt32 = 0
  ) -> SyntaxID {
    var start = min(start, previousEnd)
    if !children.isEmpty { start = min(start, self.start(of: children.first)) }
    var node = SyntaxNode(
      kind, range: SourceRange(start: start, end: previousEnd), detail: detail, payload: payload)
    node.firstChild = children.first
    let id = SyntaxID(UInt32(truncatingIfNeeded: nodes.count))
    nodes.append(node)
    return id
  }

  mutating func make(_ kind: SyntaxKind, from start: UInt32, child: SyntaxID, detail: UInt8 = 0) -> SyntaxID {
    make(kind, from: start, NodeList(first: child, last: child), detail: detail)
  }

  /// What is not there: an optional child, or one that could not be read.
  mutating func makeMissing() -> SyntaxID { make(.missing, from: previousEnd) }

  /// An empty list before the token.
  mutating func makeEmpty(_ kind: SyntaxKind) -> SyntaxID {
    let id = make(kind, from: token.start)
    nodes[Int(id.index)].range = SourceRange(start: token.start, end: token.start)
    return id
  }

  func start(of node: SyntaxID) -> UInt32 { nodes[Int(node.index)].range.start }
  func kind(_ node: SyntaxID) -> SyntaxKind { nodes[Int(node.index)].kind }

  /// The children, nodes already made, in a list.
  mutating func list(_ a: SyntaxID, _ b: SyntaxID) -> NodeList {
    var list = NodeList()
    append(a, to: &list)
    append(b, to: &list)
    return list
  }
}
