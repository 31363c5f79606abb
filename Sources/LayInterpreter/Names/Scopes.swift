import LayCatalog

/// The scopes that code runs in, and what is around them.
extension Evaluator {
  /// The scope of a type's members, with a value of it as `self`.
  func scope(of owner: TypeID, receiver: Value) -> Scope {
    Scope(parent: nil, owner: owner, isStatic: false, names: standard.selfNames, receiver: receiver)
  }

  /// The scope of a type's static members.
  func typeScope(_ owner: TypeID) -> Scope {
    let index = Int(owner.index)
    if index < state.firstUses.scopes.count, let scope = state.firstUses.scopes[index] { return scope }
    let type = declarations[owner].kind == .extended ? extendedType(owner) : Type.declared(owner)
    let scope = Scope(
      parent: nil, owner: owner, isStatic: true, names: standard.selfNames, receiver: .metatype(type))
    while state.firstUses.scopes.count <= index { state.firstUses.scopes.append(nil) }
    state.firstUses.scopes[index] = scope
    return scope
  }

  /// The scope in which a variable's code runs.
  func memberScope(_ variable: VariableDeclaration, receiver: Value) -> Scope {
    guard let owner = variable.owner else { return fileScope }
    if variable.isStatic {
      // What a protocol adds to the types that conform: `Self` is one of them.
      guard declarations[owner].kind == .protocolType, case .metatype(.declared(let type)) = receiver else {
        return typeScope(owner)
      }
      return typeScope(type)
    }
    return self.scope(of: conformingType(owner, of: receiver), receiver: receiver)
  }

  /// Whose members code sees: in an extension of a protocol, those of the type that conforms to it; in a class, those of
  /// the object, which may be of a subclass.
  func conformingType(_ owner: TypeID, of receiver: Value) -> TypeID {
    guard declarations[owner].kind == .protocolType || isClass(owner) else { return owner }
    switch receiver {
    case .instance(let instance): return instance.type
    case .enumCase(let value): return value.type
    default: return owner
    }
  }

  /// The type whose code a scope belongs to.
  func owner(of scope: Scope) -> TypeID? {
    var current: Scope? = scope
    while let scope = current {
      if let owner = scope.owner { return owner }
      current = scope.parent
    }
    return nil
  }

  func ancestor(_ depth: Int, of scope: Scope) -> Scope {
    var scope = scope
    for _ in 0..<depth {
      guard let parent = scope.parent else { break }
      scope = parent
    }
    return scope
  }

  /// The scope of the object whose code this is.
  func classScope(around scope: Scope) -> Scope? {
    var current: Scope? = scope
    while let candidate = current {
      if let owner = candidate.owner { return isClass(owner) ? candidate : nil }
      current = candidate.parent
    }
    return nil
  }
}
