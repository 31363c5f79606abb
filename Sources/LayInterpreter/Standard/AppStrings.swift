import LayCatalog
import LayLibrary

// What only apps ask of texts and of scanners: it is not in Embedded Swift.

#if hasFeature(Embedded)
extension StandardLibrary {
  static let appInitializers: [StandardDeclaration] = []
  static let appStrings: [StandardDeclaration] = []
  static let appScanners: [StandardDeclaration] = []
}
#else
extension StandardLibrary {
  static let appInitializers: [StandardDeclaration] = [
    .initializer(of: .string, writtenWith: "decoding") { evaluator, call in
      evaluator.string(call) { value in
        value.bytes.map { .string(String(decoding: $0, as: UTF8.self)) } ?? .builtin(.opaque)
      }
    }
  ]

  static let appStrings: [StandardDeclaration] = [
    .method("capitalized", of: .string, [Parameter("with", .locale)]) { _, value, _, _ in
      value.mapText(capitalized)
    },
    .method("folding", of: .string, [.comparing, Parameter("locale", .locale)]) { _, value, arguments, _ in
      guard case .string(var text) = value, let options = arguments[0].comparison,
        options.isSubset(of: [.caseInsensitive, .diacriticInsensitive])
      else { return .unknown }
      if options.contains(.diacriticInsensitive) { text = withoutAccents(text) }
      if options.contains(.caseInsensitive) { text = text.lowercased() }
      return .string(text)
    },
    .method(
      "addingPercentEncoding", of: .string, [Parameter("withAllowedCharacters", .characters)]
    ) { _, value, arguments, _ in
      guard case .string(let text) = value, case .builtin(.characterSet(let allowed)) = arguments[0] else {
        return .unknown
      }
      return .string(encoded(text, allowed))
    },
    .method(
      "range", of: [.string, .attributed],
      [
        Parameter("of", .string), .comparing, Parameter("range", .any, optional: true),
        Parameter("locale", .any, optional: true),
      ]
    ) { _, value, arguments, _ in
      guard case .string(let part) = arguments[0], let options = arguments[1].comparison,
        options.isSubset(of: [.caseInsensitive, .diacriticInsensitive, .backwards]), arguments[2].isAbsent,
        arguments[3].isAbsent
      else { return .unknown }
      let (text, start): (String, Int)
      switch value {
      case .string(let string): (text, start) = (string, 0)
      case .builtin(.attributed(let attributed)): (text, start) = (attributed.text, attributed.start)
      default: return .unknown
      }
      guard let found = place(of: part, in: text, options) else { return .none }
      return .range(IntegerRange((found.lowerBound + start)..<(found.upperBound + start)))
    },
    .method("enumerateLines", of: .string, [Parameter("invoking", .function)]) {
      evaluator, value, arguments, _ in
      guard case .string(let text) = value else { return .unknown }
      evaluator.budget.charge(text.utf8.count)
      for line in lines(of: text) where evaluator.ends(arguments[0], at: .string(String(line))) { break }
      return .void
    },
    .property("debugDescription", of: [.bool, .int, .double, .string, .array]) { evaluator, value, _ in
      .string(evaluator.debugDescription(of: value))
    },
    .property("removingPercentEncoding", of: .string) { _, value, _ in
      guard case .string(let text) = value else { return .unknown }
      return decoded(text).map { .string($0) } ?? .none
    },
  ]

  static let appScanners: [StandardDeclaration] = [
    .linked("scanDouble", of: .scanner) { evaluator, value, link, scope in
      evaluator.scanNumber(value, link, scope) { Double($0).map { .double($0) } }
    },
    .linked("scanInt", of: .scanner) { evaluator, value, link, scope in
      evaluator.scanNumber(value, link, scope, isWhole: true) { Int($0).map { .int($0) } }
    },
  ]

  /// What stands between a text's line breaks; behind the last there is no line.
  private static func lines(of text: String) -> [Substring] {
    var lines = text.split(omittingEmptySubsequences: false) {
      $0.isNewline && $0 != "\u{B}" && $0 != "\u{C}"
    }
    if lines.last?.isEmpty ?? false { lines.removeLast() }
    return lines
  }

