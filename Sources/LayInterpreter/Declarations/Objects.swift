import LayCatalog
import LaySyntax

/// Objects: values of classes, which are the same for all that refer to them.
extension Evaluator {
  /// A value of a type of the file's own: of a class, a new object.
  func instance(of type: TypeID, _ fields: [Value]) -> Instance {
    guard isClass(type) else { return Instance(type: type, fields: fields) }
    let object = ObjectFields(fields)
    state.objects.note(object)
    return Instance(type: type, object: object)
  }

  /// Whether a value refers to an object, which changes in its place.
  func isObject(_ value: Value) -> Bool {
    if case .instance(let instance) = value { return instance.object != nil }
    return false
  }

  /// Whether two values refer to the same object; nil for values that are no objects.
  func isIdentical(_ left: Value, _ right: Value) -> Bool? {
    switch (left, right) {
    case (.none, .none): return true
    case (.instance(let a), .none): return a.object == nil ? nil : false
    case (.none, .instance(let b)): return b.object == nil ? nil : false
    case (.instance(let a), .instance(let b)):
      guard let first = a.object, let second = b.object else { return nil }
      return first === second
    default: return nil
    }
  }

  /// Forgets what variables of the file hold that code has changed, or that are objects: each layout starts anew.
  func resetVariables() {
    for id in state.changedVariables { declarations[value: id] = .untouched }
    state.changedVariables.removeAll(keepingCapacity: true)
  }
}
