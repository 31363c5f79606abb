import LayCatalog
import LayLibrary
import LaySyntax

/// Result builders of the file's own: the statements of a block become arguments of `buildBlock` and its like.
///
/// A builder is known by the name of its attribute; what it makes of a block depends on the `build…` functions that it has.
extension Evaluator {
  /// What a builder makes of a block; nil where there is no builder, or the block returns its value itself.
  func value(builtBy builder: Symbol, _ block: SyntaxID, _ scope: Scope, result: Type) -> Value? {
    guard builder != .empty, !block.isNone, let type = declaredType(named: builder),
      !plans.returningBlocks.contains(block)
    else { return nil }
    guard pass.hasRealValues else {
      // Checked as statements are; what comes of them is not known.
      var runner = Runner(evaluator: self, result: .void)
      _ = runner.run(block: block, scope)
      return sample(of: result)
    }
    var run = BuilderRun(evaluator: self, builder: type)
    let whole = run.combined(block, scope)
    let value = run.call("buildFinalResult", [whole]) ?? whole
    return convert(value, to: result.isVoid ? .any : result, block) { "the result" }
  }
}

/// The run of a builder over one block.
private struct BuilderRun {
  let evaluator: Evaluator
  let builder: TypeID

  // MARK: Blocks

  /// What the builder makes of a block's statements.
  mutating func combined(_ block: SyntaxID, _ scope: Scope) -> Value {
    guard evaluator.hasStack(at: block) else { return .unknown }
    var inner = scope
    if evaluator.declares(block) {
      inner = Scope(parent: scope)
      inner.block = block
    }
    evaluator.declareFunctions(of: block, inner)
    var parts: [Value] = []
    add(block, inner, to: &parts)
    return combine(parts)
  }

  private mutating func add(_ block: SyntaxID, _ scope: Scope, to parts: inout [Value]) {
    for statement in evaluator.syntax.children(block) {
      guard evaluator.step(at: statement), evaluator.state.failure.thrown == nil else { return }
      switch evaluator.syntax.kind(statement) {
      case .ifStatement: parts.append(choice(ofIf: statement, scope))
      case .switchStatement: parts.append(choice(ofSwitch: statement, scope))
      case .forStatement: parts.append(loop(statement, scope))
      case .conditionalCompilation: add(statement, scope, to: &parts)
      case _ where evaluator.syntax.isExpression(statement) && !evaluator.isAssignment(statement):
        let value = evaluator.evaluate(statement, scope, expecting: expected)
        // An action gives nothing to build of.
        if case .void = value { continue }
        parts.append(expression(value, statement))
      default:
        var runner = Runner(evaluator: evaluator, result: .void)
        _ = runner.run(statement, scope)
      }
    }
  }

  /// What the builder makes of an expression's value, which is told where it takes none of its type.
  private func expression(_ value: Value, _ node: SyntaxID) -> Value {
    if let made = call("buildExpression", [value]) { return made }
    guard !functions("buildExpression").isEmpty, !value.isUnknown, !value.isPlaceholder else { return value }
    let name = evaluator.declarations[builder].name
    evaluator.findings.report(
      .error(
        "wrong-type", at: evaluator.syntax.range(node),
        "'\(name)' builds nothing of a value of type \(evaluator.typeName(of: value))"))
    return .unknown
  }

  /// The type that an expression is expected to have: that of the only `buildExpression`.
  private var expected: Type {
    let functions = functions("buildExpression")
    guard functions.count == 1 else { return .any }
    return evaluator.declarations[functions[0]].signature.parameters.first?.type ?? .any
  }

  private func combine(_ parts: [Value]) -> Value {
    if let first = parts.first, var whole = call("buildPartialBlock", [first], labels: ["first"]) {
      for part in parts.dropFirst() {
        whole = call("buildPartialBlock", [whole, part], labels: ["accumulated", "next"]) ?? .unknown
      }
      return whole
    }
    return call("buildBlock", parts) ?? (parts.count == 1 ? parts[0] : .unknown)
  }

  // MARK: Branches and loops

