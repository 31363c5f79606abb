import LayCatalog
import LayLibrary
import LaySyntax
import LayViews

extension Evaluator {
  /// What the name of an identifier means where it stands; looked up once.
  package func target(of node: SyntaxID, _ scope: Scope) -> NameTarget {
    if let target = undeclaredTarget(syntax.symbol(node)) { return target }
    if plans.nameTargets.isEmpty { plans.nameTargets = Array(filledWith: 0, count: syntax.nodes.count) }
    let cached = plans.nameTargets[Int(node.index)]
    if cached != 0 {
      let target = collected.survey.targets[Int(cached)]
      switch target {
      case .local(let depth, let slot):
        let owner = ancestor(depth, of: scope)
        if slot < owner.names.count, owner.names[slot] == syntax.symbol(node) { return target }
      case .member(let depth, let owner, _) where declarations.features.sharesCode:
        if ancestor(depth, of: scope).owner == owner { return target }
      case .type where isSelfOfSharedCode(node): break
      default: return target
      }
    }
    look(from: node)
    var inModule = syntax[node].firstChild.isNone ? nil : targetInModule(node)
    #if !hasFeature(Embedded)
    if let local = localType(syntax.symbol(node), at: node) { inModule = .type(.declared(local)) }
    #endif
    let target =
      inModule ?? selfTarget(node, scope) ?? lookUp(syntax.symbol(node), scope) ?? .missing
    if case .missing = target { return target }
    if isSelfOfSharedCode(node) { return target }
    plans.nameTargets[Int(node.index)] = UInt32(collected.survey.targets.count)
    collected.survey.targets.append(target)
    if case .local(let depth, let slot) = target, depth < 0xFFFF, slot < 0xFFFF {
      if plans.variables.isEmpty { plans.variables = Array(filledWith: 0, count: syntax.nodes.count) }
      plans.variables[Int(node.index)] = UInt32(slot + 1) << 16 | UInt32(depth)
    }
    return target
  }

  /// Whether a name is `Self` where code is run for values of several types.
  private func isSelfOfSharedCode(_ node: SyntaxID) -> Bool {
    syntax.symbol(node) == known.typeSelf
      && (declarations.features.sharesCode || declarations.features.extendsInitializers)
  }

  /// The variable of the code around a name that was found there before, by its scope and slot.
  @inline(__always)
  func variable(of node: SyntaxID, _ scope: Scope) -> (scope: Scope, slot: Int)? {
    guard Int(node.index) < plans.variables.count else { return nil }
    let place = plans.variables[Int(node.index)]
    if place == 0 { return nil }
    let owner = ancestor(Int(place & 0xFFFF), of: scope)
    let slot = Int(place >> 16) - 1
    guard slot < owner.names.count, slot < owner.values.count, owner.names[slot] == syntax.symbol(node) else {
      return nil
    }
    return (owner, slot)
  }

  /// `Self` in an extension of a type that is declared elsewhere.
  private func selfTarget(_ node: SyntaxID, _ scope: Scope) -> NameTarget? {
    guard syntax.symbol(node) == known.typeSelf, let owner = owner(of: scope),
      declarations[owner].kind == .extended
    else { return nil }
    return .type(selfType(owner, node))
  }

  /// What a name of SwiftUI's or Swift's means; nil for any other, and for one that the file declares somewhere.
  func undeclaredTarget(_ symbol: Symbol) -> NameTarget? {
    let index = Int(symbol.index)
    guard index < collected.survey.undeclaredTargets.count, collected.survey.undeclaredTargets[index] != .max
    else { return nil }
    if collected.survey.undeclaredTargets[index] == 0 {
      guard let target = lookUpBuiltin(symbols[symbol]) else {
        collected.survey.undeclaredTargets[index] = .max
        return nil
      }
      collected.survey.undeclaredTargets[index] = UInt32(collected.survey.targets.count)
      collected.survey.targets.append(target)
    }
    return collected.survey.targets[Int(collected.survey.undeclaredTargets[index])]
  }

