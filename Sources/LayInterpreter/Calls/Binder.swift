import LayCatalog
import LayLibrary
import LaySyntax

extension Evaluator {
  /// Matches a call's arguments with one of the overloads and evaluates them; nil after an error.
  func bind(_ node: SyntaxID, _ callee: Callee, _ scope: Scope) -> BoundCall? {
    bind(plan(node), callee, scope)
  }

  package func bind(_ plan: CallPlan, _ callee: Callee, _ scope: Scope) -> BoundCall? {
    if let choice = plan.choice, choice.callee === callee, !isChosenAnew(choice, plan, scope) {
      return fill(choice, plan, scope)
    }
    return choose(plan, callee, scope)
  }

  // MARK: The chosen overload

  /// Whether another overload is meant than the last time: an optional that is nil now is no style, and is a view.
  private func isChosenAnew(_ choice: CallPlan.Choice, _ plan: CallPlan, _ scope: Scope) -> Bool {
    choice.open.contains { slot in
      guard case .builtin(.shapeStyle) = slot.parameter.type,
        choice.callee.overloads.contains(where: { $0.parameters.first?.type.isView ?? false })
      else { return false }
      let expression = plan.arguments[slot.arguments.start].expression
      let isName = syntax.kind(expression) == .identifier || syntax.kind(expression) == .member
      return isName && silently { evaluate(expression, scope) }.isNil
    }
  }

  /// Evaluates the arguments that are not constant.
  private func fill(_ choice: CallPlan.Choice, _ plan: CallPlan, _ scope: Scope) -> BoundCall {
    if choice.open.isEmpty { return choice.bound }
    // A copy by elements: one of the buffer goes through the runtime's slow path for enums.
    var arguments: [BoundArgument] = []
    arguments.reserveCapacity(choice.bound.arguments.count)
    for argument in choice.bound.arguments { arguments.append(argument) }
    for slot in choice.open { arguments[slot.index].value = evaluate(slot, plan, choice.callee, scope) }
    return BoundCall(signature: choice.bound.signature, arguments: arguments, name: choice.bound.name)
  }

  /// The value of one parameter from its arguments.
  private func evaluate(
    _ slot: CallPlan.Slot, _ plan: CallPlan, _ callee: Callee, _ scope: Scope
  ) -> Value {
    let expression = plan.arguments[slot.arguments.start].expression
    if slot.parameter.resultBuilder != .empty {
      collected.facts.builtClosures[expression] = slot.parameter.resultBuilder
    }
    if slot.parameter.isAutoclosure { return .closure(Closure(code: expression, scope: scope)) }
    switch slot.form {
    case .plain: return evaluate(expression, for: slot, callee, scope)
    case .action:
      if syntax.kind(expression) == .closure { return .closure(Closure(code: expression, scope: scope)) }
      // What SwiftUI gets is never run.
      return callee.isOfLibrary || !pass.hasRealValues
        ? .void : evaluate(expression, for: slot, callee, scope)
    case .variadic:
      var values: [Value] = []
      for index in slot.arguments.range {
        let expression = plan.arguments[index].expression
        if isExpansion(expression) {
          values += expansion(expression, scope, expecting: slot.parameter.type)
        } else {
          values.append(evaluate(expression, for: slot, callee, scope))
        }
      }
      return .array(values)
    case .view:
      return stage.building(slot.parameter.name, of: callee.name) {
        let value = evaluate(expression, for: slot, callee, scope)
        return value.isNil ? value : .views(views(of: value, at: expression))
      }
    }
  }

  private func evaluate(
    _ expression: SyntaxID, for slot: CallPlan.Slot, _ callee: Callee, _ scope: Scope
  ) -> Value {
    var type = slot.parameter.type
    #if !hasFeature(Embedded)
    // `day.isOne(of: .monday, .friday)`, of a method that takes `Self...`.
    if type.isAny, let called = inference.receivers.called, called.callee === callee,
      called.parameters.contains(slot.index)
    {
      type = called.type
    }
    #endif
    if pass.callsDeferred, case .function(_, .double) = type.unwrapped {
      collected.facts.lengthClosures.insert(expression)
    }
    var value =
      takeFound(expression) ?? namedFunction(expression, type, scope)
      ?? tried(expression, scope, expecting: type)
    if takesElse { standIn(forUnknown: &value, slot.parameter, at: expression) }
    if case .binding(let bound) = type, reportNoBinding(expression, value, bound, slot, callee, scope) {
      return value
    }
    return convert(value, to: type, expression) {
      let name = slot.parameter.label.isEmpty ? slot.parameter.name : slot.parameter.label
      return "'\(name)' of '\(callee.name)'"
    }
  }

