/// A whole JSON document as values, for what is small and read by names.
package enum JSONValue: Equatable {
  case null
  case bool(Bool)
  case number(Double)
  case string(String)
  case array([JSONValue])
  case object([String: JSONValue])

  private static let maximumDepth = 32

  /// nil for what is no JSON, or is nested more than 32 levels deep. A byte-order mark is passed over.
  /// - Parameter allowsTrailingCommas: Whether `[1, 2,]` will do, as it does for Foundation.
  package init?(_ bytes: [UInt8], allowsTrailingCommas: Bool = false) {
    let isMarked = bytes.starts(with: [0xEF, 0xBB, 0xBF])
    var reader = JSONReader(
      isMarked ? Array(bytes.dropFirst(3)) : bytes, allowsTrailingCommas: allowsTrailingCommas)
    do throws(JSONFault) {
      self = try Self.read(&reader, depth: 0)
      try reader.finish()
    } catch {
      return nil
    }
  }

  private static func read(_ reader: inout JSONReader, depth: Int) throws(JSONFault) -> JSONValue {
    guard depth < maximumDepth else { throw reader.fault("nested too deeply") }
    switch reader.next {
    case UInt8(ascii: "{"):
      var members: [String: JSONValue] = [:]
      try reader.object { key, reader throws(JSONFault) in
        members[key] = try read(&reader, depth: depth + 1)
      }
      return .object(members)
    case UInt8(ascii: "["):
      var elements: [JSONValue] = []
      try reader.array { reader throws(JSONFault) in elements.append(try read(&reader, depth: depth + 1)) }
      return .array(elements)
    case UInt8(ascii: "\""): return .string(try reader.string())
    case UInt8(ascii: "t"), UInt8(ascii: "f"): return .bool(try reader.boolean())
    case UInt8(ascii: "n"):
      try reader.skip()
      return .null
    default: return .number(try reader.number())
    }
  }

  package subscript(_ key: String) -> JSONValue? {
    guard case .object(let members) = self else { return nil }
    return members[key]
  }

  package var string: String? {
    guard case .string(let text) = self else { return nil }
    return text
  }

  package var elements: [JSONValue] {
    guard case .array(let elements) = self else { return [] }
    return elements
  }
}
