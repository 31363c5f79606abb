import LayCatalog
import LayLibrary
import LaySyntax
import LayViews

/// `Type(…)`: values of the file's types, of SwiftUI's and of Swift's.
extension Evaluator {
  /// Makes a value of a type; nil for a view that is built where it is put.
  func value(initializing type: Type, _ node: SyntaxID, _ scope: Scope) -> Value? {
    layoutContent(type, node) == nil ? make(type, node, scope) : nil
  }

  func make(_ type: Type, _ node: SyntaxID, _ scope: Scope) -> Value? {
    switch type {
    case .declared(let id): return initialize(id, node, scope)
    case .builtin(.opaque):
      if let value = previewDevice(node, scope) { return value }
      for argument in plan(node).arguments where syntax.kind(argument.expression) == .stringLiteral {
        _ = evaluate(argument.expression, scope)
      }
      return .builtin(.opaque)
    case .builtin(.subject): return madeSubject(node, scope)
    #if !hasFeature(Embedded)
    case .builtin(.storeRequest): return storeRequest(node, scope)
    case .builtin(.sortDescriptor): return comparator(node, scope) ?? .builtin(.opaque)
    case .builtin(.store): return madeStore(node, scope)
    case .builtin(.predicate): return madePredicate(node, scope)
    #endif
    case .builtin(.localizedStringKey):
      return resource(node, scope) ?? initializeByExtension(type, node, scope)
        ?? initialize(.localizedStringKey, node, scope)
    case .builtin(.data):
      return contentOfFile(node, scope) ?? initializeByExtension(type, node, scope)
        ?? initialize(.data, node, scope)
    case .builtin(.text) where stage.hasStrings:
      return textOfTable(node, scope) ?? initializeByExtension(type, node, scope)
        ?? initialize(.text, node, scope)
    case .builtin(let builtin):
      return initializeByExtension(type, node, scope) ?? initialize(builtin, node, scope)
    case .view:
      let callee = syntax.child(node, 0)
      if syntax.kind(callee) == .identifier, library.view(named: syntax.name(callee)) != nil { return nil }
      _ = argumentValues(node, scope)
      return .unknown
    case .binding(let value): return binding(value, node, scope)
    case .any:
      _ = argumentValues(node, scope)
      return .unknown
    default:
      if type.isString, let value = textOfFile(node, scope) { return value }
      let value =
        initializeByExtension(type, node, scope)
        ?? stage.counted(standard(type, node, scope), at: syntax.range(node))
      return hasSteps(at: node) ? value : .unknown
    }
  }

  // MARK: The file's types

  private func initialize(_ id: TypeID, _ node: SyntaxID, _ scope: Scope) -> Value {
    let declaration = declarations[id]
    guard step(at: node) else { return .unknown }
    switch declaration.kind {
    case .enumeration: return enumValue(id, node, scope)
    case .protocolType, .extended: return .unknown
    case .structure: break
    }
    let made = initialize(structure: id, node, scope)
    #if !hasFeature(Embedded)
    if hasForeignSuperclass(id) { insert(made, madeBy: node, scope) }
    #endif
    switch declaration.role {
    case .shape: return shape(made, of: id, node)
    case .layout: return layout(made)
    default: return made
    }
  }

