import LayCatalog
import LayLibrary
import LaySyntax

extension StandardLibrary {
  /// What dictionaries have.
  static let dictionaries: [StandardDeclaration] = [
    .method("compactMapValues", of: .dictionary, [Parameter("", .function)]) {
      evaluator, value, arguments, _ in
      guard case .dictionary(let dictionary) = value else { return .unknown }
      return .dictionary(
        DictionaryValue(
          dictionary.entries.map { (key: $0.key, value: evaluator.call(arguments[0], arguments: [$0.value])) }
            .filter { !$0.value.isNil }))
    },
    .method("mapValues", of: .dictionary, [Parameter("", .function)]) { evaluator, value, arguments, _ in
      guard case .dictionary(let dictionary) = value else { return .unknown }
      return .dictionary(
        DictionaryValue(
          dictionary.entries.map { (key: $0.key, value: evaluator.call(arguments[0], arguments: [$0.value])) }
        ))
    },
    .mutation("removeValue", of: .dictionary, [Parameter("forKey", .any)], giving: entry) {
      evaluator, value, arguments, _ in
      guard case .dictionary(var dictionary) = value else { return value }
      dictionary.entries.removeAll { evaluator.equal($0.key, arguments[0]) == true }
      return .dictionary(dictionary)
    },
    .mutation(
      "updateValue", of: .dictionary, [Parameter("", .element), Parameter("forKey", .any)]
    ) { evaluator, value, arguments, _ in
      let added = DictionaryValue([(key: arguments[1], value: arguments[0])])
      return evaluator.merged(value, .dictionary(added), nil)
    },
    .mutation(
      "merge", of: .dictionary, [Parameter("", .any), Parameter("uniquingKeysWith", .function)]
    ) { evaluator, value, arguments, _ in evaluator.merged(value, arguments[0], arguments[1]) },
    .method(
      "merging", of: .dictionary, [Parameter("", .any), Parameter("uniquingKeysWith", .function)]
    ) { evaluator, value, arguments, _ in evaluator.merged(value, arguments[0], arguments[1]) },
    .property("keys", of: .dictionary) { _, value, _ in
      guard case .dictionary(let dictionary) = value else { return .unknown }
      return .array(dictionary.entries.map { $0.key })
    },
    .property("values", of: .dictionary) { _, value, _ in
      guard case .dictionary(let dictionary) = value else { return .unknown }
      return .array(dictionary.entries.map { $0.value })
    },
  ]

  private static func entry(
    _ evaluator: Evaluator, _ value: Value, _ arguments: [Value], _: SyntaxID
  ) -> Value {
    guard case .dictionary(let dictionary) = value else { return .unknown }
    return dictionary.entries.first { evaluator.equal($0.key, arguments[0]) == true }?.value ?? .none
  }
}

extension Evaluator {
  /// A dictionary with the entries of another; a function chooses between values of one key, else the new one stays.
  func merged(_ value: Value, _ other: Value, _ function: Value?) -> Value {
    guard case .dictionary(var dictionary) = value, case .dictionary(let added) = other else { return value }
    for entry in added.entries where budget.charge(dictionary.entries.count << 3) {
      guard let index = dictionary.entries.firstIndex(where: { equal($0.key, entry.key) == true }) else {
        dictionary.entries.append(entry)
        continue
      }
      let old = dictionary.entries[index].value
      dictionary.entries[index].value =
        function.map { call($0, arguments: [old, entry.value]) } ?? entry.value
    }
    return .dictionary(dictionary)
  }
}
