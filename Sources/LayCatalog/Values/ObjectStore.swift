#if !hasFeature(Embedded)

/// What a store of SwiftData's or Core Data's holds while a layout is evaluated: a container and its contexts. It is equal
/// to itself alone.
package final class ObjectStore: @unchecked Sendable, Equatable {
  private var slots: [Instance?] = []
  private var places: [ObjectIdentifier: Int] = [:]
  private var changed: [ObjectFields] = []
  /// How often it was changed.
  package private(set) var changes = 0
  /// Whether all that it holds is known.
  package var isKnown = true

  /// What the objects' relationships referred to when they were last looked at, by the places of their properties.
  package var targets = RelatedObjects()
  /// The relationships of the classes, as far as they were asked for.
  package var relationships: [TypeID: [StoreRelationship]] = [:]

  package init() {}

  /// In the order in which they were inserted.
  package var objects: [Instance] { slots.compactMap { $0 } }

  package var isEmpty: Bool { places.isEmpty }

  package func holds(_ object: ObjectFields) -> Bool { places[ObjectIdentifier(object)] != nil }

  /// - Returns: Whether it was not there before.
  @discardableResult
  package func insert(_ instance: Instance) -> Bool {
    guard let object = instance.object, !holds(object) else { return false }
    places[ObjectIdentifier(object)] = slots.count
    slots.append(instance)
    object.store = self
    changes += 1
    return true
  }

  /// The objects that were changed since this was asked, of those that it holds.
  package func takeChanged() -> [Instance] {
    defer { changed.removeAll() }
    return changed.compactMap { object in
      object.isNoted = false
      return self[ObjectIdentifier(object)]
    }
  }

  /// Whether an object was changed since `takeChanged()`.
  package var hasChanged: Bool { !changed.isEmpty }

  func noteChange(of object: ObjectFields) {
    guard !object.isNoted else { return }
    object.isNoted = true
    changed.append(object)
  }

  package subscript(id: ObjectIdentifier) -> Instance? { places[id].flatMap { slots[$0] } }

  package func delete(_ object: ObjectFields) {
    guard let place = places.removeValue(forKey: ObjectIdentifier(object)) else { return }
    slots[place] = nil
    targets.forget(object)
    object.store = nil
    changes += 1
  }

  package static func == (a: ObjectStore, b: ObjectStore) -> Bool { a === b }
}

/// The objects that others refer to.
package struct RelatedObjects {
  private var targets: [ObjectIdentifier: [Int: Set<ObjectIdentifier>]] = [:]

  package subscript(object: ObjectFields, relationship: StoreRelationship) -> Set<ObjectIdentifier> {
    get { targets[ObjectIdentifier(object)]?[relationship.index] ?? [] }
    set { targets[ObjectIdentifier(object), default: [:]][relationship.index] = newValue }
  }

  package func holds(
    _ target: ObjectFields, of object: ObjectFields, _ relationship: StoreRelationship
  ) -> Bool {
    targets[ObjectIdentifier(object)]?[relationship.index]?.contains(ObjectIdentifier(target)) ?? false
  }

  package func count(of object: ObjectFields, _ relationship: StoreRelationship) -> Int {
    targets[ObjectIdentifier(object)]?[relationship.index]?.count ?? 0
  }

  package mutating func insert(
    _ target: ObjectFields, of object: ObjectFields, _ relationship: StoreRelationship
  ) {
    targets[ObjectIdentifier(object), default: [:]][relationship.index, default: []].insert(
      ObjectIdentifier(target))
  }

  fileprivate mutating func forget(_ object: ObjectFields) { targets[ObjectIdentifier(object)] = nil }
}

/// A property of a store's objects that refers to others of its objects.
package struct StoreRelationship: Sendable {
  /// Of the property, in the class.
  package let index: Int
  package let isMany: Bool
  package let target: TypeID
  /// Of the property at the other end, in the class that is referred to.
  package var inverse: Int?
  /// Whether what is referred to is deleted, too.
  package var isCascading = false

  package init(index: Int, isMany: Bool, target: TypeID) {
    self.index = index
    self.isMany = isMany
    self.target = target
  }
}

/// What is asked of a store: `FetchDescriptor`, `NSFetchRequest`, `Query`. Never equal to others.
package struct StoreRequest: Sendable, Equatable {
  /// The class of the objects; any where nothing names it.
  package var type: Type = .any
  /// What holds for the objects that are found.
  package var condition: PredicateValue?
  /// Comparators, the first of which decides.
  package var order: [Value] = []
  package var limit: Int?
  package var offset = 0
  /// Whether it asks a context of SwiftData's, as `Query` does, and not one of Core Data's.
  package var asksModels = false
  /// Whether all that it asks is known.
  package var isKnown = true

  package init() {}

  package static func == (a: Self, b: Self) -> Bool { false }
}

extension StoreRequest {
  /// The request with a setting changed.
  package func setting(_ name: String, to value: Value) -> StoreRequest {
    var request = self
    switch (name, value) {
    case ("predicate", .none): request.condition = nil
    case ("predicate", .builtin(.predicate(let condition))): request.condition = condition
    case ("sortBy", .array(let order)), ("sortDescriptors", .array(let order)):
      request.order = order
    case ("sortDescriptors", .none): request.order = []
    // Core Data's limit of 0 is none.
    case ("fetchLimit", .int(let limit)) where limit >= 0: request.limit = limit == 0 ? nil : limit
    case ("fetchLimit", .none): request.limit = nil
    case ("fetchOffset", .int(let offset)) where offset >= 0: request.offset = offset
    case ("fetchOffset", .none): request.offset = 0
    case ("fetchBatchSize", _), ("includesPendingChanges", _), ("includesPropertyValues", _),
      ("propertiesToFetch", _), ("relationshipKeyPathsForPrefetching", _), ("returnsObjectsAsFaults", _),
      ("shouldRefreshRefetchedObjects", _):
      break
    default: request.isKnown = false
    }
    return request
  }
}
#endif
