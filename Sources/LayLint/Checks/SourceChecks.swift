import LaySyntax

/// What can be said of a file without laying it out: declarations that nothing uses, words that say nothing.
///
/// Names are compared as words, wherever they stand, so that a use is never overlooked.
struct SourceChecks {
  let sites: CallSites
  let syntax: SyntaxTree
  let settings: RuleSettings
  private(set) var findings: [Finding] = []
  /// Without a preview it is unknown what the file shows, so no component is reported as unused.
  private lazy var hasPreviews = sites.seesPreviews
  private var skipped = SkippedUses()

  /// - Complexity: O(n) in the syntax nodes.
  init(_ sites: CallSites, _ settings: RuleSettings) {
    self.sites = sites
    self.syntax = sites.syntax
    self.settings = settings
  }

  mutating func run() {
    for index in syntax.shownNodes.joined() {
      let id = SyntaxID(UInt32(index))
      switch syntax.nodes.kind(index) {
      case .structDecl: if hasPreviews { checkComponent(id) }
      case .block: checkConstants(of: id)
      case .call:
        checkLineLimit(id)
        checkGridRow(id)
        checkRepeated(id)
        checkChildCount(id)
        checkChain(id)
      case .ifStatement, .ternary: checkCondition(of: id)
      case .macroExpansion: checkTitle(id)
      default: break
      }
    }
    checkConstants(of: syntax.root)
    checkRepeatedNumbers()
    checkShadowing()
  }

  /// Whether a node stands in the file that is checked, and not in another that it only sees.
  func isShown(_ id: SyntaxID) -> Bool {
    syntax.source.parts.isEmpty || syntax.source.isShown(syntax.range(id).start)
  }

  /// A GridRow directly in another container. One at the top of a component may be used in a Grid.
  private mutating func checkGridRow(_ call: SyntaxID) {
    guard sites.name(ofCall: call) == "GridRow", let range = sites.nameRange(ofCall: call) else { return }
    var above = sites.parent(call)
    while !above.isNone {
      switch syntax.kind(above) {
      case .call:
        let name = sites.name(ofCall: above)
        if Self.otherContainers.contains(name) {
          return report(.gridRowOutsideGrid, at: range, "in a \(name) a GridRow makes no row", help: nil)
        }
        if name == "Grid" { return }
      case .structDecl, .functionDecl, .binding, .macroExpansion: return
      default: break
      }
      above = sites.parent(above)
    }
  }

  private static let otherContainers: Set<String> = [
    "VStack", "HStack", "ZStack", "LazyVStack", "LazyHStack", "LazyVGrid", "LazyHGrid", "ScrollView",
  ]

  /// A limit of 0 lines, which layout treats as 1.
  private mutating func checkLineLimit(_ call: SyntaxID) {
    let callee = syntax.child(call, 0)
    guard !callee.isNone, syntax.kind(callee) == .member, syntax.name(callee) == "lineLimit" else { return }
    let list = syntax.child(call, 1)
    guard !list.isNone, syntax.kind(list) == .argumentList, !syntax[list].firstChild.isNone else { return }
    let value = syntax.child(syntax[list].firstChild, 0)
    guard !value.isNone, isNotPositive(value) else { return }
    report(
      .badTextNumber, at: syntax.range(value),
      "lineLimit \(syntax.source.text(syntax.range(value))) leaves no line to show; one is shown all the same"
    )
  }

  private func isNotPositive(_ literal: SyntaxID) -> Bool {
    let node = syntax[literal]
    switch node.kind {
    case .integerLiteral: return syntax.integer(literal) == 0
    case .prefixOperator:
      return node.detail == Operator.negate.rawValue && syntax.kind(node.firstChild) == .integerLiteral
    default: return false
    }
  }

  mutating func report(
    _ rule: Rule, at range: SourceRange, _ message: String, help: String? = nil,
    notes: [Diagnostic.Note] = [], fix: Diagnostic.Fix? = nil
  ) {
    guard let severity = settings.severity(of: rule) else { return }
    findings.append(
      Finding(Diagnostic(severity, rule.id, at: range, message, help: help, notes: notes, fix: fix)))
  }

