import LayCatalog
import LayLibrary
import LaySyntax

/// What key paths lead to.
extension Evaluator {
  /// The value that a key path leads to.
  func value(at path: KeyPathValue, of value: Value) -> Value {
    var value = value
    for component in path.components {
      if value.isNil { return .none }
      value = part(component, of: value, path.syntax)
    }
    return value
  }

  /// The value that one component of a key path leads to.
  func part(_ component: KeyPathValue.Component, of value: Value, _ node: SyntaxID) -> Value {
    switch (component, value) {
    case (.member(let name), _): return member(name, of: value, node, fileScope)
    case (.element(let index), .array(let elements)): return element(of: elements, at: index, node)
    case (.element(let key), .dictionary(let dictionary)):
      return index(of: key, in: dictionary).map { dictionary.entries[$0].value } ?? .none
    case (.element, .unknown), (.element, .placeholder), (.element, .builtin(.opaque)): return value
    case (.element, _):
      findings.report(
        .error("wrong-type", at: syntax.range(node), "a value of type \(typeName(of: value)) has no elements")
      )
      return .unknown
    }
  }

  /// The value with what a key path leads to changed; nil where nothing changes.
  func setting(
    _ path: ArraySlice<KeyPathValue.Component>, of value: Value, to part: Value, _ node: SyntaxID
  ) -> Value? {
    guard let first = path.first else { return part }
    guard hasStack(at: node) else { return nil }
    let old = self.part(first, of: value, node)
    guard let changed = setting(path.dropFirst(), of: old, to: part, node) else { return nil }
    switch first {
    case .member(let name): return setting(name, of: value, to: changed, node)
    case .element(let index):
      var whole = value
      switch (value, index) {
      case (.array, .int(let index)):
        _ = whole.changeElements { if $0.indices.contains(index) { $0[index] = changed } }
      case (.dictionary, _): _ = setEntry(of: index, in: &whole, to: changed.isNil ? nil : changed)
      default: return nil
      }
      return whole
    }
  }
}
