import LayCatalog
import LayLibrary
import LaySyntax

/// Calling closures and functions where a value is wanted.
extension Evaluator {
  /// Calls a value with a call's arguments.
  func call(_ value: Value, _ node: SyntaxID, _ scope: Scope, expecting type: Type) -> Value {
    switch value {
    case .closure(let closure) where !closure.isView:
      // Views are built where they are put: `self.content = content()`.
      if type.unwrapped.isView, syntax.kind(closure.code) == .closure {
        return plan(node).arguments.isEmpty
          ? keptClosure(closure.code, closure.scope, isView: true)
          : keptClosure(node, scope, isView: true)
      }
      let ids = localFunctions(closure.code, calledBy: node)
      if let first = ids.first {
        if declarations[first].buildsViews { return keptClosure(node, scope, isView: true) }
        guard let (id, call) = bindFunction(ids, node, scope) else { return .unknown }
        return run(id, call, receiver: closure.scope, at: node) {
          storeChanged(call, $0, at: node, in: scope)
        }
      }
      noteResult(ofClosure: closure.code, calledAtOnceBy: node, expecting: type)
      if let result = self.call(closure, changing: node, scope) { return result }
      return self.call(value, arguments: argumentValues(ofClosureCall: node, scope))
    case .metatype(let called):
      return initialize(called, node, scope) ?? keptClosure(node, scope, isView: true)
    case .unknown, .placeholder, .void:
      _ = argumentValues(node, scope)
      if takesElse, value.isPlaceholder { forgetChanged(by: node, value, scope) }
      return value
    case .builtin(.opaque): return .builtin(.opaque)
    case .builtin(.layout): return keptClosure(node, scope, isView: true)
    case .keyPath: return result(ofCalling: value, arguments: argumentValues(node, scope))
    case .none: return .none
    default:
      if let result = callAsFunction(value, node, scope) { return result }
      findings.report(
        .error(
          "not-callable", at: syntax.range(syntax.child(node, 0)),
          "a value of type \(typeName(of: value)) can't be called"))
      return .unknown
    }
  }

  /// What a function of which nothing is known leaves in what is passed with `&`: `sysctlbyname(name, &count, …)`.
  private func forgetChanged(by node: SyntaxID, _ value: Value, _ scope: Scope) {
    for argument in plan(node).arguments where syntax.kind(argument.expression) == .inoutExpr {
      store(value, in: argument.expression, scope)
    }
  }

  /// `value(…)`, of a type that declares `callAsFunction`.
  private func callAsFunction(_ value: Value, _ node: SyntaxID, _ scope: Scope) -> Value? {
    guard case .instance(let instance) = value, let symbol = symbols.find("callAsFunction"),
      case .function(let ids)? = instanceMember(symbol, of: instance.type)
    else { return nil }
    return callFunctions(ids, receiver: self.scope(of: instance.type, receiver: value), node, scope)
      ?? keptClosure(node, scope, isView: true)
  }

  /// Calls a closure, function or key path with values.
  func result(ofCalling value: Value, arguments: [Value]) -> Value {
    switch value {
    case .closure(let closure): return call(closure, arguments: arguments)
    case .keyPath(let path): return arguments.first.map { self.value(at: path, of: $0) } ?? .unknown
    #if !hasFeature(Embedded)
    // `items.filter(predicate)`
    case .builtin(.predicate(let predicate)):
      return arguments.first.flatMap { holds(predicate, for: $0) }.map { .bool($0) } ?? .unknown
    #endif
    case .metatype(.declared(let id)): return initialize(id, arguments)
    case .metatype(.builtin(let type)): return initialize(type, arguments)
    case .metatype(let type): return arguments.first.flatMap { convertingInitializer(type, $0) } ?? .unknown
    default: return .unknown
    }
  }

