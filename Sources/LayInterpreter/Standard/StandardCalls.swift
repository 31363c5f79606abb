import LayCatalog
import LayLibrary
import LaySyntax
import LayViews

/// Calls of what Swift and Foundation have: a row of a table is found, its arguments are evaluated, and it is given them.
extension Evaluator {
  // MARK: Functions

  /// Calls a function of Swift's with a call's arguments.
  func call(_ function: StandardFunction, _ node: SyntaxID, _ scope: Scope, expecting type: Type) -> Value {
    let declaration = swift[function]
    let arguments = plan(node).arguments
    var context =
      type.unwrapped == .double || type.unwrapped == .int || type.unwrapped.isSized
      ? type.unwrapped : Type.any
    switch declaration.body {
    case .written(let body): return body(self, WrittenCall(node: node, scope: scope, type: type))
    case .number, .numbers: context = context.takesFractions ? context : .double
    default: break
    }
    var values: [Value?] = Array(repeating: nil, count: arguments.count)
    if declaration.parameters.first?.type == .compared, arguments.count > 1 {
      context = evaluateFirstNumber(arguments, into: &values, scope, expecting: context)
    }
    for (index, argument) in arguments.enumerated() where values[index] == nil {
      values[index] = evaluate(argument.expression, scope, expecting: context)
    }
    return call(declaration, values.map { $0 ?? .unknown }, node)
  }

  /// The first argument that has a type of its own decides what literals beside it are: it is evaluated before them,
  /// and once.
  /// - Returns: The type that the others are expected to have.
  private func evaluateFirstNumber(
    _ arguments: [CallPlan.Argument], into values: inout [Value?], _ scope: Scope, expecting type: Type
  ) -> Type {
    let given = arguments.firstIndex {
      let operand = operand($0.expression)
      return !operand.isLiteral && !operand.isContextual
    }
    if let given {
      let value = evaluate(arguments[given].expression, scope, expecting: type)
      values[given] = value
      return valueType(value)
    }
    let isDouble =
      arguments.allSatisfy { isLiteral($0.expression) }
      && arguments.contains { syntax.kind($0.expression) == .floatLiteral }
    return type.isAny && isDouble ? .double : type
  }

  /// Calls a function of Swift's with values: `map(sqrt)`.
  func call(_ function: StandardFunction, _ values: [Value], _ node: SyntaxID) -> Value {
    call(swift[function], values, node)
  }

  private func call(_ function: StandardDeclaration, _ values: [Value], _ node: SyntaxID) -> Value {
    if values.contains(where: { $0.isUnknown }) { return .unknown }
    if values.contains(where: { $0.isOpaque }) { return .builtin(.opaque) }
    guard let first = values.first else { return missingArguments(function.name, node) }
    switch function.body {
    case .number(let body):
      if case .builtin(.float(let number)) = first { return .builtin(.float(Float(body(Double(number))))) }
      guard case .double(let number) = takesElse ? first.asDouble : first else {
        return wrongArgument(function.name, first, node)
      }
      return .double(body(number))
    case .numbers(let body):
      guard values.count == 2 else { return missingArguments(function.name, node) }
      #if !hasFeature(Embedded)
      if case .builtin(.decimal(let base)) = first, function.name == "pow" {
        let exponent = values[1].wholeNumber ?? decimal(of: values[1])?.whole
        return exponent.map { .builtin(.decimal(power(base, $0))) } ?? .unknown
      }
      #endif
      if case .builtin(.float) = first, let a = first.number, let b = values[1].number {
        return .builtin(.float(Float(body(a, b))))
      }
      guard case .double(let a) = first, case .double(let b) = values[1] else {
        return wrongArgument(function.name, first, node)
      }
      return .double(body(a, b))
    case .function(let body): return body(self, values, node)
    default: return .unknown
    }
  }

  // MARK: Methods

