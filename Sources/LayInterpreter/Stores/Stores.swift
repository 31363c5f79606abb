import LayCatalog
import LayLibrary
import LaySyntax

/// What `@Query` and `@FetchRequest` find: a preview's store is empty unless the preview brings one of its own, and fills it.
extension Evaluator {
  /// What a request finds in the store of its place.
  /// - Parameters:
  ///   - given: The request where an initialiser made it, or nothing.
  ///   - instance: The component with the property.
  func found(by property: StoredProperty, _ given: Value, in instance: Instance) -> Value {
    #if hasFeature(Embedded)
    return .array([])
    #else
    let store = store(asked: syntax.name(property.attribute) == "Query")
    guard case .array(let element) = property.type else {
      // Sections.
      return stage.window.hasStore || !store.isKnown || !store.isEmpty
        ? .placeholder(property.name) : .array([])
    }
    var request = StoreRequest()
    if case .builtin(.storeRequest(let made)) = given {
      request = made
    } else if !property.attribute.isNone {
      request = storeRequest(describedBy: property.attribute, fileScope)
    }
    request.type = element
    if case .declared = element {} else { request.type = requestedClass(of: property, in: instance) }
    stage.window.asked[property.syntax] = (store, store.changes)
    if let found = objects(of: request, in: store, property.syntax) { return found }
    return stand(in: property.type, for: property.name)
    #endif
  }

  #if !hasFeature(Embedded)
  /// Asks the requests of a component again, whose views may have filled the store when they appeared.
  /// - Parameter given: The component with its requests.
  func askAgain(_ component: inout Instance, asMade given: Instance) {
    for (index, property) in declarations[component.type].properties.enumerated()
    where property.wrapper == .transient && index < given.fields.count && isRequest(property) {
      component.fields[index] = found(by: property, given.fields[index], in: component)
    }
  }

  /// Tells of requests whose store was changed after they were answered, as by a view further inside.
  func checkRequests() {
    for (property, answer) in stage.window.asked.sorted(by: { $0.key.index < $1.key.index })
    where answer.store.changes != answer.changes {
      findings.report(
        .warning(
          "unknown-value", at: syntax.range(property),
          "the store is changed after this is asked: a view inside adds to it when it appears"))
      findings.countStandIn(for: syntax.symbol(property))
    }
  }
  #endif
}
