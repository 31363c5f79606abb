import LayCatalog
import LayLibrary
import LaySyntax
import LayViews

/// Expressions, by their kind of syntax.
extension Evaluator {
  /// Evaluates an expression; a view stays unbuilt until it is placed.
  /// - Parameter type: what is expected: literals and implicit members take their meaning from it.
  func value(ofExpression node: SyntaxID, _ scope: Scope, expecting type: Type) -> Value {
    budget.remainingWork &-= Limits.workOfNode
    switch syntax.kind(node) {
    case .integerLiteral:
      if let made = literal(node, .integer, scope, type) { return made }
      return integer(node, expecting: type)
    case .floatLiteral:
      if let made = literal(node, .float, scope, type) { return made }
      return float(node, expecting: type)
    case .boolLiteral:
      if let made = literal(node, .boolean, scope, type) { return made }
      return .bool(syntax[node].detail == 1)
    case .nilLiteral: return literal(node, .null, scope, type) ?? .none
    case .stringLiteral:
      if let made = literal(node, .string, scope, type) { return made }
      if case .builtin(.localizedStringKey) = type.unwrapped { return localizedString(node, scope) }
      return string(node, scope)
    case .identifier, .capture: return evaluateName(node, scope)
    case .member, .call, .subscriptExpr, .optionalChain, .forceUnwrap:
      return evaluateChain(node, scope, expecting: type)
    case .implicitMember: return implicitMember(node, call: .none, scope, expecting: type)
    case .arrayLiteral:
      return literal(node, .array, scope, type) ?? array(node, scope, expecting: type)
    case .dictionaryLiteral:
      return literal(node, .dictionary, scope, type) ?? dictionary(node, scope, expecting: type)
    case .tuple: return tuple(node, scope, expecting: type)
    case .parenthesized: return nested(syntax.child(node, 0), scope, expecting: type)
    case .prefixOperator: return prefixOperator(node, scope, expecting: type)
    case .binaryOperator: return binaryOperator(node, scope, expecting: type)
    case .ternary: return ternary(node, scope, expecting: type)
    case .closure, .operatorReference:
      noteType(ofClosure: node, type)
      return keptClosure(node, scope)
    case .anonymousParameter: return anonymousParameter(node, scope)
    case .bindingReference:
      if isPublisher(node, scope) { return .builtin(.opaque) }
      return projectedValue(node, scope) ?? evaluateName(node, scope)
    case .keyPath: return keyPath(node, scope)
    case .cast: return cast(node, scope, expecting: type)
    case .effect: return effect(node, scope, expecting: type)
    case .inoutExpr: return evaluate(syntax.child(node, 0), scope, expecting: type)
    case .statementExpr: return statementExpression(syntax.child(node, 0), scope, expecting: type)
    case .typeExpr: return typeExpression(node, scope)
    case .macroExpansion: return literal(node, scope)
    case .regexLiteral: return .builtin(.opaque)
    default: return .unknown
    }
  }

  /// A sub-expression that may be deep inside others.
  private func nested(_ node: SyntaxID, _ scope: Scope, expecting type: Type) -> Value {
    hasStack(at: node) ? evaluate(node, scope, expecting: type) : .unknown
  }

  // MARK: Literals

  private func integer(_ node: SyntaxID, expecting type: Type) -> Value {
    if case .builtin(let builtin) = type.unwrapped, builtin.isNumber {
      return sizedLiteral(node, of: builtin)
    }
    let number = syntax.integer(node)
    if syntax.isUnsigned(node) {
      if type.unwrapped.isDouble { return .double(Double(UInt64(bitPattern: Int64(number)))) }
      findings.report(.error("number-too-large", at: syntax.range(node), "the number does not fit an Int"))
      return .unknown
    }
    return type.unwrapped.isDouble ? .double(Double(number)) : .int(number)
  }

  private func float(_ node: SyntaxID, expecting type: Type) -> Value {
    let index = Int(syntax[node].payload)
    guard index < syntax.floats.count else { return .unknown }
    let number = syntax.floats[index]
    #if !hasFeature(Embedded)
    if type.unwrapped == .builtin(.decimal) { return .builtin(.decimal(DecimalNumber(number))) }
    #endif
    return type.unwrapped == .builtin(.float) ? .builtin(.float(Float(number))) : .double(number)
  }

  /// The value of a type that a literal makes; nil where no such type is expected.
  @inline(__always)
  func literal(_ node: SyntaxID, _ kind: LiteralKind, _ scope: Scope, _ type: Type) -> Value? {
    guard declarations.features.hasLiteralTypes else { return nil }
    return made(of: node, kind, scope, type)
  }

