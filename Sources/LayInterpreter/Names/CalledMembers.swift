import LayCatalog
import LaySyntax

extension Evaluator {
  /// Whether a call names a property that nothing can call: `.background()` of a view with a property `background` is
  /// the modifier.
  func isUncallableProperty(_ link: Chain.Link, of value: Value) -> Bool {
    guard link.kind == .method, case .instance(let instance) = value,
      let member = instanceMember(link.name, of: instance.type, isCalled: true)
    else { return false }
    switch member {
    case .stored, .variable: break
    case .function, .type, .alias, .enumCase: return false
    }
    switch type(of: member, in: instance.type) {
    case .bool, .int, .double, .string, .array, .set, .dictionary, .range, .tuple, .optional: return true
    case .builtin(let type): return type != .opaque && !type.isLayout
    case .declared(let id):
      guard let symbol = symbols.find("callAsFunction") else { return true }
      return instanceMember(symbol, of: id) == nil
    default: return false
    }
  }
}
