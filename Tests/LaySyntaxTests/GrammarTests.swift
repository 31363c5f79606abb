import Foundation
import LayTestSupport
import Testing

@testable import LaySyntax

/// The grammar in grammar/lay.ebnf and the parser are about the same language.
@Suite struct GrammarTests {
  let grammar: Grammar

  init() throws { grammar = try Grammar() }

  @Test func everyRuleIsDefinedAndUsed() {
    let defined = Set(grammar.rules.keys)
    #expect(grammar.references.subtracting(defined).isEmpty)
    #expect(defined.subtracting(grammar.references) == ["file"])
    #expect(grammar.order.count == defined.count)
  }

  /// Words of the grammar are the parser's keywords, and the other way round.
  @Test func wordsAreTheKeywords() {
    let letters = CharacterSet.letters
    let words = grammar.terminals.map { $0.hasPrefix("#") ? String($0.dropFirst()) : $0 }.filter { word in
      word == "_" || word.unicodeScalars.count > 1 && word.unicodeScalars.allSatisfy { letters.contains($0) }
    }
    // What declares operators: how the file reads from there on, no grammar tells.
    let ofOperators: Set = ["operator", "precedencegroup"]
    // Accessors of Apple's own, which are passed over.
    let underscored: Set = ["_read", "_modify"]
    #expect(Set(words) == Set(Keyword.spellings).subtracting(ofOperators).subtracting(underscored))
  }

  @Test func operatorsAreTheOperators() {
    let symbols = grammar.terminals.filter { text in
      text.unicodeScalars.allSatisfy { "/=-+!*%<>&|^~?.".unicodeScalars.contains($0) }
    }
    let other: Set = [".", "?", "->"]
    #expect(symbols.subtracting(other) == Set(Operator.allCases.map(\.spelling)))
  }

  /// The parser reads what the grammar allows, and the grammar allows every kind of node.
  @Test(.thorough) func sentencesParse() {
    var kinds: Set<SyntaxKind> = []
    var generator = SentenceGenerator(grammar, seed: 0)
    for seed in 0..<20_000 {
      generator.random = SeededGenerator(seed: UInt64(seed))
      let sentence = generator.sentence()
      let parsed = Parsed(sentence)
      if !parsed.diagnostics.isEmpty {
        Issue.record("seed \(seed): \(parsed.report)\n\(sentence)")
        return
      }
      #expect(parsed.fault == nil)
      kinds.formUnion(parsed.tree.nodes.map(\.kind))
    }
    // What a regular expression may hold has a grammar of its own.
    #expect(Set(SyntaxKind.allCases).subtracting(kinds) == [.regexLiteral])
  }

  /// The editor's highlighting knows the parser's keywords and no others.
  @Test func highlightingKnowsTheKeywords() throws {
    let url = Grammar.url.deletingLastPathComponent().appendingPathComponent("lay.tmLanguage.json")
    let json = try JSONSerialization.jsonObject(with: Data(contentsOf: url))
    let repository = try #require((json as? [String: Any])?["repository"] as? [String: Any])
    var words: Set<String> = []
    for part in ["keywords", "directives"] {
      let patterns = try #require((repository[part] as? [String: Any])?["patterns"] as? [[String: String]])
      for pattern in patterns {
        let match = try #require(pattern["match"])
        guard let list = match.firstMatch(of: /\(\?:(.*)\)/) else { continue }
        words.formUnion(list.1.split(separator: "|").map(String.init))
      }
    }
    #expect(words == Set(Keyword.spellings))
  }

  /// Every regular expression of the highlighting compiles, and every part that is included exists.
  @Test func highlightingIsWhole() throws {
    let url = Grammar.url.deletingLastPathComponent().appendingPathComponent("lay.tmLanguage.json")
    let json = try JSONSerialization.jsonObject(with: Data(contentsOf: url))
    let repository = try #require((json as? [String: Any])?["repository"] as? [String: Any])
    func visit(_ value: Any) throws {
      if let list = value as? [Any] { for element in list { try visit(element) } }
      guard let object = value as? [String: Any] else { return }
      for (key, value) in object {
        if let text = value as? String {
          if key == "match" || key == "begin" { _ = try NSRegularExpression(pattern: text) }
          if key == "include" { #expect(repository[String(text.dropFirst())] != nil) }
        }
        try visit(value)
      }
    }
    try visit(json)
  }
}