  /// What an argument has been found to be just now: its code may do more than give a value and must not run again.
  private func takeFound(_ expression: SyntaxID) -> Value? {
    guard let last = inference.foundArguments.last, last.node == expression else { return nil }
    return inference.foundArguments.removeLast().value
  }

  /// Whether an expression is the value itself where a binding to it is wanted, which is reported.
  private func reportNoBinding(
    _ node: SyntaxID, _ value: Value, _ bound: Type, _ slot: CallPlan.Slot, _ callee: Callee, _ scope: Scope
  ) -> Bool {
    let range = syntax.range(node)
    let start = SourceRange(start: range.start, end: range.start)
    let end = SourceRange(start: range.end, end: range.end)
    var help = "write .constant(…) around it"
    var fix = Diagnostic.Fix([.init(start, ".constant("), .init(end, ")")], isSafe: false)
    switch syntax.kind(node) {
    case .integerLiteral, .floatLiteral, .boolLiteral, .stringLiteral: break
    case .identifier:
      // `_isFocused` is the wrapper, and hands on what a binding does.
      if syntax.name(node).utf8.first == UInt8(ascii: "_") { return false }
      guard case .member(_, let owner, .stored(let index)) = target(of: node, scope) else { return false }
      let property = declarations[owner].properties[index]
      if case .binding = property.type { return false }
      if property.wrapper != .plain {
        help = "write $ in front of it"
        fix = Diagnostic.Fix([.init(start, "$")], isSafe: false)
      } else if property.type.isAny || holdsObject(property) {
        return false
      }
    default: return false
    }
    let name = slot.parameter.label.isEmpty ? slot.parameter.name : slot.parameter.label
    let given = value.isUnknown ? self.name(of: bound) : typeName(of: value)
    findings.report(
      .error(
        "missing-binding", at: range,
        "'\(name)' of '\(callee.name)' takes a \(self.name(of: .binding(bound))), not the \(given) itself",
        help: help, fix: fix))
    return true
  }

  /// Whether a property holds an object, which is its own binding.
  private func holdsObject(_ property: StoredProperty) -> Bool {
    guard case .declared(let id) = property.type else { return false }
    return syntax.kind(declarations[id].syntax) == .classDecl
  }

  // MARK: Choosing

  private func choose(_ plan: CallPlan, _ callee: Callee, _ scope: Scope) -> BoundCall? {
    budget.charge(callee.overloads.count << 4)
    guard hasSteps(at: plan.name) else { return nil }
    let candidates = callee.candidates(for: plan)
    guard let first = candidates.first else {
      if let best = callee.nearest(to: plan), !reportUnknownForm(best.match, plan, callee) {
        reportMismatch(best.match, callee.overloads[best.index], plan, callee)
      }
      evaluateUnmatched(plan, callee, scope)
      return nil
    }
    var chosen = first
    let isFirstTrial = candidates.count > 1 && inference.trials == nil
    if isFirstTrial { inference.trials = Trials() }
    defer { if isFirstTrial { inference.trials = nil } }
    var isKnown = true
    if candidates.count > 1 {
      let outer = inference.trials?.metUnknown ?? false
      inference.trials?.metUnknown = false
      chosen =
        candidates.first { fits($0.match, callee.overloads[$0.index], plan, scope) }
        ?? mostFitting(
          candidates, callee, plan, scope)
      if callee.isRanked { preferInteger(&chosen, candidates, callee, plan, scope) }
      isKnown = inference.trials?.metUnknown == false
      if takesElse, !isKnown { leaveOwnCode(&chosen, candidates, callee, plan, scope) }
      inference.trials?.metUnknown = outer
    }
    // Unknown values, which all are that are merely checked, fit every overload.
    let isFinal =
      pass.hasRealValues && isKnown || candidates.count == 1
      || plan.arguments.allSatisfy { isConstant($0.expression) }
    return settle(chosen, plan, callee, scope, isFinal: isFinal)
  }

  /// Whether the arguments of a call may be of the types that a function takes.
  func fits(_ id: FunctionID, _ node: SyntaxID, _ scope: Scope) -> Bool {
    let plan = plan(node)
    let signature = declarations[id].signature
    let match = ArgumentMatch(plan.arguments, signature.parameters)
    return match.failure == nil && fits(match, signature, plan, scope)
  }

