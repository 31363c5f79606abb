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
    .change("removeValue", of: .dictionary, [Parameter("forKey", .any)]) { evaluator, value, arguments, _ in
      evaluator.setEntry(of: arguments[0], in: &value, to: nil)
    },
    .change(
      "updateValue", of: .dictionary, [Parameter("", .element), Parameter("forKey", .any)]
    ) { evaluator, value, arguments, _ in evaluator.setEntry(of: arguments[1], in: &value, to: arguments[0])
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
}

extension Evaluator {
  /// A dictionary with the entries of another; a function chooses between values of one key, else the new one stays.
  func merged(_ value: Value, _ other: Value, _ function: Value?) -> Value {
    guard case .dictionary(var dictionary) = value, case .dictionary(let added) = other else { return value }
    for entry in added.entries where budget.charge(1 << 3) {
      guard let index = index(of: entry.key, in: dictionary) else {
        dictionary.append(entry.key, entry.value)
        continue
      }
      let old = dictionary.entries[index].value
      dictionary[value: index] = function.map { call($0, arguments: [old, entry.value]) } ?? entry.value
    }
    return .dictionary(dictionary)
  }
}
