import LayCatalog
import LayLibrary
import LaySyntax

#if hasFeature(Embedded)
// The playground has no data.
extension StandardLibrary {
  static let decoders: [StandardDeclaration] = []
  static let decodingContainers: [StandardDeclaration] = []
  static let decodingProperties: [StandardDeclaration] = []
}
#else
extension StandardLibrary {
  /// `decoder.decode(Item.self, from: data)`
  static let decoders: [StandardDeclaration] = [
    .linked("decode", of: .decoder) { evaluator, value, link, scope in
      evaluator.decode(value, link, scope)
    }
  ]
}
#endif

/// Values of the file's types and of Swift's read from JSON, by the rules of Swift's `Decodable`: a type's own
/// `init(from:)`, else its stored properties by their names or by its `CodingKeys`.
///
/// What does not fit is thrown: one of the errors of `DecodingError`, by its name.
extension Evaluator {
  fileprivate func decode(_ value: Value, _ link: Chain.Link, _ scope: Scope) -> Value? {
    guard case .builtin(.decoderSettings(let settings)) = value else { return nil }
    let arguments = plan(link.node).arguments
    guard arguments.count >= 2, arguments[0].label.isEmpty, arguments[1].label == "from" else { return nil }
    let wanted = evaluate(arguments[0].expression, scope)
    let data = evaluate(arguments[1].expression, scope)
    guard state.failure.thrown == nil else { return .unknown }
    guard case .metatype(let type) = wanted, case .builtin(.data(let bytes)) = data, pass.entersDeclarations
    else {
      return wanted.metatype.map { stand(in: $0, for: .empty) } ?? .unknown
    }
    budget.charge(bytes.count << 2)
    guard hasSteps(at: link.node) else { return .unknown }
    guard let json = JSONValue(bytes, allowsTrailingCommas: true) else {
      return throwDecoding(.dataCorrupted, "the data is no JSON")
    }
    return decoded(json, as: type, settings, at: link.node)
  }

  enum DecodingFault: String { case keyNotFound, valueNotFound, typeMismatch, dataCorrupted }

  /// Throws one of the errors of `DecodingError`.
  func throwDecoding(_ fault: DecodingFault, _ reason: String) -> Value {
    let name = symbols.intern(fault.rawValue)
    state.symbols.insert(name)
    state.failure.thrown = .placeholder(name)
    state.failure.reason = reason
    return .unknown
  }

  private func mismatch(_ json: JSONValue, _ type: Type) -> Value {
    if case .null = json {
      return throwDecoding(.valueNotFound, "null stands where a value of type \(name(of: type)) is expected")
    }
    return throwDecoding(
      .typeMismatch, "\(json.kind) stands where a value of type \(name(of: type)) is expected")
  }

  /// What a JSON value is as a value of a type; unknown where an error is thrown.
  func decoded(_ json: JSONValue, as type: Type, _ settings: DecoderSettings, at node: SyntaxID) -> Value {
    guard state.failure.thrown == nil, step(at: node), hasStack(at: node) else { return .unknown }
    switch (type, json) {
    case (.optional, .null): return .none
    case (.optional(let wrapped), _): return decoded(json, as: wrapped, settings, at: node)
    case (.any, _): return plainValue(json)
    case (.string, .string(let text)): return stage.counted(.string(text), at: syntax.range(node))
    case (.bool, .bool(let flag)): return .bool(flag)
    case (.double, .number(let number)): return .double(number)
    case (.int, .number(let number)):
      return Int(exactly: number).map { .int($0) }
        ?? throwDecoding(.dataCorrupted, "\(number) does not fit an Int")
    case (.builtin(let builtin), _): return decoded(json, as: builtin, settings)
    case (.array(let element), .array(let parts)):
      return stage.counted(.array(elements(parts, as: element, settings, at: node)), at: syntax.range(node))
    case (.set(let element), .array(let parts)):
      return stage.counted(set(of: elements(parts, as: element, settings, at: node)), at: syntax.range(node))
    case (.range(.double), .array(let bounds)) where bounds.count == 2:
      let ends = elements(bounds, as: .double, settings, at: node)
      guard ends.count == 2, case .double(let lower) = ends[0], case .double(let upper) = ends[1] else {
        return .unknown
      }
      return lower <= upper
        ? .interval(lower: lower, upper: upper)
        : throwDecoding(.dataCorrupted, "a range begins behind its end")
    case (.dictionary(let key, let value), .object(let members)):
      var dictionary = DictionaryValue([])
      for (name, part) in members.sorted(by: { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }) {
        let value = decoded(part, as: value, settings, at: node)
        guard state.failure.thrown == nil else { return .unknown }
        if key.isInt {
          guard let number = Int(name) else {
            return throwDecoding(.typeMismatch, "the key '\(name)' is no Int")
          }
          dictionary.append(.int(number), value)
        } else {
          dictionary.append(.string(name), value)
        }
      }
      return stage.counted(.dictionary(dictionary), at: syntax.range(node))
    case (.declared(let id), _): return decoded(json, as: id, settings, at: node)
    default: return mismatch(json, type)
    }
  }

