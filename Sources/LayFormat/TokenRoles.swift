import LaySyntax

/// What a token is to the layout of lines, told by the syntax around it.
struct TokenRoles: OptionSet, BitwiseCopyable {
  let rawValue: UInt16

  /// A statement, member or item of the file starts with it.
  static let startsStatement = TokenRoles(rawValue: 1 << 0)
  /// `case` or `default` of a `switch`.
  static let startsCase = TokenRoles(rawValue: 1 << 1)
  /// The only statement of a case starts with it.
  static let isWholeCase = TokenRoles(rawValue: 1 << 2)
  /// An operator between two operands.
  static let isBinary = TokenRoles(rawValue: 1 << 3)
  /// The colon of `a ? b : c`.
  static let isTernaryColon = TokenRoles(rawValue: 1 << 4)
  /// The parenthesis of a call's arguments.
  static let opensArguments = TokenRoles(rawValue: 1 << 5)
  /// The label of a further trailing closure.
  static let isTrailingLabel = TokenRoles(rawValue: 1 << 6)
  /// It follows an attribute.
  static let followsAttribute = TokenRoles(rawValue: 1 << 7)
  /// The period before a modifier: a member that is called.
  static let startsModifier = TokenRoles(rawValue: 1 << 8)
  /// The first token of a chain.
  static let startsChain = TokenRoles(rawValue: 1 << 9)
  /// The brace of a `switch`.
  static let opensSwitch = TokenRoles(rawValue: 1 << 10)
  /// The period before a member of what stands before it.
  static let continuesChain = TokenRoles(rawValue: 1 << 11)
  /// The brace of a closure that is a rule or something to be done, and no content of a view.
  static let opensRule = TokenRoles(rawValue: 1 << 12)
}

/// Calls of members on one base: `base.one().two()`.
struct ModifierChain {
  /// The token before which it ends.
  var end: Int
  var modifierCount: Int
  /// Whether it makes a view of a view, in a place of its own: such a chain is written one modifier a line.
  var isView: Bool
}

/// What the syntax of a file says about its tokens.
struct TokenSurvey {
  private(set) var roles: [TokenRoles]
  private(set) var chains: [ModifierChain] = []
  /// The chain that a token starts or that its modifier belongs to.
  private(set) var chainOfToken: [Int32]
  /// The token after the statement that a token starts.
  private(set) var statementEnds: [Int32]
  private let tree: SyntaxTree
  private let tokens: [SourceToken]
  private var parents: [UInt32]

  init(_ tree: SyntaxTree, _ tokens: [SourceToken]) {
    self.tree = tree
    self.tokens = tokens
    roles = Array(repeating: [], count: tokens.count)
    chainOfToken = Array(repeating: -1, count: tokens.count)
    statementEnds = Array(repeating: -1, count: tokens.count)
    parents = Array(repeating: .max, count: tree.nodes.count)
    for index in tree.nodes.indices {
      for child in tree.children(SyntaxID(UInt32(index))) { parents[Int(child.index)] = UInt32(index) }
    }
    for index in tree.nodes.indices {
      let node = SyntaxID(UInt32(index))
      // What was only looked at stands in no tree.
      if parents[index] == .max, node != tree.root { continue }
      survey(node)
    }
  }

  /// The first token that starts at an offset or after it.
  func token(at offset: UInt32) -> Int {
    var (low, high) = (0, tokens.count)
    while low < high {
      let middle = (low + high) / 2
      if tokens[middle].range.start < offset { low = middle + 1 } else { high = middle }
    }
    return min(low, tokens.count - 1)
  }

  func parent(of node: SyntaxID) -> SyntaxID { SyntaxID(parents[Int(node.index)]) }

  private mutating func survey(_ node: SyntaxID) {
    switch tree.kind(node) {
    case .file, .block, .memberList: surveyStatements(of: node)
    case .switchStatement: surveySwitch(node)
    case .binaryOperator:
      let position = token(at: tree.range(tree.child(node, 0)).end)
      if tokens[position].kind == .infixOperator { roles[position].insert(.isBinary) }
    case .ternary:
      let position = token(at: tree.range(tree.child(node, 1)).end)
      if tokens[position].kind == .colon { roles[position].insert(.isTernaryColon) }
    case .attribute: roles[token(at: tree.range(node).end)].insert(.followsAttribute)
    case .call:
      surveyCall(node)
      surveyChain(node)
    case .member, .subscriptExpr, .optionalChain, .forceUnwrap: surveyChain(node)
    case .closure where !isBuilderClosure(node): roles[token(at: tree.range(node).start)].insert(.opensRule)
    default: break
    }
  }

  private mutating func surveyStatements(of node: SyntaxID) {
    for child in tree.children(node) where tree.kind(child) != .missing { addStatement(child) }
  }

  private mutating func addStatement(_ node: SyntaxID) {
    let range = tree.range(node)
    if tree.kind(node) == .conditionalCompilation { return }
    guard range.end > range.start else { return }
    let start = token(at: range.start)
    // `case a, b` is two members and one line.
    if start > 0, tokens[start - 1].kind == .comma { return }
    roles[start].insert(.startsStatement)
    statementEnds[start] = max(statementEnds[start], Int32(token(at: range.end)))
  }

