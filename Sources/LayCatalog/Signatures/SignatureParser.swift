import LayViews

/// Reads one overload in Swift's notation: `(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil)`.
///
/// The notation is that of the library's tables: a test reads every line, so a fault here is never a user's.
/// An empty signature is a property's.
package struct SignatureParser {
  private let bytes: UnsafeBufferPointer<UInt8>
  private let declaration: DeclarationID
  private var position = 0
  private var failed = false

  package init(_ signature: StaticString, declaration: DeclarationID = .none) {
    self.bytes = signature.bytes
    self.declaration = declaration
  }

  /// The signature, or nil for a line that breaks the notation.
  package mutating func parse() -> Signature? {
    if bytes.isEmpty { return Signature(parameters: [], declaration: declaration, isProperty: true) }
    var parameters: [Parameter] = []
    expect("(")
    while !failed, !accept(")") {
      if !parameters.isEmpty { expect(",") }
      parameters.append(parameter())
    }
    skipSpaces()
    return failed || position != bytes.count
      ? nil : Signature(parameters: parameters, declaration: declaration)
  }

  private mutating func parameter() -> Parameter {
    let buildsViews = accept("@ViewBuilder")
    let label = word()
    let name = peek() == UInt8(ascii: ":") ? label : word()
    expect(":")
    var type = type()
    if buildsViews { type = content(type) }
    let isVariadic = accept("...")
    var parameter = Parameter(
      label: label == "_" ? "" : label, name: name, type: type, defaultValue: nil, isVariadic: isVariadic)
    if accept("=") { parameter.defaultValue = defaultValue(type) }
    return parameter
  }

  private mutating func content(_ type: Type) -> Type {
    guard case .function(let parameters, _) = type else {
      failed = true
      return type
    }
    return .content(parameters)
  }

  // MARK: Types

  private mutating func type() -> Type {
    var type = primaryType()
    while !failed, accept("?") { type = .optional(type) }
    return type
  }

  private mutating func primaryType() -> Type {
    if accept("[") { return collectionType() }
    if accept("(") { return parenthesizedType() }
    _ = accept("some ") || accept("any ")
    var name = word()
    if failed { return .any }
    while !startsEllipsis, accept(".") { name += "." + word() }
    let arguments = accept("<") ? genericArguments() : []
    guard let type = Type.standard(named: name, arguments: arguments) else {
      failed = true
      return .any
    }
    return type
  }

  private mutating func collectionType() -> Type {
    let element = type()
    if accept(":") {
      let value = type()
      expect("]")
      return .dictionary(element, value)
    }
    expect("]")
    return .array(element)
  }

  /// `(T, U) -> R`, or `(T, U)` as a tuple, or `(T)` as T itself.
  private mutating func parenthesizedType() -> Type {
    var types: [Type] = []
    while !failed, !accept(")") {
      if !types.isEmpty { expect(",") }
      types.append(type())
    }
    guard accept("->") else { return types.count == 1 ? types[0] : .tuple(types) }
    let result = type()
    return result == .void ? .action(types) : .function(types, result)
  }

  private mutating func genericArguments() -> [Type] {
    var types: [Type] = []
    repeat { types.append(type()) } while !failed && accept(",")
    expect(">")
    return types
  }

  // MARK: Defaults

  private mutating func defaultValue(_ type: Type) -> Value? {
    if accept("nil") { return Value.none }
    if accept("true") { return .bool(true) }
    if accept("false") { return .bool(false) }
    if accept("\"") { return stringLiteral() }
    if accept(".") { return member(word(), of: type) }
    if accept("[") { return arrayLiteral(type) }
    let number = number(type)
    return accept("...") ? interval(from: number) : number
  }

  private mutating func stringLiteral() -> Value {
    let start = position
    while position < bytes.count, bytes[position] != UInt8(ascii: "\"") { position += 1 }
    let text = String(decoding: bytes[start..<position], as: UTF8.self)
    expect("\"")
    return .string(text)
  }

  private mutating func member(_ name: String, of type: Type) -> Value? {
    switch type {
    case .optional(let wrapped): return member(name, of: wrapped)
    case .double where name == "infinity": return .double(.infinity)
    case .builtin(let type):
      if let constant = type.constantOrLent(named: name) { return .builtin(constant) }
    default: break
    }
    failed = true
    return nil
  }

  /// `[.horizontal, .vertical]` as a set, `[]` as no elements.
  private mutating func arrayLiteral(_ type: Type) -> Value? {
    var element = type
    if case .array(let inner) = type { element = inner }
    var elements: [Value] = []
    while !failed, !accept("]") {
      if !elements.isEmpty { expect(",") }
      if let value = defaultValue(element) { elements.append(value) }
    }
    guard case .builtin(let setType) = type else { return .array(elements) }
    if let union = BuiltinValue.union(elements.compactMap { $0.builtin }, as: setType) {
      return .builtin(union)
    }
    failed = true
    return nil
  }

  private mutating func number(_ type: Type) -> Value? {
    let isNegative = accept("-")
    var value = 0.0
    var scale = 0.0
    let start = position
    while position < bytes.count {
      let byte = bytes[position]
      if byte == UInt8(ascii: "."), scale == 0, !startsEllipsis {
        scale = 1
      } else if byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "9") {
        value = value * 10 + Double(byte - UInt8(ascii: "0"))
        scale *= 10
      } else {
        break
      }
      position += 1
    }
    if position == start { failed = true }
    if scale > 1 { value /= scale }
    if isNegative { value = -value }
    if type == .int || type == .optional(.int) { return .int(Int(value)) }
    return .double(value)
  }

  /// `0...1`
  private mutating func interval(from lower: Value?) -> Value? {
    guard case .double(let lower)? = lower, case .double(let upper)? = number(.double) else { return nil }
    return .interval(lower: lower, upper: upper)
  }

  // MARK: Characters

  private var startsEllipsis: Bool {
    position + 1 < bytes.count && bytes[position] == UInt8(ascii: ".")
      && bytes[position + 1] == UInt8(ascii: ".")
  }

  private mutating func skipSpaces() {
    while position < bytes.count, bytes[position] == UInt8(ascii: " ") { position += 1 }
  }

  private mutating func peek() -> UInt8? {
    skipSpaces()
    return position < bytes.count ? bytes[position] : nil
  }

  private mutating func accept(_ text: StaticString) -> Bool {
    skipSpaces()
    let text = text.bytes
    guard position + text.count <= bytes.count else { return false }
    for index in 0..<text.count where bytes[position + index] != text[index] { return false }
    position += text.count
    return true
  }

  private mutating func expect(_ text: StaticString) {
    if !accept(text) { failed = true }
  }

  private mutating func word() -> String {
    skipSpaces()
    let start = position
    while position < bytes.count, isWordByte(bytes[position]) { position += 1 }
    if start == position { failed = true }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  private func isWordByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
      return true
    default: return false
    }
  }
}