  private func elements(
    _ parts: [JSONValue], as type: Type, _ settings: DecoderSettings, at node: SyntaxID
  ) -> [Value] {
    var elements: [Value] = []
    elements.reserveCapacity(parts.count)
    for part in parts {
      elements.append(decoded(part, as: type, settings, at: node))
      if state.failure.thrown != nil { break }
    }
    return elements
  }

  /// What is read where the type is not known.
  func plainValue(_ json: JSONValue) -> Value {
    switch json {
    case .null: .none
    case .bool(let flag): .bool(flag)
    case .number(let number): Int(exactly: number).map { .int($0) } ?? .double(number)
    case .string(let text): .string(text)
    case .array, .object: .unknown
    }
  }

  private func decoded(_ json: JSONValue, as type: BuiltinType, _ settings: DecoderSettings) -> Value {
    switch (type, json) {
    case (.date, _): return date(json, settings.dates)
    case (.url, .string(let text)):
      return URLValue(text).map { .builtin(.url($0)) } ?? throwDecoding(.dataCorrupted, "'\(text)' is no URL")
    case (.uuid, .string(let text)) where text.utf8.count == 36: return .builtin(.uuid(text.uppercased()))
    case (.data, .string(let text)):
      return Base64.bytes(text).map { .builtin(.data($0)) }
        ?? throwDecoding(.dataCorrupted, "a text is no base64")
    #if !hasFeature(Embedded)
    // Foundation takes the digits as they are written: the shortest that are the number.
    case (.decimal, .number(let number)):
      return DecimalNumber(number.description).map { .builtin(.decimal($0)) } ?? .unknown
    #endif
    case (.float, .number(let number)): return .builtin(.float(Float(number)))
    case (_, .number(let number)) where type.isInteger:
      guard number == number.rounded(.towardZero), let made = SizedInteger(type, number) else {
        return throwDecoding(.dataCorrupted, "\(number) does not fit a value of type \(type.name)")
      }
      return .builtin(.integer(made))
    case (.opaque, _): return .builtin(.opaque)
    default: return mismatch(json, .builtin(type))
    }
  }

  private func date(_ json: JSONValue, _ strategy: CodingStrategy) -> Value {
    switch (strategy, json) {
    case (.plain, .number(let seconds)): return .builtin(.date(seconds))
    // From the first of 1970 to that of 2001.
    case (.secondsSince1970, .number(let seconds)): return .builtin(.date(seconds - 978_307_200))
    case (.millisecondsSince1970, .number(let count)): return .builtin(.date(count / 1000 - 978_307_200))
    case (.iso8601, .string(let text)):
      return stage.isoMoment(text).map { .builtin(.date($0)) }
        ?? throwDecoding(.dataCorrupted, "'\(text)' is no date of ISO 8601")
    case (.formatted(let formatter), .string(let text)):
      return stage.moment(text, formatter).map { .builtin(.date($0)) }
        ?? throwDecoding(.dataCorrupted, "'\(text)' is no date as the formatter writes it")
    case (.custom, _): return .builtin(.opaque)
    default: return mismatch(json, .builtin(.date))
    }
  }

  // MARK: The file's types

  private func decoded(
    _ json: JSONValue, as id: TypeID, _ settings: DecoderSettings, at node: SyntaxID
  ) -> Value {
    if let initializer = decodingInitializer(of: id) {
      let decoder = DecodingValue(.decoder, json, settings)
      let call = BoundCall(
        signature: declarations[initializer].signature, values: [.builtin(.decoding(decoder))],
        name: syntax.range(node))
      return run(initializer: initializer, of: id, call, node)
    }
    switch declarations[id].kind {
    case .enumeration: return decodedCase(json, of: id, settings, at: node)
    case .structure: break
    case .protocolType, .extended: return .unknown
    }
    // A struct that is its raw value.
    if let index = rawValueIndex(of: id),
      isOptionSet(id) || inherits(declarations[id].conformances, from: "RawRepresentable")
    {
      var fields = initialFields(of: id)
      fields[index] = decoded(json, as: declarations[id].properties[index].type, settings, at: node)
      return state.failure.thrown == nil ? .instance(instance(of: id, fields)) : .unknown
    }
    guard case .object(let object) = json else { return mismatch(json, .declared(id)) }
    let members = members(of: object, settings)
    let keys = codingKeys(of: id)
    var fields = initialFields(of: id)
    for (index, property) in declarations[id].properties.enumerated() where index < fields.count {
      // A constant with a value keeps it.
      guard property.isVariable || property.initializer.isNone, isCoded(property) else { continue }
      var name = symbols[property.name]
      if let keys {
        guard let key = declarations[keys].cases.first(where: { $0.name == property.name }) else { continue }
        if case .string(let written) = key.rawValue { name = written }
      }
      let part = members[name]
      if property.type.isOptional {
        guard let part, part != .null else {
          fields[index] = .none
          continue
        }
        fields[index] = decoded(part, as: property.type, settings, at: node)
      } else {
        guard let part else {
          return throwDecoding(.keyNotFound, "there is no '\(name)' for a \(declarations[id].name)")
        }
        fields[index] = decoded(part, as: property.type, settings, at: node)
      }
      guard state.failure.thrown == nil else { return .unknown }
    }
    return .instance(instance(of: id, fields))
  }

