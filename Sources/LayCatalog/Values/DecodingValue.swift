import LaySyntax

/// What a JSON decoder was set to.
package struct DecoderSettings: Sendable, Equatable {
  package var dates = CodingStrategy.plain
  package var keys = CodingStrategy.plain
  package var data = CodingStrategy.plain

  package init() {}
}

/// How a coder reads dates, data or keys: `.iso8601`, `.convertFromSnakeCase`.
package enum CodingStrategy: Sendable, Equatable {
  /// As they are without a word: dates in seconds since the first of 2001, data as base64, keys as they are written.
  case plain
  case iso8601, secondsSince1970, millisecondsSince1970
  case snakeCase
  indirect case formatted(FormatterValue)
  /// By code that is not run.
  case custom
}

/// What code that decodes itself is given: a decoder or one of its containers. Each is equal to itself alone.
package final class DecodingValue: @unchecked Sendable, Equatable {
  package enum Kind: Sendable { case decoder, keyed, list, single }

  package let kind: Kind
  package let json: JSONValue
  package let settings: DecoderSettings
  /// The type of its keys.
  package let keys: Type
  /// How many elements of a list have been read.
  @exclusivity(unchecked) package var position = 0

  package init(_ kind: Kind, _ json: JSONValue, _ settings: DecoderSettings, keys: Type = .any) {
    self.kind = kind
    self.json = json
    self.settings = settings
    self.keys = keys
  }

  package static func == (a: DecodingValue, b: DecodingValue) -> Bool { a === b }
}
