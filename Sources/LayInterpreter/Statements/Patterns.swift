import LayCatalog
import LayLibrary
import LaySyntax
import LayViews

/// Patterns and conditions: whether a value has a form, and the variables that name its parts.
extension Evaluator {
  /// Matches a value, declaring the pattern's variables; nil where the value is not known well enough.
  func match(_ pattern: SyntaxID, _ value: Value, _ scope: Scope) -> Bool? {
    budget.remainingWork &-= Limits.workOfNode
    guard hasStack(at: pattern) else { return nil }
    switch syntax.kind(pattern) {
    case .identifierPattern:
      scope.declare(syntax.symbol(pattern), value)
      return true
    case .wildcardPattern, .missing: return true
    case .tuplePattern: return matchTuple(pattern, value, scope)
    case .optionalPattern:
      let inner = match(
        syntax.child(pattern, 0), !pass.hasRealValues && value.isNil ? .unknown : value, scope)
      return value.isNil ? false : inner
    case .castPattern: return matchCast(pattern, value, scope)
    case .enumCasePattern: return matchCase(pattern, value, scope)
    case .expressionPattern: return matchExpression(syntax.child(pattern, 0), value, scope)
    default: return nil
    }
  }

  /// The value that patterns are held against.
  func subject(_ node: SyntaxID, _ scope: Scope) -> Value {
    let value = evaluate(node, scope)
    if takesElse, value.isUnknown { return .placeholder(.empty) }
    return value.isOpaque ? unknownSubject(node) : value
  }

  private func unknownSubject(_ node: SyntaxID) -> Value {
    reportUnknownValue(at: node, "a pattern needs a value", help: "write the value itself")
    return configuration.isLenient ? .placeholder(.empty) : .unknown
  }

  private func matchTuple(_ pattern: SyntaxID, _ value: Value, _ scope: Scope) -> Bool? {
    var parts: [Value] = []
    if case .tuple(let tuple) = value { parts = tuple.elements.map { $0.value } }
    if parts.contains(where: { $0.isOpaque }) { return match(pattern, unknownSubject(pattern), scope) }
    var result: Bool? = true
    for (index, child) in syntax.children(pattern).enumerated() {
      let matches = match(child, index < parts.count ? parts[index] : .unknown, scope)
      if matches == false { result = false } else if matches == nil, result == true { result = nil }
    }
    return result
  }

  private func matchCast(_ pattern: SyntaxID, _ value: Value, _ scope: Scope) -> Bool? {
    let inner = syntax.given(syntax.child(pattern, 0))
    let type = type(syntax.child(pattern, 1), in: owner(of: scope), generics: [])
    let converted = converted(value, to: type)
    if !inner.isNone { _ = match(inner, converted ?? .unknown, scope) }
    return value.isUnknown ? nil : converted != nil
  }

  private func matchCase(_ pattern: SyntaxID, _ value: Value, _ scope: Scope) -> Bool? {
    let name = syntax.symbol(pattern)
    let parts = Array(syntax.children(pattern))
    switch value {
    case .enumCase(let enumValue): return matchCase(pattern, name, parts, enumValue, scope)
    case .none: return name == known.none
    case .builtin(let builtin):
      guard let entry = library.staticMember(symbols[name], of: builtin.type),
        let constant = entry.overloads.first?.constant
      else {
        reportUnknown(
          "unknown-member", symbols[name], at: nameRange(pattern),
          "'\(builtin.type.name)' has no case '\(symbols[name])'",
          among: builtin.type.optionNames)
        return nil
      }
      for part in parts { _ = match(part, .unknown, scope) }
      return constant == builtin
    case .unknown, .placeholder:
      for part in parts { _ = match(part, value, scope) }
      if case .placeholder(let known) = value, state.symbols.contains(known) { return known == name }
      return nil
    case .instance(let instance) where name != known.some && name != known.none:
      return matchStatic(pattern, name, instance.type, value, scope)
    default:
      // `.some(let x)` of a value that is there.
      if name == known.some { return parts.isEmpty ? true : match(parts[0], value, scope) }
      return name == known.none ? false : nil
    }
  }

  private func matchCase(
    _ pattern: SyntaxID, _ name: Symbol, _ parts: [SyntaxID], _ value: EnumValue, _ scope: Scope
  ) -> Bool? {
    if namesOtherType(pattern, than: value.type) {
      for part in parts { _ = match(part, .unknown, scope) }
      return false
    }
    let member = declarations[value.type].statics[name]
    if name == known.some, member == nil {
      return parts.isEmpty ? true : match(parts[0], .enumCase(value), scope)
    }
    guard let index = caseIndex(name, of: value.type) else {
      if name == known.none { return false }
      if case .variable? = member { return matchStatic(pattern, name, value.type, .enumCase(value), scope) }
      let cases = declarations[value.type].cases.map { symbols[$0.name] }
      reportUnknown(
        "unknown-member", symbols[name], at: nameRange(pattern),
        "'\(declarations[value.type].name)' has no case '\(symbols[name])'", among: cases)
      for part in parts { _ = match(part, .unknown, scope) }
      return nil
    }
    let matches = value.name == name
    let parameters = declarations[value.type].cases[index].signature.parameters
    var associated = value.associated
    if !matches || associated.count < parameters.count { associated = parameters.map { sample(of: $0.type) } }
    if parts.count == 1, associated.count > 1 {
      let whole = TupleValue(associated.map { (label: Symbol.empty, value: $0) })
      _ = match(parts[0], .tuple(whole), scope)
      return matches
    }
    var result: Bool? = matches
    for (index, part) in parts.enumerated() {
      let inner = match(part, index < associated.count ? associated[index] : .unknown, scope)
      if matches, inner != true { result = inner }
    }
    return result
  }

