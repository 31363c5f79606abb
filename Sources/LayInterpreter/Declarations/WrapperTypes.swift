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
    if let known = facts.propertyWrappers { return known }
    var names: Set<Symbol> = []
    for node in facts.declaring {
      guard syntax.kind(node) != .functionDecl, let list = syntax.children(node).first(where: { _ in true }),
        syntax.kind(list) == .attributeList
      else { continue }
      if syntax.children(list).contains(where: { syntax.name($0) == "propertyWrapper" }) {
        names.insert(syntax.symbol(node))
      }
    }
    facts.propertyWrappers = names
    return names
  }

  /// The type of the wrapper that an attribute names.
  func wrapperType(_ attribute: SyntaxID) -> TypeID? { declaredType(named: syntax.symbol(attribute)) }
}
