import LayCatalog
import LaySyntax

/// What a closure's syntax says of it, read once.
package final class ClosurePlan {
  /// The parameters; `$0`, `$1` … for a closure that names none.
  package let names: [Symbol]
  /// Parameters that take a tuple apart, or one that ignores its argument, have the empty name.
  let isAnonymous: Bool
  /// The parameters' types, double or any; empty where none is a double.
  let types: [Type]
  let block: SyntaxID
  /// The body, if it is one expression.
  let expression: SyntaxID
  #if !hasFeature(Embedded)
  /// The type that is written for what it gives; none for most.
  @exclusivity(unchecked) var result = SyntaxID.none
  /// Whether it gives names after a dot, once that was asked.
  @exclusivity(unchecked) var givesImplicit: Bool?
  #endif

  init(names: [Symbol], types: [Type], isAnonymous: Bool, block: SyntaxID, expression: SyntaxID) {
    self.names = names
    self.types = types
    self.isAnonymous = isAnonymous
    self.block = block
    self.expression = expression
  }

  /// The scope of the body. Several parameters take one tuple apart, as `{ index, item in … }` over `enumerated()`.
  func scope(_ arguments: [Value], parent: Scope) -> Scope {
    var values = arguments
    if names.count > 1, values.count == 1 {
      if case .tuple(let tuple) = values[0] {
        values = tuple.elements.map { $0.value }
      } else if values[0].isUnknown {
        values = Array(repeating: .unknown, count: names.count)
      }
    }
    if isAnonymous, names.count == 1, values.count > 1 { values = [values[0]] }
    if values.count > names.count { values.removeLast(values.count - names.count) }
    while values.count < names.count { values.append(.unknown) }
    return Scope(parent: parent, names: names, values: values)
  }
}