  private func call(_ closure: Closure, arguments: [Value]) -> Value {
    let code = closure.code
    guard step(at: code), hasStack(at: code) else { return .unknown }
    switch syntax.kind(code) {
    case .closure:
      let plan = closurePlan(code)
      #if hasFeature(Embedded)
      let (typed, result) = typed(arguments, for: code, plan.types)
      #else
      let (typed, expected) = typed(arguments, for: code, plan.types)
      let written = writtenResult(of: plan, closure.scope)
      let result = written.isAny ? expected : written
      #endif
      if !collected.facts.builtClosures.isEmpty, let builder = collected.facts.builtClosures[code],
        let value = withoutTrials({
          built(by: builder, plan.block, plan.scope(typed, parent: closure.scope), result: result)
        })
      {
        return value
      }
      return withoutTrials { run(plan, plan.scope(typed, parent: closure.scope), result: result) }
    case .functionDecl:
      guard let id = declarations.functionIDs[code] else { return .unknown }
      #if !hasFeature(Embedded)
      // `rows.enumerated().map(makeRow)`
      if arguments.count == 1, case .tuple(let elements) = arguments[0], elements.elements.count > 1,
        declarations[id].signature.parameters.count == elements.elements.count
      {
        return call(closure, arguments: elements.elements.map { $0.value })
      }
      #endif
      return run(id, self.call(of: id, arguments), receiver: closure.scope, at: code)
    case .operatorReference:
      #if !hasFeature(Embedded)
      // `zip(a, b).map(+)`
      if arguments.count == 1, case .tuple(let pair) = arguments[0], pair.elements.count == 2 {
        return call(closure, arguments: pair.elements.map { $0.value })
      }
      #endif
      guard arguments.count == 2, let operation = Operator(rawValue: syntax[code].detail) else {
        return .unknown
      }
      let (typed, _) = typed(arguments, for: code, [])
      return apply(operation, typed[0], typed[1], code)
    case .enumCase: return callCase(code, closure.scope, arguments)
    // A value that is known, where a function is asked for.
    case .block: return closure.scope.values.first ?? .unknown
    case .identifier:
      guard case .function(let function) = target(of: code, closure.scope) else {
        return evaluate(code, closure.scope)
      }
      return call(function, arguments, code)
    #if !hasFeature(Embedded)
    case .member where !closure.isView: return call(memberNamedBy: code, closure.scope, arguments: arguments)
    #endif
    default:
      // An expression that was passed unevaluated.
      return closure.isView ? .closure(closure) : evaluate(code, closure.scope)
    }
  }

  /// The value that a case makes of others.
  private func callCase(_ code: SyntaxID, _ scope: Scope, _ arguments: [Value]) -> Value {
    guard let type = scope.owner,
      let enumCase = declarations[type].cases.first(where: { $0.syntax == code })
    else { return .unknown }
    var values: [Value] = []
    for (index, parameter) in enumCase.signature.parameters.enumerated() {
      let value = index < arguments.count ? arguments[index] : Value.unknown
      values.append(convert(value, to: parameter.type, code) { "'\(symbols[enumCase.name])'" })
    }
    return .enumCase(EnumValue(type: type, name: enumCase.name, associated: values))
  }
  /// Notes the type that a closure has from its place, where that makes doubles of literals.
  func noteType(ofClosure node: SyntaxID, _ type: Type) {
    guard let parameters = type.parameters else { return }
    var takesDouble = parameters.contains { $0.isDouble }
    if case .function(_, .double) = type.unwrapped { takesDouble = true }
    guard takesDouble else { return }
    collected.inferred.closureTypes[node] = type.unwrapped
  }

  /// `stops: values.map { .init(color: $0, location: 0) }`: of what type the elements are that a closure makes without
  /// naming it, by the list that is expected of the call.
  func noteResult(ofClosureIn call: SyntaxID, expecting type: Type) {
    guard case .array(let element) = type.unwrapped, !element.isAny,
      let closure = plan(call).arguments.last?.expression, syntax.kind(closure) == .closure
    else { return }
    let plan = closurePlan(closure)
    #if hasFeature(Embedded)
    let isTyped = false
    #else
    let isTyped = givesImplicit(plan)
    #endif
    if isTyped || (!plan.expression.isNone && operand(plan.expression).isContextual) {
      collected.inferred.closureTypes[closure] = .function([], element)
    }
  }