  /// Whether the arguments of a call may be of the types that one of the overloads takes.
  func fits(_ callee: Callee, _ node: SyntaxID, _ scope: Scope) -> Bool {
    let plan = plan(node)
    return callee.candidates(for: plan).contains { fits($0.match, callee.overloads[$0.index], plan, scope) }
  }

  /// What arguments are found to be while `choose` looks at them is kept, so that none is evaluated twice.
  func amidTrials<Result>(_ choose: () -> Result) -> Result {
    let isFirst = inference.trials == nil
    if isFirst { inference.trials = Trials() }
    defer { if isFirst { inference.trials = nil } }
    return choose()
  }

  private func fits(_ match: ArgumentMatch, _ signature: Signature, _ plan: CallPlan, _ scope: Scope) -> Bool
  {
    for position in match.arguments.indices {
      for argument in match.arguments[position].range
      where !fits(plan.arguments[argument].expression, signature.parameters[position].type, scope) {
        return false
      }
    }
    return true
  }

  /// An integer literal is an Int before it is a floating-point number, and an Int that is no literal is none of another
  /// width: of an overload chosen for the one, another that differs in nothing else is taken.
  private func preferInteger(
    _ chosen: inout Callee.Candidate, _ candidates: [Callee.Candidate], _ callee: Callee, _ plan: CallPlan,
    _ scope: Scope
  ) {
    let types = callee.overloads[chosen.index].parameters.map { $0.type.unwrapped }
    let turned = types.indices.filter { place in
      let arguments = chosen.match.arguments[place]
      guard !arguments.isEmpty else { return false }
      if types[place].isDouble {
        return arguments.range.allSatisfy { isInteger(plan.arguments[$0].expression) }
      }
      guard case .builtin(let type) = types[place], type.isInteger else { return false }
      return arguments.range.allSatisfy { !isInteger(plan.arguments[$0].expression) }
    }
    guard !turned.isEmpty else { return }
    let better = candidates.first { candidate in
      let others = callee.overloads[candidate.index].parameters.map { $0.type.unwrapped }
      return others.count == types.count
        && others.indices.allSatisfy { turned.contains($0) ? others[$0].isInt : others[$0] == types[$0] }
    }
    if let better, fits(better.match, callee.overloads[better.index], plan, scope) { chosen = better }
  }

  /// What is not known fits all overloads: in the code of one of them another is meant, as an app's calls end:
  /// `convenience init(_ kind: Kind) { self.init(kind.make()) }`.
  private func leaveOwnCode(
    _ chosen: inout Callee.Candidate, _ candidates: [Callee.Candidate], _ callee: Callee, _ plan: CallPlan,
    _ scope: Scope
  ) {
    var around: Scope? = scope
    while let inner = around, inner.signature == nil { around = inner.parent }
    guard let own = around?.signature, callee.overloads[chosen.index] === own else { return }
    let other = candidates.first {
      callee.overloads[$0.index] !== own && fits($0.match, callee.overloads[$0.index], plan, scope)
    }
    if let other { chosen = other }
  }

  private func isInteger(_ node: SyntaxID) -> Bool {
    switch syntax.kind(node) {
    case .integerLiteral: return true
    case .prefixOperator, .parenthesized: return isInteger(syntax.child(node, 0))
    default: return false
    }
  }

  /// Of overloads that all have an argument of a wrong type, the one with the fewest.
  private func mostFitting(
    _ candidates: [Callee.Candidate], _ callee: Callee, _ plan: CallPlan, _ scope: Scope
  ) -> Callee.Candidate {
    var best = candidates[0]
    var bestCount = -1
    for candidate in candidates {
      var count = 0
      for (parameter, arguments) in zip(
        callee.overloads[candidate.index].parameters, candidate.match.arguments)
      {
        for argument in arguments.range where fits(plan.arguments[argument].expression, parameter.type, scope)
        {
          count += 1
        }
      }
      // Of equals, one whose types have plain names makes the clearer message.
      let isPlain = callee.overloads[candidate.index].parameters.allSatisfy { $0.type.isPlain }
      let score = count * 2 + (isPlain ? 1 : 0)
      if score > bestCount {
        best = candidate
        bestCount = score
      }
    }
    return best
  }

