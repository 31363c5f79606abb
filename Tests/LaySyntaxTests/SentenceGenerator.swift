import LayTestSupport

/// Draws sentences from the grammar: the deeper, the plainer.
struct SentenceGenerator {
  let grammar: Grammar
  var random: SeededGenerator
  /// How many rules may be open before every choice is the shortest.
  var depthLimit = 40

  private let costs: [String: Int]

  init(_ grammar: Grammar, seed: UInt64) {
    self.grammar = grammar
    self.random = SeededGenerator(seed: seed)
    self.costs = Self.costs(of: grammar)
  }

  mutating func sentence(of rule: String = "file") -> String {
    var text = ""
    var budget = 120
    write(.rule(rule), depth: 0, &budget, &text)
    return text.replacing("\u{1}", with: "")
  }

  /// What stands for the descriptions in the grammar.
  private mutating func sample(_ special: String) -> String {
    let samples: [String]
    if special.contains("end of a line") {
      samples = ["\n"]
    } else if special.contains("backticks") {
      samples = ["`class`", "`name`"]
    } else if special.contains("letters") {
      samples = ["alpha", "b", "value2", "Text", "VStack", "größe", "_x", "isOn"]
    } else {
      samples = ["text", "two words", "é 👋🏽", "100%", "it's"]
    }
    return samples[random.below(samples.count)]
  }

  // MARK: Writing

  /// Joints are marked by U+0001: no space is put beside one.
  private mutating func write(
    _ expression: Grammar.Expression, depth: Int, _ budget: inout Int, _ text: inout String
  ) {
    switch expression {
    case .terminal(let terminal): put(terminal, &text)
    case .special(let special): put(sample(special), &text)
    case .joint: if text.last != "\u{1}" { text += "\u{1}" }
    case .sequence(let parts): for part in parts { write(part, depth: depth, &budget, &text) }
    case .choice(let choices):
      write(choose(choices, depth: depth, budget), depth: depth, &budget, &text)
    case .option(let part):
      if budget > 0, depth < depthLimit, random.below(3) == 0 { write(part, depth: depth, &budget, &text) }
    case .repetition(let part):
      while budget > 0, depth < depthLimit, random.below(3) == 0 { write(part, depth: depth, &budget, &text) }
    case .rule(let name): writeRule(name, depth: depth, &budget, &text)
    }
  }

  private mutating func writeRule(_ name: String, depth: Int, _ budget: inout Int, _ text: inout String) {
    budget -= 1
    guard let rule = grammar.rules[name] else { return }
    guard let isAllowed = Self.constraint(on: name) else {
      return write(rule, depth: depth + 1, &budget, &text)
    }
    for _ in 0..<20 {
      var attempt = ""
      var left = min(budget, 15)
      write(rule, depth: depth + 1, &left, &attempt)
      if isAllowed(attempt) {
        budget -= 15 - left
        let startsJoint = attempt.first == "\u{1}"
        put(startsJoint ? String(attempt.dropFirst()) : attempt, &text)
        return
      }
    }
    put(name == "interpolation" ? "\\(x)" : "alpha", &text)
  }

  /// What the comments of the grammar ask of a rule.
  private static func constraint(on rule: String) -> ((String) -> Bool)? {
    switch rule {
    case "statement-expression":
      { text in
        let words = ["{", ".", "if ", "switch ", "#"]
        return !words.contains { text.hasPrefix($0) }
      }
    case "basic-condition", "basic-expression":
      { text in
        var depth = 0
        for character in text {
          if character == "(" || character == "[" { depth += 1 }
          if character == ")" || character == "]" { depth -= 1 }
          if character == "{", depth == 0 { return false }
        }
        return true
      }
    case "interpolation": { !$0.contains("\n") && !$0.contains("\"\"\"") }
    default: nil
    }
  }

  private func put(_ token: String, _ text: inout String) {
    if let last = text.last, last != "\u{1}", last != "\n" { text += " " }
    text += token
  }

  // MARK: Choosing

  private mutating func choose(
    _ choices: [Grammar.Expression], depth: Int, _ budget: Int
  ) -> Grammar.Expression {
    if budget > 0, depth < depthLimit { return choices[random.below(choices.count)] }
    return choices.min { Self.cost(of: $0, costs) < Self.cost(of: $1, costs) } ?? .sequence([])
  }

  /// The fewest tokens each rule needs.
  private static func costs(of grammar: Grammar) -> [String: Int] {
    var costs: [String: Int] = [:]
    for _ in 0..<grammar.rules.count {
      for (name, rule) in grammar.rules { costs[name] = cost(of: rule, costs) }
    }
    return costs
  }

  private static func cost(of expression: Grammar.Expression, _ costs: [String: Int]) -> Int {
    switch expression {
    case .terminal, .special: 1
    case .joint, .option, .repetition: 0
    case .rule(let name): min(1_000_000, (costs[name] ?? 1_000_000) + 1)
    case .sequence(let parts): min(1_000_000, parts.reduce(0) { $0 + cost(of: $1, costs) })
    case .choice(let choices): choices.map { cost(of: $0, costs) }.min() ?? 0
    }
  }
}
