import LaySyntax

// Calls and conditions that say the same with fewer words.

extension SourceChecks {
  // MARK: Modifiers

  /// Modifiers that change nothing the second time.
  private static let idempotent: Set<String> = [
    "fixedSize", "frame", "clipped", "lineLimit", "bold", "italic", "font", "foregroundStyle",
    "foregroundColor", "layoutPriority", "truncationMode", "multilineTextAlignment", "hidden",
    "minimumScaleFactor", "textCase", "tint", "lineSpacing", "fontWeight", "fontDesign", "id",
  ]

  mutating func checkRepeated(_ call: SyntaxID) {
    guard settings.isOn(.repeatedModifier), let base = modifierBase(of: call),
      let inner = modifierBase(of: base), !inner.isNone
    else { return }
    let name = sites.name(ofCall: call)
    guard name == sites.name(ofCall: base), Self.idempotent.contains(name),
      let place = sites.nameRange(ofCall: call), let list = argumentText(call), list == argumentText(base)
    else { return }
    let fix = sites.modifierRange(at: place.start).flatMap { sites.removal([$0]) }
    report(.repeatedModifier, at: place, "the second .\(name) repeats the first", fix: fix)
  }

  /// What a modifier is called on; nil for other calls.
  private func modifierBase(of call: SyntaxID) -> SyntaxID? {
    guard syntax.kind(call) == .call else { return nil }
    let callee = syntax.child(call, 0)
    guard !callee.isNone, syntax.kind(callee) == .member else { return nil }
    let base = syntax.child(callee, 0)
    return base.isNone ? nil : base
  }

  /// The arguments as written, blanks left out; nil where there is a closure, which may differ each time.
  private func argumentText(_ call: SyntaxID) -> String? {
    let list = syntax.child(call, 1)
    guard !list.isNone, syntax.next(list).isNone else { return nil }
    return syntax.source.text(syntax.range(list)).filter { !$0.isWhitespace }
  }

  // MARK: Conditions

  mutating func checkCondition(of statement: SyntaxID) {
    guard settings.isOn(.constantCondition) else { return }
    let isTernary = syntax.kind(statement) == .ternary
    let holder = syntax.child(statement, 0)
    guard !holder.isNone else { return }
    let condition = isTernary ? holder : syntax.child(holder, 0)
    guard !condition.isNone, isTernary || syntax.next(condition).isNone,
      let value = ConstantFolding(syntax).truth(of: condition)
    else { return }
    let kept = syntax.child(statement, value ? 1 : 2)
    report(
      .constantCondition, at: syntax.range(condition), "the condition is always \(value)",
      fix: isTernary ? keeping(kept, of: statement) : keepingBlock(kept, of: statement))
  }

  private func keeping(_ kept: SyntaxID, of whole: SyntaxID) -> Diagnostic.Fix? {
    guard !kept.isNone, syntax.kind(kept) != .missing else { return nil }
    let (inner, outer) = (syntax.range(kept), syntax.range(whole))
    return sites.removal([
      SourceRange(start: outer.start, end: inner.start), SourceRange(start: inner.end, end: outer.end),
    ])
  }

  /// The statements of a block instead of the whole `if`.
  private func keepingBlock(_ block: SyntaxID, of statement: SyntaxID) -> Diagnostic.Fix? {
    guard !block.isNone, syntax.kind(block) == .block,
      let first = syntax.children(block).first(where: { _ in true })
    else { return nil }
    var last = first
    for statement in syntax.children(block) {
      // What the block declares could meet a name outside.
      if syntax.kind(statement) == .variableDecl { return nil }
      last = statement
    }
    let outer = syntax.range(statement)
    return sites.removal([
      SourceRange(start: outer.start, end: syntax.range(first).start),
      SourceRange(start: syntax.range(last).end, end: outer.end),
    ])
  }

  // MARK: Amounts

  private static let mostChildren = 10

  /// Older compilers take ten views in a builder.
  mutating func checkChildCount(_ call: SyntaxID) {
    guard settings.isOn(.manyChildren), let place = sites.nameRange(ofCall: call),
      let content = sites.content(ofCallAt: place.start), content.statements.count > Self.mostChildren
    else { return }
    report(
      .manyChildren, at: place,
      "\(content.statements.count) children; Swift before 5.9 takes \(Self.mostChildren) in one builder")
  }

