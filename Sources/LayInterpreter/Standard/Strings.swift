import LayCatalog
import LayLibrary
import LaySyntax

extension StandardLibrary {
  /// What strings have.
  static let strings: [StandardDeclaration] = [
    .method(
      "data", of: .string,
      [
        // Every encoding is that of UTF-8 here.
        Parameter("using", .any) { _, _, _, _, _ in .void },
        Parameter("allowLossyConversion", .bool, optional: true),
      ]
    ) { _, value, _, _ in
      guard case .string(let text) = value else { return .unknown }
      return .builtin(.data(Array(text.utf8)))
    },
    .method("range", of: .string, [Parameter("of", .string)]) { _, value, arguments, _ in
      guard case .string(let text) = value, case .string(let part) = arguments[0] else { return .unknown }
      let bytes = Array(text.utf8)
      guard !part.isEmpty, let found = TextSearch(part).firstRange(in: bytes) else { return .none }
      let start = String(decoding: bytes[..<found.lowerBound], as: UTF8.self).count
      return .range(IntegerRange(start..<(start + part.count)))
    },
    // The languages that lay knows have the same capital letters.
    .method("uppercased", of: .string, [Parameter("with", .locale, optional: true)]) { _, value, _, _ in
      value.mapText { $0.uppercased() }
    },
    .method("lowercased", of: .string, [Parameter("with", .locale, optional: true)]) { _, value, _, _ in
      value.mapText { $0.lowercased() }
    },
    .method("appending", of: .string, [Parameter("", .string)]) { _, value, arguments, _ in
      guard case .string(let part) = arguments[0] else { return .unknown }
      return value.mapText { $0 + part }
    },
    .method("hasPrefix", of: .string, [Parameter("", .string)]) { _, value, arguments, _ in
      guard case .string(let text) = value, case .string(let part) = arguments[0] else { return .unknown }
      return .bool(text.hasPrefix(part))
    },
    .method("hasSuffix", of: .string, [Parameter("", .string)]) { _, value, arguments, _ in
      guard case .string(let text) = value, case .string(let part) = arguments[0] else { return .unknown }
      return .bool(text.hasSuffix(part))
    },
    .method(
      "replacingOccurrences", of: .string,
      [
        Parameter("of", .string), Parameter("with", .string), .comparing,
        Parameter("range", .any, optional: true),
      ]
    ) {
      _, value, arguments, _ in
      guard case .string(let text) = value, case .string(let part) = arguments[0],
        case .string(let other) = arguments[1], let options = arguments[2].comparison, arguments[3].isAbsent
      else { return .unknown }
      #if !hasFeature(Embedded)
      if options == .caseInsensitive {
        return replacing(part, in: text, with: other).map { .string($0) } ?? .builtin(.opaque)
      }
      #endif
      guard options == [] else { return .unknown }
      return .string(joinedWithinLimit(TextSearch(part).pieces(of: text), separator: other))
    },
    .method("components", of: .string, [Parameter("separatedBy", .separator)]) { _, value, arguments, _ in
      guard case .string(let text) = value else { return .unknown }
      if case .builtin(.characterSet(let set)) = arguments[0] {
        return .array(set.pieces(of: text).map { .string($0) })
      }
      guard case .string(let separator) = arguments[0] else { return .unknown }
      return .array(TextSearch(separator).pieces(of: text).map { .string($0) })
    },
    .method(
      "split", of: .string,
      [
        Parameter("separator", .string), Parameter("maxSplits", .int, optional: true),
        Parameter("omittingEmptySubsequences", .bool, optional: true),
      ]
    ) { _, value, arguments, _ in
      guard case .string(let text) = value, case .string(let separator) = arguments[0] else {
        return .unknown
      }
      let pieces = TextSearch(separator).pieces(
        of: text, maxSplits: arguments[1].lengthOrMaximum, omittingEmpty: arguments[2].isTrueOrMissing)
      return .array(pieces.map { .string($0) })
    },
    .method(
      "compare", of: .string,
      [
        Parameter("", .string), .comparing, Parameter("range", .any, optional: true),
        Parameter("locale", .any, optional: true),
      ]
    ) { _, value, arguments, _ in
      guard let options = arguments[1].comparison, arguments[2].isAbsent else { return .unknown }
      return value.order(beside: arguments[0], options)
    },
    .method("caseInsensitiveCompare", of: .string, [Parameter("", .string)]) { _, value, arguments, _ in
      value.order(beside: arguments[0], .caseInsensitive)
    },
    .method("localizedCaseInsensitiveCompare", of: .string, [Parameter("", .string)]) {
      _, value, arguments, _ in
      value.order(beside: arguments[0], .caseInsensitive)
    },
    .method("localizedCompare", of: .string, [Parameter("", .string)]) { _, value, arguments, _ in
      value.order(beside: arguments[0], .caseInsensitive)
    },
    .method("localizedStandardCompare", of: .string, [Parameter("", .string)]) { _, value, arguments, _ in
      value.order(beside: arguments[0], [.caseInsensitive, .numeric])
    },
    .method("trimmingCharacters", of: .string, [Parameter("in", .characters)]) { _, value, arguments, _ in
      guard case .builtin(.characterSet(let set)) = arguments[0] else { return .unknown }
      return value.mapText { set.trimmed($0) }
    },
    .method("rangeOfCharacter", of: .string, [Parameter("from", .characters)]) { _, value, arguments, _ in
      guard case .string(let text) = value, case .builtin(.characterSet(let set)) = arguments[0] else {
        return .unknown
      }
      return text.unicodeScalars.contains { set.contains($0) } ? .builtin(.opaque) : .none
    },
    .method("localizedCaseInsensitiveContains", of: .string, [Parameter("", .string)]) {
      _, value, arguments, _ in
      guard case .string(let text) = value, case .string(let part) = arguments[0] else { return .unknown }
      let bytes = Array(text.lowercased().utf8)
      return .bool(TextSearch(part.lowercased()).firstRange(in: bytes) != nil)
    },
    .method(
      "padding", of: .string,
      [Parameter("toLength", .int), Parameter("withPad", .string), Parameter("startingAt", .int)]
    ) {
      _, value, arguments, _ in
      guard case .string(let text) = value, case .string(let pad) = arguments[1], !pad.isEmpty else {
        return .unknown
      }
      let length = min(arguments[0].length, Limits.collectionSize)
      var result = String(text.prefix(length))
      let characters = Array(pad)
      var index = arguments[2].length % characters.count
      for _ in 0..<max(0, length - result.count) {
        result.append(characters[index])
        index = (index + 1) % characters.count
      }
      return .string(result)
    },
    .property("capitalized", of: .string) { _, value, _ in value.mapText(capitalized) },
    .property("localizedCapitalized", of: .string) { _, value, _ in value.mapText(capitalized) },
    .property("localizedUppercase", of: .string) { _, value, _ in value.mapText { $0.uppercased() } },
    .property("localizedLowercase", of: .string) { _, value, _ in value.mapText { $0.lowercased() } },
  ]

