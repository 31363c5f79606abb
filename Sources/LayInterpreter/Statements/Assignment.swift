import LayCatalog
import LayLibrary
import LaySyntax
import LayViews

/// Assignments and what else changes a variable in place.
extension Evaluator {
  /// `left = right`, `left += right`
  func assign(_ operation: Operator, _ left: SyntaxID, _ right: SyntaxID, _ scope: Scope) -> Value {
    guard step(at: left) else { return .unknown }
    if syntax.kind(left) == .identifier, syntax.symbol(left) == known.wildcard {
      _ = evaluate(right, scope)
      return .void
    }
    if setPlainly(operation, left, right, scope) { return .void }
    if operation == .assign, assignWrapper(left, right, scope) { return .void }
    if operation == .addAssign, extend(left, by: right, scope) { return .void }
    return changing(left) { change(operation, left, right, scope) }
  }

  private func change(_ operation: Operator, _ left: SyntaxID, _ right: SyntaxID, _ scope: Scope) -> Value {
    if let binary = operation.binaryOfAssignment {
      let current = evaluate(left, scope)
      var type = typeBeside(current, binary)
      if type.isAny { type = assignedType(left, scope) }
      let value = apply(binary, current, evaluate(right, scope, expecting: type), left)
      store(value, in: left, scope)
    } else {
      var type = assignedType(left, scope)
      // `formatter.formatOptions = [.withFullDate]`: the set is kept as the list of its options.
      if syntax.kind(right) == .arrayLiteral, case .builtin(let options) = type, options.isListOfOptions {
        type = .array(type)
      }
      let value = evaluate(right, scope, expecting: type)
      let converted = value.isNil ? value : converted(value, to: type, assignedTo: left, right, scope)
      store(keepingVariables(converted), in: left, scope)
    }
    return .void
  }

  /// `text += "…"`, `rows += [3]`, of what only a variable holds; false, with nothing evaluated, for anything else.
  private func extend(_ left: SyntaxID, by right: SyntaxID, _ scope: Scope) -> Bool {
    guard !declarations.features.hasOperators, let place = place(left, scope) else { return false }
    var type = Type.any
    let isLong = change(place, scope) { value in
      switch value {
      case .string, .array: type = valueType(value)
      default: return false
      }
      return true
    }
    guard isLong else { return false }
    // What an empty list is of, its variable says.
    if type.isAny { type = assignedType(left, scope) }
    let added = evaluate(right, scope, expecting: type)
    let isExtended = change(place, scope) { value in
      let size = stage.storage(of: value)
      guard grow(&value, by: added) else { return false }
      value = stage.counted(value, beyond: size, at: syntax.range(left))
      return true
    }
    if !isExtended {
      let current = evaluate(left, scope)
      // It is copied as a whole.
      budget.charge(stage.storage(of: current) >> 8)
      store(apply(.add, current, added, left), in: left, scope)
    }
    return true
  }

  /// A view that is built later, of what variables are now: `view = AnyView(view.padding())` is not made of itself.
  func keepingVariables(_ value: Value) -> Value {
    guard case .closure(var closure) = value, closure.isView,
      stage.hasStorage(closure.scope.values.count * Limits.variableSize, at: syntax.range(closure.code))
    else { return value }
    closure.scope = closure.scope.snapshot()
    return .closure(closure)
  }

  /// Puts what a method has made of its receiver in that one's place: `items.append(1)`, or in an extension `append(1)`.
  func store(_ value: Value, inReceiverOf link: Chain.Link, _ scope: Scope) {
    guard syntax.kind(link.member) == .identifier else {
      return store(value, in: syntax.child(link.member, 0), scope)
    }
    switch target(ofCallee: link.member, scope) {
    case .member(let depth, _, _), .receiverMember(let depth):
      let receiver = ancestor(depth, of: scope)
      if !receiver.values.isEmpty { receiver.values[0] = value }
    default: break
    }
  }