  private mutating func choice(ofIf node: SyntaxID, _ scope: Scope) -> Value {
    let syntax = evaluator.syntax
    var branches = 0
    var taken: (index: Int, value: Value)?
    var hasElse = false
    var node = node
    while true {
      let list = syntax.child(node, 0)
      if taken == nil {
        let (known, inner) = evaluator.conditions(list, scope)
        if evaluator.decided(known, at: list) == true {
          taken = (branches, combined(syntax.child(node, 1), inner))
        }
      }
      branches += 1
      let otherwise = syntax.given(syntax.child(node, 2))
      if otherwise.isNone { break }
      if syntax.kind(otherwise) == .ifStatement {
        node = otherwise
        continue
      }
      hasElse = true
      if taken == nil { taken = (branches, combined(otherwise, scope)) }
      branches += 1
      break
    }
    let value = taken.map { injected($0.value, $0.index, of: branches) }
    if hasElse { return value ?? .unknown }
    return call("buildOptional", [value ?? .none]) ?? call("buildIf", [value ?? .none]) ?? value ?? .none
  }

  private mutating func choice(ofSwitch node: SyntaxID, _ scope: Scope) -> Value {
    let syntax = evaluator.syntax
    let subject = evaluator.subject(syntax.child(node, 0), scope)
    let cases = syntax.children(node).filter { syntax.kind($0) == .switchCase }
    var isUndecided = false
    for (index, child) in cases.enumerated() {
      let (matches, inner) = evaluator.caseMatches(child, subject, scope)
      if matches == nil { isUndecided = true }
      guard matches == true || matches == nil && index == cases.count - 1 else { continue }
      if isUndecided { _ = evaluator.decided(nil, at: syntax.child(node, 0)) }
      return injected(combined(syntax.lastChild(child), inner), index, of: cases.count)
    }
    return .unknown
  }

  /// A branch's value as one of so many: the branches are the leaves of a tree that is full on its left.
  private func injected(_ value: Value, _ index: Int, of count: Int) -> Value {
    guard count > 1 else { return value }
    var left = 1
    while left * 2 < count { left *= 2 }
    return index < left
      ? call("buildEither", [injected(value, index, of: left)], labels: ["first"]) ?? value
      : call("buildEither", [injected(value, index - left, of: count - left)], labels: ["second"]) ?? value
  }

  private mutating func loop(_ node: SyntaxID, _ scope: Scope) -> Value {
    let syntax = evaluator.syntax
    let sequence = evaluator.evaluate(syntax.child(node, 1), scope)
    let filter = syntax.given(syntax.child(node, 2))
    let elements = evaluator.elements(of: sequence, at: syntax.child(node, 1))
    var parts: [Value] = []
    for index in 0..<elements.count {
      guard evaluator.step(at: node) else { break }
      let inner = Scope(parent: scope)
      if evaluator.match(syntax.child(node, 0), elements[index], inner) == false { continue }
      if !filter.isNone, evaluator.condition(filter, inner) == false { continue }
      parts.append(combined(syntax.child(node, 3), inner))
    }
    return call("buildArray", [.array(parts)]) ?? .array(parts)
  }

  // MARK: The builder's functions

  private func functions(_ name: String) -> [FunctionID] {
    guard let symbol = evaluator.symbols.find(name),
      case .function(let ids)? = evaluator.staticMember(symbol, of: builder, isCalled: true)
    else { return [] }
    return ids
  }

  /// What the overload gives that takes the values; nil where there is none. One with fewer parameters of any type comes
  /// first.
  func call(_ name: String, _ values: [Value], labels: [String] = []) -> Value? {
    var best: (id: FunctionID, arguments: [Value], rank: Int)?
    for id in functions(name) {
      let parameters = evaluator.declarations[id].signature.parameters
      var arguments: [Value] = []
      var rank = parameters.filter { $0.type.isAny }.count
      if parameters.count == 1, parameters[0].isVariadic, labels.isEmpty {
        let elements = values.map { evaluator.converted($0, to: parameters[0].type) }
        guard elements.allSatisfy({ $0 != nil }) else { continue }
        arguments = [.array(elements.compactMap { $0 })]
        rank += 1
      } else {
        guard parameters.count == values.count, labels.isEmpty || labels == parameters.map({ $0.label })
        else {
          continue
        }
        for (parameter, value) in zip(parameters, values) {
          if let value = evaluator.converted(value, to: parameter.type) { arguments.append(value) }
        }
        guard arguments.count == values.count else { continue }
      }
      if best.map({ rank < $0.rank }) ?? true { best = (id, arguments, rank) }
    }
    guard let best else { return nil }
    let function = evaluator.declarations[best.id]
    let call = BoundCall(
      signature: function.signature, values: best.arguments.map(Optional.some),
      name: evaluator.syntax.range(function.syntax))
    return evaluator.run(best.id, call, receiver: evaluator.typeScope(builder), at: function.syntax)
  }
}
