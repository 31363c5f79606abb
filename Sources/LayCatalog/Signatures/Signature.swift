import LaySyntax

/// One overload; every call of it refers to the same one.
package final class Signature: Sendable {
  package let parameters: [Parameter]
  /// What the library builds of a call.
  package let declaration: DeclarationID
  /// Used without parentheses: `.red`, `size.width`.
  package let isProperty: Bool
  /// The value of a static property that is always the same: `.leading`.
  package let constant: BuiltinValue?

  package init(
    parameters: [Parameter], declaration: DeclarationID = .none, isProperty: Bool = false
  ) {
    self.parameters = parameters
    self.declaration = declaration
    self.isProperty = isProperty
    self.constant = nil
  }

  package init(constant: BuiltinValue) {
    self.parameters = []
    self.declaration = .none
    self.isProperty = true
    self.constant = constant
  }
}

/// A declaration by its place in the library's tables; none for what the file itself declares.
package struct DeclarationID: BitwiseCopyable, Sendable {
  package let table: UInt16
  package let row: UInt16

  package init(table: Int, row: Int) {
    self.table = UInt16(truncatingIfNeeded: table)
    self.row = UInt16(truncatingIfNeeded: row)
  }

  package static var none: DeclarationID { DeclarationID(table: Int(UInt16.max), row: 0) }
}

package struct Parameter: Sendable {
  /// As the call writes it; empty for `_`.
  package var label: String
  package var name: String
  package var type: Type
  /// What stands for an argument that is not given; nil: it must be given.
  package var defaultValue: Value?
  /// `T...`: any number of arguments, handed over as one array. `type` is that of an element.
  package var isVariadic: Bool
  /// `@autoclosure`: the argument is evaluated where the parameter is called. `type` is that of its result.
  package var isAutoclosure = false
  /// The result builder of the file's own that a closure is for; empty for most.
  package var resultBuilder = Symbol.empty

  package init(label: String, name: String, type: Type, defaultValue: Value? = nil, isVariadic: Bool) {
    self.label = label
    self.name = name
    self.type = type
    self.defaultValue = defaultValue
    self.isVariadic = isVariadic
  }

  /// A closure that builds views: the last ones may be written after the parentheses.
  package var isViewBuilder: Bool {
    if case .content = type { return true }
    return false
  }
}