  /// Whether a case is written with another type than a value has: `catch Failure.timeout(let limit)` of another error.
  private func namesOtherType(_ pattern: SyntaxID, than type: TypeID) -> Bool {
    let range = syntax.range(pattern)
    let bytes = syntax.source.bytes
    guard bytes.indices.contains(Int(range.start)), bytes[Int(range.start)] != UInt8(ascii: ".") else {
      return false
    }
    let words = syntax.source.text(range).prefix { $0 != "(" }.split(separator: ".")
    guard words.count > 1, let symbol = symbols.find(String(words[words.count - 2])),
      symbol != declarations[type].symbol
    else { return false }
    switch declarations.topLevel[symbol] {
    case .type?: return true
    case nil: return declarations.nestedTypes[symbol] != nil
    default: return false
    }
  }

  /// Whether a value equals a static member of its type.
  private func matchStatic(
    _ pattern: SyntaxID, _ name: Symbol, _ type: TypeID, _ value: Value, _ scope: Scope
  ) -> Bool? {
    guard pass.hasRealValues, staticMember(name, of: type) != nil else { return nil }
    let expected = staticMember(name, of: .declared(type), pattern, scope)
    return expected.isUnknown || expected.isPlaceholder ? nil : equal(value, expected)
  }

  /// Whether an expression matches a value, as `~=` tells.
  func matchExpression(_ node: SyntaxID, _ value: Value, _ scope: Scope) -> Bool? {
    // An error of the SDK's, which is known by its name: `catch DecodingError.typeMismatch`.
    if case .placeholder(let name) = value, state.symbols.contains(name), syntax.kind(node) == .member {
      return syntax.symbol(node) == name
    }
    let expected = evaluate(node, scope, expecting: typeForPattern(value))
    if value.isUnknown || expected.isUnknown || value.isPlaceholder || expected.isPlaceholder { return nil }
    if let contained = contains(expected, value) { return contained }
    // Values of different types, such as two errors, are not the same.
    return equal(value, expected) ?? (pass.hasRealValues ? false : nil)
  }

  /// Whether a range holds a value; nil where the first is no range.
  func contains(_ range: Value, _ value: Value) -> Bool? {
    switch (range, value) {
    case (.range(let range), .int(let number)): return range.elements.contains(number)
    case (.range(let range), .double(let number)):
      let upper = Double(range.upperBound)
      return number >= Double(range.lowerBound) && (number < upper || range.isClosed && number == upper)
    case (.range(let range), .builtin(.integer(let number))):
      return number.int.map { range.elements.contains($0) } ?? false
    case (.interval(let lower, let upper), .double(let number)): return number >= lower && number <= upper
    case (.span(let lower, let upper, let isClosed), _):
      if case .double = value, case .int = lower.isNil ? upper : lower {
        return contains(.span(lower: lower.asDouble, upper: upper.asDouble, isClosed: isClosed), value)
      }
      if !lower.isNil, compare(value, lower).map({ $0 < 0 }) ?? true { return false }
      guard !upper.isNil else { return true }
      return compare(value, upper).map { isClosed ? $0 <= 0 : $0 < 0 } ?? false
    default: return nil
    }
  }

  // MARK: Conditions

  /// Evaluates a list of conditions from left to right, and the scope that holds their variables.
  /// - Parameter goesOn: Whether all of them are looked at, so that their variables are declared in any case.
  func conditions(
    _ list: SyntaxID, _ scope: Scope, into target: Scope? = nil, goesOn: Bool = false
  ) -> (Bool?, Scope) {
    let inner = target ?? (bindsVariables(list) ? Scope(parent: scope) : scope)
    var result: Bool? = true
    for condition in syntax.children(list) {
      budget.remainingWork &-= Limits.workOfNode
      let truth = self.truth(of: condition, inner)
      if truth == true { continue }
      if result == true || truth == false { result = truth }
      if !pass.takesEveryBranch, !goesOn { break }
    }
    return (result, inner)
  }

  private func bindsVariables(_ list: SyntaxID) -> Bool {
    syntax.children(list).contains {
      syntax.kind($0) == .optionalBinding || syntax.kind($0) == .patternCondition
    }
  }

  /// `while let file = files.next()`: whether what a condition has just bound is not known, so that it would be there
  /// at every turn.
  /// - Parameter scope: The variables of the conditions.
  func bindsUnknown(_ list: SyntaxID, _ scope: Scope) -> Bool {
    guard takesElse, let value = scope.values.last, value.isOpaque || value.isPlaceholder else {
      return false
    }
    return syntax.children(list).contains { syntax.kind($0) == .optionalBinding }
  }

