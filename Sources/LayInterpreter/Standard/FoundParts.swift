import LayCatalog
import LayLibrary
import LaySyntax

// Where a list or a text has another in it: it is not in Embedded Swift.

extension StandardLibrary {
  #if hasFeature(Embedded)
  static let foundParts: [StandardDeclaration] = []
  #else
  static let foundParts: [StandardDeclaration] = [
    .method("firstRange", of: searched, [Parameter("of", .any)]) { evaluator, value, arguments, node in
      guard let found = evaluator.places(of: arguments[0], in: value, atMost: 1, node) else {
        return .builtin(.opaque)
      }
      return found.first ?? .none
    },
    .method("ranges", of: searched, [Parameter("of", .any)]) { evaluator, value, arguments, node in
      evaluator.places(of: arguments[0], in: value, node).map { .array($0) } ?? .builtin(.opaque)
    },
    .method("trimmingPrefix", of: searched, [Parameter("", .any)]) { evaluator, value, arguments, node in
      evaluator.withoutPrefix(arguments[0], value, node)
    },
    .method("trimmingPrefix", of: searched, [Parameter("while", .function)]) {
      evaluator, value, arguments, node in
      evaluator.dropping(while: arguments[0], value, node)
    },
    .mutation("trimPrefix", of: searched, [Parameter("", .any)]) { evaluator, value, arguments, node in
      evaluator.withoutPrefix(arguments[0], value, node)
    },
    .mutation("trimPrefix", of: searched, [Parameter("while", .function)]) {
      evaluator, value, arguments, node in
      evaluator.dropping(while: arguments[0], value, node)
    },
  ]

  private static let searched: ValueKinds = [.array, .string, .data]
  #endif
}

#if !hasFeature(Embedded)
extension Evaluator {
  /// The places where a list has the elements of another, of which none overlap; nil where what is searched for is no
  /// list, as a regular expression is none.
  fileprivate func places(
    of part: Value, in value: Value, atMost limit: Int = .max, _ node: SyntaxID
  ) -> [Value]? {
    guard isSearchable(part) else { return nil }
    if case .string(let whole) = value, let part = text(of: part) {
      return places(of: part, in: whole, atMost: limit).map { .range(IntegerRange($0)) }
    }
    let (elements, wanted) = (elements(of: value, at: node), elements(of: part, at: node))
    budget.charge((elements.count << 2) * max(1, wanted.count))
    var found: [Value] = []
    var start = 0
    while start + wanted.count <= elements.count, found.count < limit, hasSteps(at: node) {
      if (0..<wanted.count).allSatisfy({ equal(elements[start + $0], wanted[$0]) == true }) {
        found.append(.range(IntegerRange(start..<(start + wanted.count))))
        start += max(1, wanted.count)
      } else {
        start += 1
      }
    }
    return found
  }

  /// By characters: where bytes are found in the midst of one, the text does not have the part there.
  private func places(of part: String, in text: String, atMost limit: Int) -> [Range<Int>] {
    if part.isEmpty { return (0...text.count).prefix(limit).map { $0..<$0 } }
    let bytes = Array(text.utf8)
    var characters: [Int?] = []
    for (number, character) in text.enumerated() {
      characters.append(number)
      characters.append(contentsOf: repeatElement(nil, count: character.utf8.count - 1))
    }
    characters.append(text.count)
    let search = TextSearch(part)
    var found: [Range<Int>] = []
    var start = 0
    while found.count < limit, let range = search.firstRange(in: bytes, from: start) {
      if let first = characters[range.lowerBound], let end = characters[range.upperBound] {
        found.append(first..<end)
        start = range.upperBound
      } else {
        budget.charge(range.count)
        start = range.lowerBound + 1
      }
    }
    return found
  }

  fileprivate func withoutPrefix(_ prefix: Value, _ value: Value, _ node: SyntaxID) -> Value {
    guard isSearchable(prefix) else { return .builtin(.opaque) }
    let (elements, wanted) = (elements(of: value, at: node), elements(of: prefix, at: node))
    let hasPrefix =
      wanted.count <= elements.count
      && (0..<wanted.count).allSatisfy { equal(elements[$0], wanted[$0]) == true }
    return hasPrefix ? part(of: value, node) { wanted.count..<$0 } : value
  }

  private func isSearchable(_ part: Value) -> Bool {
    switch part {
    case .string, .array, .builtin(.data): true
    default: false
    }
  }

  /// A text, or one that is written as the list of its characters.
  private func text(of part: Value) -> String? {
    switch part {
    case .string(let text): text
    case .array(let characters): joinedWithinLimit(characters.lazy.map { self.description(of: $0) })
    default: nil
    }
  }
}
#endif
