#if !hasFeature(Embedded)

/// A condition on objects: `#Predicate { … }`, `NSPredicate(format: …)`. Never equal to others.
package struct PredicateValue: Sendable, Equatable {
  package indirect enum Form: Sendable {
    case code(Closure)
    case always(Bool)
    case all([PredicateValue])
    case any([PredicateValue])
    case not(PredicateValue)
    case comparison(PredicateComparison)
  }

  package let form: Form
  /// How many conditions lie in each other.
  package let depth: Int

  package init(_ form: Form) {
    self.form = form
    switch form {
    case .code, .always, .comparison: depth = 1
    case .all(let parts), .any(let parts): depth = 1 + (parts.map { $0.depth }.max() ?? 0)
    case .not(let part): depth = 1 + part.depth
    }
  }

  package static func == (a: Self, b: Self) -> Bool { false }
}

/// `title CONTAINS[cd] "a"`
package struct PredicateComparison: Sendable {
  package enum Operation: String, Sendable {
    case equal = "=="
    case notEqual = "!="
    case less = "<"
    case lessOrEqual = "<="
    case greater = ">"
    case greaterOrEqual = ">="
    case contains = "CONTAINS"
    case begins = "BEGINSWITH"
    case ends = "ENDSWITH"
    case isIn = "IN"
    case isBetween = "BETWEEN"
  }

  package enum Operand: Sendable {
    /// A part of the object; the object itself where there are no names.
    case path([String])
    case value(Value)
    case list([Operand])
  }

  package enum Quantifier: String, Sendable {
    case any = "ANY"
    case all = "ALL"
    case none = "NONE"
  }

  package var quantifier: Quantifier?
  package var left: Operand
  package var operation: Operation
  package var right: Operand
  package var ignoresCase = false
  package var ignoresDiacritics = false

  package init(_ left: Operand, _ operation: Operation, _ right: Operand) {
    self.left = left
    self.operation = operation
    self.right = right
  }
}
#endif
