import LayCatalog
import LaySyntax

// What Foundation has besides numbers, texts and collections: sets of characters, scanners, identifiers.

extension Declaration {
  static let foundationInitializers: [Declaration] = [
    .value("CharacterSet", "()") { _, _ in .builtin(.characterSet(CharacterSetValue(""))) },
    .value("CharacterSet", "(charactersIn: String)") { _, call in
      .builtin(.characterSet(CharacterSetValue(call.string("charactersIn"))))
    },
    .value("NSError", "(domain: String, code: Int)") { _, call in
      foundationError(call, nil).map { .builtin(.foundationError($0)) } ?? .builtin(.opaque)
    },
    .value("NSError", "(domain: String, code: Int, userInfo: Any)") { _, call in
      foundationError(call, call.value("userInfo")).map { .builtin(.foundationError($0)) }
        ?? .builtin(.opaque)
    },
    .value("Scanner", "(string: String)") { _, call in .builtin(.scanner(call.string("string"))) },
    .value("UUID", "()") { stage, _ in .builtin(.uuid(stage.nextUUID())) },
    .value("UUID", "(uuidString: String)") { _, call in
      let text = call.string("uuidString").uppercased()
      return text.utf8.count == 36 ? .builtin(.uuid(text)) : .none
    },
  ]

  static let foundationMembers: [Declaration] = [
    .member("CharacterSet.contains", "(_ member: String)") { _, base, call in
      guard case .characterSet(let set) = base, let scalar = call.string("member").unicodeScalars.first else {
        return .bool(false)
      }
      return .bool(set.contains(scalar))
    },
    .member("CharacterSet.inverted", "") { _, base, _ in
      guard case .characterSet(let set) = base else { return .unknown }
      return .builtin(.characterSet(set.inverted))
    },
    .member("CharacterSet.union", "(_ other: CharacterSet)") { stage, base, call in
      guard case .characterSet(let set) = base, case .characterSet(let other)? = call.builtin("other") else {
        return .unknown
      }
      stage.budget.charge(set.count + other.count)
      if let union = set.union(other) { return .builtin(.characterSet(union)) }
      stage.findings.report(
        .error("unsupported-value", at: call.name, "the union with an inverted set is not supported"))
      return .unknown
    },
    .error("NSError.code", "") { .int($0.code) },
    .error("NSError.domain", "") { .string($0.domain) },
    .error("NSError.localizedDescription", "") { .string($0.localizedDescription) },
    // Blanks are passed over.
    .member("Scanner.isAtEnd", "") { _, base, _ in
      guard case .scanner(let text) = base else { return .unknown }
      return .bool(text.utf8.allSatisfy { $0 <= 32 })
    },
    .member("UUID.uuidString", "") { _, base, _ in
      guard case .uuid(let text) = base else { return .unknown }
      return .string(text)
    },
  ]

  private static func error(
    _ name: StaticString, _ signature: StaticString, _ body: @escaping @Sendable (ErrorValue) -> Value
  ) -> Declaration {
    .member(name, signature) { _, base, _ in
      if case .foundationError(let error) = base { body(error) } else { .unknown }
    }
  }

  /// The error that a call makes; nil where the system has a text of its own, or something else is said of it.
  private static func foundationError(_ call: BoundCall, _ userInfo: Value?) -> ErrorValue? {
    var error = ErrorValue(domain: call.string("domain"), code: call.int("code"), text: nil)
    switch userInfo {
    case nil, Value.none?: break
    case .dictionary(let entries)?:
      for entry in entries.entries {
        guard case .string("NSLocalizedDescription") = entry.key, case .string(let text) = entry.value else {
          return nil
        }
        error.text = text
      }
    case .array(let entries)? where entries.isEmpty: break
    default: return nil
    }
    return error.text == nil && error.isOfSystem ? nil : error
  }
}