  private mutating func surveySwitch(_ node: SyntaxID) {
    var isSubject = true
    for child in tree.children(node) {
      if isSubject {
        isSubject = false
        let brace = token(at: tree.range(child).end)
        if tokens[brace].kind == .leftBrace { roles[brace].insert(.opensSwitch) }
        continue
      }
      guard tree.kind(child) == .switchCase else { continue }
      roles[token(at: tree.range(child).start)].insert(.startsCase)
      for part in tree.children(child) where tree.kind(part) == .block {
        let first = tree.child(part, 0)
        guard !first.isNone, tree.next(first).isNone, tree.kind(first) != .missing else { continue }
        roles[token(at: tree.range(first).start)].insert(.isWholeCase)
      }
    }
  }

  private mutating func surveyCall(_ node: SyntaxID) {
    let arguments = tree.child(node, 1)
    guard !arguments.isNone else { return }
    let open = token(at: tree.range(tree.child(node, 0)).end)
    if tokens[open].kind == .leftParen, tree.range(node).end > tokens[open].range.start {
      roles[open].insert(.opensArguments)
    }
    var closure = tree.next(arguments)
    while !closure.isNone {
      if tree.kind(closure) == .argument {
        roles[token(at: tree.range(closure).start)].insert(.isTrailingLabel)
      }
      closure = tree.next(closure)
    }
  }

  // MARK: Chains

  private func isLink(_ kind: SyntaxKind) -> Bool {
    switch kind {
    case .call, .member, .subscriptExpr, .optionalChain, .forceUnwrap: true
    default: false
    }
  }

  private mutating func surveyChain(_ top: SyntaxID) {
    let parent = self.parent(of: top)
    if !parent.isNone, isLink(tree.kind(parent)), tree.child(parent, 0) == top { return }
    var node = top
    var isCalled = false
    var periods: [Int] = []
    var root = top
    walk: while true {
      switch tree.kind(node) {
      case .call:
        isCalled = true
        node = tree.child(node, 0)
      case .member:
        let base = tree.child(node, 0)
        if base.isNone || tree.kind(base) == .missing { break walk }
        var period = token(at: tree.range(base).end)
        while tokens[period].kind == .questionPostfix || tokens[period].kind == .exclaimPostfix {
          period += 1
        }
        if tokens[period].kind == .period { roles[period].insert(.continuesChain) }
        // `Color.red` and `Font.system(…)` are bases themselves.
        let isBase = tree.kind(base) == .identifier && isCapital(base)
        if isCalled, !isBase, tokens[period].kind == .period { periods.append(period) }
        isCalled = false
        node = base
      case .subscriptExpr, .optionalChain, .forceUnwrap:
        isCalled = false
        node = tree.child(node, 0)
      default: break walk
      }
      if node.isNone { return }
      root = node
    }
    if periods.isEmpty { return }
    let start = token(at: tree.range(top).start)
    let number = Int32(chains.count)
    chains.append(
      ModifierChain(
        end: token(at: tree.range(top).end), modifierCount: periods.count, isView: isView(top, root: root)))
    roles[start].insert(.startsChain)
    chainOfToken[start] = number
    for period in periods {
      roles[period].insert(.startsModifier)
      chainOfToken[period] = number
    }
  }

  private func isCapital(_ node: SyntaxID) -> Bool {
    let byte = tree.source.bytes[Int(tree.range(node).start)]
    return byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z")
  }

  private func isView(_ top: SyntaxID, root: SyntaxID) -> Bool {
    var place = parent(of: top)
    if !place.isNone, tree.kind(place) == .returnStatement { place = parent(of: place) }
    guard !place.isNone, tree.kind(place) == .block || tree.kind(place) == .file else { return false }
    guard tree.kind(root) == .identifier else { return false }
    return isCapital(root) || isBuilder(place)
  }

  /// Whether the statements of a block are views.
  private func isBuilder(_ block: SyntaxID) -> Bool {
    var node = block
    while true {
      node = parent(of: node)
      if node.isNone { return false }
      switch tree.kind(node) {
      case .file: return true
      case .closure: return isBuilderClosure(node)
      case .binding, .functionDecl, .subscriptDecl:
        return tree.children(node).contains { tree.kind($0) == .opaqueType }
      case .initializerDecl, .setter, .willSet, .didSet: return false
      default: break
      }
    }
  }

  /// Whether a closure is the content of a view or of a modifier, and not what is done when something happens.
  private func isBuilderClosure(_ closure: SyntaxID) -> Bool {
    var call = parent(of: closure)
    var label = ""
    if !call.isNone, tree.kind(call) == .argument {
      label = tree.name(call)
      call = parent(of: call)
      if !call.isNone, tree.kind(call) == .argumentList { call = parent(of: call) }
    }
    guard !call.isNone else { return false }
    if tree.kind(call) == .macroExpansion { return true }
    guard tree.kind(call) == .call else { return false }
    let callee = tree.child(call, 0)
    if ["action", "perform", "get", "set"].contains(label) { return false }
    let name = tree.name(callee)
    if tree.kind(callee) == .identifier {
      return isCapital(callee) && !Self.doers.contains(name) && (name != "Button" || !label.isEmpty)
    }
    guard tree.kind(callee) == .member || tree.kind(callee) == .implicitMember else { return false }
    return Self.modifiersOfViews.contains(name)
  }

  /// Types whose closures do something.
  private static var doers: [String] { ["Task", "Path", "Canvas", "Binding", "Timer"] }

  /// Modifiers whose closures are views; those of others are what is done, or a rule.
  private static var modifiersOfViews: [String] {
    ["overlay", "background", "sheet", "popover", "toolbar", "safeAreaInset", "mask", "contextMenu"]
  }
}