  /// Whether other modules may use a declaration.
  private func isPublic(_ declaration: SyntaxID, named name: String) -> Bool {
    let range = syntax.range(declaration)
    let head = SourceRange(start: range.start, end: nameRange(name, in: declaration).start)
    return syntax.source.text(head).split(whereSeparator: { $0.isWhitespace }).contains {
      $0 == "public" || $0 == "open"
    }
  }

  private mutating func checkComponent(_ declaration: SyntaxID) {
    let symbol = syntax.symbol(declaration)
    let name = syntax.symbols[symbol]
    guard conformances(of: declaration).contains("View"), name != "ContentView", !name.isEmpty else { return }
    if sites.isUsed(symbol, outside: syntax.range(declaration)) {
      checkProperties(of: declaration, named: name)
    } else if !isPublic(declaration, named: name) {
      report(
        .unusedComponent, at: nameRange(name, in: declaration), "component \(name) is never used",
        help: "show it in a #Preview or remove it", fix: sites.removalOfLines(syntax.range(declaration)))
    }
  }

  private func conformances(of declaration: SyntaxID) -> Set<String> {
    var names: Set<String> = []
    for list in syntax.children(declaration) where syntax.kind(list) == .inheritanceList {
      for type in syntax.children(list) { names.insert(syntax.name(type)) }
    }
    return names
  }

  /// The first place of a name inside a declaration.
  private func nameRange(_ name: String, in declaration: SyntaxID) -> SourceRange {
    let range = syntax.range(declaration)
    let bytes = syntax.source.bytes
    let wanted = Array(name.utf8)
    var start = Int(range.start)
    while start + wanted.count <= Int(range.end) {
      if bytes[start..<start + wanted.count].elementsEqual(wanted) {
        return SourceRange(start: UInt32(start), end: UInt32(start + wanted.count))
      }
      start += 1
    }
    return range
  }

  /// Stored properties that a component takes and never reads.
  private mutating func checkProperties(of declaration: SyntaxID, named component: String) {
    guard let members = syntax.children(declaration).first(where: { syntax.kind($0) == .memberList }) else {
      return
    }
    // An initializer may read the property in ways that comparing names does not show.
    if syntax.children(members).contains(where: { syntax.kind($0) == .initializerDecl }) { return }
    for member in syntax.children(members) where syntax.kind(member) == .variableDecl {
      let flags = DeclarationFlags(rawValue: syntax[member].detail)
      guard !flags.contains(.isStatic), let attributes = syntax.children(member).first(where: { _ in true }),
        syntax[attributes].firstChild.isNone
      else { continue }
      for binding in syntax.children(member) where syntax.kind(binding) == .binding {
        checkProperty(binding, of: component)
      }
    }
  }

  private mutating func checkProperty(_ binding: SyntaxID, of component: String) {
    let pattern = syntax.child(binding, 0)
    guard !pattern.isNone, syntax.kind(pattern) == .identifierPattern, !hasAccessor(binding) else { return }
    let symbol = syntax.symbol(pattern)
    let name = syntax.symbols[symbol]
    guard !sites.isUsed(symbol),
      !skipped.mayUse(name, declaredAt: syntax.range(pattern), in: syntax.source)
    else { return }
    report(
      .unusedParameter, at: syntax.range(pattern), "parameter \(name) of \(component) is never read")
  }

  private func hasAccessor(_ binding: SyntaxID) -> Bool {
    syntax.children(binding).contains { syntax.kind($0) == .block }
  }

  /// Constants of the file and of blocks.
  private mutating func checkConstants(of list: SyntaxID) {
    for statement in syntax.children(list)
    where syntax.kind(statement) == .variableDecl && isShown(statement) {
      let isAlone = syntax.children(statement).count(where: { syntax.kind($0) == .binding }) == 1
      for binding in syntax.children(statement) where syntax.kind(binding) == .binding {
        let pattern = syntax.child(binding, 0)
        guard !pattern.isNone, syntax.kind(pattern) == .identifierPattern else { continue }
        let symbol = syntax.symbol(pattern)
        if sites.isUsed(symbol, outside: syntax.range(pattern))
          || skipped.mayUse(syntax.symbols[symbol], declaredAt: syntax.range(pattern), in: syntax.source)
        {
          continue
        }
        report(
          .unusedConstant, at: syntax.range(pattern), "\(syntax.symbols[symbol]) is never used",
          help: "remove it",
          fix: isAlone ? sites.removalOfLines(syntax.range(statement)) : nil)
      }
    }
  }
}
