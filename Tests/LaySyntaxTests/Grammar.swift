import Foundation

/// The grammar of grammar/lay.ebnf, read so that sentences can be drawn from it.
struct Grammar {
  indirect enum Expression {
    case terminal(String)
    case rule(String)
    /// `? a description ?`
    case special(String)
    case sequence([Expression])
    case choice([Expression])
    case option(Expression)
    case repetition(Expression)
    /// `~`: what stands on both sides touches.
    case joint
  }

  private(set) var rules: [String: Expression] = [:]
  /// The rules in the order of the file.
  private(set) var order: [String] = []

  static let url = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../../grammar/lay.ebnf").standardizedFileURL

  init(contentsOf url: URL = Grammar.url) throws {
    var reader = Reader(try String(contentsOf: url, encoding: .utf8))
    while let name = reader.next() {
      try reader.expect("=")
      rules[name] = try reader.readChoice()
      order.append(name)
      try reader.expect(";")
    }
  }

  /// All terminals, quotes stripped.
  var terminals: Set<String> {
    var found: Set<String> = []
    func visit(_ expression: Expression) {
      switch expression {
      case .terminal(let text): found.insert(text)
      case .sequence(let parts), .choice(let parts): parts.forEach(visit)
      case .option(let part), .repetition(let part): visit(part)
      case .rule, .special, .joint: break
      }
    }
    rules.values.forEach(visit)
    return found
  }

  /// The names that rules use.
  var references: Set<String> {
    var found: Set<String> = []
    func visit(_ expression: Expression) {
      switch expression {
      case .rule(let name): found.insert(name)
      case .sequence(let parts), .choice(let parts): parts.forEach(visit)
      case .option(let part), .repetition(let part): visit(part)
      case .terminal, .special, .joint: break
      }
    }
    rules.values.forEach(visit)
    return found
  }

  struct Fault: Error, CustomStringConvertible {
    let description: String
  }

  /// The tokens of the notation that the grammar is written in.
  private struct Reader {
    private var tokens: [String] = []
    private var position = 0

    init(_ text: String) {
      var rest = Substring(text)
      while let first = rest.first {
        if first.isWhitespace {
          rest.removeFirst()
        } else if rest.hasPrefix("(*") {
          rest = rest.range(of: "*)").map { rest[$0.upperBound...] } ?? ""
        } else if first == "\"" || first == "'" || first == "?" {
          let end = rest.dropFirst().firstIndex(of: first) ?? rest.endIndex
          tokens.append(String(rest[..<end]))
          rest = rest[end...].dropFirst()
        } else if first.isLetter {
          let word = rest.prefix { $0.isLetter || $0 == "-" }
          tokens.append(String(word))
          rest = rest[word.endIndex...]
        } else {
          tokens.append(String(first))
          rest.removeFirst()
        }
      }
    }

    mutating func next() -> String? {
      guard position < tokens.count else { return nil }
      position += 1
      return tokens[position - 1]
    }

    private var token: String { position < tokens.count ? tokens[position] : "" }

    mutating func expect(_ wanted: String) throws {
      guard next() == wanted else {
        let place = tokens[max(0, position - 6)..<position].joined(separator: " ")
        throw Fault(description: "expected '\(wanted)' after: \(place)")
      }
    }

    mutating func readChoice() throws -> Expression {
      var choices = [try readSequence()]
      while token == "|" {
        position += 1
        choices.append(try readSequence())
      }
      return choices.count == 1 ? choices[0] : .choice(choices)
    }

    private mutating func readSequence() throws -> Expression {
      var parts: [Expression] = []
      while !["|", ")", "]", "}", ";", ""].contains(token) { parts.append(try readPart()) }
      return parts.count == 1 ? parts[0] : .sequence(parts)
    }

    private mutating func readPart() throws -> Expression {
      guard let token = next() else { throw Fault(description: "the grammar ends too early") }
      switch token.first {
      case "\"", "'": return .terminal(String(token.dropFirst()))
      case "?": return .special(String(token.dropFirst()))
      case "~": return .joint
      case "(": return try readBracket(")") { $0 }
      case "[": return try readBracket("]") { .option($0) }
      case "{": return try readBracket("}") { .repetition($0) }
      default: return .rule(token)
      }
    }

    private mutating func readBracket(_ end: String, _ make: (Expression) -> Expression) throws -> Expression
    {
      let inner = try readChoice()
      try expect(end)
      return make(inner)
    }
  }
}
