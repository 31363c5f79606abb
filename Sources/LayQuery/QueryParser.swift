import LaySyntax

/// Reads an expression by the grammar of `grammar/query.ebnf`.
struct QueryParser {
  private var lexer: QueryLexer
  private var token: QueryToken
  private var nodes: [QueryNode] = []
  private var depth = 0

  /// Parentheses and signs may lie in each other so deep.
  private static let maximumDepth = 100

  private init(_ source: SourceFile, _ range: SourceRange) throws(QueryFault) {
    lexer = QueryLexer(source, range)
    token = try lexer.next()
  }

  /// - Complexity: O(n) in the bytes.
  static func parse(
    _ source: SourceFile, _ range: SourceRange
  ) throws(QueryFault) -> (nodes: [QueryNode], root: Int) {
    var parser = try QueryParser(source, range)
    if parser.token.kind == .end {
      throw QueryFault(
        at: range, "there is no expression", help: "say what should be true: title.width > 100")
    }
    let root = try parser.disjunction()
    if parser.token.kind == .end { return (parser.nodes, root) }
    throw QueryFault(
      at: parser.token.range, "'\(source.text(parser.token.range))' does not belong here",
      help: "an expression ends before it; join two by &&")
  }

  // MARK: Truths

  private mutating func disjunction() throws(QueryFault) -> Int {
    var left = try conjunction()
    while try take("||") {
      let right = try conjunction()
      left = add(.either(left, right), from: left, to: right)
    }
    return left
  }

  private mutating func conjunction() throws(QueryFault) -> Int {
    var left = try comparison()
    while try take("&&") {
      let right = try comparison()
      left = add(.both(left, right), from: left, to: right)
    }
    return left
  }

  private mutating func comparison() throws(QueryFault) -> Int {
    let start = nodes.count
    let left = try sum()
    if let relation = relation {
      try advance()
      let right = try sum()
      let tolerance = try tolerance() ?? (hasRatio(from: start) ? Self.ratioTolerance : nil)
      return add(.comparison(relation, left, right, tolerance: tolerance), from: left, to: right)
    }
    if case .word(let word) = token.kind, let placement = QueryPlacement(rawValue: word) {
      try advance()
      let right = try sum()
      return add(.placement(placement, left, right), from: left, to: right)
    }
    let end = token.range
    if token.kind == .word("equal") {
      try advance()
      return add(.equality(left), nodes[left].range.joined(with: end))
    }
    return left
  }

  /// What ratios may differ by and still be the same: half a pixel would be a sixth of a text's size.
  private static let ratioTolerance = 0.01

  private func hasRatio(from start: Int) -> Bool {
    nodes[start...].contains { node in
      if case .property(_, let property) = node.kind { return property == .aspect || property == .scale }
      return false
    }
  }

  private var relation: QueryRelation? {
    guard case .sign(let sign) = token.kind else { return nil }
    switch sign {
    case "≤": return .lessOrEqual
    case "≥": return .greaterOrEqual
    case "≠": return .notEqual
    default: return QueryRelation(rawValue: sign)
    }
  }

  /// `± 2` after a comparison.
  private mutating func tolerance() throws(QueryFault) -> Double? {
    guard try take("±") else { return nil }
    guard case .number(let number) = token.kind else {
      throw QueryFault(at: token.range, "a number belongs after ±")
    }
    try advance()
    return number
  }

  // MARK: Numbers

  private mutating func sum() throws(QueryFault) -> Int {
    var left = try product()
    while let operation = arithmetic([.add, .subtract]) {
      try advance()
      let right = try product()
      left = add(.arithmetic(operation, left, right), from: left, to: right)
    }
    return left
  }

  private mutating func product() throws(QueryFault) -> Int {
    var left = try prefixed()
    while let operation = arithmetic([.multiply, .divide]) {
      try advance()
      let right = try prefixed()
      left = add(.arithmetic(operation, left, right), from: left, to: right)
    }
    return left
  }

  private func arithmetic(_ operations: [QueryArithmetic]) -> QueryArithmetic? {
    operations.first { token.kind == .sign($0.rawValue) }
  }

  private mutating func prefixed() throws(QueryFault) -> Int {
    let start = token.range
    try descend()
    defer { depth -= 1 }
    if try take("-") {
      let operand = try prefixed()
      return add(.negative(operand), start.joined(with: nodes[operand].range))
    }
    if try take("!") {
      let operand = try prefixed()
      return add(.not(operand), start.joined(with: nodes[operand].range))
    }
    return try postfixed()
  }

  private mutating func descend() throws(QueryFault) {
    depth += 1
    if depth > Self.maximumDepth { throw QueryFault(at: token.range, "the expression is nested too deeply") }
  }

