import LayCatalog
import LaySyntax

extension Evaluator {
  /// The arguments of a call, macro, attribute or subscript.
  package func plan(_ node: SyntaxID) -> CallPlan {
    if let plan = plans.calls[node] { return plan }
    let plan = makePlan(node)
    plans.calls[node] = plan
    return plan
  }

  private func makePlan(_ node: SyntaxID) -> CallPlan {
    var arguments: [CallPlan.Argument] = []
    var trailingCount = 0
    var child = syntax[node].firstChild
    while !child.isNone {
      switch syntax.kind(child) {
      case .argumentList:
        var argument = syntax[child].firstChild
        while !argument.isNone {
          arguments.append(written(argument, false))
          argument = syntax.next(argument)
        }
      case .argument:
        arguments.append(written(child, true))
        trailingCount += 1
      case .closure where child != syntax[node].firstChild || syntax.kind(node) == .macroExpansion:
        let range = syntax.range(child)
        arguments.append(
          .init(
            label: "", symbol: .empty, labelRange: range, expression: child, range: range, isTrailing: true))
        trailingCount += 1
      default: break
      }
      child = syntax.next(child)
    }
    return CallPlan(arguments: arguments, trailingCount: trailingCount, name: nameRange(node))
  }

  private func written(_ node: SyntaxID, _ isTrailing: Bool) -> CallPlan.Argument {
    let symbol = syntax.symbol(node)
    let label = symbols[symbol]
    let expression = syntax[node].firstChild
    let start = syntax.range(node).start
    return .init(
      label: label, symbol: symbol,
      labelRange: SourceRange(start: start, end: start &+ UInt32(label.utf8.count)),
      expression: expression, range: syntax.range(expression), isTrailing: isTrailing)
  }

  package func closurePlan(_ node: SyntaxID) -> ClosurePlan {
    if let plan = plans.closurePlans[node] { return plan }
    let plan = makeClosurePlan(node)
    plans.closurePlans[node] = plan
    return plan
  }

  func makeClosurePlan(_ node: SyntaxID) -> ClosurePlan {
    var names: [Symbol] = []
    var types: [Type] = []
    var isAnonymous = true
    var block = SyntaxID.none
    #if !hasFeature(Embedded)
    var result = SyntaxID.none
    #endif
    for child in syntax.children(node) {
      switch syntax.kind(child) {
      case .parameterList:
        isAnonymous = false
        for parameter in syntax.children(child) {
          #if !hasFeature(Embedded)
          guard syntax.kind(parameter) == .parameter else {
            result = parameter
            continue
          }
          #endif
          names.append(parameterName(parameter))
          types.append(isDouble(syntax.child(parameter, 2)) ? .double : .any)
        }
        if !types.contains(where: { $0.isDouble }) { types = [] }
      case .block: block = child
      default: break
      }
    }
    if isAnonymous {
      let count = anonymousCount(block)
      for index in 0..<count { names.append(known.anonymous(index)) }
    }
    var expression = SyntaxID.none
    if !block.isNone {
      let first = syntax[block].firstChild
      if !first.isNone, syntax.next(first).isNone, syntax.isExpression(first) { expression = first }
    }
    let plan = ClosurePlan(
      names: names, types: types, isAnonymous: isAnonymous, block: block, expression: expression)
    #if !hasFeature(Embedded)
    plan.result = result
    #endif
    return plan
  }

  /// Whether a type node names one of Swift's floating-point types.
  func isDouble(_ type: SyntaxID) -> Bool {
    guard !type.isNone, syntax.kind(type) == .namedType, declarations.topLevel[syntax.symbol(type)] == nil
    else {
      return false
    }
    return Type.standard(named: syntax.name(type))?.isDouble ?? false
  }

  /// A closure's parameter; `$item` names the same variable as `item`, since a binding is its value.
  func parameterName(_ node: SyntaxID) -> Symbol {
    let name = syntax.name(node)
    guard name.utf8.first == UInt8(ascii: "$") else { return syntax.symbol(node) }
    return symbols.intern(String(name.dropFirst()))
  }

  /// One more than the highest `$n` in a block, which inner closures have for themselves.
  func anonymousCount(_ block: SyntaxID) -> Int {
    guard !block.isNone, collected.survey.hasAnonymousParameters else { return 0 }
    var count = 0
    var pending = Array(syntax.children(block))
    while let node = pending.popLast() {
      if syntax.kind(node) == .closure { continue }
      if syntax.kind(node) == .anonymousParameter {
        count = max(count, min(Int(syntax[node].payload), 15) + 1)
      }
      pending.append(contentsOf: syntax.children(node))
    }
    return count
  }

  /// The argument of a call that has one, without a label and in parentheses.
  func onlyArgument(of call: SyntaxID) -> SyntaxID? {
    let list = syntax.child(call, 1)
    guard !list.isNone, syntax.kind(list) == .argumentList, syntax.next(list).isNone else { return nil }
    let argument = syntax[list].firstChild
    guard !argument.isNone, syntax.next(argument).isNone, syntax.symbol(argument) == .empty else {
      return nil
    }
    return syntax[argument].firstChild
  }

  /// The name that a call is written with; nil where that is no plain name.
  func callee(of node: SyntaxID) -> String? {
    let callee = syntax.child(node, 0)
    return syntax.kind(callee) == .identifier ? syntax.name(callee) : nil
  }
}
