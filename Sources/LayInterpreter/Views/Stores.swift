import LayCatalog
import LayLibrary
import LaySyntax

/// What `@Query` and `@FetchRequest` find: a preview's store is empty unless the preview brings one of its own.
extension Evaluator {
  /// Notes that a preview brings a store: `modelContainer(previewContainer)`. One that SwiftData makes for the types that
  /// are named, `modelContainer(for: Item.self, inMemory: true)`, is empty.
  func noteStore(givenBy node: SyntaxID) {
    if plan(node).arguments.first?.label != "for" { stage.window.hasStore = true }
  }

  /// What a request finds. What a store holds that the preview brings is not known: it is made up, and counted.
  func found(by property: StoredProperty) -> Value {
    guard stage.window.hasStore else { return .array([]) }
    guard case .array = property.type else { return .placeholder(property.name) }
    return stand(in: property.type, for: property.name)
  }

  func isRequest(_ property: StoredProperty) -> Bool {
    guard !property.attribute.isNone else { return false }
    switch syntax.name(property.attribute) {
    case "FetchRequest", "SectionedFetchRequest", "Query": return true
    default: return false
    }
  }
}