  private func made(of node: SyntaxID, _ kind: LiteralKind, _ scope: Scope, _ type: Type) -> Value? {
    guard case .declared(let id) = type.unwrapped, let initializer = literalInitializer(kind, of: id) else {
      return nil
    }
    if case .null = kind, type.isOptional { return nil }
    let signature = declarations[initializer].signature
    guard let parameter = signature.parameters.first else { return nil }
    let value: Value
    switch kind {
    case .null: value = .void
    case .array, .string, .boolean, .float, .integer:
      let wanted = kind == .array ? Type.array(parameter.type) : parameter.type
      value = evaluate(node, scope, expecting: wanted)
    case .dictionary:
      guard case .dictionary(let dictionary) = evaluate(node, scope) else { return nil }
      value = .array(
        dictionary.entries.map {
          .tuple(TupleValue([(label: .empty, value: $0.key), (label: .empty, value: $0.value)]))
        })
    }
    let call = BoundCall(signature: signature, values: [value], name: syntax.range(node))
    return run(initializer: initializer, of: id, call, node)
  }

  /// `#colorLiteral(red: 1, green: 0, blue: 0, alpha: 1)`; what other macros yield is not known.
  private func literal(_ node: SyntaxID, _ scope: Scope) -> Value {
    #if !hasFeature(Embedded)
    if syntax.name(node) == "imageLiteral" { return imageLiteral(node, scope) }
    if let predicate = predicate(node, scope) { return predicate }
    #endif
    guard syntax.name(node) == "colorLiteral" else { return placeOfMacro(node) }
    let parts = plan(node).arguments.map {
      evaluate($0.expression, scope, expecting: .double).number?.unit ?? 0
    }
    guard parts.count == 4 else { return .unknown }
    let color = RGBA(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
    return .builtin(.color(ColorValue(.fixed(color))))
  }

  private func array(_ node: SyntaxID, _ scope: Scope, expecting type: Type) -> Value {
    guard hasStack(at: node) else { return .unknown }
    var element = Type.any
    var isSet = false
    var isCollection = false
    var hasNoRepetitions = false
    switch type.unwrapped {
    case .array(let inner):
      element = inner
      isCollection = !inner.isAny
    case .set(let inner):
      element = inner
      isCollection = !inner.isAny
      hasNoRepetitions = true
    case .builtin:
      element = type.unwrapped
      isSet = true
    case .declared(let id) where isOptionSet(id):
      element = type.unwrapped
      isSet = true
    default: break
    }
    var elements: [Value] = []
    for child in syntax.children(node) {
      // `[Item(…), .init(…)]`: the first element tells what the others are.
      if element.isAny, elements.count == 1, let type = declaredType(of: elements[0]) { element = type }
      let value = evaluate(child, scope, expecting: element)
      let isTyped =
        !element.isAny && !isSet && (isCollection || syntax.kind(child) == .implicitMember)
        && !isErased(child, scope)
      elements.append(isTyped ? convert(value, to: element, child) { "the array" } : value)
    }
    if element.isAny { unifyNumbers(&elements) }
    if case .declared(let id) = element, isSet { return optionSet(elements, of: id) }
    if hasNoRepetitions { return set(of: elements) }
    return .array(elements)
  }

  /// `value as AnyHashable`: of any type.
  private func isErased(_ node: SyntaxID, _ scope: Scope) -> Bool {
    guard syntax.kind(node) == .cast, syntax[node].detail == 0 else { return false }
    return type(syntax.child(node, 1), in: owner(of: scope), generics: []).isAny
  }

  /// The type of a value that implicit members could be of.
  private func declaredType(of value: Value) -> Type? {
    switch value {
    case .instance(let instance): return isView(instance.type) ? nil : .declared(instance.type)
    case .enumCase(let value): return .declared(value.type)
    case .builtin(let value) where value.type == .color || !value.type.isView && value.type != .opaque:
      return .builtin(value.type)
    default: return nil
    }
  }

  /// `[1, 2.5]` is an array of doubles, and so is what a closure gives that returns 1 once and 2.5 another time.
  func unifyNumbers(_ elements: inout [Value]) {
    var hasDouble = false
    var hasInt = false
    for element in elements {
      switch element {
      case .double: hasDouble = true
      case .int: hasInt = true
      case .none, .unknown, .placeholder, .builtin(.opaque): break
      // Of values that are no numbers the elements are of type Any, and a literal is what it is.
      default: return
      }
    }
    guard hasDouble, hasInt else { return }
    for index in elements.indices {
      if case .int(let number) = elements[index] { elements[index] = .double(Double(number)) }
    }
  }

  private func dictionary(_ node: SyntaxID, _ scope: Scope, expecting type: Type) -> Value {
    guard hasStack(at: node) else { return .unknown }
    var keyType = Type.any
    var valueType = Type.any
    if case .dictionary(let key, let value) = type.unwrapped { (keyType, valueType) = (key, value) }
    var dictionary = DictionaryValue([])
    var key: Value?
    for child in syntax.children(node) {
      if let known = key {
        dictionary.append(known, evaluate(child, scope, expecting: valueType))
        key = nil
      } else {
        key = evaluate(child, scope, expecting: keyType)
      }
    }
    return .dictionary(dictionary)
  }

  private func tuple(_ node: SyntaxID, _ scope: Scope, expecting type: Type) -> Value {
    guard hasStack(at: node) else { return .unknown }
    var types: [Type] = []
    var labels: [Symbol] = []
    if case .tuple(let inner, let names) = type.unwrapped { (types, labels) = (inner, names) }
    var elements: [(label: Symbol, value: Value)] = []
    for argument in syntax.children(node) {
      let expected = elements.count < types.count ? types[elements.count] : .any
      let value = evaluate(syntax.child(argument, 0), scope, expecting: expected)
      var label = syntax.symbol(argument)
      if label == .empty, elements.count < labels.count { label = labels[elements.count] }
      elements.append((label: label, value: value))
    }
    return elements.isEmpty ? .void : .tuple(TupleValue(elements))
  }

  // MARK: Names

  /// `$0`, of the closure around that takes it; nil outside of one.
  func parameter(_ node: SyntaxID, _ scope: Scope) -> Value? {
    let symbol = known.anonymous(Int(syntax[node].payload))
    var current: Scope? = scope
    while let scope = current {
      if let slot = scope.names.firstIndex(of: symbol) { return scope.values[slot] }
      current = scope.parent
    }
    return nil
  }

  private func anonymousParameter(_ node: SyntaxID, _ scope: Scope) -> Value {
    if let value = parameter(node, scope) { return value }
    let symbol = known.anonymous(Int(syntax[node].payload))
    stage.reportOfValue(
      .error(
        "unknown-name", at: syntax.range(node),
        "'\(symbols[symbol])' stands outside of a closure that takes it"))
    return .unknown
  }

  // MARK: Choices

  private func ternary(_ node: SyntaxID, _ scope: Scope, expecting type: Type) -> Value {
    guard hasStack(at: node) else { return .unknown }
    let condition = decided(self.condition(syntax.child(node, 0), scope), at: syntax.child(node, 0))
    #if hasFeature(Embedded)
    let shown = type
    #else
    let shown = type.isAny ? typeOfBranch(of: node, scope) : type
    #endif
    if pass.takesEveryBranch {
      let first = branch(syntax.child(node, 1), scope, expecting: shown)
      let second = branch(syntax.child(node, 2), scope, expecting: shown)
      if second.isUnknown { return second }
      // `isWide ? 8 : width`
      if case .double = second, isLiteral(syntax.child(node, 1)) { return first.asDouble }
      return first.isNil ? second : first
    }
    guard let condition else { return .unknown }
    let (taken, other) = condition ? (1, 2) : (2, 1)
    let type =
      type.isAny && isLiteral(syntax.child(node, taken))
      ? literalType(beside: syntax.child(node, other), scope) : shown
    return branch(syntax.child(node, taken), scope, expecting: type)
  }

  #if !hasFeature(Embedded)
  /// The type of one branch, where the other is a name after a dot: `width.isFinite ? width : .zero`.
  private func typeOfBranch(of node: SyntaxID, _ scope: Scope) -> Type {
    let (first, second) = (syntax.child(node, 1), syntax.child(node, 2))
    let isFirst = isImplicit(first)
    guard isFirst != isImplicit(second) else { return .any }
    return staticType(of: isFirst ? second : first, scope)
  }
  #endif

  /// Double, where the other branch of a literal is one.
  private func literalType(beside node: SyntaxID, _ scope: Scope) -> Type {
    if isLiteral(node) { return literalType(node) }
    if let known = collected.inferred.branchTypes[node] { return known }
    let type: Type = staticType(of: node, scope).isDouble ? .double : .any
    collected.inferred.branchTypes[node] = type
    return type
  }

  /// A branch is checked here, so that `a ? 1 : "x"` is found in both.
  private func branch(_ node: SyntaxID, _ scope: Scope, expecting type: Type) -> Value {
    evaluate(node, scope, expecting: type)
  }

  // MARK: Key paths, casts, types

  private func keyPath(_ node: SyntaxID, _ scope: Scope) -> Value {
    var components: [KeyPathValue.Component] = []
    var root = rootType(ofKeyPath: node)
    for child in syntax.children(node) where syntax.kind(child) == .keyPathComponent {
      let symbol = syntax.symbol(child)
      // `\Hike.Mark.height` begins with a type in a type.
      if let outer = root, syntax[child].detail == 0,
        case .type(let inner)? = declarations[outer].statics[symbol]
      {
        root = inner
        continue
      }
      root = nil
      switch syntax[child].detail {
      case 0: if symbol != known.selfName { components.append(.member(symbol)) }
      case 1:
        let argument = syntax.child(syntax.child(child, 0), 0)
        if !argument.isNone { components.append(.element(evaluate(syntax.child(argument, 0), scope))) }
      // What may be nil is the value itself.
      default: break
      }
    }
    return .keyPath(KeyPathValue(components, syntax: node))
  }

  private func rootType(ofKeyPath node: SyntaxID) -> TypeID? {
    let written = syntax.child(node, 0)
    guard !written.isNone, syntax.kind(written) == .namedType, !declarations.types.isEmpty,
      case .type(let id)? = declarations.topLevel[syntax.symbol(written)]
    else { return nil }
    return id
  }

  private func cast(_ node: SyntaxID, _ scope: Scope, expecting expected: Type) -> Value {
    let written = syntax.child(node, 1)
    let type = typeOfGenerics(written, scope) ?? self.type(written, in: owner(of: scope), generics: [])
    let form = syntax[node].detail
    let value = evaluate(syntax.child(node, 0), scope, expecting: form == 0 ? type : .any)
    if value.isUnknown { return form == 3 ? unknown(or: .bool(false)) : .unknown }
    if value.isOpaque, form != 0, keepsOpaque { return value }
    #if hasFeature(Embedded)
    let converted = converted(value, to: type)
    #else
    switch (viewCast(value, to: written), form) {
    case (.unknown, 1), (.unknown, 3): return .unknown
    case (.answered(let holds), 3): return .bool(holds)
    case (.answered(let holds), 1): return holds ? value : .none
    default: break
    }
    let converted = conforms(value, toWritten: written) ? converted(value, to: type) : nil
    #endif
    switch form {
    // `count as NSNumber` is the number.
    case 0 where isNumberObject(syntax.child(node, 1)):
      if case .int = value { return expected.isDouble ? value.asDouble : value }
      if let number = value.number { return .double(number) }
      fallthrough
    case 0: return convert(value, to: type, syntax.child(node, 0)) { "'as'" }
    case 1: return converted ?? .none
    case 2:
      return converted
        ?? standInOfRunningApp(at: node, "this cast fails")
        ?? stage.fault(
          "wrong-type", at: syntax.range(node), "a \(typeName(of: value)) is no \(name(of: type))")
    default: return .bool(converted != nil)
    }
  }

  /// `NSNumber`, `NSNumber?`
  private func isNumberObject(_ type: SyntaxID) -> Bool {
    let type = syntax.kind(type) == .optionalType ? syntax.child(type, 0) : type
    return syntax.name(type) == "NSNumber"
  }

  private func typeExpression(_ node: SyntaxID, _ scope: Scope) -> Value {
    let type = syntax.child(node, 0)
    #if !hasFeature(Embedded)
    if isUnknownView(type, scope) { return .unknown }
    #endif
    return .metatype(typeOfGenerics(type, scope) ?? self.type(type, in: owner(of: scope), generics: []))
  }

  /// `try e`, `try? e`, `try! e`, `await e`, `repeat e`, `each e`
  func effect(_ node: SyntaxID, _ scope: Scope, expecting type: Type) -> Value {
    guard hasStack(at: node) else { return .unknown }
    if isExpansion(node) { return .array(expansion(node, scope)) }
    let value = evaluate(syntax.child(node, 0), scope, expecting: type)
    let form = syntax[node].detail
    guard state.failure.thrown != nil, form == 1 || form == 2 else { return value }
    guard form == 1 else { return uncaught(at: node) }
    state.failure.thrown = nil
    return .none
  }
}