  private func initialize(structure id: TypeID, _ node: SyntaxID, _ scope: Scope) -> Value {
    let declaration = declarations[id]
    // Making a value takes as long as two calls, and more where it has many properties.
    budget.charge(Limits.workOfStep + declaration.properties.count * 2 * Limits.workOfNode)
    let initializers = initializers(of: id)
    if !takes(initializers, node) {
      if isOptionSet(id), let value = optionSet(id, node, scope) { return value }
      #if !hasFeature(Embedded)
      if let value = literal(givenTo: id, node, scope) { return value }
      #endif
      if let inherited = initializerOfProtocol(id, node) {
        return bindFunction(inherited, node, scope).map { run(initializer: $0, of: id, $1, node) } ?? .unknown
      }
    }
    // The SDK's classes have initialisers that those of the file do not show: `UIView()`, `init(frame:)`.
    if hasForeignSuperclass(id), !takes(initializers, node) {
      _ = argumentValues(node, scope)
      return .instance(instance(of: id, initialFields(of: id)))
    }
    if !initializers.isEmpty,
      declaration.declaresInitializer
        || takes(initializers, node) && !prefersMemberwise(of: id, initializers, node)
    {
      guard let (function, call) = bindFunction(initializers, node, scope) else {
        return .unknown
      }
      return run(initializer: function, of: id, call, node)
    }
    if hasForeignSuperclass(id), !plan(node).arguments.isEmpty {
      return .instance(instance(of: id, initialFields(of: id)))
    }
    let memberwise = memberwiseInitializer(of: id)
    // A macro may add an initialiser, as `@ModelActor` does, and a superclass that is not there has its own.
    if takesElse, isClass(id), !takes(memberwise.signature, node),
      hasForeignMacro(id) || unknownConformance(of: id) != nil
    {
      evaluateArguments(of: node, scope)
      findings.countStandIn(for: declarations[id].symbol)
      return .instance(instance(of: id, initialFields(of: id)))
    }
    #if hasFeature(Embedded)
    let callee = memberwise.callee
    #else
    let callee = self.memberwise(of: id, named: node) ?? memberwise.callee
    #endif
    guard let call = bind(node, callee, scope) else { return .unknown }
    var fields: [Value] = []
    fields.reserveCapacity(declaration.properties.count)
    for property in declaration.properties.indices {
      let parameter = memberwise.parameters[property]
      // `dismiss: _dismiss` hands on which value of the environment is read; it is that of the view's own place.
      if parameter >= 0, !declaration.properties[property].isRead,
        let value = call.arguments[parameter].value
      {
        fields.append(builder(value, declaration.properties[property], in: id))
      } else {
        fields.append(initialValue(of: declaration.properties[property], in: id))
      }
    }
    return .instance(instance(of: id, fields))
  }

  private func takes(_ signature: Signature, _ node: SyntaxID) -> Bool {
    ArgumentMatch(plan(node).arguments, signature.parameters).failure == nil
  }

  /// Whether a macro that is not expanded here is attached to a type.
  private func hasForeignMacro(_ id: TypeID) -> Bool {
    syntax.children(declarations[id].syntax).contains { list in
      syntax.kind(list) == .attributeList
        && syntax.children(list).contains {
          syntax.kind($0) == .attribute && symbols.isCapitalized(syntax.symbol($0))
            && !["MainActor", "Observable", "Model", "Sendable"].contains(syntax.name($0))
        }
    }
  }

  /// Whether the initialiser that Swift makes takes a call with fewer defaults than one that an extension adds.
  private func prefersMemberwise(of id: TypeID, _ initializers: [FunctionID], _ node: SyntaxID) -> Bool {
    let arguments = plan(node).arguments
    let own = memberwiseInitializer(of: id).signature.parameters
    guard ArgumentMatch(arguments, own).failure == nil else { return false }
    let fewest = initializers.compactMap { initializer -> Int? in
      let parameters = declarations[initializer].signature.parameters
      let takes = ArgumentMatch(arguments, parameters).failure == nil
      return takes ? parameters.count - min(parameters.count, arguments.count) : nil
    }
    // `init()` uses none, whatever the properties are.
    let cost = arguments.isEmpty ? 0 : own.count - min(own.count, arguments.count)
    return cost < fewest.min() ?? .max
  }

  /// A struct made of values in the order of its parameters: `names.map(Row.init)`.
  func initialize(_ id: TypeID, _ values: [Value]) -> Value {
    guard declarations[id].kind == .structure else { return .unknown }
    let initializer = declarations[id].initializers.first {
      declarations[$0].parameters.names.count == values.count
    }
    if let initializer {
      let call = BoundCall(
        signature: declarations[initializer].signature, values: values.map { Optional($0) },
        name: nameRange(declarations[id].syntax))
      return run(initializer: initializer, of: id, call, declarations[id].syntax)
    }
    let memberwise = memberwiseInitializer(of: id)
    var fields = initialFields(of: id)
    for (property, value) in zip(memberwise.properties, values) { fields[property] = value }
    return .instance(instance(of: id, fields))
  }

  /// `@ViewBuilder let content: Content` takes a closure and keeps its views.
  private func builder(_ value: Value, _ property: StoredProperty, in id: TypeID) -> Value {
    if case .own = property.wrapper { return makeWrapper(property.attribute, around: value, typeScope(id)) }
    guard property.buildsViews, case .closure(var closure) = value, !property.type.isClosure else {
      return value
    }
    guard property.type.isView || property.type.isAny else { return call(value, arguments: []) }
    closure.isView = true
    return .closure(closure)
  }