  /// Finds a name: variables and members from the inside out, then the file, then SwiftUI and Swift.
  func lookUp(_ symbol: Symbol, _ scope: Scope) -> NameTarget? {
    var current: Scope? = scope
    var depth = 0
    while let scope = current {
      for slot in scope.names.indices.reversed() where scope.names[slot] == symbol {
        return .local(depth: depth, slot: slot)
      }
      if let owner = scope.owner {
        // The same value, of which a chain then takes another member.
        if symbol == known.superName { return isClass(owner) ? .local(depth: depth, slot: 0) : nil }
        if let target = lookUpMember(symbol, owner, scope, depth) { return target }
      }
      current = scope.parent
      depth += 1
    }
    if let member = declarations.topLevel[symbol] { return .topLevel(member) }
    if let known = standard.builtinTargets[symbol] { return known }
    let target = lookUpBuiltin(symbols[symbol])
    standard.builtinTargets.note(target, for: symbol)
    #if hasFeature(Embedded)
    return target
    #else
    return target ?? memberOfUnknown(scope)
    #endif
  }

  private func lookUpMember(_ symbol: Symbol, _ owner: TypeID, _ scope: Scope, _ depth: Int) -> NameTarget? {
    if symbol == known.typeSelf { return .type(.declared(owner)) }
    var type: TypeID? = owner
    if !scope.isStatic, let member = instanceMember(symbol, of: owner) ?? wrappedMember(symbol, of: owner),
      !isOfOtherFiles(member)
    {
      return .member(depth: depth, owner: owner, member)
    }
    while let current = type {
      if let member = staticMember(symbol, of: current) {
        // A property of the value is nearer to code of the value than a static function of its type.
        if !scope.isStatic, case .function = member, declarations[current].kind == .extended,
          let receiver = scope.values.first, hasAnyProperty(receiver, symbols[symbol])
        {
          return .receiverMember(depth: depth)
        }
        return .member(depth: depth, owner: current, member)
      }
      type = surroundings(of: current)
    }
    if let generic = declarations[owner].generics.first(where: { $0.name == symbol }) {
      return .type(generic.type)
    }
    switch declarations[owner].kind {
    // Of what conforms to the protocol.
    case .protocolType where scope.isStatic && symbol == known.allCases,
      .enumeration where symbol == known.rawValue || symbol == known.allCases:
      return .receiverMember(depth: depth)
    default: break
    }
    if !scope.isStatic, isSequence(owner), hasSequenceMember(symbol) { return .receiverMember(depth: depth) }
    #if !hasFeature(Embedded)
    if !scope.isStatic, isOptionSet(owner), hasOptionSetMember(symbols[symbol]) {
      return .receiverMember(depth: depth)
    }
    #endif
    guard declarations[owner].kind == .extended, let receiver = scope.values.first else { return nil }
    let name = symbols[symbol]
    if declarations[owner].name == "Binding", name == "wrappedValue" || name == "projectedValue" {
      return .receiverMember(depth: depth)
    }
    let isModifier =
      isViewExtension(owner) && (name == "modifier" || library.modifier(named: name) != nil)
    return isModifier || hasMember(receiver, symbol) || isCatalogMember(symbol, of: owner)
      || scope.isStatic && isCatalogStatic(name, of: owner) || hasAnyProperty(receiver, name)
      ? .receiverMember(depth: depth) : nil
  }

  /// Whether a value of an app's, as a font, has a property by the table of what values of any kind have.
  private func hasAnyProperty(_ value: Value, _ name: String) -> Bool {
    #if hasFeature(Embedded)
    return false
    #else
    guard configuration.isLenient else { return false }
    switch value {
    case .int, .double, .builtin(.font): return swift.anyProperty(name)?(self, value, .none) != nil
    default: return false
    }
    #endif
  }

  /// Whether the type that an extension is for has a member of SwiftUI's.
  private func isCatalogMember(_ symbol: Symbol, of owner: TypeID) -> Bool {
    guard case .builtin(let type) = extendedType(owner) else { return false }
    return library.method(symbols[symbol], of: type) != nil
      || library.property(symbols[symbol], of: type) != nil
  }

  /// Whether it has a static member of SwiftUI's; of assets any name could be one.
  private func isCatalogStatic(_ name: String, of owner: TypeID) -> Bool {
    guard case .builtin(let type) = extendedType(owner), type != .colorResource, type != .imageResource else {
      return false
    }
    return library.staticMember(name, of: type) != nil
  }

