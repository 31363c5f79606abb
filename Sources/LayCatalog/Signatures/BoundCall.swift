import LaySyntax
import LayViews

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

/// The arguments by position, defaults applied. A value of another type, left by an error that has been reported,
/// counts as not given.
extension BoundCall {
  /// The argument, else the parameter's default; nil where there is neither, and for `nil` itself.
  func value(_ index: Int) -> Value? {
    guard index >= 0, index < arguments.count else { return nil }
    let value =
      arguments[index].value
      ?? (index < signature.parameters.count ? signature.parameters[index].defaultValue : nil)
    if case .some(.none) = value { return nil }
    return value
  }

  /// Whether the source gave an argument.
  func isGiven(_ index: Int) -> Bool {
    index >= 0 && index < arguments.count && arguments[index].value != nil
  }

  func range(_ index: Int) -> SourceRange {
    index >= 0 && index < arguments.count ? arguments[index].range : name
  }

  func optionalDouble(_ index: Int) -> Double? { value(index)?.number }
  func double(_ index: Int) -> Double { optionalDouble(index) ?? 0 }

  func optionalInt(_ index: Int) -> Int? {
    guard case .int(let number)? = value(index) else { return nil }
    return number
  }

  func int(_ index: Int) -> Int { optionalInt(index) ?? 0 }

  func optionalBool(_ index: Int) -> Bool? {
    guard case .bool(let flag)? = value(index) else { return nil }
    return flag
  }

  func bool(_ index: Int) -> Bool { optionalBool(index) ?? false }

  func optionalString(_ index: Int) -> String? {
    guard case .string(let text)? = value(index) else { return nil }
    return text
  }

  func string(_ index: Int) -> String { optionalString(index) ?? "" }

  /// The elements of an array or of a variadic parameter.
  func array(_ index: Int) -> [Value] {
    guard case .array(let elements)? = value(index) else { return [] }
    return elements
  }

  func closure(_ index: Int) -> Closure? {
    guard case .closure(let closure)? = value(index) else { return nil }
    return closure
  }

  func views(_ index: Int) -> ViewList? {
    guard case .views(let views)? = value(index) else { return nil }
    return views
  }

  func builtin(_ index: Int) -> BuiltinValue? {
    guard case .builtin(let value)? = value(index) else { return nil }
    return value
  }
}

extension Value {
  /// A number of either type as a double.
  package var number: Double? {
    switch self {
    case .double(let number): return number
    case .int(let number): return Double(number)
    default: return nil
    }
  }

  package var builtin: BuiltinValue? {
    guard case .builtin(let value) = self else { return nil }
    return value
  }
}
