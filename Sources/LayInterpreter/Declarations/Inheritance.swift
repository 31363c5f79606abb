import LayCatalog
import LayLibrary
import LaySyntax

/// What classes have of those that they inherit from.
extension Evaluator {
  /// Puts the stored properties of superclasses in front of a class's own: code of a superclass finds its properties at
  /// the same places in values of every class.
  func inheritProperties() {
    var own: [Int: [StoredProperty]] = [:]
    var room = Limits.inheritedProperties
    for index in declarations.types.indices {
      let id = TypeID(UInt32(index))
      let inherited = superclasses(of: id).flatMap { own[Int($0.index)] ?? declarations[$0].properties }
      if isClass(id), superclass(of: id) != nil { declarations.features.sharesCode = true }
      guard !inherited.isEmpty else { continue }
      let type = declarations[id]
      room -= inherited.count
      guard room >= 0 else {
        findings.report(
          .error(
            "too-large", at: nameRange(type.syntax),
            "the classes of this file inherit more than \(Limits.inheritedProperties) properties"))
        return
      }
      own[index] = type.properties
      for name in type.members.keys {
        if case .stored(let place)? = type.members[name] {
          type.members[name] = .stored(place + inherited.count)
        }
      }
      #if !hasFeature(Embedded)
      type.sight.moveStored(by: inherited.count)
      #endif
      type.properties = inherited + type.properties
    }
  }

  /// The classes of the file that a class inherits from, the outermost first.
  func superclasses(of type: TypeID) -> [TypeID] {
    if let known = declarations[found: type].superclasses { return known }
    var classes: [TypeID] = []
    var current = type
    while isClass(current), let next = superclass(of: current), next != type, !classes.contains(next),
      classes.count < Limits.superclasses
    {
      classes.append(next)
      current = next
    }
    classes.reverse()
    declarations[found: type].superclasses = classes
    return classes
  }

  private func superclass(of type: TypeID) -> TypeID? {
    seen(from: declarations[type].syntax) {
      guard let name = declarations[type].conformances.first else { return nil }
      #if !hasFeature(Embedded)
      if let local = localType(name, at: declarations[type].syntax), local != type, isClass(local) {
        return local
      }
      #endif
      guard let id = declaredType(named: name), isClass(id) else { return nil }
      return id
    }
  }

  /// The type that a name in a list of conformances means, through aliases.
  func declaredType(named name: Symbol) -> TypeID? {
    switch declarations.topLevel[name] {
    case .type(let id)?: return id
    case .alias(let node)?:
      if case .declared(let id) = silently({ self.type(node, in: nil, generics: []) }) { return id }
      return nil
    default: return declarations.nestedTypes[name]
    }
  }

  /// Reports a type in the place of a superclass or protocol that nothing can inherit from.
  func checkInheritance(of type: TypeID) {
    for list in syntax.children(declarations[type].syntax) where syntax.kind(list) == .inheritanceList {
      for name in syntax.children(list) where syntax.kind(name) == .namedType {
        guard case .type(let id)? = declarations.topLevel[syntax.symbol(name)], isFinal(id) else { continue }
        let noun = declarations[id].kind == .structure ? "a struct" : "an enum"
        findings.report(
          .error(
            "wrong-type", at: syntax.range(name),
            "'\(declarations[id].name)' is \(noun): nothing can inherit from it",
            help: "make it a class, or a protocol"))
      }
    }
  }

  /// Whether nothing can inherit from a type of the file.
  func isFinal(_ type: TypeID) -> Bool {
    switch declarations[type].kind {
    case .structure: !isClass(type)
    case .enumeration: true
    case .protocolType, .extended: false
    }
  }

  /// Whether a class inherits from another.
  func isSubclass(_ type: TypeID, of other: TypeID) -> Bool {
    isClass(type) && superclasses(of: type).contains(other)
  }

  /// Whether a class inherits from one of a framework's, whose members may be named in its code.
  func hasForeignSuperclass(_ type: TypeID) -> Bool {
    if let known = declarations[found: type].hasForeignSuperclass { return known }
    let isForeign = findsForeignSuperclass(of: type)
    declarations[found: type].hasForeignSuperclass = isForeign
    return isForeign
  }

  private func findsForeignSuperclass(of type: TypeID) -> Bool {
    guard isClass(type) else { return false }
    let outermost = superclasses(of: type).first ?? type
    guard let name = declarations[outermost].conformances.first, declarations.topLevel[name] == nil else {
      return false
    }
    if case .builtin(let type)? = Type.standard(named: symbols[name]), type.isFormatter { return true }
    return Type.isOfFramework(symbols[name])
  }

  /// The initialisers of a type; of a class that declares none, those that it inherits.
  func initializers(of type: TypeID) -> [FunctionID] {
    let own = declarations[type].initializers
    guard isClass(type), !declarations[type].conformances.isEmpty else { return own }
    let inherited =
      superclasses(of: type).last { !declarations[$0].initializers.isEmpty }
      .map { declarations[$0].initializers } ?? []
    if own.allSatisfy({ isConvenience($0) }) { return own + inherited }
    // A class that has all the designated ones of the class above has its others, too.
    func labels(_ id: FunctionID) -> [String] { declarations[id].signature.parameters.map { $0.label } }
    let others = inherited.filter { isConvenience($0) }
    guard !others.isEmpty else { return own }
    let isComplete = inherited.allSatisfy { given in
      isConvenience(given) || own.contains { labels($0) == labels(given) }
    }
    return isComplete ? own + others.filter { given in !own.contains { labels($0) == labels(given) } } : own
  }

  /// Whether an initialiser is marked so: the parser keeps no modifiers that change no meaning of their own.
  func isConvenience(_ id: FunctionID) -> Bool {
    let range = syntax.range(declarations[id].syntax)
    let block = declarations[id].body
    guard symbols.find("convenience") != nil, !block.isNone else { return false }
    return place(of: "convenience ", in: SourceRange(start: range.start, end: syntax.range(block).start))
      != nil
  }

  // MARK: super

  /// What `super` means in code that a class may have inherited itself; nil where that is not of this file.
  func superclass(ofCodeAt node: SyntaxID, in owner: TypeID) -> TypeID? {
    let place = syntax.range(node).start
    let declaring = superclasses(of: owner).last { syntax.range(declarations[$0].syntax).contains(place) }
    return superclass(of: declaring ?? owner)
  }

  /// Whether a type is a class: its methods change it without being marked as `mutating`.
  func isClass(_ type: TypeID?) -> Bool {
    type.map { syntax.kind(declarations[$0].syntax) == .classDecl } ?? false
  }
}
