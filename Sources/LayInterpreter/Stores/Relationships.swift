#if !hasFeature(Embedded)
import LayCatalog
import LayLibrary
import LaySyntax

/// The relationships of a store's objects, of which each end follows the other: where an item is given its trip, the trip has
/// the item, and what an inserted object refers to is inserted, too.
///
/// Code may set an end in many ways. So ends are not followed as they are set, but where the store or one of its objects is
/// asked, by what has changed until then.
extension Evaluator {
  /// Brings the ends of relationships together that code has set.
  /// - Complexity: O(n) in the objects that were changed and what they refer to.
  func bringEndsTogether(in store: ObjectStore) {
    guard store.hasChanged else { return }
    let changed = store.takeChanged()
    relate(changed, in: store)
  }

  /// Inserts an object with all that it refers to.
  func insert(_ instance: Instance, in store: ObjectStore) {
    if store.insert(instance) { relate([instance], in: store) }
  }

  private func relate(_ instances: [Instance], in store: ObjectStore) {
    var pending = instances
    var place = 0
    while place < pending.count {
      let instance = pending[place]
      place += 1
      guard let object = instance.object else { continue }
      budget.charge(1)
      for relationship in relationships(of: instance.type, in: store) {
        let targets = targets(of: relationship, of: object)
        budget.charge(targets.count)
        guard hasSteps(at: syntax.root) else { return }
        let before = store.targets[object, relationship]
        for target in targets {
          if store.insert(target) { pending.append(target) }
          if let other = target.object, !before.contains(ObjectIdentifier(other)) {
            connect(instance, relationship, to: target, in: store)
          }
        }
        let kept = identifiers(of: targets)
        for lost in before where !kept.contains(lost) {
          if let target = store[lost] { disconnect(object, relationship, from: target, in: store) }
        }
        store.targets[object, relationship] = kept
      }
    }
  }

  /// Takes an object out of its store, and out of what refers to it; with it go those that it owns.
  func delete(_ instance: Instance, from store: ObjectStore) {
    relate(store)
    var pending = [instance]
    while let instance = pending.popLast() {
      guard let object = instance.object, store.holds(object) else { continue }
      for relationship in relationships(of: instance.type, in: store) {
        for target in targets(of: relationship, of: object) {
          if relationship.isCascading { pending.append(target) }
          disconnect(object, relationship, from: target, in: store)
        }
      }
      store.delete(object)
    }
  }

  private func identifiers(of instances: [Instance]) -> Set<ObjectIdentifier> {
    Set(instances.compactMap { $0.object.map { ObjectIdentifier($0) } })
  }

  // MARK: Ends

  private func targets(of relationship: StoreRelationship, of object: ObjectFields) -> [Instance] {
    guard relationship.index < object.fields.count else { return [] }
    let values: [Value]
    switch object.fields[relationship.index] {
    case .array(let elements): values = elements
    case .set(let elements): values = elements.entries.map { $0.key }
    case let value: values = [value]
    }
    return instances(in: values)
  }

  private func instances(in values: [Value]) -> [Instance] {
    values.compactMap {
      if case .instance(let instance) = $0, instance.object != nil { instance } else { nil }
    }
  }

  private func connect(
    _ instance: Instance, _ relationship: StoreRelationship, to target: Instance, in store: ObjectStore
  ) {
    guard let inverse = inverse(of: relationship, of: target.type, in: store), let object = target.object,
      inverse.index < object.fields.count
    else { return }
    if !inverse.isMany {
      // An item of another trip leaves that one.
      if case .instance(let previous) = object.fields[inverse.index], let other = previous.object,
        other !== instance.object
      {
        remove(object, from: other, relationship, in: store)
      }
      object.fields[inverse.index] = .instance(instance)
      note(inverse, of: object, in: store)
      return
    }
    add(instance, to: object, inverse, of: target.type, in: store)
  }

  /// Adds an object to those that another refers to.
  /// - Complexity: O(1) where these are as many as were seen there before, O(n) in them where code has changed them.
  private func add(
    _ instance: Instance, to object: ObjectFields, _ relationship: StoreRelationship, of type: TypeID,
    in store: ObjectStore
  ) {
    guard let added = instance.object, !store.targets.holds(added, of: object, relationship) else { return }
    let index = relationship.index
    if object.fields[index].isNil {
      let isSet = if case .set = declarations[type].properties[index].type.unwrapped { true } else { false }
      object.fields[index] = isSet ? .set(DictionaryValue([])) : .array([])
    }
    guard let count = object.fields[index].count else { return }
    let isThere =
      count != store.targets.count(of: object, relationship)
      && targets(of: relationship, of: object).contains { $0.object === added }
    if !isThere { object.fields[index].append(instance) }
    store.targets.insert(added, of: object, relationship)
  }