  /// Puts a value where an expression names a place.
  func put(_ value: Value, in node: SyntaxID, _ scope: Scope) {
    // What was to be stored has thrown an error.
    guard !node.isNone, hasStack(at: node), state.failure.thrown == nil else { return }
    switch syntax.kind(node) {
    case .identifier, .bindingReference: store(value, inName: node, scope)
    case .anonymousParameter:
      let symbol = known.anonymous(Int(syntax[node].payload))
      var current: Scope? = scope
      while let scope = current {
        if let slot = scope.names.firstIndex(of: symbol) {
          scope.values[slot] = value
          return
        }
        current = scope.parent
      }
    case .member: store(value, inMember: node, scope)
    case .subscriptExpr: store(value, inElement: node, scope)
    case .parenthesized, .optionalChain, .forceUnwrap, .inoutExpr:
      store(value, in: syntax.child(node, 0), scope)
    case .tuple:
      guard case .tuple(let tuple) = value else { return }
      for (element, part) in zip(syntax.children(node), tuple.elements) {
        store(part.value, in: syntax.child(element, 0), scope)
      }
    default: break
    }
  }

  private func store(_ value: Value, inName node: SyntaxID, _ scope: Scope) {
    if let (owner, slot) = variable(of: node, scope) {
      if !set(owner.values[slot], to: value, node) { owner.values[slot] = value }
      return
    }
    switch target(of: node, scope) {
    case .local(let depth, let slot):
      let owner = ancestor(depth, of: scope)
      if slot < owner.values.count, !set(owner.values[slot], to: value, node) { owner.values[slot] = value }
    case .member(let depth, let owner, .stored(let index)):
      let receiver = ancestor(depth, of: scope)
      guard case .instance(var instance)? = receiver.values.first, index < instance.fields.count else {
        return
      }
      receiver.values[0] = .void
      budget.charge(instance.fields.count)
      let property = declarations[owner].properties[index]
      let value = convert(value, to: property.type, node) { "'\(symbols[syntax.symbol(node)])'" }
      if property.isObserved, isObserving(property.syntax),
        !receiver.isInitializing || isReceived(index, of: instance)
      {
        receiver.values[0] = .instance(instance)
        return setObserved(index, of: owner, in: receiver, to: value)
      }
      instance.fields[index] = value
      receiver.values[0] = .instance(instance)
    case .member(let depth, _, .variable(let id)):
      let receiver = ancestor(depth, of: scope)
      guard let changed = setting(id, of: receiver.values.first ?? .void, to: value, node) else { break }
      if !declarations[id].isStatic, !receiver.values.isEmpty { receiver.values[0] = changed }
    case .topLevel(.variable(let id)): _ = setting(id, of: .void, to: value, node)
    case .missing: _ = missingName(node, scope)
    default: break
    }
  }

  private func store(_ value: Value, inMember node: SyntaxID, _ scope: Scope) {
    let base = syntax.child(node, 0)
    if store(value, inField: node, of: base, scope) { return }
    let current = evaluate(base, scope)
    if initializing(syntax.symbol(node), of: base, to: value, node, scope) { return }
    if let changed = setting(syntax.symbol(node), of: current, to: value, node), !isObject(current) {
      store(changed, in: base, scope)
    }
  }

  /// Sets a stored property of what only a variable holds; false where it has to be set in another way.
  private func store(_ value: Value, inField node: SyntaxID, of base: SyntaxID, _ scope: Scope) -> Bool {
    // To make a value up for an unknown one may take code of the file.
    guard !value.isPlaceholder, !value.isOpaque, let place = place(base, scope) else { return false }
    return change(place, scope) { whole in
      guard case .instance(var instance) = whole, let index = storedField(syntax.symbol(node), of: instance)
      else { return false }
      let property = declarations[instance.type].properties[index]
      guard case .plain = property.wrapper else { return false }
      let converted = convert(value, to: property.type, node) { "'\(symbols[syntax.symbol(node)])'" }
      whole = .void
      instance.fields[index] = converted
      whole = .instance(instance)
      return true
    }
  }

  /// Sets an element of what only a variable holds; false, with nothing evaluated, where it has to be set in another way.
  private func store(
    _ value: Value, inElement node: SyntaxID, at argument: CallPlan.Argument, of base: SyntaxID,
    _ scope: Scope
  ) -> Bool {
    guard argument.label.isEmpty, let place = place(base, scope) else { return false }
    var isArray = false
    var keyType: Type?
    let isCollection = change(place, scope) { whole in
      switch whole {
      case .array: isArray = true
      case .dictionary(let dictionary) where !declarations.features.hasOperators:
        keyType = dictionary.entries.first.map { valueType($0.key) }
      default: return false
      }
      return extensionMember(known.subscriptName, of: whole) == nil
    }
    guard isCollection else { return false }
    let type = isArray ? .int : keyType ?? self.keyType(of: base, for: argument.expression, scope)
    let key = index(argument.expression, scope, expecting: type)
    var fault: (index: Int, count: Int)?
    _ = change(place, scope) { whole in
      guard isArray else {
        _ = setEntry(of: key, in: &whole, to: value.isNil ? nil : value)
        return true
      }
      guard case .int(let index) = key else { return true }
      let count = whole.changeElements { elements in
        if elements.indices.contains(index) { elements[index] = value }
        return elements.count
      }
      if let count, index < 0 || index >= count { fault = (index, count) }
      return true
    }
    if let fault { _ = outOfRange(fault.index, fault.count, node) }
    return true
  }

