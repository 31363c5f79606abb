#if !hasFeature(Embedded)
import LayCatalog
import LayLibrary

/// Members of Swift's that code of a type or an extension names alone: `contains(.danger)`, `rawValue`.
extension Evaluator {
  /// Whether all sets of bits have a member of a name.
  func hasOptionSetMember(_ name: String) -> Bool {
    name == "isEmpty" || swift.linked(name, of: .optionSet) != nil
  }

  /// Checked code in an extension of one of Swift's protocols has what every type has that conforms: `id`, `rawValue`.
  func memberOfUnknown(_ scope: Scope) -> NameTarget? {
    guard !pass.hasRealValues else { return nil }
    var current: Scope? = scope
    var depth = 0
    while let scope = current {
      if let owner = scope.owner, declarations[owner].kind == .extended, !scope.isStatic,
        scope.values.first?.isUnknown == true
      {
        return .receiverMember(depth: depth)
      }
      current = scope.parent
      depth += 1
    }
    return nil
  }
}
#endif
