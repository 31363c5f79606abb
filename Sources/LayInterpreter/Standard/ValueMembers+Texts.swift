import LayCatalog
import LayLibrary
import LaySyntax
import LayViews

/// The methods of strings and numbers.
extension ValueMethod {
  nonisolated(unsafe) static let texts: [ValueMethod] = [
    ValueMethod("uppercased", .string) { _, value, _, _ in value.mapText { $0.uppercased() } },
    ValueMethod("lowercased", .string) { _, value, _, _ in value.mapText { $0.lowercased() } },
    ValueMethod("appending", .string, [Parameter("", .string)]) { _, value, arguments, _ in
      guard case .string(let part) = arguments[0] else { return .unknown }
      return value.mapText { $0 + part }
    },
    ValueMethod("hasPrefix", .string, [Parameter("", .string)]) { _, value, arguments, _ in
      guard case .string(let text) = value, case .string(let part) = arguments[0] else { return .unknown }
      return .bool(text.hasPrefix(part))
    },
    ValueMethod("hasSuffix", .string, [Parameter("", .string)]) { _, value, arguments, _ in
      guard case .string(let text) = value, case .string(let part) = arguments[0] else { return .unknown }
      return .bool(text.hasSuffix(part))
    },
    ValueMethod("replacingOccurrences", .string, [Parameter("of", .string), Parameter("with", .string)]) {
      _, value, arguments, _ in
      guard case .string(let text) = value, case .string(let part) = arguments[0],
        case .string(let other) = arguments[1]
      else { return .unknown }
      return .string(joinedWithinLimit(TextSearch(part).pieces(of: text), separator: other))
    },
    ValueMethod("components", .string, [Parameter("separatedBy", .separator)]) { _, value, arguments, _ in
      guard case .string(let text) = value else { return .unknown }
      if case .builtin(.characterSet(let set)) = arguments[0] {
        return .array(set.pieces(of: text).map { .string($0) })
      }
      guard case .string(let separator) = arguments[0] else { return .unknown }
      return .array(TextSearch(separator).pieces(of: text).map { .string($0) })
    },
    ValueMethod(
      "split", .string,
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
    comparison("compare") { $0 },
    comparison("caseInsensitiveCompare") { $0.lowercased() },
    comparison("localizedCaseInsensitiveCompare") { $0.lowercased() },
    comparison("localizedCompare") { $0.lowercased() },
    comparison("localizedStandardCompare") { $0.lowercased() },
    ValueMethod("trimmingCharacters", .string, [Parameter("in", .characters)]) { _, value, arguments, _ in
      guard case .builtin(.characterSet(let set)) = arguments[0] else { return .unknown }
      return value.mapText { set.trimmed($0) }
    },
    ValueMethod("rangeOfCharacter", .string, [Parameter("from", .characters)]) { _, value, arguments, _ in
      guard case .string(let text) = value, case .builtin(.characterSet(let set)) = arguments[0] else {
        return .unknown
      }
      return text.unicodeScalars.contains { set.contains($0) } ? .builtin(.opaque) : .none
    },
    ValueMethod("localizedCaseInsensitiveContains", .string, [Parameter("", .string)]) {
      _, value, arguments, _ in
      guard case .string(let text) = value, case .string(let part) = arguments[0] else { return .unknown }
      let bytes = Array(text.lowercased().utf8)
      return .bool(TextSearch(part.lowercased()).firstRange(in: bytes) != nil)
    },
    ValueMethod(
      "padding", .string,
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
  ]

  /// A method that tells which of two strings comes first.
  private static func comparison(_ name: String, _ key: @escaping (String) -> String) -> ValueMethod {
    ValueMethod(name, .string, [Parameter("", .string)]) { _, value, arguments, _ in
      guard case .string(let text) = value, case .string(let other) = arguments[0] else { return .unknown }
      let (a, b) = (key(text), key(other))
      let result: ComparisonResult = a < b ? .orderedAscending : a == b ? .orderedSame : .orderedDescending
      return .builtin(.option(.comparisonResult, result.position))
    }
  }

  nonisolated(unsafe) static let numbers: [ValueMethod] = [
    ValueMethod("signum", .int) { _, value, _, _ in
      guard case .int(let number) = value else { return .unknown }
      return .int(number.signum())
    },
    ValueMethod("quotientAndRemainder", .int, [Parameter("dividingBy", .int)]) {
      evaluator, value, arguments, node in
      let quotient = evaluator.apply(.divide, value, arguments[0], node)
      let remainder = evaluator.apply(.remainder, value, arguments[0], node)
      return .tuple(
        TupleValue([
          (label: evaluator.symbols.intern("quotient"), value: quotient),
          (label: evaluator.symbols.intern("remainder"), value: remainder),
        ]))
    },
    ValueMethod("isMultiple", .int, [Parameter("of", .int)]) { _, value, arguments, _ in
      guard case .int(let number) = value, case .int(let other) = arguments[0] else { return .unknown }
      return .bool(number.isMultiple(of: other))
    },
    ValueMethod("rounded", .double, [Parameter("", .rule, optional: true)]) { _, value, arguments, _ in
      guard case .string(let rule) = arguments[0] else { return value.mapNumber { $0.rounded() } }
      switch rule {
      case "down": return value.mapNumber { Elementary.value(.floor, $0) }
      case "up": return value.mapNumber { Elementary.value(.ceil, $0) }
      case "towardZero": return value.mapNumber { Elementary.value(.trunc, $0) }
      case "awayFromZero":
        return value.mapNumber { $0 < 0 ? Elementary.value(.floor, $0) : Elementary.value(.ceil, $0) }
      case "toNearestOrEven": return value.mapNumber { $0.rounded(.toNearestOrEven) }
      default: return value.mapNumber { $0.rounded() }
      }
    },
    ValueMethod("squareRoot", .double) { _, value, _, _ in value.mapNumber { $0.squareRoot() } },
    ValueMethod("clamped", .number, [Parameter("to", .any)]) { evaluator, value, arguments, _ in
      switch (value, arguments[0]) {
      case (.double(let number), .interval(let lower, let upper)):
        return .double(min(max(number, lower), upper))
      case (.int(let number), .range(let range)) where !range.elements.isEmpty:
        return .int(min(max(number, range.lowerBound), range.elements.upperBound - 1))
      case (.double(let number), .range(let range)) where range.isClosed:
        return .double(min(max(number, Double(range.lowerBound)), Double(range.upperBound)))
      case (.int(let number), .span(.int(let lower), .int(let upper), isClosed: true)):
        return .int(min(max(number, lower), upper))
      default: return .unknown
      }
    },
    ValueMethod("advanced", .number, [Parameter("by", .same)]) { evaluator, value, arguments, node in
      evaluator.apply(.add, value, arguments[0], node)
    },
    ValueMethod("truncatingRemainder", .double, [Parameter("dividingBy", .same)]) { _, value, arguments, _ in
      guard case .double(let number) = value, case .double(let other) = arguments[0] else { return .unknown }
      return .double(number.truncatingRemainder(dividingBy: other))
    },
    ValueMethod("remainder", .double, [Parameter("dividingBy", .same)]) { _, value, arguments, _ in
      guard case .double(let number) = value, case .double(let other) = arguments[0] else { return .unknown }
      return .double(number.remainder(dividingBy: other))
    },
    ValueMethod("formatted", .number, [Parameter("", .format)]) { _, value, arguments, _ in
      guard case .builtin(.format(let format)) = arguments[0], let number = value.number else {
        return .unknown
      }
      if case .int = value { return .string(format.format(number, isWhole: true)) }
      return .string(format.format(number))
    },
    ValueMethod("formatted", .array) { evaluator, value, _, node in
      guard case .array(let elements) = value else { return .unknown }
      let words = elements.map { evaluator.description(of: $0) }
      let last = words.last ?? ""
      // As in the United States: `a, b, and c`.
      guard words.count > 2 else { return .string(words.joined(separator: " and ")) }
      let list = joinedWithinLimit(words.dropLast(), separator: ", ") + ", and " + last
      return evaluator.stage.counted(.string(list), at: evaluator.syntax.range(node))
    },
    ValueMethod("formatted", [.number, .string]) { evaluator, value, _, _ in
      switch value {
      case .int(let number): return .string(NumberFormat.grouped(number))
      case .double(let number): return .string(NumberFormat().format(number))
      default: return value
      }
    },
  ]
}

extension Value {
  func mapText(_ change: (String) -> String) -> Value {
    guard case .string(let text) = self else { return .unknown }
    return .string(change(text))
  }

  func mapNumber(_ change: (Double) -> Double) -> Value {
    guard case .double(let number) = self else { return .unknown }
    return .double(change(number))
  }
}
