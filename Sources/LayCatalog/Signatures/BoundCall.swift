import LaySyntax

/// A call whose arguments have been matched with the parameters of one overload and evaluated.
@usableFromInline package struct BoundCall {
  package var signature: Signature
  /// By parameter.
  package var arguments: [BoundArgument]
  /// The range of the called name: `VStack`, `padding`.
  package var name: SourceRange

  package init(signature: Signature, arguments: [BoundArgument], name: SourceRange) {
    self.signature = signature
    self.arguments = arguments
    self.name = name
  }

  /// A call whose arguments are written nowhere.
  package init(signature: Signature, values: [Value?], name: SourceRange) {
    self.init(signature: signature, arguments: values.map { BoundArgument($0, at: name) }, name: name)
  }
}

/// What a parameter gets.
package struct BoundArgument {
  /// nil where no argument was given. A variadic parameter has an `.array`, a parameter of type `.view` has `.views`, a
  /// `.content` one its `.closure`.
  package var value: Value?
  /// The call's own name where no argument was given.
  package var range: SourceRange

  package init(_ value: Value?, at range: SourceRange) {
    self.value = value
    self.range = range
  }
}

extension Value {
  /// A number of either type as a double.
  package var number: Double? {
    switch self {
    case .double(let number): return number
    case .int(let number): return Double(number)
    case .builtin(.integer(let number)): return number.double
    case .builtin(.float(let number)): return Double(number)
    #if !hasFeature(Embedded)
    case .builtin(.decimal(let number)): return number.double
    #endif
    default: return nil
    }
  }

  package var builtin: BuiltinValue? {
    guard case .builtin(let value) = self else { return nil }
    return value
  }
}
