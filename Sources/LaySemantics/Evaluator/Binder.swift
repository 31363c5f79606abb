import LaySyntax

/// What is called, for messages and for finding overloads.
struct Callee {
  /// As the source names it: `VStack`, `padding`.
  var name: String
  var overloads: [Signature]
  /// Whether a view is built as soon as it is given: SwiftUI's own views take views, a user's function a value
  /// that becomes views where it is put.
  var buildsViews: Bool
}

extension Evaluator {
  /// Matches a call's arguments with one of the overloads and evaluates them; nil after an error.
  func bind(_ node: SyntaxID, _ callee: Callee, _ scope: Scope) -> BoundCall? {
    let plan = plan(node)
    if let choice = plan.choice, let call = fill(choice, plan, callee, scope) { return call }
    return choose(plan, callee, scope)
  }

  // MARK: The chosen overload

  /// Evaluates the arguments that are not constant.
  private func fill(
    _ choice: CallPlan.Choice, _ plan: CallPlan, _ callee: Callee, _ scope: Scope
  ) -> BoundCall? {
    if choice.open.isEmpty { return choice.bound }
    var call = choice.bound
    for parameter in choice.open {
      let arguments = choice.arguments[parameter]
      let value = evaluate(
        arguments: arguments, plan, for: call.signature.parameters[parameter], callee, scope)
      call.values[parameter] = value
    }
    return call
  }

  /// The value of one parameter from its arguments.
  private func evaluate(
    arguments: [Int], _ plan: CallPlan, for parameter: Parameter, _ callee: Callee, _ scope: Scope
  ) -> Value {
    if parameter.isVariadic {
      var elements: [Value] = []
      for index in arguments { elements.append(evaluate(plan.arguments[index], parameter, callee, scope)) }
      return .array(elements)
    }
    guard let index = arguments.first else { return .unknown }
    return evaluate(plan.arguments[index], parameter, callee, scope)
  }

  private func evaluate(
    _ argument: CallPlan.Argument, _ parameter: Parameter, _ callee: Callee, _ scope: Scope
  ) -> Value {
    if parameter.type == .action || parameter.type == .optional(.action) {
      // Never run; a closure is kept for those who want to know that there is one.
      return syntax.kind(argument.expression) == .closure
        ? .closure(Closure(code: argument.expression, scope: scope)) : .void
    }
    if isChecking, case .function(_, .double) = parameter.type.unwrapped {
      lengthClosures.insert(argument.expression)
    }
    let value = evaluate(argument.expression, scope, expecting: parameter.type)
    let converted = convert(value, to: parameter.type, argument.expression) {
      let name = parameter.label.isEmpty ? parameter.name : parameter.label
      return "'\(name)' of '\(callee.name)'"
    }
    if callee.buildsViews, parameter.type.unwrapped == .view, !converted.isNil {
      return .views(views(of: converted, at: argument.expression))
    }
    return converted
  }

  // MARK: Choosing

  private func choose(_ plan: CallPlan, _ callee: Callee, _ scope: Scope) -> BoundCall? {
    var candidates: [(index: Int, match: ArgumentMatch)] = []
    var best: (index: Int, match: ArgumentMatch)?
    for (index, signature) in callee.overloads.enumerated() where !signature.isProperty {
      let match = ArgumentMatch(plan.arguments, signature.parameters)
      if match.failure == nil { candidates.append((index, match)) }
      if best.map({ match.matchedCount > $0.match.matchedCount }) ?? true { best = (index, match) }
    }
    guard let first = candidates.first else {
      if let best { reportMismatch(best.match, callee.overloads[best.index], plan, callee) }
      evaluateUnmatched(plan, callee, scope)
      return nil
    }
    var chosen = first
    if candidates.count > 1 {
      chosen =
        candidates.first { fits($0.match, callee.overloads[$0.index], plan, scope) }
        ?? mostFitting(
          candidates, callee, plan, scope)
    }
    // What is merely checked has unknown values, which fit every overload.
    let isFinal = !isChecking || candidates.count == 1
    return settle(chosen.index, chosen.match, plan, callee, scope, isFinal: isFinal)
  }

  private func fits(_ match: ArgumentMatch, _ signature: Signature, _ plan: CallPlan, _ scope: Scope) -> Bool
  {
    for (parameter, arguments) in zip(signature.parameters, match.arguments) {
      for argument in arguments where !fits(plan.arguments[argument].expression, parameter.type, scope) {
        return false
      }
    }
    return true
  }

