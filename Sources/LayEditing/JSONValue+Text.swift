import LayOutput
import LaySyntax

extension JSONValue {
  /// As a document in one line, the members of objects in the order of their names.
  package var text: [UInt8] { ByteBuffer.bytes { write(to: &$0) } }

  private func write(to output: inout ByteBuffer) {
    switch self {
    case .null: output.append("null")
    case .bool(let value): output.append(value ? "true" : "false")
    case .number(let number):
      if let whole = Int(exactly: number) {
        output.append(whole)
      } else {
        output.append(verbatim: number.description)
      }
    case .string(let text): output.append(json: text)
    case .array(let elements):
      output.append("[")
      for (index, element) in elements.enumerated() {
        if index > 0 { output.append(",") }
        element.write(to: &output)
      }
      output.append("]")
    case .object(let members):
      output.append("{")
      for (index, member) in members.sorted(by: { $0.key < $1.key }).enumerated() {
        if index > 0 { output.append(",") }
        output.append(json: member.key)
        output.append(":")
        member.value.write(to: &output)
      }
      output.append("}")
    }
  }

  package var integer: Int? {
    guard case .number(let number) = self else { return nil }
    return Int(exactly: number)
  }

  package var isTrue: Bool { self == .bool(true) }

  static func integer(_ number: Int) -> JSONValue { .number(Double(number)) }
}
