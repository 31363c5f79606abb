import LayCatalog
import LayLibrary
import LaySyntax

/// `willSet` and `didSet`, which run where a stored property or variable is set: not in the initialiser of its type, and
/// not in themselves.
extension Evaluator {
  /// Whether setting a property runs code of its own.
  func isObserving(_ binding: SyntaxID) -> Bool {
    pass.entersDeclarations && !state.running.contains(binding)
  }

  /// Sets a stored property of the value in a scope.
  func setObserved(_ index: Int, of type: TypeID, in receiver: Scope, to value: Value) {
    guard case .instance(let before)? = receiver.values.first, index < before.fields.count else { return }
    let property = declarations[type].properties[index]
    let old = before.fields[index]
    #if hasFeature(Embedded)
    observe(.willSet, property.syntax, in: receiver, value)
    #else
    if !receiver.isInitializing { observe(.willSet, property.syntax, in: receiver, value) }
    running(property.syntax) { publish(value, by: index, of: before) }
    #endif
    guard case .instance(var instance)? = receiver.values.first, index < instance.fields.count else { return }
    receiver.values[0] = .void
    instance.fields[index] = value
    receiver.values[0] = .instance(instance)
    #if !hasFeature(Embedded)
    if receiver.isInitializing { return }
    #endif
    observe(.didSet, property.syntax, in: receiver, old)
  }

  /// Whether somebody receives what an object publishes of a property.
  func isReceived(_ property: Int, of instance: Instance) -> Bool {
    #if hasFeature(Embedded)
    return false
    #else
    guard !state.objects.subscriptions.isEmpty, let object = instance.object else { return false }
    return state.objects.subscriptions.contains { $0.property == property && $0.object === object }
    #endif
  }

  /// Runs one of the observers of a variable, if it has that one.
  /// - Parameter value: What is set, or was before.
  func observe(_ kind: SyntaxKind, _ binding: SyntaxID, in scope: Scope, _ value: Value) {
    let observer = syntax.accessor(kind, of: binding)
    guard !observer.isNone, step(at: observer), hasStack(at: observer) else { return }
    let inner = Scope(parent: scope)
    let name = syntax.symbol(observer)
    inner.declare(
      name != .empty ? name : kind == .willSet ? known.newValue : symbols.intern("oldValue"), value)
    running(binding) {
      _ = perform(syntax.child(observer, 0), inner, result: .void)
    }
  }
}
