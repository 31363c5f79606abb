/// Reads a source file into a syntax tree, reporting what it cannot read and going on.
///
/// Recursive descent over a lexer that works on demand; operators by an explicit stack. It recurses only where the
/// source nests brackets, and no deeper than `nestingLimit`. Each file of this folder reads one area of the grammar.
///
/// It can't be copied: the compiler would do so for many a call that only looks at it.
package struct Parser: ~Copyable {
  var lexer: Lexer
  /// The token to be read next.
  var token: Token
  /// Where the last token read ends.
  var previousEnd: UInt32 = 0

  var nodes: NodeBuilder
  var literals = LiteralTables()
  var sink = DiagnosticSink()

  /// The brackets around the token.
  var openBrackets = Stack<OpenBracket>(capacity: Self.nestingLimit)
  var recovery = Recovery()

  /// Whether a `{` after an operand is its argument: not in the condition of an `if`.
  var allowsTrailingClosure = true
  /// Whether a `{` with accessors may follow the expression.
  var isVariableInitializer = false
  var speculation = Speculation()
  /// The module that is read, of a source of several files.
  var module: SourceModule?
  /// How many branches of `#if` are open.
  var directiveDepth = 0

  var pending = PendingExpressions()
  var lookahead = Lookahead()

  /// The deepest nesting of brackets that is read.
  package static let nestingLimit = 256

  init(_ lexer: consuming Lexer) {
    self.nodes = NodeBuilder(capacity: lexer.count / 3 + 64)
    self.lexer = lexer
    self.token = Token(kind: .endOfFile, flags: [.startsLine], start: 0, end: 0, value: 0)
  }
}

// MARK: Tokens

extension Parser {
  /// Goes on to the next token.
  ///
  /// Not inlined, so that the one place holds the lexer's common cases itself.
  @inline(never)
  mutating func advance() {
    previousEnd = token.end
    token = lexer.scan(afterPeriod: token.kind == .period)
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
    @inline(__always)
    get { isWord(token) && !token.flags.contains(.isEscaped) ? Keyword(token.symbol) : nil }
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
    let position = lexer.position
    if let kind = punctuation(lexer.bytes[position]) {
      let start = UInt32(truncatingIfNeeded: position)
      return Token(kind: kind, flags: [], start: start, end: start &+ 1, value: 0)
    }
    defer { lexer.position = position }
    return lexer.next(afterPeriod: token.kind == .period)
  }

  /// The token that a byte is by itself, whatever follows, of those that stand behind most names.
  private func punctuation(_ byte: UInt8) -> TokenKind? {
    switch byte {
    case Byte.leftParen: .leftParen
    case Byte.rightParen: .rightParen
    case UInt8(ascii: ","): .comma
    case UInt8(ascii: ":"): .colon
    default: nil
    }
  }

  /// Forgets the comments found since there were so many: what was only looked at is read again.
  mutating func forgetComments(downTo count: Int) {
    guard lexer.comments.count > count else { return }
    lexer.comments.removeLast(lexer.comments.count - count)
  }

  /// Makes the first byte of the token a token: the `>` of `>>`.
  mutating func consumeFirstByte() {
    previousEnd = token.start + 1
    lexer.position = Int(previousEnd)
    token = lexer.next()
    if token.kind == .unknown { skipUnknown() }
  }

  /// Reads the token at the lexer's position, behind what was not read as tokens.
  mutating func moveOn() {
    previousEnd = UInt32(truncatingIfNeeded: lexer.position)
    token = lexer.next()
    if token.kind == .unknown { skipUnknown() }
  }

  /// Whether the offset is the first of its line.
  func isAtLineStart(_ offset: UInt32) -> Bool {
    guard offset > 0 else { return true }
    let before = lexer.bytes[Int(offset) - 1]
    return before == Byte.newline || before == Byte.carriageReturn
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
    nodes.truncate(to: checkpoint.nodeCount)
  }
}

// MARK: Diagnostics

extension Parser {
  /// Reports a diagnostic, or notes that the reading tried is wrong.
  mutating func report(_ diagnostic: Diagnostic) {
    if speculation.isActive { speculation.hasFailed = true } else { sink.report(diagnostic) }
  }

  /// At most forty bytes of the source.
  func text(_ range: SourceRange) -> String {
    let count = min(Int(range.end - range.start), 40)
    return String(
      decoding: UnsafeBufferPointer(start: lexer.bytes + Int(range.start), count: count), as: UTF8.self)
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
    if list.first.isNone { list.first = node } else { nodes.link(node, after: list.last) }
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
    return nodes.append(node)
  }

  /// A node that starts where its first child does.
  @inline(__always)
  mutating func make(
    _ kind: SyntaxKind, around children: NodeList, detail: UInt8 = 0, payload: UInt32 = 0
  ) -> SyntaxID {
    var node = SyntaxNode(
      kind, range: SourceRange(start: start(of: children.first), end: previousEnd), detail: detail,
      payload: payload)
    node.firstChild = children.first
    return nodes.append(node)
  }

  mutating func make(
    _ kind: SyntaxKind, from start: UInt32, child: SyntaxID, detail: UInt8 = 0, payload: UInt32 = 0
  ) -> SyntaxID {
    make(kind, from: start, NodeList(first: child, last: child), detail: detail, payload: payload)
  }

  /// What is not there: an optional child, or one that could not be read.
  mutating func makeMissing() -> SyntaxID { make(.missing, from: previousEnd) }

  /// An empty list before the token.
  mutating func makeEmpty(_ kind: SyntaxKind) -> SyntaxID {
    let id = make(kind, from: token.start)
    nodes[Int(id.index)].range = SourceRange(start: token.start, end: token.start)
    return id
  }

  @inline(__always)
  func start(of node: SyntaxID) -> UInt32 { nodes.start(of: node) }

  @inline(__always)
  func kind(_ node: SyntaxID) -> SyntaxKind { nodes.kind(node) }

  /// The children, nodes already made, in a list.
  @inline(__always)
  mutating func list(_ a: SyntaxID, _ b: SyntaxID) -> NodeList {
    var list = NodeList()
    append(a, to: &list)
    append(b, to: &list)
    return list
  }
}