  /// Calls a method that needs the link itself; nil where the value has none of that name.
  func callLinked(_ link: Chain.Link, of value: Value, _ scope: Scope) -> Value? {
    let kind: ValueKinds
    switch value {
    case .builtin(.scanner): kind = .scanner
    case .builtin(.color): kind = .color
    #if !hasFeature(Embedded)
    case .builtin(.font): kind = .font
    case .builtin(let set) where set.bits != nil: kind = .optionSet
    #endif
    case .builtin(.decoderSettings): kind = .decoder
    case .builtin(.decoding): kind = .decoding
    case .instance(let instance) where isOptionSet(instance.type): kind = .optionSet
    case .enumCase(let value) where isResult(value.type): kind = .result
    default: return nil
    }
    return swift.linked(symbols[link.name], of: kind)?(self, value, link, scope)
  }

  /// Calls one of the overloads of a method, the first whose labels are those of the arguments.
  func call(_ overloads: [StandardDeclaration], of value: Value, _ link: Chain.Link, _ scope: Scope) -> Value
  {
    let written = plan(link.node).arguments
    guard let (method, order) = choose(overloads, written) else {
      guard reportUnknownForm(of: symbols[link.name], at: nameRange(link.node)) else {
        reportMismatch(overloads, written, link)
        return .unknown
      }
      for argument in written where syntax.kind(argument.expression) != .closure {
        _ = evaluate(argument.expression, scope)
      }
      return .placeholder(link.name)
    }
    var arguments: [Value] = []
    for (index, parameter) in method.parameters.enumerated() {
      guard let argument = order[index] else {
        arguments.append(.void)
        continue
      }
      arguments.append(evaluate(written[argument].expression, as: parameter, of: value, link, scope))
    }
    // An argument that throws an error ends the call.
    if state.failure.thrown != nil { return .unknown }
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
    case .change(let body):
      var changed = value
      let result = body(self, &changed, arguments, link.node)
      guard hasSteps(at: link.node) else { return .unknown }
      store(stage.counted(changed, insteadOf: value, at: syntax.range(link.node)), inReceiverOf: link, scope)
      return result
    default: return .unknown
    }
  }

  /// Calls the method that a chain ends with where it changes what only a variable holds: `rows.append(3)`. nil for any
  /// other chain, of which nothing has been evaluated then.
  func changed(by chain: Chain, _ scope: Scope) -> Value? {
    guard pass.hasRealValues, let link = chain.links.last else { return nil }
    if chain.changes == nil {
      let isMethod = link.kind == .method && link.modifier == nil && !link.isDeclared
      chain.changes = isMethod && swift.isChange(symbols[link.name])
    }
    guard chain.changes == true, let place = place(syntax.child(link.member, 0), scope),
      var receiver = value(at: place, scope), extensionMember(link.name, of: receiver, isCalled: true) == nil,
      let overloads = swift.methods(symbols[link.name], of: receiver),
      let (method, order) = choose(overloads, plan(link.node).arguments), case .change(let body) = method.body
    else { return nil }
    // The `==` of keys may be the file's, and ask for the variable.
    switch receiver {
    case .dictionary where declarations.features.hasOperators, .set where declarations.features.hasOperators:
      return nil
    default: break
    }
    let written = plan(link.node).arguments
    var arguments: [Value] = []
    for (index, parameter) in method.parameters.enumerated() {
      guard let argument = order[index] else {
        arguments.append(.void)
        continue
      }
      let value = evaluate(written[argument].expression, as: parameter, of: receiver, link, scope)
      if parameter.type != .element { budget.charge(for: value) }
      arguments.append(value)
    }
    if state.failure.thrown != nil { return .unknown }
    receiver = .void
    var result = Value.unknown
    _ = change(place, scope) { value in
      let size = stage.storage(of: value)
      result = body(self, &value, arguments, link.node)
      value = stage.counted(value, beyond: size, at: syntax.range(link.node))
      return true
    }
    return hasSteps(at: link.node) ? result : .unknown
  }

  private func choose(
    _ overloads: [StandardDeclaration], _ written: [CallPlan.Argument]
  ) -> (StandardDeclaration, [Int?])? {
    var found: (StandardDeclaration, [Int?])?
    // A closure is seldom an element: `rows.firstIndex { … }` wants the one that takes a function.
    let endsInClosure = written.last?.isTrailing ?? false
    for method in overloads {
      guard let order = order(method.parameters, written) else { continue }
      if !endsInClosure || method.parameters.last?.type == .function { return (method, order) }
      found = found ?? (method, order)
    }
    return found
  }

  /// By parameter, the argument it gets; nil if the labels don't fit.
  private func order(_ parameters: [StandardDeclaration.Parameter], _ written: [CallPlan.Argument]) -> [Int?]?
  {
    var order: [Int?] = []
    var next = 0
    for parameter in parameters {
      if next < written.count,
        written[next].isTrailing && written[next].label.isEmpty
          ? parameter.type.mayBeClosure : written[next].label == parameter.label
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
    _ node: SyntaxID, as parameter: StandardDeclaration.Parameter, of receiver: Value, _ link: Chain.Link,
    _ scope: Scope
  ) -> Value {
    func typed(_ type: Type) -> Value {
      convert(evaluate(node, scope, expecting: type), to: type, node) { "'\(symbols[link.name])'" }
    }
    if let reading = parameter.reading { return reading(self, node, receiver, link, scope) }
    switch parameter.type {
    case .any, .expected, .compared, .initial: return evaluate(node, scope)
    case .int: return typed(.int)
    case .string: return typed(.string)
    case .bool: return typed(.bool)
    case .function: return evaluate(node, scope, expecting: .any)
    case .same:
      var type = valueType(receiver)
      if type.isAny { type = declaredType(ofReceiver: receiver, link, scope) }
      switch type {
      case .set: break
      case .array(.declared):
        // The first element does not tell the protocol or superclass that all are of.
        type = .array(.any)
        if !link.member.isNone, case .array(let element) = assignedType(syntax.child(link.member, 0), scope) {
          type = .array(element)
        }
      default: return typed(type)
      }
      // A set's methods take any sequence.
      let value = evaluate(node, scope, expecting: type)
      switch value {
      case .array, .range, .dictionary: return value
      default: return convert(value, to: type, node) { "'\(symbols[link.name])'" }
      }
    case .element:
      var type = elementType(receiver)
      if type.isAny {
        switch declaredType(ofReceiver: receiver, link, scope) {
        case .array(let element), .set(let element), .dictionary(_, let element): type = element
        default: break
        }
      }
      return evaluate(node, scope, expecting: type)
    case .format: return typed(.builtin(.formatStyle))
    case .locale: return typed(.builtin(.locale))
    case .opaque: return typed(.builtin(.opaque))
    case .characters:
      #if !hasFeature(Embedded)
      if let set = characterSet(ofList: node, scope) { return set }
      #endif
      return typed(.builtin(.characterSet))
    case .separator:
      // A literal is a string, everything else tells what it is; a name after a dot is a set's.
      let isText = syntax.kind(node) == .stringLiteral
      let value = evaluate(node, scope, expecting: isText ? .string : .builtin(.characterSet))
      if case .builtin(.characterSet) = value { return value }
      return convert(value, to: .string, node) { "'\(symbols[link.name])'" }
    case .rule:
      guard syntax.kind(node) == .implicitMember else { return .unknown }
      return .string(syntax.name(node))
    }
  }

  /// The declared type of an empty collection, whose elements don't tell theirs; any where that is not known.
  private func declaredType(ofReceiver value: Value, _ link: Chain.Link, _ scope: Scope) -> Type {
    switch value {
    case .array(let elements) where elements.isEmpty: break
    case .dictionary(let dictionary) where dictionary.entries.isEmpty: break
    case .set(let members) where members.entries.isEmpty: break
    default: return .any
    }
    let base = link.member.isNone ? SyntaxID.none : syntax.child(link.member, 0)
    return base.isNone ? .any : assignedType(base, scope).unwrapped
  }

  // MARK: Initialisers

  func standard(_ type: Type, _ node: SyntaxID, _ scope: Scope) -> Value {
    guard let first = plan(node).arguments.first else { return emptyValue(of: type) }
    // An optional is the value itself.
    if case .optional(let wrapped) = type { return evaluate(first.expression, scope, expecting: wrapped) }
    if case .tuple(let types, _) = type { return tuple(of: types, node, scope) }
    let call = WrittenCall(node: node, scope: scope, type: type)
    let initializer = swift.initializer(of: type, first: first.label)
    if case .written(let body)? = initializer { return body(self, call) }
    var value = evaluate(first.expression, scope)
    if case .array = type, let elements = ownElements(of: value, at: first.expression) {
      value = .array(elements)
    }
    budget.charge(for: value)
    if case .initializer(let body)? = initializer, let made = body(self, value, call) { return made }
    if let converted = convertingInitializer(type, value) { return converted }
    switch (type, value) {
    case (.int, .double), (.int, .builtin(.float)), (.int, .builtin(.integer)):
      let what = "\(description(of: value)) does not fit an Int"
      return standInOfRunningApp(at: node, what)
        ?? stage.fault("integer-overflow", at: syntax.range(node), what)
    default:
      findings.report(
        .error(
          "wrong-type", at: first.range,
          "\(name(of: type)) can't be made of a value of type \(typeName(of: value))"))
      return .unknown
    }
  }

  private func emptyValue(of type: Type) -> Value {
    switch type {
    case .string: return .string("")
    case .int: return .int(0)
    case .double: return .double(0)
    case .bool: return .bool(false)
    case .array: return .array([])
    case .dictionary: return .dictionary(DictionaryValue([]))
    case .set: return .set(DictionaryValue([]))
    case .void: return .void
    default: return .unknown
    }
  }

  /// A value in another type; nil where that can't be.
  func convertingInitializer(_ type: Type, _ value: Value) -> Value? {
    switch (type, value) {
    case (_, .unknown): return .unknown
    case (_, .placeholder(let name)): return stand(in: type, for: name)
    case (.int, .int), (.double, .double), (.string, .string), (.bool, .bool), (.any, _): return value
    case (.double, .int(let number)): return .double(Double(number))
    case (.double, .builtin(.integer(let number))): return .double(number.double)
    case (.double, .builtin(.float(let number))): return .double(Double(number))
    case (.int, .builtin(.integer(let number))): return number.int.map { .int($0) }
    #if !hasFeature(Embedded)
    case (.double, .builtin(.decimal(let number))): return .double(number.double)
    case (.int, .builtin(.decimal(let number))): return number.whole.map { .int($0) }
    #endif
    case (.int, .builtin(.float(let number))):
      return Int(exactly: number.rounded(.towardZero)).map { .int($0) }
    case (.int, .double(let number)): return Int(exactly: number.rounded(.towardZero)).map { .int($0) }
    case (.int, .string(let text)): return Int(text).map { .int($0) } ?? Value.none
    case (.double, .string(let text)): return Double(text).map { .double($0) } ?? Value.none
    case (.bool, .string(let text)):
      return text == "true" ? .bool(true) : text == "false" ? .bool(false) : Value.none
    case (_, .builtin(.opaque)):
      return keepsOpaque ? value : stand(in: type, for: .empty)
    case (.string, _): return .string(description(of: value))
    case (.array, .array): return value
    case (.range, .range): return value
    default: return nil
    }
  }

  // MARK: Settings

  func value(of setting: DeviceSetting) -> Value {
    if case .setting(_, let value) = swift[setting].body { value(self) } else { .unknown }
  }
}