  private func note(_ relationship: StoreRelationship, of object: ObjectFields, in store: ObjectStore) {
    store.targets[object, relationship] = identifiers(of: targets(of: relationship, of: object))
  }

  private func disconnect(
    _ object: ObjectFields, _ relationship: StoreRelationship, from target: Instance, in store: ObjectStore
  ) {
    guard let inverse = inverse(of: relationship, of: target.type, in: store), let other = target.object
    else {
      return
    }
    remove(object, from: other, inverse, in: store)
  }

  private func remove(
    _ object: ObjectFields, from other: ObjectFields, _ relationship: StoreRelationship, in store: ObjectStore
  ) {
    guard relationship.index < other.fields.count else { return }
    switch other.fields[relationship.index] {
    case .array(let elements):
      other.fields[relationship.index] = .array(
        elements.filter {
          if case .instance(let instance) = $0 { instance.object !== object } else { true }
        })
    case .set(let elements):
      other.fields[relationship.index] = set(
        of: elements.entries.map { $0.key }.filter {
          if case .instance(let instance) = $0 { instance.object !== object } else { true }
        })
    case .instance(let instance) where instance.object === object:
      other.fields[relationship.index] = .none
    default: return
    }
    note(relationship, of: other, in: store)
  }

  private func inverse(
    of relationship: StoreRelationship, of target: TypeID, in store: ObjectStore
  ) -> StoreRelationship? {
    guard let index = relationship.inverse else { return nil }
    return relationships(of: target, in: store).first { $0.index == index }
  }

  // MARK: Declarations

  /// The relationships of a class, with their other ends: those that its code names, else those that can be no others.
  private func relationships(of type: TypeID, in store: ObjectStore) -> [StoreRelationship] {
    if let known = store.relationships[type] { return known }
    var found = relationships(declaredBy: type)
    for place in found.indices {
      let others = relationships(declaredBy: found[place].target)
      let named = inverseName(found[place], of: type)
      let isMeant = { (other: StoreRelationship) in
        self.inverseName(other, of: found[place].target).map {
          self.index(named: $0, in: type) == found[place].index
        }
      }
      let towards = others.filter { $0.target == type || self.isSubclass(type, of: $0.target) }
      if let named {
        found[place].inverse = index(named: named, in: found[place].target)
      } else if let other = towards.first(where: { isMeant($0) == true }) {
        found[place].inverse = other.index
      } else if towards.count == 1, isMeant(towards[0]) == nil,
        found.filter({ $0.target == found[place].target }).count == 1
      {
        found[place].inverse = towards[0].index
      }
    }
    store.relationships[type] = found
    return found
  }

  private func relationships(declaredBy type: TypeID) -> [StoreRelationship] {
    declarations[type].properties.enumerated().compactMap { index, property in
      guard property.wrapper == .plain else { return nil }
      var target = property.type.unwrapped
      var isMany = false
      switch target {
      case .array(let element), .set(let element): (target, isMany) = (element.unwrapped, true)
      default: break
      }
      guard case .declared(let id) = target, isModel(id) else { return nil }
      var relationship = StoreRelationship(index: index, isMany: isMany, target: id)
      relationship.isCascading =
        argument("deleteRule", of: property).map { syntax.name($0) == "cascade" } ?? false
      return relationship
    }
  }

  private func inverseName(_ relationship: StoreRelationship, of type: TypeID) -> Symbol? {
    guard let path = argument("inverse", of: declarations[type].properties[relationship.index]),
      case .keyPath(let inverse) = evaluate(path, fileScope)
    else { return nil }
    return inverse.names.first
  }

  /// An argument of a property's `@Relationship(…)`.
  private func argument(_ label: String, of property: StoredProperty) -> SyntaxID? {
    guard !property.attribute.isNone, syntax.name(property.attribute) == "Relationship" else { return nil }
    return plan(property.attribute).arguments.first { $0.label == label }?.expression
  }

  private func index(named name: Symbol, in type: TypeID) -> Int? {
    declarations[type].properties.firstIndex { $0.name == name }
  }
}

extension Value {
  /// How many elements a list or a set has; nil for anything else.
  fileprivate var count: Int? {
    switch self {
    case .array(let elements): elements.count
    case .set(let elements): elements.entries.count
    default: nil
    }
  }

  /// Adds an object to a list, or to a set that does not have it.
  /// - Complexity: O(1): nobody else may hold the elements meanwhile, so that they grow in place.
  fileprivate mutating func append(_ instance: Instance) {
    if changeElements({ $0.append(.instance(instance)) }) != nil { return }
    guard case .set(var elements) = self else { return }
    self = .void
    elements.append(.instance(instance), .void)
    self = .set(elements)
  }
}
#endif
