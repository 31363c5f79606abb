import LayCatalog
import LayLibrary
import LaySyntax
import LayViews

/// What stands in for unknown values in stored properties, which counts where they are read.
extension Evaluator {
  @inline(__always)
  func countRead(_ index: Int, of instance: Instance) {
    #if !hasFeature(Embedded)
    if let store = instance.object?.store, store.hasChanged { relate(store) }
    #endif
    guard configuration.isLenient else { return }
    let properties = declarations[instance.type].properties
    if index < properties.count { findings.countRead(of: properties[index].syntax.index) }
  }

  /// A value as the place wants it that an assignment names.
  func converted(
    _ value: Value, to type: Type, assignedTo left: SyntaxID, _ right: SyntaxID, _ scope: Scope
  ) -> Value {
    // What a variable held at first may be one of several that conform to its protocol, or inherit from its class.
    if case .instance = value, plans.assignedTypes[left]?.unwrapped.isAny ?? false { return value }
    guard takesElse, value.isPlaceholder || value.isOpaque, let property = storedProperty(left, scope) else {
      return convert(value, to: type, right) { "the variable" }
    }
    return findings.storing(in: property.index) { convert(value, to: type, right) { "the variable" } }
  }

  /// The declaration of the stored property that an expression names.
  private func storedProperty(_ node: SyntaxID, _ scope: Scope) -> SyntaxID? {
    switch syntax.kind(node) {
    case .identifier:
      guard case .member(_, let owner, .stored(let index)) = target(of: node, scope) else { return nil }
      return declarations[owner].properties[index].syntax
    case .member:
      guard case .instance(let instance) = evaluate(syntax.child(node, 0), scope),
        case .stored(let index)? = instanceMember(syntax.symbol(node), of: instance.type)
      else { return nil }
      return declarations[instance.type].properties[index].syntax
    default: return nil
    }
  }
}
