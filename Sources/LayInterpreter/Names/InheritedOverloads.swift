import LayCatalog
import LayLibrary
import LaySyntax

/// The functions of one name that a type has from several places: what a protocol's extension or a superclass adds with
/// other labels is an overload of what the type declares.
extension Evaluator {
  /// A type's functions with those that it inherits under their name; any other member as it is.
  func withInherited(_ member: Member, _ symbol: Symbol, of type: TypeID, isStatic: Bool) -> Member {
    guard case .function(let own) = member, !declarations[type].conformances.isEmpty else { return member }
    if let known = overloads(symbol, of: type, isStatic: isStatic) { return known }
    var all = own
    _ = inherited(by: type) { other in
      let table = isStatic ? declarations[other].statics : declarations[other].members
      if case .function(let ids)? = table[symbol] { add(ids, to: &all) }
      return nil
    }
    let found = Member.function(all)
    if isStatic {
      declarations[found: type].staticOverloads[symbol] = found
    } else {
      declarations[found: type].overloads[symbol] = found
    }
    return found
  }

  private func overloads(_ symbol: Symbol, of type: TypeID, isStatic: Bool) -> Member? {
    isStatic ? declarations[found: type].staticOverloads[symbol] : declarations[found: type].overloads[symbol]
  }

  /// Adds functions that have a body and are not overridden: no other has their labels and types.
  private func add(_ ids: [FunctionID], to all: inout [FunctionID]) {
    for id in ids where !declarations[id].body.isNone && !all.contains(id) {
      guard all.count < Limits.inheritedOverloads else { return }
      let parameters = declarations[id].signature.parameters
      let isOverridden = all.contains { other in
        let others = declarations[other].signature.parameters
        return others.count == parameters.count
          && zip(others, parameters).allSatisfy {
            $0.label == $1.label && ($0.type == $1.type || $0.type.isAny || $1.type.isAny)
          }
      }
      if !isOverridden { all.append(id) }
    }
  }
}