  /// Of overloads that all have an argument of a wrong type, the one with the fewest.
  private func mostFitting(
    _ candidates: [(index: Int, match: ArgumentMatch)], _ callee: Callee, _ plan: CallPlan, _ scope: Scope
  ) -> (index: Int, match: ArgumentMatch) {
    var best = candidates[0]
    var bestCount = -1
    for candidate in candidates {
      var count = 0
      for (parameter, arguments) in zip(
        callee.overloads[candidate.index].parameters, candidate.match.arguments)
      {
        for argument in arguments where fits(plan.arguments[argument].expression, parameter.type, scope) {
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
    _ overload: Int, _ match: ArgumentMatch, _ plan: CallPlan, _ callee: Callee, _ scope: Scope, isFinal: Bool
  ) -> BoundCall {
    let signature = callee.overloads[overload]
    var call = BoundCall(
      signature: signature, values: Array(repeating: nil, count: signature.parameters.count),
      ranges: Array(repeating: plan.name, count: signature.parameters.count), name: plan.name)
    var open: [Int] = []
    var constants = call
    for (index, parameter) in signature.parameters.enumerated() {
      let arguments = match.arguments[index]
      guard let first = arguments.first else { continue }
      call.ranges[index] = plan.arguments[first].range
      let value = evaluate(arguments: arguments, plan, for: parameter, callee, scope)
      call.values[index] = value
      let isConstant = arguments.allSatisfy { self.isConstant(plan.arguments[$0].expression) }
      if isConstant, !isChecking, !(callee.buildsViews && parameter.type.unwrapped == .view) {
        constants.values[index] = value
      } else {
        open.append(index)
      }
    }
    constants.ranges = call.ranges
    if isFinal {
      plan.choice = .init(overload: overload, arguments: match.arguments, bound: constants, open: open)
    }
    return call
  }

  /// Looks for mistakes in the arguments of a call that could not be understood.
  private func evaluateUnmatched(_ plan: CallPlan, _ callee: Callee, _ scope: Scope) {
    let types = callee.overloads.flatMap { $0.parameters.map { $0.type } }
    let takesOnlyContent = callee.buildsViews && types.contains(.content([])) && !types.contains(.action)
    for argument in plan.arguments {
      switch syntax.kind(argument.expression) {
      case .closure where takesOnlyContent && closurePlan(argument.expression).names.isEmpty:
        _ = content(Closure(code: argument.expression, scope: scope), [])
      case .closure, .implicitMember, .arrayLiteral: break
      case .call where syntax.kind(syntax.child(argument.expression, 0)) == .implicitMember: break
      default: _ = evaluate(argument.expression, scope, expecting: .any)
      }
    }
  }

  // MARK: Messages

  private func reportMismatch(
    _ match: ArgumentMatch, _ signature: Signature, _ plan: CallPlan, _ callee: Callee
  ) {
    switch match.failure {
    case nil: break
    case .unknownLabel(let index): reportUnknownLabel(plan.arguments[index], signature, callee)
    case .wrongOrder(let index, let before):
      let argument = plan.arguments[index]
      let other = plan.arguments[before]
      report(
        .error(
          "argument-order", at: argument.labelRange,
          "'\(argument.label)' must come before '\(other.label)'", help: "swap the two arguments",
          fix: swap(argument, other)))
    case .extra(let index):
      let argument = plan.arguments[index]
      report(.error("extra-argument", at: argument.range, extraMessage(argument, signature, callee)))
    case .missingLabel(let index, let wanted):
      let argument = plan.arguments[index]
      let label = signature.parameters[wanted].label
      let start = SourceRange(start: argument.range.start, end: argument.range.start)
      report(
        .error(
          "missing-label", at: argument.range, "'\(callee.name)' wants the label '\(label)' here",
          help: "write '\(label):' in front of the value",
          fix: .init([.init(start, label + ": ")], isSafe: false)))
    case .missing(let index):
      let parameter = signature.parameters[index]
      let name =
        parameter.label.isEmpty ? "a value for '\(parameter.name)'" : "the argument '\(parameter.label)'"
      report(
        .error(
          "missing-argument", at: plan.name, "'\(callee.name)' needs \(name)",
          help: "its type is \(self.name(of: parameter.type))"))
    }
  }

  private func extraMessage(_ argument: CallPlan.Argument, _ signature: Signature, _ callee: Callee) -> String
  {
    if argument.isTrailing { return "'\(callee.name)' takes no closure here" }
    if !argument.label.isEmpty {
      return "the argument '\(argument.label)' of '\(callee.name)' is given twice"
    }
    let count = signature.parameters.count
    if count == 0 { return "'\(callee.name)' takes no arguments" }
    return "'\(callee.name)' takes at most \(count) argument\(count == 1 ? "" : "s") here"
  }

  private func reportUnknownLabel(_ argument: CallPlan.Argument, _ signature: Signature, _ callee: Callee) {
    var labels: [String] = []
    for overload in callee.overloads {
      for parameter in overload.parameters where !labels.contains(parameter.label) && !parameter.label.isEmpty
      {
        labels.append(parameter.label)
      }
    }
    if labels.contains(argument.label) {
      report(
        .error(
          "unknown-argument", at: argument.labelRange,
          "'\(callee.name)' has no form that takes '\(argument.label)' together with the other arguments"))
      return
    }
    let help = labels.isEmpty ? "it takes no labelled arguments" : "it takes \(list(labels))"
    reportUnknown(
      "unknown-argument", argument.label, at: argument.labelRange,
      "'\(callee.name)' has no argument '\(argument.label)'", among: labels, help: help)
  }

  /// `'a', 'b' and 'c'`
  func list(_ names: [String]) -> String {
    let quoted = names.map { "'\($0)'" }
    guard let last = quoted.last, quoted.count > 1 else { return quoted.first ?? "" }
    return quoted.dropLast().joined(separator: ", ") + " and " + last
  }

  private func swap(_ argument: CallPlan.Argument, _ other: CallPlan.Argument) -> Diagnostic.Fix? {
    guard !argument.isTrailing, !other.isTrailing else { return nil }
    let range = argument.labelRange.joined(with: argument.range)
    let otherRange = other.labelRange.joined(with: other.range)
    let source = syntax.source
    return .init(
      [.init(range, source.text(otherRange)), .init(otherRange, source.text(range))], isSafe: true)
  }
}