  /// Where a text has a part, by characters.
  private static func place(of part: String, in text: String, _ options: TextComparison) -> Range<Int>? {
    func folded(_ text: String) -> [UInt8] {
      let text = options.contains(.diacriticInsensitive) ? withoutAccents(text) : text
      return Array((options.contains(.caseInsensitive) ? text.lowercased() : text).utf8)
    }
    let (bytes, wanted) = (folded(text), folded(part))
    guard !wanted.isEmpty else { return nil }
    let first: Int?
    if options.contains(.backwards) {
      // The last place is the first from the other end.
      let found = TextSearch(Array(wanted.reversed())).firstRange(in: Array(bytes.reversed()))
      first = found.map { bytes.count - $0.upperBound }
    } else {
      first = TextSearch(wanted).firstRange(in: bytes)?.lowerBound
    }
    return first.map {
      let start = String(decoding: bytes[..<$0], as: UTF8.self).count
      return start..<(start + part.count)
    }
  }

  /// A text with another one in place of each part, in capitals or not; nil where letters change their length with their
  /// case: places of one text are none of the other then.
  static func replacing(_ part: String, in text: String, with other: String) -> String? {
    if part.isEmpty { return text }
    let lowered = text.lowercased()
    guard lowered.utf8.count == text.utf8.count else { return nil }
    let bytes = Array(text.utf8)
    let search = TextSearch(part.lowercased())
    let folded = Array(lowered.utf8)
    var result = ""
    var start = 0
    while let found = search.firstRange(in: folded, from: start), result.utf8.count < Limits.collectionSize {
      result += String(decoding: bytes[start..<found.lowerBound], as: UTF8.self) + other
      start = found.upperBound
    }
    return result + String(decoding: bytes[start...], as: UTF8.self)
  }

  /// Every byte of a character that is not allowed, or not of ASCII, as `%` with two digits.
  private static func encoded(_ text: String, _ allowed: CharacterSetValue) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      if scalar.isASCII, allowed.contains(scalar) {
        result.unicodeScalars.append(scalar)
        continue
      }
      for byte in String(Character(scalar)).utf8 {
        let digits = String(byte, radix: 16, uppercase: true)
        result += digits.utf8.count < 2 ? "%0" + digits : "%" + digits
      }
    }
    return result
  }

  /// nil where a `%` has no two digits behind it, or the bytes are no text.
  private static func decoded(_ text: String) -> String? {
    var bytes: [UInt8] = []
    let written = Array(text.utf8)
    var index = 0
    while index < written.count {
      guard written[index] == UInt8(ascii: "%") else {
        bytes.append(written[index])
        index += 1
        continue
      }
      guard index + 2 < written.count,
        let byte = UInt8(String(decoding: written[(index + 1)...(index + 2)], as: UTF8.self), radix: 16)
      else { return nil }
      bytes.append(byte)
      index += 3
    }
    return String(validating: bytes, as: UTF8.self)
  }
}

extension Evaluator {
  /// The number that a scanner's text begins with, behind blanks, which it then has behind it; nil where there is none.
  fileprivate func scanNumber(
    _ value: Value, _ link: Chain.Link, _ scope: Scope, isWhole: Bool = false,
    _ number: (Substring) -> Value?
  ) -> Value? {
    guard case .builtin(.scanner(let text)) = value, plan(link.node).arguments.isEmpty else { return nil }
    budget.charge(text.utf8.count)
    let rest = text.drop { $0.isWhitespace }
    var end = rest.startIndex
    var hasPoint = isWhole
    while end < rest.endIndex {
      let isSign = end == rest.startIndex && (rest[end] == "-" || rest[end] == "+")
      let isPoint = !hasPoint && rest[end] == "."
      guard isSign || isPoint || ("0"..."9").contains(rest[end]) else { break }
      if isPoint { hasPoint = true }
      end = rest.index(after: end)
    }
    guard let found = number(rest[..<end]) else { return Value.none }
    store(.builtin(.scanner(String(rest[end...]))), inReceiverOf: link, scope)
    return found
  }
}
#endif