  private func truth(of node: SyntaxID, _ scope: Scope) -> Bool? {
    switch syntax.kind(node) {
    case .optionalBinding: return optionalBinding(node, scope)
    case .patternCondition:
      return match(syntax.child(node, 0), subject(syntax.child(node, 1), scope), scope)
    case .availability: return syntax[node].detail != 1
    case .missing: return nil
    default: return condition(node, scope)
    }
  }

  private func optionalBinding(_ node: SyntaxID, _ scope: Scope) -> Bool? {
    let pattern = syntax.child(node, 0)
    let initializer = syntax.given(syntax.child(node, 2))
    var value: Value
    if initializer.isNone {
      value = evaluateShorthand(pattern, scope)
    } else {
      let typeNode = syntax.given(syntax.child(node, 1))
      let type = type(typeNode, in: owner(of: scope), generics: [])
      value = evaluate(initializer, scope, expecting: type)
    }
    if value.isOpaque || value.isPlaceholder {
      noticePresence(of: value, initializer.isNone ? pattern : initializer)
    }
    let isPresent: Bool? = value.isUnknown ? nil : !value.isNil
    if value.isNil {
      // Where code is checked it goes on as though this were there: a number for one.
      let isNumber = !pass.hasRealValues && staticType(of: initializer, scope).isDouble
      value = isNumber ? .double(0) : .unknown
    }
    _ = match(pattern, value, scope)
    return isPresent
  }

  /// Warns, or counts, that a value which may be nil when an app runs is taken to be there. One that is made here will be.
  private func noticePresence(of value: Value, _ node: SyntaxID) {
    if syntax.kind(node) == .call, ["URL", "UIImage", "NSImage"].contains(syntax.name(syntax.child(node, 0)))
    {
      return
    }
    if takesElse {
      if case .placeholder(let name) = value { findings.countStandIn(for: name) }
      if value.isOpaque { findings.countStandIn(for: .empty) }
    }
    guard keepsOpaque, value.isOpaque else { return }
    findings.report(
      .warning(
        "unknown-value", at: syntax.range(node),
        "whether this is nil is only known when an app runs: it is taken to be there"))
  }

  /// `if let x`: the variable of that name outside.
  private func evaluateShorthand(_ pattern: SyntaxID, _ scope: Scope) -> Value {
    guard syntax.kind(pattern) == .identifierPattern else { return .unknown }
    return evaluateName(pattern, scope)
  }

  /// Whether one of a case's patterns matches, and the scope with their variables.
  func caseMatches(_ node: SyntaxID, _ subject: Value, _ scope: Scope) -> (Bool?, Scope) {
    let inner = Scope(parent: scope)
    var result: Bool? = true
    for item in syntax.children(node) where syntax.kind(item) == .caseItem {
      if !pass.takesEveryBranch, !inner.names.isEmpty {
        inner.names.removeAll()
        inner.values.removeAll()
      }
      var matches = match(syntax.child(item, 0), subject, inner)
      let filter = syntax.given(syntax.child(item, 1))
      if !filter.isNone, matches == true || pass.takesEveryBranch {
        let truth = condition(filter, inner)
        if matches == true { matches = truth }
      }
      if matches == true { return (true, inner) }
      result = matches == nil || result == nil ? nil : false
    }
    return (result, inner)
  }

  /// What is run in place of a case that an app would end in: another, with what it binds.
  /// - Parameter other: The one that is taken where it is not known which matches.
  func assumedCase(
    insteadOf taken: SyntaxID, _ other: SyntaxID?, of statement: SyntaxID, _ scope: Scope
  ) -> (SyntaxID, Scope)? {
    guard let other, other != taken, endsApp(syntax.lastChild(taken)), !budget.isStopped else { return nil }
    let node = syntax.child(statement, 0)
    findings.report(
      .warning(
        "unknown-condition", at: syntax.range(node),
        "an app would end in the case of this value: another case is taken"))
    return (other, caseMatches(other, .placeholder(.empty), scope).1)
  }

  /// Whether an app would end in a block: one of its statements is a call of `fatalError` or the like.
  func endsApp(_ block: SyntaxID) -> Bool {
    guard takesElse, !block.isNone else { return false }
    return syntax.children(block).contains { statement in
      guard syntax.kind(statement) == .call else { return false }
      let callee = syntax.child(statement, 0)
      guard syntax.kind(callee) == .identifier else { return false }
      let name = syntax.name(callee)
      return (name == "fatalError" || name == "preconditionFailure")
        && !declarations.topLevel.isDeclared(syntax.symbol(callee))
    }
  }

  /// The case that is taken where it is not known which matches: the last that an app does not end in.
  func undecidedCase(of cases: [SyntaxID]) -> SyntaxID? {
    guard takesElse else { return cases.last }
    return cases.last { !endsApp(syntax.lastChild($0)) } ?? cases.last
  }
}
