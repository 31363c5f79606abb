import LayCatalog
import LayLibrary
import LaySyntax

/// Variables of a block that have code of their own: computed ones, those with observers or with a wrapper of the file's.
///
/// Such a variable holds a closure of its binding, whose scope stores what the variable does: nothing for a computed one,
/// a value for one that is observed, and a wrapper with nothing behind it for one that has one.
extension Evaluator {
  /// What the variable of a binding holds; nil for one without code of its own.
  /// - Parameter value: What it begins with.
  func keptVariable(
    _ binding: SyntaxID, of declaration: SyntaxID, _ type: Type, _ value: Value, _ scope: Scope
  ) -> Value? {
    guard pass.hasRealValues else { return nil }
    var stored: [Value] = []
    if syntax.accessor(.block, of: binding).isNone {
      let attribute = ownWrapper(in: syntax.child(declaration, 0))
      if !attribute.isNone {
        let initial: Value? = syntax.given(syntax.child(binding, 2)).isNone ? nil : value
        stored = [makeWrapper(attribute, around: initial, scope), .void]
      } else if syntax.accessor(.willSet, of: binding).isNone, syntax.accessor(.didSet, of: binding).isNone {
        return nil
      } else {
        stored = [value]
      }
    } else if type.isView || type.isAny {
      return nil
    }
    let names = Array(repeating: Symbol.empty, count: stored.count)
    return .closure(Closure(code: binding, scope: Scope(parent: scope, names: names, values: stored)))
  }

  /// What a property or variable begins with whose wrapper sets it.
  func transientValue(_ type: Type) -> Value {
    switch type {
    case .bool: return .bool(false)
    case .array: return .array([])
    case .set: return .set(DictionaryValue([]))
    default: return .builtin(.opaque)
    }
  }

  /// What a variable of a block holds whose attribute is a wrapper of SwiftUI's that begins by itself:
  /// `@Namespace var space`; nil for any other.
  func transientValue(in attributes: SyntaxID, _ type: Type) -> Value? {
    for attribute in syntax.children(attributes) where syntax.kind(attribute) == .attribute {
      if ["Namespace", "FocusState", "GestureState"].contains(syntax.name(attribute)) {
        return type.isOptional ? Value.none : transientValue(type)
      }
    }
    return nil
  }

  /// The value of a variable, whatever it holds.
  @inline(__always)
  func read(_ value: Value, _ node: SyntaxID, _ scope: Scope) -> Value {
    guard case .closure(let kept) = value, syntax.kind(kept.code) == .binding else { return value }
    return read(kept, node, scope)
  }

  @inline(never)
  private func read(_ kept: Closure, _ node: SyntaxID, _ scope: Scope) -> Value {
    guard let stored = kept.scope.values.first else {
      guard step(at: node), hasStack(at: node) else { return .unknown }
      let type = type(syntax.given(syntax.child(kept.code, 1)), in: owner(of: kept.scope), generics: [])
      return running(kept.code) { run(syntax.accessor(.block, of: kept.code), kept.scope, result: type) }
    }
    if kept.scope.values.count == 1 { return stored }
    return symbols.find("wrappedValue").map { member($0, of: stored, node, scope) } ?? .unknown
  }

  /// What the wrapper of a variable projects; nil for a variable without one.
  func projectedValue(ofVariable value: Value, _ node: SyntaxID, _ scope: Scope) -> Value? {
    guard case .closure(let kept) = value, syntax.kind(kept.code) == .binding, kept.scope.values.count > 1
    else {
      return nil
    }
    guard case .instance(let instance) = kept.scope.values[0], let name = symbols.find("projectedValue"),
      instanceMember(name, of: instance.type) != nil
    else { return read(value, node, scope) }
    return member(name, of: kept.scope.values[0], node, scope)
  }

  /// Sets a variable with code of its own; false for any other.
  func set(_ held: Value, to value: Value, _ node: SyntaxID) -> Bool {
    guard case .closure(let kept) = held, syntax.kind(kept.code) == .binding else { return false }
    guard let old = kept.scope.values.first else {
      let setter = syntax.accessor(.setter, of: kept.code)
      if !setter.isNone, step(at: node), hasStack(at: node) {
        run(setter: setter, Scope(parent: kept.scope), value)
      }
      return true
    }
    if kept.scope.values.count > 1 {
      kept.scope.values[0] =
        symbols.find("wrappedValue").flatMap { setting($0, of: old, to: value, node) } ?? old
      return true
    }
    guard isObserving(kept.code) else {
      kept.scope.values[0] = value
      return true
    }
    observe(.willSet, kept.code, in: kept.scope, value)
    kept.scope.values[0] = value
    observe(.didSet, kept.code, in: kept.scope, old)
    return true
  }
}
