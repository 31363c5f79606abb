import LayCatalog
import LayLibrary

/// Values seen before: numbers and strings are found at once, others by looking at each.
struct ValueSet {
  private var numbers: Set<Int> = []
  private var texts: Set<String> = []
  private var others: [Value] = []

  /// Adds a value; false where an equal one is there already.
  mutating func insert(_ value: Value, _ evaluator: Evaluator) -> Bool {
    switch value {
    case .int(let number): return numbers.insert(number).inserted
    case .string(let text): return texts.insert(text).inserted
    default:
      if contains(value, evaluator) { return false }
      others.append(value)
      return true
    }
  }

  /// Whether an equal value is there; none is found where no steps are left to look.
  func contains(_ value: Value, _ evaluator: Evaluator) -> Bool {
    switch value {
    case .int(let number): return numbers.contains(number)
    case .string(let text): return texts.contains(text)
    default:
      return evaluator.budget.charge(others.count << 5)
        && others.contains { evaluator.equal($0, value) == true }
    }
  }
}