  /// Evaluates a call for the first time and keeps what will not change.
  private func settle(
    _ chosen: Callee.Candidate, _ plan: CallPlan, _ callee: Callee, _ scope: Scope, isFinal: Bool
  ) -> BoundCall {
    let signature = callee.overloads[chosen.index]
    // Appended one by one: making them at once goes through the runtime, which costs as much as all the rest.
    var arguments: [BoundArgument] = []
    arguments.reserveCapacity(signature.parameters.count)
    for _ in signature.parameters.indices { arguments.append(BoundArgument(nil, at: plan.name)) }
    for slot in chosen.slots {
      arguments[slot.index] = BoundArgument(
        evaluate(slot, plan, callee, scope), at: plan.arguments[slot.arguments.start].range)
    }
    let call = BoundCall(signature: signature, arguments: arguments, name: plan.name)
    if isFinal { keep(call, chosen, plan, callee) }
    return call
  }

  private func keep(_ call: BoundCall, _ chosen: Callee.Candidate, _ plan: CallPlan, _ callee: Callee) {
    var open: [CallPlan.Slot] = []
    for slot in chosen.slots {
      let isConstant =
        slot.arguments.range.allSatisfy { self.isConstant(plan.arguments[$0].expression) }
        && !makesOwnValue(slot.parameter.type) && !isLookedUp(slot.parameter.type)
      if !isConstant || slot.form == .view { open.append(slot) }
    }
    var constants = call
    for slot in open { constants.arguments[slot.index].value = nil }
    plan.choice = .init(callee: callee, bound: constants, open: open)
  }

  /// Whether an app's tables have texts for the keys of a type: merely checked code has the key itself.
  private func isLookedUp(_ type: Type) -> Bool {
    type.unwrapped == .builtin(.localizedStringKey) && stage.hasStrings
  }

  /// Whether code of the file's own makes values of a type, also of literals and of names after a dot: it runs only where
  /// the call does.
  private func makesOwnValue(_ type: Type) -> Bool {
    switch type.unwrapped {
    case .declared: return true
    case .array(let element): return makesOwnValue(element)
    case .dictionary(let key, let value): return makesOwnValue(key) || makesOwnValue(value)
    default: return false
    }
  }

  /// Looks for mistakes in the arguments of a call that could not be understood.
  private func evaluateUnmatched(_ plan: CallPlan, _ callee: Callee, _ scope: Scope) {
    for argument in plan.arguments {
      switch syntax.kind(argument.expression) {
      // Of what is drawn in spite of its errors, the content is built for the box.
      case .closure where takesElse: break
      case .closure
      where takesOnlyContent(argument, callee) && closurePlan(argument.expression).names.isEmpty:
        _ = stage.evaluation.content(Closure(code: argument.expression, scope: scope), [])
      case .closure, .implicitMember, .arrayLiteral: break
      case .call where syntax.kind(syntax.child(argument.expression, 0)) == .implicitMember: break
      default: _ = evaluate(argument.expression, scope, expecting: .any)
      }
    }
  }

  /// Whether, in every overload, what a closure could be meant for builds views.
  private func takesOnlyContent(_ argument: CallPlan.Argument, _ callee: Callee) -> Bool {
    var buildsViews = false
    for overload in callee.overloads {
      let closures = overload.parameters.filter { $0.type.isClosure }
      let named = closures.filter { $0.label == argument.label }
      // The first closure after the parentheses has no label, whatever its parameter's is.
      for parameter in argument.isTrailing && argument.label.isEmpty ? closures : named {
        guard parameter.isViewBuilder else { return false }
        buildsViews = true
      }
    }
    return buildsViews
  }

  // MARK: Messages

  /// The value of an argument where a type is expected; evaluated once while overloads are tried.
  package func tried(_ node: SyntaxID, _ scope: Scope, expecting type: Type) -> Value {
    guard inference.trials != nil, mayCall(node) else { return evaluate(node, scope, expecting: type) }
    let known = inference.trials?.findings[node]?.first {
      $0.type == type && $0.scope === scope && (findings.isSilent || !$0.wasSilent)
    }
    if let known { return known.value }
    let value = evaluate(node, scope, expecting: type)
    // Whoever has hundreds of overloads pays for them by steps, not by a search through all that was found.
    guard inference.trials?.findings[node]?.count ?? 0 < Limits.findingsOfArgument else { return value }
    inference.trials?.findings[node, default: []].append(
      Trials.Finding(type: type, scope: scope, wasSilent: findings.isSilent, value: value))
    return value
  }

  /// Whether there may be a call in an expression, of all but the arguments of others.
  func mayCall(_ node: SyntaxID) -> Bool {
    switch syntax.kind(node) {
    case .call, .subscriptExpr, .member, .binaryOperator, .prefixOperator, .parenthesized, .ternary,
      .stringLiteral, .arrayLiteral, .forceUnwrap, .optionalChain, .effect, .cast:
      return !syntax[node].firstChild.isNone
    default: return false
    }
  }
}
