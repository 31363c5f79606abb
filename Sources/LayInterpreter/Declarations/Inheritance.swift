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
      if isClass(id), superclass(of: id) != nil { declarations.sharesCode = true }
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
      type.properties = inherited + type.properties
    }
  }

  /// The classes of the file that a class inherits from, the outermost first.
  private func superclasses(of type: TypeID) -> [TypeID] {
    if let known = declarations[type].superclasses { return known }
    var classes: [TypeID] = []
    var current = type
    while isClass(current), let next = superclass(of: current), next != type, !classes.contains(next),
      classes.count < Limits.superclasses
    {
      classes.append(next)
      current = next
    }
    classes.reverse()
    declarations[type].superclasses = classes
    return classes
  }

  private func superclass(of type: TypeID) -> TypeID? {
    guard let name = declarations[type].conformances.first,
      case .type(let id)? = declarations.topLevel[name], isClass(id)
    else { return nil }
    return id
  }

  /// Whether a class inherits from one of a framework's, whose members may be named in its code.
  func hasForeignSuperclass(_ type: TypeID) -> Bool {
    guard isClass(type) else { return false }
    let outermost = superclasses(of: type).first ?? type
    guard let name = declarations[outermost].conformances.first, declarations.topLevel[name] == nil else {
      return false
    }
    return Type.isOfFramework(symbols[name])
  }

  /// The initialisers of a type; of a class that declares none, those that it inherits.
  func initializers(of type: TypeID) -> [FunctionID] {
    let own = declarations[type].initializers
    guard own.isEmpty, isClass(type), !declarations[type].conformances.isEmpty else { return own }
    return superclasses(of: type).last { !declarations[$0].initializers.isEmpty }
      .map { declarations[$0].initializers } ?? []
  }

  // MARK: super

  /// `super.name`, `super.name(…)`: a superclass's member, of the value itself; nil for any other chain.
  func memberOfSuper(_ chain: Chain, _ scope: Scope, expecting type: Type) -> Value? {
    guard syntax.kind(chain.base) == .identifier, syntax.symbol(chain.base) == known.superName,
      let receiver = classScope(around: scope), let owner = receiver.owner, let link = chain.links.first
    else { return nil }
    guard let parent = superclass(ofCodeAt: chain.base, in: owner), let value = receiver.values.first else {
      evaluateArguments(of: link.node, scope)
      return .builtin(.opaque)
    }
    if link.kind == .method, link.name == known.initName {
      return initialize(receiver, as: parent, link.node, scope)
    }
    guard let member = instanceMember(link.name, of: parent, isCalled: link.kind == .method) else {
      return missingMember(link.name, of: value, link.node)
    }
    return link.kind == .method
      ? call(member, of: value, type: owner, link, scope, expecting: type)
      : self.value(of: member, of: value, type: owner, link.node, scope)
  }

  /// `super.init(…)`: the superclass's initialiser assigns its part of the fields.
  private func initialize(_ receiver: Scope, as parent: TypeID, _ node: SyntaxID, _ scope: Scope) -> Value {
    let initializers = initializers(of: parent)
    guard !initializers.isEmpty, step(at: node), hasStack(at: node),
      let (function, call) = bindFunction(initializers, node, scope), !stage.isChecking
    else { return .void }
    let inner = functionScope(function, call, receiver: receiver)
    var runner = Runner(evaluator: self, result: .any)
    _ = withoutTrials { runner.run(block: declarations[function].body, inner) }
    return .void
  }

  /// The scope of the object whose code this is.
  private func classScope(around scope: Scope) -> Scope? {
    var current: Scope? = scope
    while let candidate = current {
      if let owner = candidate.owner { return isClass(owner) ? candidate : nil }
      current = candidate.parent
    }
    return nil
  }

  /// What `super` means in code that a class may have inherited itself; nil where that is not of this file.
  private func superclass(ofCodeAt node: SyntaxID, in owner: TypeID) -> TypeID? {
    let place = syntax.range(node).start
    let declaring = superclasses(of: owner).last { syntax.range(declarations[$0].syntax).contains(place) }
    return superclass(of: declaring ?? owner)
  }
}
