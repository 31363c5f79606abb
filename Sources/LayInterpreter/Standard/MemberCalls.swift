import LayCatalog
import LayLibrary
import LaySyntax
import LayViews

extension Evaluator {
  /// Calls a method that needs the link itself; nil where the value has none of that name.
  func callLinked(_ link: Chain.Link, of value: Value, _ scope: Scope) -> Value? {
    let kind: ValueKinds
    switch value {
    case .builtin(.scanner): kind = .scanner
    case .instance(let instance) where isOptionSet(instance.type): kind = .optionSet
    default: return nil
    }
    return StandardLibrary.linked(symbols[link.name], of: kind)?(self, value, link, scope)
  }

  /// Calls one of the overloads of a method, the first whose labels are those of the arguments.
  func call(_ overloads: [StandardDeclaration], of value: Value, _ link: Chain.Link, _ scope: Scope) -> Value
  {
    let written = plan(link.node).arguments
    guard let (method, order) = choose(overloads, written) else {
      reportMismatch(overloads, written, link)
      return .unknown
    }
    var arguments: [Value] = []
    for (index, parameter) in method.parameters.enumerated() {
      guard let argument = order[index] else {
        arguments.append(.void)
        continue
      }
      arguments.append(evaluate(written[argument].expression, as: parameter.type, of: value, link, scope))
    }
    // What is done with something unknown gives something unknown, unless it is only put among others.
    if arguments.contains(where: { $0.isOpaque }), !method.isMutating, !configuration.isLenient,
      !method.parameters.contains(where: { $0.type == .initial })
    {
      return .builtin(.opaque)
    }
    budget.charge(for: value)
    for (argument, parameter) in zip(arguments, method.parameters) where parameter.type != .element {
      budget.charge(for: argument)
    }
    switch method.body {
    case .method(let body):
      let result = body(self, value, arguments, link.node)
      return hasSteps(at: link.node) ? stage.counted(result, at: syntax.range(link.node)) : .unknown
    case .mutation(let body, let given):
      let result = body(self, value, arguments, link.node)
      guard hasSteps(at: link.node) else { return .unknown }
      store(stage.counted(result, insteadOf: value, at: syntax.range(link.node)), inReceiverOf: link, scope)
      return given?(self, value, arguments, link.node) ?? .void
    default: return .unknown
    }
  }

  private func choose(
    _ overloads: [StandardDeclaration], _ written: [CallPlan.Argument]
  ) -> (StandardDeclaration, [Int?])? {
    for method in overloads {
      if let order = order(method.parameters, written) { return (method, order) }
    }
    return nil
  }

  /// By parameter, the argument it gets; nil if the labels don't fit.
  private func order(_ parameters: [StandardDeclaration.Parameter], _ written: [CallPlan.Argument]) -> [Int?]?
  {
    var order: [Int?] = []
    var next = 0
    for parameter in parameters {
      if next < written.count,
        written[next].label == parameter.label || (written[next].isTrailing && parameter.type == .function)
      {
        order.append(next)
        next += 1
      } else if parameter.isOptional {
        order.append(nil)
      } else {
        return nil
      }
    }
    return next == written.count ? order : nil
  }

  private func reportMismatch(
    _ overloads: [StandardDeclaration], _ written: [CallPlan.Argument], _ link: Chain.Link
  ) {
    let name = symbols[link.name]
    let labels = overloads.flatMap { $0.parameters.map { $0.label } }.filter { !$0.isEmpty }
    if let wrong = written.first(where: { !$0.label.isEmpty && !labels.contains($0.label) }) {
      reportUnknown(
        "unknown-argument", wrong.label, at: wrong.labelRange, "'\(name)' has no argument '\(wrong.label)'",
        among: labels)
      return
    }
    let fewest = overloads.map { $0.parameters.filter { !$0.isOptional }.count }.min() ?? 0
    if written.count < fewest {
      findings.report(
        .error(
          "missing-argument", at: nameRange(link.node),
          "'\(name)' needs \(fewest) argument\(fewest == 1 ? "" : "s")"))
    } else {
      let range = written.last?.range ?? nameRange(link.node)
      findings.report(.error("extra-argument", at: range, "'\(name)' does not take these arguments"))
    }
  }

  private func evaluate(
    _ node: SyntaxID, as type: StandardDeclaration.Argument, of receiver: Value, _ link: Chain.Link,
    _ scope: Scope
  ) -> Value {
    func typed(_ type: Type) -> Value {
      convert(evaluate(node, scope, expecting: type), to: type, node) { "'\(symbols[link.name])'" }
    }
    switch type {
    case .any, .expected, .compared: return evaluate(node, scope)
    case .int: return typed(.int)
    case .string: return typed(.string)
    case .bool: return typed(.bool)
    case .function: return evaluate(node, scope, expecting: .any)
    case .same:
      let type = valueType(receiver)
      return typed(type.isAny ? declaredType(ofReceiver: receiver, link, scope) : type)
    case .element:
      var type = elementType(receiver)
      if type.isAny {
        switch declaredType(ofReceiver: receiver, link, scope) {
        case .array(let element), .dictionary(_, let element): type = element
        default: break
        }
      }
      return evaluate(node, scope, expecting: type)
    case .format: return typed(.builtin(.formatStyle))
    case .characters: return typed(.builtin(.characterSet))
    case .separator:
      // A literal is a string, everything else tells what it is; a name after a dot is a set's.
      let isText = syntax.kind(node) == .stringLiteral
      let value = evaluate(node, scope, expecting: isText ? .string : .builtin(.characterSet))
      if case .builtin(.characterSet) = value { return value }
      return convert(value, to: .string, node) { "'\(symbols[link.name])'" }
    case .rule:
      guard syntax.kind(node) == .implicitMember else { return .unknown }
      return .string(syntax.name(node))
    case .initial: return initial(node, of: receiver, link, scope)
    }
  }

  /// The declared type of an empty collection, whose elements don't tell theirs; any where that is not known.
  private func declaredType(ofReceiver value: Value, _ link: Chain.Link, _ scope: Scope) -> Type {
    switch value {
    case .array(let elements) where elements.isEmpty: break
    case .dictionary(let dictionary) where dictionary.entries.isEmpty: break
    default: return .any
    }
    let base = link.member.isNone ? SyntaxID.none : syntax.child(link.member, 0)
    return base.isNone ? .any : assignedType(base, scope).unwrapped
  }

  func elementType(_ value: Value) -> Type {
    switch value {
    case .array(let elements): return elements.first.map { valueType($0) } ?? .any
    case .range: return .int
    case .interval: return .double
    case .span(let lower, let upper, _): return valueType(lower.isNil ? upper : lower)
    case .string: return .string
    case .dictionary(let dictionary): return dictionary.entries.first.map { valueType($0.value) } ?? .any
    default: return .any
    }
  }
}