  /// `let settings: Settings = { .init() }()`: what a closure gives that is called where it is written is of the type that
  /// is expected of the call.
  private func noteResult(ofClosure closure: SyntaxID, calledAtOnceBy call: SyntaxID, expecting type: Type) {
    guard !type.isAny, syntax.kind(closure) == .closure, syntax.child(call, 0) == closure else { return }
    collected.inferred.closureTypes[closure] = .function([], type)
  }

  /// Literals that a closure is called with, as the doubles that it takes, and the type of its result.
  private func typed(_ arguments: [Value], for code: SyntaxID, _ written: [Type]) -> ([Value], result: Type) {
    var types = written
    var result = Type.any
    if !collected.inferred.closureTypes.isEmpty,
      let type = collected.inferred.closureTypes[code], let parameters = type.parameters
    {
      if types.isEmpty { types = parameters }
      if case .function(_, let given) = type, given.isDouble || parameters.allSatisfy({ $0.isAny }) {
        result = given
      }
    }
    guard !types.isEmpty else { return (arguments, result) }
    let values = arguments.enumerated().map { index, value in
      index < types.count && types[index].isDouble ? value.asDouble : value
    }
    return (values, result)
  }

  /// What a closure makes of its first argument, which is `inout`.
  func call(_ value: Value, changing first: Value, _ second: Value) -> Value {
    guard case .closure(let closure) = value, syntax.kind(closure.code) == .closure else { return .unknown }
    let plan = closurePlan(closure.code)
    guard step(at: closure.code), hasStack(at: closure.code), !plan.names.isEmpty else { return first }
    let scope = plan.scope([first, second], parent: closure.scope)
    _ = withoutTrials { run(plan, scope) }
    return scope.values[0]
  }

  #if !hasFeature(Embedded)
  /// Calls a closure or function with a value and with `false`, which it may set to end a walk: `{ line, stop in … }`.
  /// - Returns: Whether it did.
  func ends(_ value: Value, at element: Value) -> Bool {
    guard case .closure(let closure) = value, syntax.kind(closure.code) == .closure else {
      _ = call(value, arguments: [element, .bool(false)])
      return false
    }
    let plan = closurePlan(closure.code)
    guard step(at: closure.code), hasStack(at: closure.code) else { return true }
    let scope = plan.scope([element, .bool(false)], parent: closure.scope)
    _ = withoutTrials { run(plan, scope) }
    if scope.values.count > 1, case .bool(true) = scope.values[1] { return true }
    return false
  }
  #endif

  /// Calls a closure or function that is passed places with `&`, and puts there what it leaves in its parameters; nil for
  /// any other.
  private func call(_ closure: Closure, changing node: SyntaxID, _ caller: Scope) -> Value? {
    let arguments = plan(node).arguments
    guard arguments.contains(where: { syntax.kind($0.expression) == .inoutExpr }),
      step(at: closure.code), hasStack(at: closure.code)
    else { return nil }
    func finish(_ scope: Scope) {
      for (index, argument) in arguments.enumerated()
      where syntax.kind(argument.expression) == .inoutExpr && index < scope.values.count {
        store(scope.values[index], in: argument.expression, caller)
      }
    }
    switch syntax.kind(closure.code) {
    case .closure:
      let plan = closurePlan(closure.code)
      let (typed, result) = typed(argumentValues(node, caller), for: closure.code, plan.types)
      let scope = plan.scope(typed, parent: closure.scope)
      let value = withoutTrials { run(plan, scope, result: result) }
      finish(scope)
      return value
    case .functionDecl:
      guard let id = declarations.functionIDs[closure.code] else { return nil }
      let call = call(of: id, argumentValues(node, caller))
      return run(id, call, receiver: closure.scope, at: closure.code, finish: finish)
    default: return nil
    }
  }

  /// A call of a function with values for its parameters, by their places.
  private func call(of id: FunctionID, _ values: [Value]) -> BoundCall {
    let function = declarations[id]
    var call = BoundCall(
      signature: function.signature, values: values.map(Optional.some), name: nameRange(function.syntax))
    while call.arguments.count < function.parameters.names.count {
      call.arguments.append(BoundArgument(nil, at: call.name))
    }
    return call
  }

