import LayCatalog
import LaySyntax

/// Declarations that have to do with stores: properties that ask them, and classes whose objects they hold.
extension Evaluator {
  /// `@Query`, `@FetchRequest`
  func isRequest(_ property: StoredProperty) -> Bool {
    guard !property.attribute.isNone else { return false }
    switch syntax.name(property.attribute) {
    case "FetchRequest", "SectionedFetchRequest", "Query": return true
    default: return false
    }
  }

  #if !hasFeature(Embedded)
  /// Whether the values of a class are SwiftData's or Core Data's.
  func isModel(_ type: TypeID) -> Bool {
    isClass(type)
      && (hasAttribute("Model", type)
        || superclasses(of: type).contains { hasAttribute("Model", $0) }
        || declarations[superclasses(of: type).first ?? type].conformances.contains {
          symbols[$0] == "NSManagedObject"
        })
  }

  private func hasAttribute(_ name: String, _ type: TypeID) -> Bool {
    syntax.children(declarations[type].syntax).contains { list in
      syntax.kind(list) == .attributeList
        && syntax.children(list).contains { syntax.kind($0) == .attribute && syntax.name($0) == name }
    }
  }
  #endif
}
