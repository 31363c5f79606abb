import Lay

/// What files of a module show of each other, to be told of the file that it lies in.
struct FoundElsewhere {
  private var found: [String: LintResult] = [:]

  mutating func add(_ result: LintResult, named name: String) {
    let own = result.named(name)
    if found[name]?.add(own) == nil { found[name] = own }
  }

  /// What was found in a file, which is no longer kept.
  mutating func take(named name: String) -> LintResult? { found.removeValue(forKey: name) }

  /// Files that were not checked themselves, by their names.
  var rest: [LintResult] { found.keys.sorted().compactMap { found[$0] } }
}
