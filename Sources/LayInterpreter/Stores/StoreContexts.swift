#if !hasFeature(Embedded)
import LayCatalog
import LayLibrary
import LaySyntax

/// Stores: the containers and contexts that previews make, fill and hand to their views.
extension Evaluator {
  /// The store of a place, by its key in the environment: the one that views around it were given, else that of the window,
  /// which is empty at first.
  func store(_ key: Symbol) -> ObjectStore {
    if case .builtin(.store(let store))? = stage.declaredEnvironment[key] { return store }
    return stage.window.store
  }

  /// The store of a place for requests of SwiftData's, or else of Core Data's.
  func store(asked isOfModels: Bool) -> ObjectStore {
    store(symbols.intern(isOfModels ? "modelContext" : "managedObjectContext"))
  }

  /// `@Environment(\.modelContext)`; nil for any other key.
  func storeInEnvironment(_ key: Symbol) -> Value? {
    guard isStoreKey(symbols[key]), !stage.window.hasStore else { return nil }
    return .builtin(.store(store(key)))
  }

  func isStoreKey(_ name: String) -> Bool { name == "modelContext" || name == "managedObjectContext" }

  /// Gives views the store in which they look for objects; where it is not known, nothing that they find is.
  func inheritStore(_ value: Value, _ key: Symbol) {
    guard case .builtin(.store) = value else {
      stage.window.hasStore = true
      return
    }
    stage.declaredEnvironment[key] = value
  }

  /// `modelContainer(container)`, `modelContext(context)`, and `modelContainer(for: Item.self, inMemory: true)`, whose store
  /// SwiftData makes, which is empty.
  func inheritStore(of node: SyntaxID, _ scope: Scope) {
    guard let argument = plan(node).arguments.first else { return }
    let value =
      argument.label == "for" ? Value.builtin(.store(ObjectStore())) : evaluate(argument.expression, scope)
    inheritStore(value, symbols.intern("modelContext"))
    // What an app does with it once it is there.
    guard argument.label == "for",
      let setup = plan(node).arguments.first(where: { $0.label == "onSetup" || $0.isTrailing }),
      pass.hasRealValues
    else { return }
    _ = call(evaluate(setup.expression, scope), arguments: [result(value, isSuccess: true)])
  }

  /// A container or context that code makes: a new store, or that of the container.
  func madeStore(_ node: SyntaxID, _ scope: Scope) -> Value {
    if let made = initializeByExtension(.builtin(.store), node, scope) { return made }
    for argument in plan(node).arguments where argument.label != "for" {
      let value = evaluate(argument.expression, scope)
      if case .builtin(.store) = value { return value }
    }
    return .builtin(.store(ObjectStore()))
  }

  /// `container.mainContext`; nil for what is not known of a store.
  func member(_ name: String, of store: ObjectStore) -> Value? {
    switch name {
    case "mainContext", "viewContext", "container", "modelContainer": return .builtin(.store(store))
    default: return nil
    }
  }

  /// Calls a method of a container or context.
  func call(_ link: Chain.Link, of store: ObjectStore, _ scope: Scope, expecting type: Type) -> Value {
    let arguments = plan(link.node).arguments
    guard pass.hasRealValues else {
      _ = argumentValues(link.node, scope)
      return .builtin(.opaque)
    }
    func value(_ place: Int) -> Value {
      place < arguments.count ? evaluate(arguments[place].expression, scope) : .unknown
    }
    switch (symbols[link.name], arguments.first?.label ?? "") {
    case ("save", _), ("processPendingChanges", _), ("refreshAllObjects", _), ("loadPersistentStores", _):
      return .void
    case ("newBackgroundContext", _): return .builtin(.store(store))
    case ("insert", ""):
      insert(value(0), in: store)
      return .void
    case ("delete", ""):
      delete(value(0), in: store)
      return .void
    case ("delete", "model"):
      var request = StoreRequest()
      if case .metatype(let type) = value(0) { request.type = type }
      if arguments.count > 1 { request = request.setting("predicate", to: value(1)) }
      delete(objects(of: request, in: store, link.node) ?? .unknown, in: store)
      return .void
    case ("fetch", ""):
      let found = fetched(value(0), in: store, link.node, expecting: type)
      return found ?? .builtin(.opaque)
    case ("count", "for"), ("fetchCount", ""):
      guard case .array(let found)? = fetched(value(0), in: store, link.node, expecting: type) else {
        return .builtin(.opaque)
      }
      return .int(found.count)
    case ("perform", _), ("performAndWait", _), ("transaction", _), ("performBackgroundTask", _):
      guard let code = arguments.last?.expression, syntax.kind(code) == .closure else { break }
      return call(evaluate(code, scope), arguments: [.builtin(.store(store))])
    case ("model", "for"), ("object", "with"), ("existingObject", "with"), ("registeredModel", "for"),
      ("registeredObject", "for"):
      // What identifies an object is kept as the object.
      let object = value(0)
      if isObject(object) { return object }
    default: break
    }
    _ = argumentValues(link.node, scope)
    // What else there is may change what it holds: `rollback()`.
    if !store.isEmpty { store.isKnown = false }
    return .builtin(.opaque)
  }

