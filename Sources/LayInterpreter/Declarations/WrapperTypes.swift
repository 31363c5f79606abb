import LayCatalog
import LaySyntax

/// The types of the file's own that are property wrappers, and the attributes that name them.
extension Evaluator {
  /// The attribute that names a property wrapper of the file's; none where there is none.
  func ownWrapper(in attributes: SyntaxID) -> SyntaxID {
    guard !attributes.isNone, symbols.find("propertyWrapper") != nil else { return .none }
    let wrappers = propertyWrappers()
    return syntax.children(attributes).first {
      syntax.kind($0) == .attribute && wrappers.contains(syntax.symbol($0))
    } ?? .none
  }

  private func propertyWrappers() -> Set<Symbol> {
    if let known = collected.facts.propertyWrappers { return known }
    let names = types(markedWith: "propertyWrapper")
    collected.facts.propertyWrappers = names
    return names
  }

  /// The names of the types of the file that have an attribute.
  func types(markedWith attribute: String) -> Set<Symbol> {
    guard symbols.find(attribute) != nil else { return [] }
    var names: Set<Symbol> = []
    for node in collected.facts.declaring {
      guard syntax.kind(node) != .functionDecl, let list = syntax.children(node).first(where: { _ in true }),
        syntax.kind(list) == .attributeList
      else { continue }
      if syntax.children(list).contains(where: { syntax.name($0) == attribute }) {
        names.insert(syntax.symbol(node))
      }
    }
    return names
  }

  /// The type of the wrapper that an attribute names.
  func wrapperType(_ attribute: SyntaxID) -> TypeID? { declaredType(named: syntax.symbol(attribute)) }

  /// The name of the result builder of the file's own among attributes; empty without one.
  func resultBuilder(in attributes: SyntaxID) -> Symbol {
    guard !attributes.isNone, !collected.facts.resultBuilders.isEmpty else { return .empty }
    let attribute = syntax.children(attributes).first {
      syntax.kind($0) == .attribute && collected.facts.resultBuilders.contains(syntax.symbol($0))
    }
    return attribute.map { syntax.symbol($0) } ?? .empty
  }
}
