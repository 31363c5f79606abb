import LayCatalog
import LaySyntax

extension Evaluator {
  /// Whether a call names a property that nothing can call: `.background()` of a view with a property `background` is
  /// the modifier.
  func isUncallableProperty(_ link: Chain.Link, of value: Value) -> Bool {
    guard link.kind == .method, let (member, owner) = calledMember(link.name, of: value) else { return false }
    switch member {
    case .stored, .variable: break
    case .function, .type, .alias, .enumCase: return false
    }
    switch type(of: member, in: owner) {
    case .bool, .int, .double, .string, .array, .set, .dictionary, .range, .tuple, .optional: return true
    case .builtin(let type): return type != .opaque && !type.isLayout
    case .declared(let id):
      guard let symbol = symbols.find("callAsFunction") else { return true }
      return instanceMember(symbol, of: id) == nil
    default: return false
    }
  }

  /// What the file declares of a name for a value of its own types, or adds to one of SwiftUI's: `UIColor` may have a
  /// `brightness` beside the modifier of `Color.black.brightness(0.2)`.
  private func calledMember(_ name: Symbol, of value: Value) -> (Member, TypeID)? {
    if case .instance(let instance) = value {
      return instanceMember(name, of: instance.type, isCalled: true).map { ($0, instance.type) }
    }
    guard case .builtin(let builtin) = value, builtinMethod(name, of: builtin.type) == nil else { return nil }
    return extensionMember(name, of: value, isCalled: true).map { ($1, $0) }
  }

  #if !hasFeature(Embedded)
  /// Whether a method that the file adds to all views gives a value and no view: `func kind() -> String`.
  func givesNoView(_ link: Chain.Link) -> Bool {
    guard takesElse, link.isDeclared, link.kind == .method, link.modifier == nil else { return false }
    for owner in extensions(of: ["View"]) {
      guard case .function(let ids)? = declarations[owner].members[link.name] else { continue }
      return ids.allSatisfy { id in
        switch declarations[id].result {
        case .bool, .int, .double, .string, .array, .dictionary, .set, .tuple: true
        default: false
        }
      }
    }
    return false
  }
  #endif
}
