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
      guard !inherited.isEmpty else { continue }
      let type = declarations[id]
      room -= inherited.count
      guard room >= 0 else {
        report(
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
    var classes: [TypeID] = []
    var current = type
    while isClass(current), let next = superclass(of: current), next != type, !classes.contains(next),
      classes.count < Limits.superclasses
    {
      classes.append(next)
      current = next
    }
    return classes.reversed()
  }

  private func superclass(of type: TypeID) -> TypeID? {
    guard let name = declarations[type].conformances.first,
      case .type(let id)? = declarations.topLevel[name], isClass(id)
    else { return nil }
    return id
  }
}
