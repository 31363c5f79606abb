import LayCatalog
import LaySyntax

/// The names by which extensions of the file extend types that are declared elsewhere.
extension Evaluator {
  /// Extensions of the file that add members to types declared elsewhere.
  func extensions(of names: [String]) -> [TypeID] {
    if declarations.extensions.isEmpty { return [] }
    return names.compactMap { symbols.find($0).flatMap { declarations.extensions[$0] } }
  }

  #if !hasFeature(Embedded)
  /// Whether an extension may add something of a name to a type that is declared elsewhere: most names are none's.
  func mayExtend(with name: Symbol) -> Bool {
    collected.facts.extensions.names.map { $0[name] != nil } ?? true
  }

  func noteExtendedNames() {
    var names = SymbolMap<Bool>()
    for type in declarations.types where type.kind == .extended {
      for name in type.members.keys { names[name] = true }
      for name in type.statics.keys { names[name] = true }
    }
    collected.facts.extensions.names = names
  }
  #endif

  func extensionNames(of type: Type) -> [String] {
    switch type {
    #if hasFeature(Embedded)
    case .double: return ["CGFloat", "Double"]
    #else
    case .double: return ["CGFloat", "Double"] + Extendable.numberNames
    #endif
    case .builtin(let builtin):
      let lenders = builtin == .shapeStyle ? ["Color", "ShapeStyle"] : builtin.lenders.map { $0.name }
      if builtin == .uiImage { return ["UIImage", "NSImage"] }
      let names = [builtin.name] + builtin.parents.map { $0.name } + lenders
      return names.map { $0.split(separator: ".").last.map(String.init) ?? $0 }
    case .array: return ["Array", "Collection", "Sequence"]
    case .set: return ["Set", "SetAlgebra", "Collection", "Sequence"]
    case .dictionary: return ["Dictionary"]
    case .binding: return ["Binding"]
    default: return [name(of: type)]
    }
  }
}