  /// The type of the keys of a dictionary without entries, for a key that needs it: `ages[.first]`.
  private func keyType(of dictionary: SyntaxID, for key: SyntaxID, _ scope: Scope) -> Type {
    guard operand(key).isContextual, case .dictionary(let type, _) = assignedType(dictionary, scope).unwrapped
    else { return .any }
    return type
  }

  /// Sets a property of a value that is still being made, `self.count = 3`, which nobody observes.
  private func initializing(
    _ symbol: Symbol, of base: SyntaxID, to value: Value, _ node: SyntaxID, _ scope: Scope
  ) -> Bool {
    guard syntax.kind(base) == .identifier, syntax.symbol(base) == known.selfName,
      case .local(let depth, 0) = target(of: base, scope)
    else { return false }
    let receiver = ancestor(depth, of: scope)
    guard receiver.isInitializing, case .instance(var instance)? = receiver.values.first,
      case .stored(let index)? = instanceMember(symbol, of: instance.type), index < instance.fields.count,
      declarations[instance.type].properties[index].isObserved
    else { return false }
    let type = declarations[instance.type].properties[index].type
    #if !hasFeature(Embedded)
    if isReceived(index, of: instance) {
      let value = convert(value, to: type, node) { "'\(symbols[symbol])'" }
      setObserved(index, of: instance.type, in: receiver, to: value)
      return true
    }
    #endif
    receiver.values[0] = .void
    instance.fields[index] = convert(value, to: type, node) { "'\(symbols[symbol])'" }
    receiver.values[0] = .instance(instance)
    return true
  }

  private func store(_ value: Value, inElement node: SyntaxID, _ scope: Scope) {
    let base = syntax.child(node, 0)
    guard let argument = plan(node).arguments.first else { return }
    #if !hasFeature(Embedded)
    if replacePart(node, by: value, scope) { return }
    #endif
    if store(value, inElement: node, at: argument, of: base, scope) { return }
    let current = evaluate(base, scope)
    if let changed = settingDeclaredElement(of: current, to: value, node, scope) {
      return isObject(current) ? () : store(changed, in: base, scope)
    }
    if argument.label == "keyPath" {
      guard case .keyPath(let path) = evaluate(argument.expression, scope),
        let changed = setting(path.components[...], of: current, to: value, node), !isObject(current)
      else { return }
      return store(changed, in: base, scope)
    }
    switch current {
    case .array(var elements):
      budget.charge(elements.count)
      guard case .int(let index) = self.index(argument.expression, scope, expecting: .int) else { return }
      guard elements.indices.contains(index) else {
        _ = outOfRange(index, elements.count, node)
        return
      }
      elements[index] = value
      store(.array(elements), in: base, scope)
    #if !hasFeature(Embedded)
    case .builtin(.data(var bytes)):
      budget.charge(bytes.count >> 4)
      guard case .int(let index) = self.index(argument.expression, scope, expecting: .int) else { return }
      guard bytes.indices.contains(index) else {
        _ = outOfRange(index, bytes.count, node)
        return
      }
      let byte = value.wholeNumber.flatMap { UInt8(exactly: $0) }
      if let byte { bytes[index] = byte }
      store(.builtin(byte == nil ? .opaque : .data(bytes)), in: base, scope)
    #endif
    case .dictionary(let dictionary):
      budget.charge(dictionary.entries.count << 3)
      var changed = current
      let type =
        dictionary.entries.first.map { valueType($0.key) }
        ?? keyType(of: base, for: argument.expression, scope)
      let key = index(argument.expression, scope, expecting: type)
      _ = setEntry(of: key, in: &changed, to: value.isNil ? nil : value)
      store(changed, in: base, scope)
    #if !hasFeature(Embedded)
    case .builtin(.attributed(let text)):
      if let changed = replacing(argument, of: text, with: value, node, scope) {
        store(.builtin(.attributed(changed)), in: base, scope)
      }
    #endif
    default: break
    }
  }
}