  /// A stored property's initial value.
  func value(beforeInitializing property: StoredProperty, in id: TypeID) -> Value {
    if case .own = property.wrapper { return initialWrapper(of: property, in: id) }
    #if !hasFeature(Embedded)
    if property.wrapper == .appStorage, let stored = storedValue(of: property, in: id) { return stored }
    #endif
    guard !property.initializer.isNone else {
      if property.type.isOptional { return .none }
      switch property.wrapper {
      case .appStorage: return appStorageDefault(property)
      case .transient: return transientValue(property)
      default:
        // An initialiser sets it before anybody sees it.
        guard configuration.isLenient else { return .unknown }
        return findings.probing { stand(in: property.type, for: property.name) }
      }
    }
    return stage.going(.running) {
      let value = evaluate(property.initializer, typeScope(id), expecting: property.type)
      return findings.storing(in: property.syntax.index) {
        convert(value, to: property.type, property.initializer) { "'\(symbols[property.name])'" }
      }
    }
  }

  private func transientValue(_ property: StoredProperty) -> Value {
    if configuration.isLenient, isRequest(property) { return .array([]) }
    return transientValue(property.type)
  }

  /// Runs a written initialiser: it assigns the fields.
  func result(
    ofInitializer function: FunctionID, of id: TypeID, _ call: BoundCall, _ node: SyntaxID
  ) -> Value {
    let declaration = declarations[function]
    guard pass.entersDeclarations else {
      return sample(of: declaration.owner != id && isClass(id) ? .declared(id) : declaration.result)
    }
    guard hasStack(at: node) else { return .unknown }
    var initial = Value.unknown
    if declarations[id].kind == .structure {
      initial = .instance(instance(of: id, initialFields(of: id)))
    }
    let receiver = scope(of: id, receiver: initial)
    receiver.isInitializing = true
    guard !declaration.body.isNone else { return .unknown }
    let flow = running(declaration.syntax) {
      perform(declaration.body, functionScope(function, call, receiver: receiver), result: .any)
    }
    if case .returned(let value) = flow, value.isNil { return .none }
    return receiver.values.first ?? .unknown
  }

  /// `Suit(rawValue: "hearts")`
  private func enumValue(_ id: TypeID, _ node: SyntaxID, _ scope: Scope) -> Value {
    if isResult(id), declarations[id].initializers.isEmpty { return catchingResult(node, scope) }
    let isRaw = plan(node).arguments.count == 1 && plan(node).arguments[0].label == "rawValue"
    #if !hasFeature(Embedded)
    if !isRaw, !takes(declarations[id].initializers, node), let inherited = initializerOfProtocol(id, node) {
      return bindFunction(inherited, node, scope).map { run(initializer: $0, of: id, $1, node) } ?? .unknown
    }
    #endif
    if !declarations[id].initializers.isEmpty, !isRaw || takesRawValue(id, node) {
      guard let (function, call) = bindFunction(declarations[id].initializers, node, scope) else {
        return .unknown
      }
      return run(initializer: function, of: id, call, node)
    }
    guard let argument = plan(node).arguments.first, argument.label == "rawValue" else {
      findings.report(
        .error(
          "not-callable", at: nameRange(node),
          "'\(declarations[id].name)' is an enum: choose one of its cases",
          help: declarations[id].cases.first.map { "write .\(symbols[$0.name])" }))
      return .unknown
    }
    let raw = evaluate(argument.expression, scope)
    if raw.isUnknown { return .unknown }
    let found = declarations[id].cases.first { equal($0.rawValue, raw) == true }
    return found.map { .enumCase(EnumValue(type: id, name: $0.name, associated: [])) } ?? .none
  }

  /// Whether an initialiser that the file declares is meant by `init(rawValue:)`. In the code of one, Swift's own is:
  /// `self.init(rawValue: rawValue ?? "other")`.
  private func takesRawValue(_ id: TypeID, _ node: SyntaxID) -> Bool {
    declarations[id].initializers.contains {
      !syntax.range(declarations[$0].syntax).contains(syntax.range(node)) && takes([$0], node)
    }
  }

  // MARK: SwiftUI's types