  private func isCoded(_ property: StoredProperty) -> Bool {
    if case .plain = property.wrapper { return true }
    return false
  }

  /// `init(from decoder: Decoder)`
  private func decodingInitializer(of id: TypeID) -> FunctionID? {
    initializers(of: id).first {
      let parameters = declarations[$0].signature.parameters
      return parameters.count == 1 && parameters[0].label == "from"
        && parameters[0].type == .builtin(.decoder)
    }
  }

  private func codingKeys(of id: TypeID) -> TypeID? {
    guard let symbol = symbols.find("CodingKeys"), case .type(let keys)? = declarations[id].statics[symbol],
      declarations[keys].kind == .enumeration
    else { return nil }
    return keys
  }

  /// A case by its raw value, or by its name with what it holds.
  private func decodedCase(
    _ json: JSONValue, of id: TypeID, _ settings: DecoderSettings, at node: SyntaxID
  ) -> Value {
    let cases = declarations[id].cases
    if let first = cases.first, !first.rawValue.isNil {
      let raw = decoded(json, as: valueType(first.rawValue), settings, at: node)
      guard state.failure.thrown == nil else { return .unknown }
      guard let found = cases.first(where: { equal($0.rawValue, raw) == true }) else {
        return throwDecoding(
          .dataCorrupted, "\(declarations[id].name) has no case of the value \(description(of: raw))")
      }
      return .enumCase(EnumValue(type: id, name: found.name, associated: []))
    }
    guard case .object(let members) = json, members.count == 1, let member = members.first,
      let found = cases.first(where: { symbols[$0.name] == member.key })
    else {
      return throwDecoding(.typeMismatch, "this is no case of \(declarations[id].name)")
    }
    var associated: [Value] = []
    for (place, parameter) in found.signature.parameters.enumerated() {
      let name = parameter.label.isEmpty ? "_\(place)" : parameter.label
      guard let part = member.value[name] else {
        if parameter.type.isOptional {
          associated.append(.none)
          continue
        }
        return throwDecoding(.keyNotFound, "there is no '\(name)' for '\(member.key)'")
      }
      associated.append(decoded(part, as: parameter.type, settings, at: node))
      guard state.failure.thrown == nil else { return .unknown }
    }
    return .enumCase(EnumValue(type: id, name: found.name, associated: associated))
  }
}

extension Evaluator {
  /// The members of an object by the names that keys have: written in another way where the decoder says so.
  func members(of object: [String: JSONValue], _ settings: DecoderSettings) -> [String: JSONValue] {
    guard settings.keys == .snakeCase else { return object }
    budget.charge(object.count << 3)
    var members: [String: JSONValue] = [:]
    // Of two that come to the same name, always the same one counts.
    for name in object.keys.sorted(by: { $0.utf8.lexicographicallyPrecedes($1.utf8) }) {
      let key = Self.camelCased(name)
      if members[key] == nil { members[key] = object[name] }
    }
    return members
  }

  /// `created_at` as `createdAt`; underscores at either end stay.
  private static func camelCased(_ key: String) -> String {
    let leading = key.prefix { $0 == "_" }
    let trailing = key.reversed().prefix { $0 == "_" }.count
    guard leading.count < key.count else { return key }
    let words = key.dropFirst(leading.count).dropLast(trailing).split(separator: "_")
    guard let first = words.first else { return key }
    let rest = words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst().lowercased() }
    let start = words.count == 1 ? String(first) : first.lowercased()
    return String(leading) + start + rest.joined() + String(repeating: "_", count: trailing)
  }
}

extension JSONValue {
  /// In words.
  fileprivate var kind: String {
    switch self {
    case .null: "null"
    case .bool: "a truth value"
    case .number: "a number"
    case .string: "a text"
    case .array: "a list"
    case .object: "an object"
    }
  }
}

extension Value {
  fileprivate var metatype: Type? { if case .metatype(let type) = self { type } else { nil } }
}