  /// Whether a type stands for what the file adds to views of every kind, or of one of SwiftUI's own.
  func isViewExtension(_ owner: TypeID) -> Bool {
    guard declarations[owner].kind == .extended else { return false }
    switch extendedType(owner) {
    case .view: return true
    case .builtin(let type): return type.isView
    default: return false
    }
  }

  func lookUpBuiltin(_ name: String) -> NameTarget? {
    if Self.errorKeys.contains(where: { $0.name.equals(name) }) { return nil }
    if let entry = library.view(named: name) { return .view(entry) }
    #if !hasFeature(Embedded)
    if let type = frameworkEnumeration(name) { return .type(type) }
    #endif
    let type = library.type(named: name)
    // No function has the name of a view or a type of which more is known than the name, so that a file of views alone needs
    // none of their tables.
    if let type, type != .builtin(.opaque) { return .type(type) }
    if let function = swift.function(named: name) { return .function(function) }
    if let type { return .type(type) }
    return name == "Result" ? .type(resultEnumeration([])) : nil
  }

  /// What the callee of a call means: its functions, where a variable has their name too.
  func target(ofCallee node: SyntaxID, _ scope: Scope) -> NameTarget {
    look(from: node)
    if !syntax[node].firstChild.isNone, let target = targetInModule(node) { return target }
    guard let function = functions(named: syntax.symbol(node), isCalled: true, { lookUp($0, scope) }) else {
      return target(of: node, scope)
    }
    // A parameter that can be called is nearer: `func text(text: () -> Font) { text() }`.
    if case .local(let depth, let slot) = target(of: node, scope),
      let parameters = ancestor(depth, of: scope).signature?.parameters, slot < parameters.count,
      parameters[slot].type.unwrapped.isClosure
    {
      return .local(depth: depth, slot: slot)
    }
    return function
  }

  /// What a look-up finds of functions that share their name with a variable; nil where there are none, or it is the
  /// variable that is meant.
  func functions<Found>(
    named symbol: Symbol, isCalled: Bool, _ find: (Symbol) -> Found?
  ) -> Found? {
    guard isCalled, let name = declarations.functionNames[symbol] else { return nil }
    return find(name)
  }

  /// A member of a value of a declared type, its protocols' extensions included.
  /// - Parameter isCalled: Whether a function comes before a property of its name.
  func instanceMember(_ symbol: Symbol, of type: TypeID, isCalled: Bool = false) -> Member? {
    let place = declarations.topLevel.place
    return member(symbol, of: type, isCalled: isCalled) { own($1, of: $0, isStatic: false, from: place) }
      .map { withInherited($0, symbol, of: type, isStatic: false) }
  }

  func staticMember(_ symbol: Symbol, of type: TypeID, isCalled: Bool = false) -> Member? {
    let place = declarations.topLevel.place
    return member(symbol, of: type, isCalled: isCalled) { own($1, of: $0, isStatic: true, from: place) }
      .map { withInherited($0, symbol, of: type, isStatic: true) }
  }

  @inline(__always)
  private func member(
    _ symbol: Symbol, of type: TypeID, isCalled: Bool, in table: (TypeID, Symbol) -> Member?
  ) -> Member? {
    functions(named: symbol, isCalled: isCalled) { name in
      table(type, name) ?? inherited(by: type) { table($0, name) }
    } ?? table(type, symbol) ?? inherited(by: type) { table($0, symbol) }
  }

  /// A computed property that a type has of its protocols' extensions.
  func inheritedVariable(_ symbol: Symbol, of type: TypeID) -> Member? {
    inherited(by: type) {
      if case .variable(let id)? = declarations[$0].members[symbol] { return .variable(id) }
      return nil
    }
  }

  /// What a type has of its superclasses, and of the extensions of its protocols and of those that these refine.
  func inherited(by type: TypeID, _ member: (TypeID) -> Member?) -> Member? {
    seen(from: declarations[type].syntax) { found(inConformancesOf: type, member) }
  }