  private func fetched(
    _ request: Value, in store: ObjectStore, _ node: SyntaxID, expecting type: Type
  ) -> Value? {
    guard case .builtin(.storeRequest(var request)) = request else { return nil }
    if request.type.isAny, case .array(let element) = type.unwrapped { request.type = element }
    let found = objects(of: request, in: store, node)
    // An app that needs an object fills its store before.
    if store.isEmpty { findings.noteUnknown() }
    return found
  }

  // MARK: Changing what it holds

  /// Inserts an object, or what is not known.
  func insert(_ value: Value, in store: ObjectStore) {
    guard case .instance(let instance) = value, instance.object != nil else {
      store.isKnown = false
      return
    }
    insert(instance, in: store)
  }

  func delete(_ value: Value, in store: ObjectStore) {
    switch value {
    case .instance(let instance): delete(instance, from: store)
    case .array(let objects): for object in objects { delete(object, in: store) }
    default: store.isKnown = false
    }
  }

  /// Stores that code is given of which nothing is known, and which may put anything into them.
  func loseSight(ofStoresGivenTo node: SyntaxID, _ scope: Scope) {
    guard takesElse else { return }
    for argument in plan(node).arguments {
      let kind = syntax.kind(argument.expression)
      guard kind == .identifier || kind == .member else { continue }
      if case .builtin(.store(let store)) = silently({ evaluate(argument.expression, scope) }) {
        store.isKnown = false
      }
    }
  }

  /// Puts an object of Core Data's into the context that it is made in: `Note(context: context)`.
  func insert(_ made: Value, madeBy node: SyntaxID, _ scope: Scope) {
    guard pass.hasRealValues, case .instance = made,
      let context = plan(node).arguments.first(where: { $0.label == "context" || $0.label == "insertInto" })
    else { return }
    switch silently({ evaluate(context.expression, scope) }) {
    case .builtin(.store(let store)): insert(made, in: store)
    case .none: break
    default: stage.window.hasStore = true
    }
  }

  /// `NSEntityDescription.insertNewObject(forEntityName: "Note", into: context)`; nil for any other call.
  func insertedObject(_ symbol: Symbol, _ node: SyntaxID, _ scope: Scope) -> Value? {
    let arguments = plan(node).arguments
    guard pass.hasRealValues, symbols[symbol] == "insertNewObject", arguments.count == 2,
      case .string(let name) = evaluate(arguments[0].expression, scope),
      case .builtin(.store(let store)) = evaluate(arguments[1].expression, scope)
    else { return nil }
    guard let type = symbols.find(name).flatMap({ declaredType(named: $0) }), isModel(type) else {
      store.isKnown = false
      return nil
    }
    let made = Value.instance(instance(of: type, initialFields(of: type)))
    insert(made, in: store)
    return made
  }

  // MARK: Objects

  /// What objects of a store have beside what their class declares; nil for anything else.
  func memberOfModel(_ symbol: Symbol, of instance: Instance) -> Value? {
    guard instance.object != nil, isModel(instance.type) else { return nil }
    switch symbols[symbol] {
    case "persistentModelID", "objectID", "id": return .instance(instance)
    case "modelContext", "managedObjectContext":
      return instance.object?.store.map { .builtin(.store($0)) } ?? Value.none
    default: return nil
    }
  }

  /// `Note.fetchRequest()`, `Note.entity()`; nil for anything else.
  func staticMemberOfModel(_ name: String, _ type: TypeID) -> Value? {
    guard name == "fetchRequest" || name == "entity", isModel(type) else { return nil }
    if name == "entity" { return .metatype(.declared(type)) }
    var request = StoreRequest()
    request.type = .declared(type)
    return .builtin(.storeRequest(request))
  }
}
#endif