  /// Runs a closure's body for its value.
  private func run(_ plan: ClosurePlan, _ scope: Scope, result: Type = .any) -> Value {
    guard !plan.block.isNone else { return .void }
    if !plan.expression.isNone { return evaluate(plan.expression, scope, expecting: result) }
    return run(plan.block, scope, result: result)
  }

  /// Runs a function of the file; while checking, its result is made up, since its body is checked by itself.
  /// - Parameter caller: Where the arguments stand; what is passed with `&` is changed there.
  func result(
    ofFunction id: FunctionID, _ call: BoundCall, receiver: Scope, at node: SyntaxID, changing caller: Scope?
  ) -> Value {
    guard pass.entersDeclarations else { return sample(of: declarations[id].result) }
    return run(id, call, receiver: receiver, at: node) { scope in
      if let caller { storeChanged(call, scope, at: node, in: caller) }
    }
  }

  /// - Parameters:
  ///   - mayBeCompiled: False where it was tried to run it compiled.
  ///   - finish: Gets the function's scope at its end.
  @inline(__always)
  func run(
    _ id: FunctionID, _ call: BoundCall, receiver: Scope, at node: SyntaxID, mayBeCompiled: Bool = true,
    finish: (Scope) -> Void
  ) -> Value {
    let function = declarations[id]
    // An argument that throws an error ends the call.
    guard step(at: node), hasStack(at: node), !function.body.isNone, state.failure.thrown == nil else {
      return .unknown
    }
    if mayBeCompiled, let result = compiledResult(of: id, call, receiver) { return result }
    return running(function.syntax) {
      let scope = functionScope(id, call, receiver: receiver)
      let type = resultType(of: function)
      let result = finding(function.name) {
        built(by: function.resultBuilder, function.body, scope, result: type)
          ?? run(function.body, scope, result: type)
      }
      finish(scope)
      return result
    }
  }

  /// Puts what a function has made of its `inout` parameters where their arguments name a place.
  private func storeChanged(_ call: BoundCall, _ scope: Scope, at node: SyntaxID, in caller: Scope) {
    let arguments = plan(node).arguments
    budget.charge(arguments.count)
    for place in arguments.indices where syntax.kind(arguments[place].expression) == .inoutExpr {
      let argument = arguments[place]
      guard let index = call.arguments.firstIndex(where: { $0.range == argument.range }),
        index < scope.values.count
      else {
        continue
      }
      store(scope.values[index], in: argument.expression, caller)
    }
  }

  /// Checks the functions of a block that was checked itself, so that all they may use is declared.
  func checkFunctions(of block: SyntaxID, _ scope: Scope) {
    guard !pass.entersDeclarations, !budget.isStopped else { return }
    for (_, function) in localFunctions(of: block) where !function.body.isNone {
      // What a function without result does is no part of a layout.
      if function.result != .void { checkBody(of: function, in: scope) }
    }
  }

  /// Runs a function's body with made-up arguments.
  /// - Parameter receiver: The scope in which it stands.
  func checkBody(of function: FunctionDeclaration, in receiver: Scope) {
    let scope = Scope(parent: receiver, names: function.parameters.names)
    scope.signature = function.signature
    for (index, parameter) in function.signature.parameters.enumerated() {
      var type = parameter.type
      if parameter.isAutoclosure { type = type.isView ? .content([]) : .function([], type) }
      let sample = sample(of: type)
      scope.values.append(parameter.isVariadic && !sample.isUnknown ? .array([sample]) : sample)
      let initial = function.parameters.defaults[index]
      if !initial.isNone {
        let value = evaluate(initial, receiver, expecting: parameter.type)
        _ = convert(value, to: parameter.type, initial) { "'\(parameter.name)'" }
      }
    }
    if function.buildsViews {
      _ = build(block: function.body, scope)
    } else if built(by: function.resultBuilder, function.body, scope, result: function.result) == nil {
      _ = run(function.body, scope, result: function.isInitializer ? .any : function.result)
    }
  }
}