  private func initialize(_ type: BuiltinType, _ node: SyntaxID, _ scope: Scope) -> Value {
    if type == .horizontalAlignment || type == .verticalAlignment {
      if let guide = customGuide(type, node, scope) { return guide }
    }
    if type.isNumber { return sizedNumber(type, node, scope) }
    if let style = style(type, node, scope) { return style }
    guard let entry = library.initializers(of: type) else {
      _ = argumentValues(node, scope)
      let message = "values of type '\(type.name)' can't be made here"
      findings.report(
        configuration.isLenient
          ? .warning("unsupported", at: nameRange(node), message + ": a placeholder stands for it")
          : .error("unsupported", at: nameRange(node), message))
      return .unknown
    }
    // What has more initialisers than are listed here: `URL(resolvingBookmarkData:)`.
    if type == .url,
      entry.overloads.allSatisfy({ ArgumentMatch(plan(node).arguments, $0.parameters).failure != nil })
    {
      evaluateArguments(of: node, scope)
      return .builtin(.opaque)
    }
    return make(entry, base: nil, node, scope)
  }

  /// A value of a type of SwiftUI's made of values in the order of its parameters: `names.map(Text.init)`.
  func initialize(_ type: BuiltinType, _ values: [Value]) -> Value {
    for signature in library.initializers(of: type)?.overloads ?? []
    where signature.parameters.count >= values.count {
      let given = zip(signature.parameters, values).map { converted($1, to: $0.type) }
      let isComplete = signature.parameters.dropFirst(values.count).allSatisfy { $0.defaultValue != nil }
      guard isComplete, given.allSatisfy({ $0 != nil }) else { continue }
      let rest = signature.parameters.count - values.count
      let call = BoundCall(
        signature: signature, values: given + Array(repeating: nil, count: rest),
        name: SourceRange(start: 0, end: 0))
      return stage.make(call, base: nil)
    }
    return .unknown
  }

  /// `HorizontalAlignment(MyGuide.self)`
  private func customGuide(_ type: BuiltinType, _ node: SyntaxID, _ scope: Scope) -> Value? {
    guard let argument = plan(node).arguments.first,
      case .metatype(.declared(let id)) = evaluate(argument.expression, scope)
    else { return nil }
    let guide = customGuide(of: id, axis: type == .horizontalAlignment ? .horizontal : .vertical)
    return .builtin(type == .horizontalAlignment ? .horizontalAlignment(guide) : .verticalAlignment(guide))
  }

  /// `CurrentValueSubject<State, Never>(.idle)`
  private func madeSubject(_ node: SyntaxID, _ scope: Scope) -> Value {
    guard let argument = plan(node).arguments.first else { return .builtin(.opaque) }
    let value = evaluate(argument.expression, scope, expecting: outputType(node, scope))
    return .builtin(.subject(SubjectValue(value)))
  }

  /// The type that a subject's call names between angle brackets; any where it names none.
  private func outputType(_ node: SyntaxID, _ scope: Scope) -> Type {
    let callee = syntax.child(node, 0)
    guard syntax.kind(callee) == .typeExpr else { return .any }
    let first = syntax.child(syntax.child(callee, 0), 0)
    return first.isNone ? .any : type(first, in: owner(of: scope), generics: [])
  }

  /// A value of a type that lays out.
  func layout(_ made: Value) -> Value {
    guard case .instance(let instance) = made else { return made }
    return .builtin(.layout(.own(OwnLayoutValue(instance: instance))))
  }

  /// The guide that a type conforming to `AlignmentID` stands for.
  func customGuide(of id: TypeID, axis: Axis) -> AlignmentGuide {
    if let guide = collected.facts.customGuides[id] { return guide }
    let guide = AlignmentGuide(AlignmentGuide.firstCustom + UInt32(stage.numbers.guides.count))
    collected.facts.customGuides[id] = guide
    var closure = Closure(code: syntax.root, scope: fileScope)
    if let name = symbols.find("defaultValue"), case .function(let ids)? = declarations[id].statics[name],
      let function = ids.first
    {
      closure = Closure(code: declarations[function].syntax, scope: typeScope(id))
    }
    stage.going(.running) {
      stage.add(
        CustomGuide(name: declarations[id].name, axis: axis, defaultValue: stage.evaluation.deferred(closure))
      )
    }
    return guide
  }
}
