#if !hasFeature(Embedded)
import LayCatalog
import LayLibrary
import LaySyntax

/// Requests, as they are written: `FetchDescriptor(predicate: …)`, `@Query(sort: \.name)`, `NSFetchRequest`.
extension Evaluator {
  /// A request that code makes itself.
  func storeRequest(_ node: SyntaxID, _ scope: Scope) -> Value {
    if let made = initializeByExtension(.builtin(.storeRequest), node, scope) { return made }
    let callee = syntax.child(node, 0)
    var request = storeRequest(describedBy: node, scope)
    if syntax.kind(callee) == .typeExpr {
      let written = syntax.child(callee, 0)
      let types = Array(syntax.children(written))
      // `Query<Item, [Item]>`, `SectionedFetchRequest<String, Item>`
      let isSectioned = syntax.name(written) == "SectionedFetchRequest"
      if isSectioned { request.isKnown = false }
      request.asksModels = syntax.name(written) == "Query"
      if let type = isSectioned ? types.last : types.first {
        request.type = self.type(type, in: nil, generics: [])
        if case .any = request.type { request.type = typeOfGenerics(type, scope) ?? .any }
      }
    }
    return .builtin(.storeRequest(request))
  }

  /// What the arguments of a call or of an attribute ask for.
  func storeRequest(describedBy node: SyntaxID, _ scope: Scope) -> StoreRequest {
    var request = StoreRequest()
    var key: KeyPathValue?
    var isReversed: Bool? = false
    for argument in plan(node).arguments {
      let expression = argument.expression
      switch argument.label {
      case "sort" where syntax.kind(expression) == .keyPath:
        if case .keyPath(let path) = evaluate(expression, scope) { key = path }
      case "order": isReversed = self.isReversed(expression, scope)
      case "animation", "transaction": break
      case "entity", "entityName":
        if case .metatype(let type) = evaluate(expression, scope) { request.type = type }
      case "", "fetchRequest":
        // `Query(Item.recent)`, `FetchRequest(fetchRequest: …)`, `Query(.init(…))`
        let value = evaluate(expression, scope, expecting: .builtin(.storeRequest))
        if case .builtin(.storeRequest(let made)) = value {
          request = made
        } else if argument.label == "fetchRequest" || syntax.kind(expression) != .implicitMember {
          request.isKnown = false
        }
      case let label:
        guard let name = Self.settingsOfRequests[label] else {
          request.isKnown = false
          break
        }
        let type: Type = name == "predicate" ? .builtin(.predicate) : .array(.builtin(.sortDescriptor))
        request = request.setting(name, to: evaluate(expression, scope, expecting: type))
      }
    }
    if let key, let isReversed {
      request.order = [.builtin(.comparator(Comparator(key, isReversed: isReversed)))]
    } else if key != nil {
      request.isKnown = false
    }
    return request
  }

  /// What a request has found, or what it was set to; nil for what is not known of one.
  func member(_ name: String, of request: StoreRequest, _ node: SyntaxID) -> Value? {
    switch name {
    case "wrappedValue":
      return objects(of: request, in: store(asked: request.asksModels), node)
        ?? .placeholder(symbols.intern(name))
    case "fetchLimit": return request.limit.map { .int($0) } ?? Value.none
    case "fetchOffset": return .int(request.offset)
    case "predicate": return request.condition.map { .builtin(.predicate($0)) } ?? Value.none
    case "sortBy", "sortDescriptors": return .array(request.order)
    default: return nil
    }
  }

  private static let settingsOfRequests = [
    "filter": "predicate", "predicate": "predicate", "sort": "sortBy", "sortBy": "sortBy",
    "sortDescriptors": "sortDescriptors",
  ]

  /// The objects of a store that a request asks for, in its order; nil where that is not known.
  func objects(of request: StoreRequest, in store: ObjectStore, _ node: SyntaxID) -> Value? {
    guard store.isKnown, !stage.window.hasStore else { return nil }
    relate(store)
    if store.isEmpty { return .array([]) }
    guard request.isKnown, case .declared(let id) = request.type.unwrapped else { return nil }
    var found: [Value] = []
    for object in store.objects where object.type == id || isSubclass(object.type, of: id) {
      guard hasSteps(at: node) else { return nil }
      if let condition = request.condition {
        guard let holds = holds(condition, for: .instance(object)) else { return nil }
        if !holds { continue }
      }
      found.append(.instance(object))
    }
    if !request.order.isEmpty, case .array(let ordered) = sorted(found, using: .array(request.order), node) {
      found = ordered
    }
    found.removeFirst(min(request.offset, found.count))
    if let limit = request.limit, limit < found.count { found.removeLast(found.count - limit) }
    return .array(found)
  }
}
#endif