  private static let fewestRepetitions = 4

  /// The same number again and again for the same argument.
  mutating func checkRepeatedNumbers() {
    guard settings.isOn(.repeatedNumber) else { return }
    var places: [NumberRole: [SourceRange]] = [:]
    var order: [NumberRole] = []
    for index in syntax.shownNodes.joined() where syntax.nodes.kind(index) == .argument {
      let argument = SyntaxID(UInt32(index))
      let list = sites.parent(argument)
      guard sites.isNumberLiteral(argument), !list.isNone,
        syntax.kind(list) == .argumentList
      else {
        continue
      }
      let role = NumberRole(
        call: sites.name(ofCall: sites.parent(list)), label: syntax.name(argument),
        number: syntax.source.text(sites.value(ofArgument: argument)))
      guard role.number != "0", role.number != "1", !role.call.isEmpty else { continue }
      if places[role] == nil { order.append(role) }
      places[role, default: []].append(sites.value(ofArgument: argument))
    }
    for role in order {
      guard let found = places[role], found.count >= Self.fewestRepetitions else { continue }
      report(
        .repeatedNumber, at: found[0],
        "\(role.number) is used \(found.count) times as "
          + (role.label.isEmpty ? "argument of \(role.call)" : "\(role.label) of \(role.call)"),
        help: "a constant gives it a name")
    }
  }

  /// What a number is for.
  private struct NumberRole: Hashable {
    var call: String
    var label: String
    var number: String
  }

  /// A preview without a name: its picture is called after the file.
  mutating func checkTitle(_ expansion: SyntaxID) {
    guard settings.isOn(.noTitle), syntax.name(expansion) == "Preview" else { return }
    let list = syntax.child(expansion, 0)
    if !list.isNone, let first = syntax.children(list).first(where: { _ in true }),
      syntax.name(first).isEmpty
    {
      return
    }
    let start = syntax.range(expansion).start
    report(
      .noTitle, at: SourceRange(start: start, end: start + UInt32("#Preview".utf8.count)),
      "this preview has no name for screen readers and file names", help: "write #Preview(\"…\")")
  }
}

/// Conditions made of literals alone.
private struct ConstantFolding {
  private let syntax: SyntaxTree

  init(_ syntax: SyntaxTree) { self.syntax = syntax }

  /// nil where anything but literals decides.
  func truth(of node: SyntaxID) -> Bool? {
    switch syntax.kind(node) {
    case .boolLiteral: return syntax[node].detail == 1
    case .parenthesized: return truth(of: syntax.child(node, 0))
    case .prefixOperator:
      guard syntax[node].detail == Operator.not.rawValue else { return nil }
      return truth(of: syntax.child(node, 0)).map { !$0 }
    case .binaryOperator: return comparison(node)
    default: return nil
    }
  }

  private func comparison(_ node: SyntaxID) -> Bool? {
    let (left, right) = (syntax.child(node, 0), syntax.child(node, 1))
    guard !left.isNone, !right.isNone else { return nil }
    switch Operator(rawValue: syntax[node].detail) {
    case .logicalAnd:
      let (a, b) = (truth(of: left), truth(of: right))
      return a == false || b == false ? false : a == nil || b == nil ? nil : true
    case .logicalOr:
      let (a, b) = (truth(of: left), truth(of: right))
      return a == true || b == true ? true : a == nil || b == nil ? nil : false
    default: break
    }
    guard let a = number(left), let b = number(right) else { return nil }
    switch Operator(rawValue: syntax[node].detail) {
    case .less: return a < b
    case .lessOrEqual: return a <= b
    case .greater: return a > b
    case .greaterOrEqual: return a >= b
    case .equal: return a == b
    case .notEqual: return a != b
    default: return nil
    }
  }

  private func number(_ node: SyntaxID) -> Double? {
    switch syntax.kind(node) {
    case .integerLiteral: return Double(syntax.integer(node))
    case .floatLiteral: return syntax.floats[Int(syntax[node].payload)]
    case .parenthesized: return number(syntax.child(node, 0))
    case .prefixOperator:
      guard syntax[node].detail == Operator.negate.rawValue else { return nil }
      return number(syntax.child(node, 0)).map { -$0 }
    default: return nil
    }
  }
}
