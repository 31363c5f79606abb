import LayCatalog
import LaySyntax

#if !hasFeature(Embedded)
extension StandardLibrary {
  /// What `init(from decoder: Decoder)` asks: the decoder and its containers.
  static let decodingContainers: [StandardDeclaration] = [
    .linked("container", of: .decoding) { $0.container($1, $2, $3) },
    .linked("unkeyedContainer", of: .decoding) { evaluator, value, _, _ in
      evaluator.listContainer(value.decoding)
    },
    .linked("singleValueContainer", of: .decoding) { _, value, _, _ in
      value.decoding.map { .builtin(.decoding(DecodingValue(.single, $0.json, $0.settings))) }
    },
    .linked("nestedContainer", of: .decoding) { $0.nestedContainer($1, $2, $3) },
    .linked("nestedUnkeyedContainer", of: .decoding) { evaluator, value, link, scope in
      evaluator.part(value, link, scope, isRequired: true).map {
        evaluator.listContainer($0.map { DecodingValue(.decoder, $0.json, $0.settings) }) ?? .unknown
      }
    },
    .linked("superDecoder", of: .decoding) { _, value, _, _ in
      value.decoding.map { .builtin(.decoding(DecodingValue(.decoder, $0.json, $0.settings))) }
    },
    .linked("contains", of: .decoding) { evaluator, value, link, scope in
      evaluator.part(value, link, scope, isRequired: false).map { .bool($0 != nil) }
    },
    .linked("decodeNil", of: .decoding) { evaluator, value, link, scope in
      guard let container = value.decoding else { return nil }
      if container.kind == .single { return .bool(container.json == .null) }
      return evaluator.part(value, link, scope, isRequired: false).map { .bool($0?.json ?? .null == .null) }
    },
    .linked("decode", of: .decoding) { $0.decodePart($1, $2, $3, isRequired: true) },
    .linked("decodeIfPresent", of: .decoding) { $0.decodePart($1, $2, $3, isRequired: false) },
  ]

  static let decodingProperties: [StandardDeclaration] = [
    .property("allKeys", of: .decoding) { evaluator, value, _ in
      guard let container = value.decoding, case .object(let members) = container.json,
        case .declared(let keys) = container.keys
      else { return .array([]) }
      let cases = evaluator.declarations[keys].cases.filter {
        members[evaluator.key(of: $0)] != nil
      }
      return .array(cases.map { .enumCase(EnumValue(type: keys, name: $0.name, associated: [])) })
    },
    .property("codingPath", of: .decoding) { _, _, _ in .array([]) },
    .property("count", of: .decoding) { _, value, _ in .int(value.decoding?.json.elements.count ?? 0) },
    .property("currentIndex", of: .decoding) { _, value, _ in .int(value.decoding?.position ?? 0) },
    .property("isAtEnd", of: .decoding) { _, value, _ in
      .bool(value.decoding.map { $0.position >= $0.json.elements.count } ?? true)
    },
    .property("userInfo", of: .decoding) { _, _, _ in .dictionary(DictionaryValue([])) },
  ]
}
#endif

extension Value {
  fileprivate var decoding: DecodingValue? {
    if case .builtin(.decoding(let value)) = self { value } else { nil }
  }
}

/// A part of what is decoded, with its key.
struct DecodedPart {
  var json: JSONValue
  var settings: DecoderSettings
}

extension Evaluator {
  /// `decoder.container(keyedBy: CodingKeys.self)`
  fileprivate func container(_ value: Value, _ link: Chain.Link, _ scope: Scope) -> Value? {
    guard let decoder = value.decoding, let argument = plan(link.node).arguments.first else { return nil }
    return keyed(decoder.json, decoder.settings, argument, scope)
  }

  private func keyed(
    _ json: JSONValue, _ settings: DecoderSettings, _ argument: CallPlan.Argument, _ scope: Scope
  ) -> Value {
    guard case .object(let object) = json else {
      return throwDecoding(.typeMismatch, "an object is expected, with keys")
    }
    var keys = Type.any
    if case .metatype(let type) = evaluate(argument.expression, scope) { keys = type }
    return .builtin(
      .decoding(DecodingValue(.keyed, .object(members(of: object, settings)), settings, keys: keys)))
  }

  fileprivate func listContainer(_ decoder: DecodingValue?) -> Value? {
    guard let decoder else { return state.failure.thrown == nil ? nil : .unknown }
    guard case .array = decoder.json else { return throwDecoding(.typeMismatch, "a list is expected") }
    return .builtin(.decoding(DecodingValue(.list, decoder.json, decoder.settings)))
  }

  /// `container.nestedContainer(keyedBy: Keys.self, forKey: .owner)`
  fileprivate func nestedContainer(_ value: Value, _ link: Chain.Link, _ scope: Scope) -> Value? {
    guard let argument = plan(link.node).arguments.first,
      let part = part(value, link, scope, isRequired: true)
    else { return nil }
    return part.map { keyed($0.json, $0.settings, argument, scope) } ?? .unknown
  }

  func key(of enumCase: EnumCase) -> String {
    if case .string(let text) = enumCase.rawValue { return text }
    return symbols[enumCase.name]
  }

  /// The text of a coding key.
  private func text(ofKey value: Value) -> String? {
    switch value {
    case .string(let text): return text
    case .enumCase(let key):
      return declarations[key.type].cases.first { $0.name == key.name }.map { self.key(of: $0) }
    case .instance(let instance):
      guard let symbol = symbols.find("stringValue"),
        case .string(let text) = member(symbol, of: value, declarations[instance.type].syntax, fileScope)
      else { return nil }
      return text
    default: return nil
    }
  }

  /// The part that a call means: that of its key, or the next of a list, or the whole.
  /// - Returns: nil for a call that is another; no part where there is none, which is thrown where it is required.
  fileprivate func part(
    _ value: Value, _ link: Chain.Link, _ scope: Scope, isRequired: Bool
  ) -> DecodedPart?? {
    guard let container = value.decoding else { return nil }
    let arguments = plan(link.node).arguments
    switch container.kind {
    case .decoder, .single: return .some(DecodedPart(json: container.json, settings: container.settings))
    case .list:
      let elements = container.json.elements
      guard container.position < elements.count else {
        if isRequired { _ = throwDecoding(.valueNotFound, "the list has no more elements") }
        return .some(nil)
      }
      let part = elements[container.position]
      container.position += 1
      return .some(DecodedPart(json: part, settings: container.settings))
    case .keyed:
      let written = arguments.first { $0.label == "forKey" } ?? arguments.last
      guard let written,
        let key = text(ofKey: evaluate(written.expression, scope, expecting: container.keys)),
        case .object(let members) = container.json
      else { return nil }
      guard let part = members[key] else {
        if isRequired { _ = throwDecoding(.keyNotFound, "there is no '\(key)'") }
        return .some(nil)
      }
      return .some(DecodedPart(json: part, settings: container.settings))
    }
  }

  /// `container.decode(Int.self, forKey: .count)`
  fileprivate func decodePart(
    _ value: Value, _ link: Chain.Link, _ scope: Scope, isRequired: Bool
  ) -> Value? {
    guard let argument = plan(link.node).arguments.first, argument.label.isEmpty,
      let part = part(value, link, scope, isRequired: isRequired)
    else { return nil }
    guard let part else { return isRequired ? .unknown : Value.none }
    if !isRequired, part.json == .null { return Value.none }
    guard case .metatype(let type) = evaluate(argument.expression, scope) else { return .unknown }
    return decoded(part.json, as: type, part.settings, at: link.node)
  }
}