  private func found(inConformancesOf type: TypeID, _ member: (TypeID) -> Member?) -> Member? {
    var protocols: [TypeID] = []
    func add(_ names: [Symbol]) {
      var names = names
      var next = 0
      while next < min(names.count, Limits.protocolsOfType), protocols.count < Limits.protocolsOfType {
        let name = names[next]
        if let id = extensionOrProtocol(name) {
          if id != type, !protocols.contains(id) { protocols.append(id) }
        } else if case .alias(let node)? = declarations.topLevel[name] {
          // `typealias Moving = Fading & Animatable`
          names += composed(node)
        }
        next += 1
      }
    }
    add(declarations[type].conformances)
    #if !hasFeature(Embedded)
    add(impliedConformances(of: type))
    #endif
    var next = 0
    while next < protocols.count {
      let current = protocols[next]
      if let member = member(current) { return member }
      if declarations[current].kind == .protocolType || isClass(current) {
        add(declarations[current].conformances)
      }
      next += 1
    }
    return nil
  }

  /// `_name`: the wrapper of a property, which holds the same value.
  func wrappedMember(_ symbol: Symbol, of type: TypeID) -> Member? {
    let name = symbols[symbol]
    guard name.utf8.first == UInt8(ascii: "_"), let property = symbols.find(String(name.dropFirst())),
      let member = instanceMember(property, of: type), case .stored = member
    else { return nil }
    return member
  }

  /// What a type inherits from by a name: a class, a protocol, or what extends one of Swift's.
  private func extensionOrProtocol(_ name: Symbol) -> TypeID? {
    let type: TypeID? =
      switch declarations.topLevel[name] {
      case .type(let id)?: id
      case .alias?: declaredType(named: name)
      default: declarations.extensions[name] ?? declarations.nestedTypes[name]
      }
    return type.flatMap { isFinal($0) ? nil : $0 }
  }

  func isOptionSet(_ type: TypeID) -> Bool {
    declarations[type].kind == .structure && inherits(declarations[type].conformances, from: "OptionSet")
  }

  func isView(_ type: TypeID) -> Bool { declarations[type].role == .view }

  /// Reports a name that nothing defines; in a lenient compilation it becomes a placeholder.
  func missingName(_ node: SyntaxID, _ scope: Scope) -> Value {
    let symbol = syntax.symbol(node)
    let name = symbols[symbol]
    if let key = Self.errorKeys.first(where: { $0.name.equals(name) }) { return .string(key.text.text) }
    if configuration.isLenient {
      findings.report(
        .warning(
          "unknown-name", at: syntax.range(node), "'\(name)' is not defined here: a placeholder stands for it"
        ))
      return .placeholder(symbol)
    }
    reportUnknown(
      "unknown-name", name, at: syntax.range(node), "nothing named '\(name)' is in scope",
      among: namesInScope(scope))
    return .unknown
  }

  #if hasFeature(Embedded)
  static let errorKeys: [(name: StaticString, text: StaticString)] = []
  #else
  /// The names of what `NSError`s are told by, and what they say of themselves: only apps ask for them.
  static let errorKeys: [(name: StaticString, text: StaticString)] = [
    ("NSCocoaErrorDomain", "NSCocoaErrorDomain"), ("NSOSStatusErrorDomain", "NSOSStatusErrorDomain"),
    ("NSPOSIXErrorDomain", "NSPOSIXErrorDomain"), ("NSURLErrorDomain", "NSURLErrorDomain"),
    ("NSLocalizedDescriptionKey", "NSLocalizedDescription"),
    ("NSLocalizedFailureReasonErrorKey", "NSLocalizedFailureReason"),
    ("NSLocalizedRecoverySuggestionErrorKey", "NSLocalizedRecoverySuggestion"),
  ]
  #endif

  /// Every name that could stand where an expression stands.
  func namesInScope(_ scope: Scope) -> [String] {
    var names: [String] = []
    var current: Scope? = scope
    while let scope = current {
      names += scope.names.map { symbols[$0] }
      var owner = scope.owner
      while let type = owner {
        names += memberNames(of: type)
        owner = declarations[type].outer
      }
      current = scope.parent
    }
    names += declarations.topLevel.keys.map { symbols[$0] }
    names += Library.viewNames.map { $0.text }
    names += swift.functions.map { $0.name }
    return names
  }

  func memberNames(of type: TypeID) -> [String] {
    let declaration = declarations[type]
    return declaration.members.keys.map { symbols[$0] } + declaration.statics.keys.map { symbols[$0] }
  }
}