  /// The methods that change a string in its place.
  static let stringChanges: [StandardDeclaration] = [
    .mutation("append", of: .string, [Parameter("", .string)]) { _, value, arguments, _ in
      guard case .string(let text) = value, case .string(let more) = arguments[0] else { return value }
      return .string(text + more)
    },
    .mutation("append", of: .string, [Parameter("contentsOf", .string)]) {
      _, value, arguments, _ in
      guard case .string(let more) = arguments[0] else { return value }
      return value.mapText { $0 + more }
    },
    .mutation("insert", of: .string, [Parameter("", .string), Parameter("at", .int)]) {
      evaluator, value, arguments, node in
      evaluator.inserting(arguments[0], in: value, at: arguments[1], node)
    },
    .mutation("insert", of: .string, [Parameter("contentsOf", .string), Parameter("at", .int)]) {
      evaluator, value, arguments, node in
      evaluator.inserting(arguments[0], in: value, at: arguments[1], node)
    },
  ]

  /// Each word with an upper-case first letter and lower-case others.
  static func capitalized(_ text: String) -> String {
    var result = ""
    var isInWord = false
    for character in text {
      let isLetter = character.isLetter || character == "'" || character == "’" || character.isNumber
      result += isInWord ? character.lowercased() : isLetter ? character.uppercased() : String(character)
      isInWord = isLetter
    }
    return result
  }
}

extension Evaluator {
  fileprivate func inserting(_ part: Value, in value: Value, at index: Value, _ node: SyntaxID) -> Value {
    guard case .string(let part) = part, case .int(let index) = index else { return value }
    return value.mapText { text in
      guard index >= 0, index <= text.count else {
        _ = outOfRange(index, text.count, node)
        return text
      }
      return text.prefix(index) + part + text.dropFirst(index)
    }
  }
}

extension Value {
  func mapText(_ change: (String) -> String) -> Value {
    guard case .string(let text) = self else { return .unknown }
    return .string(change(text))
  }
}
