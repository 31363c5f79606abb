import LayCatalog
import LaySyntax
import LayViews

// Bytes, and what decoders are set to. What is decoded is found out by the evaluator, which knows the types of the file.

#if hasFeature(Embedded)
// The playground has no data.
extension Declaration {
  static let codingInitializers: [Declaration] = []
  static let codingStatics: [Declaration] = []
  static let codingMembers: [Declaration] = []
}
#else
extension Declaration {
  static let codingInitializers: [Declaration] = [
    .value("Data", "()") { _, _ in .builtin(.data([])) },
    .value("Data", "(_ elements: Any)") { stage, call in stage.data(of: call.value("elements") ?? .unknown) },
    .value("Data", "(base64Encoded: Any, options: Any = 0)") { _, call in
      let text: String
      switch call.value("base64Encoded") {
      case .string(let written)?: text = written
      case .builtin(.data(let bytes))?: text = String(decoding: bytes, as: UTF8.self)
      case let other: return other ?? .unknown
      }
      return Base64.bytes(text).map { .builtin(.data($0)) } ?? .none
    },
    .value("Data", "(contentsOf: Any, options: Any = 0)") { stage, call in
      stage.content(of: call.value("contentsOf") ?? .unknown)
    },
    .value("Data", "(bytes: Any, count: Int)") { _, call in
      guard let bytes = call.value("bytes")?.bytes, case let count = call.int("count"), count >= 0 else {
        return .builtin(.opaque)
      }
      return .builtin(.data(Array(bytes.prefix(count))))
    },
    // Room alone: there is nothing in it.
    .value("Data", "(capacity: Int)") { _, _ in .builtin(.data([])) },
    .value("Data", "(count: Int)") { stage, call in stage.data(repeating: 0, count: call.int("count")) },
    .value("Data", "(repeating: Any, count: Int)") { stage, call in
      guard let byte = call.value("repeating")?.wholeNumber.flatMap({ UInt8(exactly: $0) }) else {
        return .builtin(.opaque)
      }
      return stage.data(repeating: byte, count: call.int("count"))
    },
    .value("JSONDecoder", "()") { _, _ in .builtin(.decoderSettings(DecoderSettings())) },
  ]

  static let codingStatics: [Declaration] = [
    .strategy("JSONDecoder.Strategy.base64", .plain),
    .strategy("JSONDecoder.Strategy.convertFromSnakeCase", .snakeCase),
    .value("JSONDecoder.Strategy.custom", "(_ decode: Any)") { _, _ in .builtin(.codingStrategy(.custom)) },
    .strategy("JSONDecoder.Strategy.deferredToData", .plain),
    .strategy("JSONDecoder.Strategy.deferredToDate", .plain),
    .value("JSONDecoder.Strategy.formatted", "(_ formatter: DateFormatter)") { _, call in
      guard case .formatter(let formatter)? = call.builtin("formatter") else { return .builtin(.opaque) }
      return .builtin(.codingStrategy(.formatted(formatter)))
    },
    .strategy("JSONDecoder.Strategy.iso8601", .iso8601),
    .strategy("JSONDecoder.Strategy.millisecondsSince1970", .millisecondsSince1970),
    .strategy("JSONDecoder.Strategy.secondsSince1970", .secondsSince1970),
    .strategy("JSONDecoder.Strategy.useDefaultKeys", .plain),
  ]

  static let codingMembers: [Declaration] = [
    .data("Data.base64EncodedString", "(options: Any = 0)") { .string(Base64.text($0)) },
    .data("Data.count", "") { .int($0.count) },
    .data("Data.first", "") { bytes in
      bytes.first.map { .builtin(.integer(SizedInteger(.uint8, truncating: Int($0)))) } ?? .none
    },
    .data("Data.isEmpty", "") { .bool($0.isEmpty) },
  ]

  private static func data(
    _ name: StaticString, _ signature: StaticString, _ body: @escaping @Sendable ([UInt8]) -> Value
  ) -> Declaration {
    .member(name, signature) { stage, base, _ in
      guard case .data(let bytes) = base else { return .unknown }
      stage.budget.charge(bytes.count)
      return body(bytes)
    }
  }

  private static func strategy(_ name: StaticString, _ strategy: CodingStrategy) -> Declaration {
    .value(name, "") { _, _ in .builtin(.codingStrategy(strategy)) }
  }
}
#endif

extension Stage {
  /// The moment that a text of ISO 8601 gives.
  package func isoMoment(_ text: String) -> Double? {
    for pattern in ["yyyy-MM-dd'T'HH:mm:ssZ", "yyyy-MM-dd'T'HH:mm:ss.SZ", "yyyy-MM-dd"] {
      if let moment = DateParser.moment(text, pattern, CalendarValue(), .english) { return moment }
    }
    return nil
  }

  /// The moment that a text gives in the pattern of a formatter.
  package func moment(_ text: String, _ formatter: FormatterValue) -> Double? {
    guard case .builtin(.date(let moment)) = date(text, formatter) else { return nil }
    return moment
  }

  /// The bytes of a text, or of a list of numbers.
  fileprivate func data(of value: Value) -> Value {
    switch value {
    case .string(let text): return .builtin(.data(Array(text.utf8)))
    default: return .builtin(value.bytes.map { .data($0) } ?? .opaque)
    }
  }

  fileprivate func data(repeating byte: UInt8, count: Int) -> Value {
    guard count >= 0, count <= Limits.collectionSize else { return .unknown }
    budget.charge(count)
    return .builtin(.data(Array(repeating: byte, count: count)))
  }

  /// The bytes of a file among the resources; not known for any other.
  /// - Parameter place: Its address, or its path.
  package func content(of place: Value) -> Value {
    let path: String
    switch place {
    case .string(let written): path = written
    case .builtin(.url(let url)): path = url.path
    default: return .builtin(.opaque)
    }
    return .builtin(assets.content(ofBundled: path).map { .data($0) } ?? .opaque)
  }
}
