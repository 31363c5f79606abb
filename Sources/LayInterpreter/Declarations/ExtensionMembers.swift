import LayCatalog
import LayLibrary
import LaySyntax

extension Evaluator {
  /// A member that an extension of the file adds to a value of Swift's or SwiftUI's own.
  func extensionMember(_ symbol: Symbol, of value: Value, isCalled: Bool = false) -> (TypeID, Member)? {
    if declarations.extensions.isEmpty { return nil }
    #if !hasFeature(Embedded)
    if !mayExtend(with: symbol) { return nil }
    #endif
    let functions = self.functions(named: symbol, isCalled: isCalled) { extensionMember($0, of: value) }
    if let functions { return functions }
    if let extendable = extendable(value) {
      for type in constrainedExtensions(of: extendable.names, meeting: valueType(value)) {
        guard let member = seenMember(symbol, of: type) else { continue }
        // What is in an optional is the value itself: inside, its own member is meant.
        if declarations[type].name == "Optional", !value.isNil, isRunning(member) { continue }
        return (type, member)
      }
      var running: (TypeID, Member)?
      for type in extensions(of: extendable) {
        guard let member = seenMember(symbol, of: type) else { continue }
        // `Color(UIColor(self).darker())`, in a member of that name of `Color`: another type's is meant.
        if extendable.otherNames.isEmpty || !isRunning(member) { return (type, member) }
        if running == nil { running = (type, member) }
      }
      if !extendable.otherNames.isEmpty, !hasBuiltinMember(symbol, value, isCalled: isCalled) {
        for type in extensions(of: extendable.otherNames) {
          if let member = seenMember(symbol, of: type) { return (type, member) }
        }
      }
      if let running { return running }
    }
    // A binding is the value that it is bound to.
    if !isViewLike(value) || value.isNil {
      for type in constrainedExtensions(of: ["Binding"], meeting: .binding(valueType(value))) {
        if let member = seenMember(symbol, of: type) { return (type, member) }
      }
    }
    guard !isViewLike(value) || value.isNil, let binding = extensions(of: ["Binding"]).first,
      let member = seenMember(symbol, of: binding)
    else { return nil }
    return (binding, member)
  }

  /// A method that is not called is no member of its name: `font.bold` is a property that the file adds to `UIFont`.
  private func hasBuiltinMember(_ symbol: Symbol, _ value: Value, isCalled: Bool) -> Bool {
    #if !hasFeature(Embedded)
    if value.number != nil {
      let name = symbols[symbol]
      return isCalled ? swift.methods(name, of: value) != nil : swift.property(name, of: value) != nil
    }
    #endif
    guard case .builtin(let builtin) = value else { return false }
    return isCalled && builtinMethod(symbol, of: builtin.type) != nil
      || library.property(symbols[symbol], of: builtin.type) != nil
  }

  /// Extensions that add members to a kind of value, looked up by name once.
  private func extensions(of value: Extendable) -> [TypeID] {
    if let known = collected.facts.extensionsOfValues[value] { return known }
    #if hasFeature(Embedded)
    let extensions = extensions(of: value.names)
    #else
    let extensions = extensions(of: value.names + value.commonProtocols)
    #endif
    collected.facts.extensionsOfValues[value] = extensions
    return extensions
  }

  private func extendable(_ value: Value) -> Extendable? {
    switch value {
    case .bool: return .bool
    case .int: return .int
    case .double: return .double
    case .string: return .string
    case .array: return .array
    case .set: return .set
    case .dictionary: return .dictionary
    case .range, .interval: return .range
    case .none: return Extendable.none
    case .views: return .view
    case .closure(let closure): return closure.isView ? .view : nil
    case .instance(let instance): return isView(instance.type) ? .view : Extendable.none
    case .enumCase: return Extendable.none
    case .builtin(let value): return .builtin(value.type)
    default: return nil
    }
  }

  /// Whether a value is a view where one is expected.
  func isViewLike(_ value: Value) -> Bool {
    switch value {
    case .views, .none, .unknown, .placeholder, .control: return true
    case .closure(let closure): return closure.isView
    case .builtin(let value): return value.type.isView
    case .instance(let instance): return isView(instance.type) || mayBeView(instance)
    default: return false
    }
  }

  /// What an extension of the file adds to a type declared elsewhere.
  func extensionStatic(_ symbol: Symbol, of type: Type) -> (TypeID, Member)? {
    if declarations.extensions.isEmpty { return nil }
    #if !hasFeature(Embedded)
    if !mayExtend(with: symbol) { return nil }
    #endif
    let names = extensionNames(of: type)
    for owner in constrainedExtensions(of: names, meeting: type) + extensions(of: names) {
      guard let member = seenMember(symbol, of: owner, isStatic: true) else { continue }
      if !isRunning(member) { return (owner, member) }
    }
    return nil
  }

  /// What an extension of a type of Swift's or SwiftUI's adds under a name that code at the place looked from can see.
  private func seenMember(_ symbol: Symbol, of owner: TypeID, isStatic: Bool = false) -> Member? {
    let place = declarations.topLevel.place
    let member = own(symbol, of: owner, isStatic: isStatic, from: place)
    #if !hasFeature(Embedded)
    if let member, isHidden(member, of: owner, from: place) { return nil }
    #endif
    return member
  }

  /// Whether a property computes its value just now, so that its own code means another of its name, as
  /// `static var accent: Color { Color.accent }` in an extension of `ShapeStyle` does.
  private func isRunning(_ member: Member) -> Bool {
    switch member {
    case .variable(let id):
      return !declarations[id].accessor.isNone && state.running.contains(declarations[id].syntax)
    case .function(let ids): return ids.allSatisfy { state.running.contains(declarations[$0].syntax) }
    default: return false
    }
  }
}
