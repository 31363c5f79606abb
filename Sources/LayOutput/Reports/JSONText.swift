/// A JSON document written member by member: commas, line ends and indentation come by themselves.
package struct JSONText: ~Copyable {
  private var output = ByteBuffer()
  /// Whether each open object or array has a member yet.
  private var hasMembers: [Bool] = []
  /// How many of the open objects and arrays stand on one line.
  private var inlineDepth = 0

  package init() {}

  /// The document, its last line ended.
  package consuming func finish() -> [UInt8] {
    output.append("\n")
    return output.bytes
  }

  // MARK: Members

  package mutating func member(_ key: StaticString) {
    separate()
    output.append("\"")
    output.append(key)
    output.append("\": ")
  }

  /// A value that is an element of an array.
  package mutating func element() { separate() }

  package mutating func element(_ text: String) {
    separate()
    output.append(json: text)
  }

  package mutating func member(_ key: StaticString, _ text: String) {
    member(key)
    output.append(json: text)
  }

  package mutating func member(_ key: StaticString, _ number: Int) {
    member(key)
    output.append(number)
  }

  package mutating func member(_ key: StaticString, _ number: Double) {
    member(key)
    value(number)
  }

  package mutating func member(_ key: StaticString, isTrue value: Bool) {
    member(key)
    output.append(value ? "true" : "false")
  }

  /// A number, rounded to a millionth; JSON has no word for infinity, so that it is a string.
  package mutating func value(_ number: Double) {
    if number.isFinite {
      // Beyond that a double holds no millionths.
      let isFine = number.magnitude < 1_000_000_000
      output.append(shortest: isFine ? (number * 1_000_000).rounded() / 1_000_000 : number)
    } else {
      output.append(json: number > 0 ? "infinity" : "-infinity")
    }
  }

  // MARK: Nesting

  package mutating func object(inline isInline: Bool = false, _ body: (inout JSONText) -> Void) {
    nest("{", "}", isInline, body)
  }

  package mutating func object(
    _ key: StaticString, inline isInline: Bool = false, _ body: (inout JSONText) -> Void
  ) {
    member(key)
    nest("{", "}", isInline, body)
  }

  package mutating func array(
    _ key: StaticString, inline isInline: Bool = false, _ body: (inout JSONText) -> Void
  ) {
    member(key)
    nest("[", "]", isInline, body)
  }

  private mutating func nest(
    _ start: StaticString, _ end: StaticString, _ isInline: Bool, _ body: (inout JSONText) -> Void
  ) {
    output.append(start)
    hasMembers.append(false)
    if isInline || inlineDepth > 0 { inlineDepth += 1 }
    body(&self)
    let isEmpty = !(hasMembers.popLast() ?? false)
    if inlineDepth > 0 {
      inlineDepth -= 1
      if !isEmpty { output.append(" ") }
    } else if !isEmpty {
      endLine()
    }
    output.append(end)
  }

  /// What stands before a member: a comma, and a line of its own or a blank.
  private mutating func separate() {
    guard let last = hasMembers.indices.last else { return }
    if hasMembers[last] { output.append(",") }
    hasMembers[last] = true
    if inlineDepth > 0 { output.append(" ") } else { endLine() }
  }

  private mutating func endLine() {
    output.append("\n")
    output.append(spaces: 2 * hasMembers.count)
  }
}