  private mutating func postfixed() throws(QueryFault) -> Int {
    var base = try primary()
    while try take(".") {
      guard case .word(let word) = token.kind else {
        throw QueryFault(
          at: token.range, "the name of a property belongs after the dot", help: "such as .width")
      }
      if word == Self.proposal {
        base = try proposed(base)
        continue
      }
      guard let property = QueryProperty(rawValue: word) else {
        let names = QueryProperty.allCases.map({ $0.rawValue })
        throw QueryFault(
          at: token.range, "a view has no property '\(word)'",
          help: nearestName(to: word, among: names).map { "did you mean '\($0)'?" }
            ?? "there are " + names.joined(separator: " "))
      }
      base = add(.property(of: base, property.canonical), nodes[base].range.joined(with: token.range))
      try advance()
    }
    return base
  }

  private static let proposal = "proposal"

  /// `proposal.width`, from its first word on.
  private mutating func proposed(_ base: Int) throws(QueryFault) -> Int {
    let help = "there are proposal.width and proposal.height"
    let place = token.range
    try advance()
    guard try take("."), case .word(let length) = token.kind else {
      throw QueryFault(at: place, "a proposal is no number", help: help)
    }
    guard let property = QueryProperty(rawValue: Self.proposal + "." + length) else {
      throw QueryFault(at: token.range, "a proposal has no '\(length)'", help: help)
    }
    let node = add(.property(of: base, property), nodes[base].range.joined(with: token.range))
    try advance()
    return node
  }

  private mutating func primary() throws(QueryFault) -> Int {
    let start = token
    try advance()
    switch start.kind {
    case .number(let number): return add(.number(number), start.range)
    case .quoted(let text): return try name(text, isQuoted: true, start.range)
    case .sign("("):
      try descend()
      defer { depth -= 1 }
      let content = try disjunction()
      try expect(")")
      return content
    case .word("true"): return add(.truth(true), start.range)
    case .word("false"): return add(.truth(false), start.range)
    case .word("gap") where token.kind == .sign("("): return try gap(from: start.range)
    case .word(let word):
      if let quantifier = QueryQuantifier(rawValue: word), token.kind == .sign("(") {
        return try selection(quantifier, from: start.range)
      }
      return try name(word, isQuoted: false, start.range)
    case .end:
      throw QueryFault(
        at: start.range, "the expression ends too early", help: "a name or a number is missing")
    case .sign(let sign):
      throw QueryFault(at: start.range, "a name or a number belongs here, not '\(sign)'")
    }
  }

  /// A name, after which `[1]` chooses one of several views.
  private mutating func name(
    _ name: String, isQuoted: Bool, _ range: SourceRange
  ) throws(QueryFault) -> Int {
    guard try take("[") else { return add(.name(name, isQuoted: isQuoted), range) }
    guard case .number(let value) = token.kind, let number = Int(exactly: value) else {
      throw QueryFault(
        at: token.range, "the number of a view belongs here", help: "\(name)[0] is the first")
    }
    try advance()
    let end = token.range
    try expect("]")
    return add(.name(name, isQuoted: isQuoted, number: number), range.joined(with: end))
  }

  private mutating func gap(from start: SourceRange) throws(QueryFault) -> Int {
    try expect("(")
    let first = try sum()
    try expect(",")
    let second = try sum()
    let end = token.range
    try expect(")")
    return add(.gap(first, second), start.joined(with: end))
  }

  private mutating func selection(
    _ quantifier: QueryQuantifier, from start: SourceRange
  ) throws(QueryFault) -> Int {
    try expect("(")
    let name = try primary()
    guard case .name = nodes[name].kind else {
      throw QueryFault(
        at: nodes[name].range, "\(quantifier.rawValue)(…) takes a name",
        help: "\(quantifier.rawValue)(\"cell*\")")
    }
    let end = token.range
    try expect(")")
    return add(.selection(quantifier, name: name), start.joined(with: end))
  }

  // MARK: Tokens

  private mutating func advance() throws(QueryFault) { token = try lexer.next() }

  private mutating func take(_ sign: String) throws(QueryFault) -> Bool {
    guard token.kind == .sign(sign) else { return false }
    try advance()
    return true
  }

  private mutating func expect(_ sign: String) throws(QueryFault) {
    if try take(sign) { return }
    throw QueryFault(at: token.range, "'\(sign)' is missing here")
  }

  private mutating func add(_ kind: QueryNode.Kind, _ range: SourceRange) -> Int {
    nodes.append(QueryNode(kind: kind, range: range))
    return nodes.count - 1
  }

  private mutating func add(_ kind: QueryNode.Kind, from left: Int, to right: Int) -> Int {
    add(kind, nodes[left].range.joined(with: nodes[right].range))
  }
}
