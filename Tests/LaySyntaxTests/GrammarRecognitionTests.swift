import Foundation
import LayTestSupport
import Testing

@testable import LaySyntax

/// Everything that the parser reads without a complaint can be derived from the grammar.
@Suite struct GrammarRecognitionTests {
  private static let recognizer = Result {
    GrammarRecognizer(
      try Grammar(), keywords: Set(Keyword.spellings.prefix(Int(Keyword.reservedCount))))
  }

  /// All sources of the repository, by their paths in it.
  private static let sources: [String] = {
    let paths = ["samples", "Tests/Fixtures"].flatMap { folder in
      (FileManager.default.subpaths(atPath: root.appendingPathComponent(folder).path) ?? []).map {
        "\(folder)/\($0)"
      }
    }
    return paths.filter { $0.hasSuffix(".lay") }.sorted()
  }()

  private static let root = SyntaxFixture.directory.appendingPathComponent("../../..")
    .standardizedFileURL

  /// Files with what may hold anything, a branch of `#if` that nobody reads, the arguments of an attribute, a regular
  /// expression or an operator of the file's own, the rarer forms of accessors, patterns and called types, and one with functions that have no body outside of a protocol, of which
  /// the evaluator complains.
  private static let unread = [
    "Tests/Fixtures/Semantics/errors/function-without-body.lay",
    "Tests/Fixtures/Semantics/errors/unknown-operator.lay",
    "Tests/Fixtures/Semantics/language/own-operators.lay",
    "Tests/Fixtures/Syntax/declarations/accessors-of-objects.lay",
    "Tests/Fixtures/Syntax/declarations/attributes.lay",
    "Tests/Fixtures/Syntax/declarations/macro-declarations.lay",
    "Tests/Fixtures/Syntax/declarations/own-operators.lay",
    "Tests/Fixtures/Syntax/directives/branches.lay",
    "Tests/Fixtures/Syntax/directives/modifiers.lay",
    "Tests/Fixtures/Syntax/expressions/ownership-and-slashes.lay",
    "Tests/Fixtures/Syntax/expressions/regular-expressions.lay",
    "Tests/Fixtures/Syntax/statements/members-in-patterns.lay",
    "Tests/Fixtures/Syntax/statements/patterns-without-points.lay",
    "Tests/Fixtures/Syntax/types/arguments-and-attributes.lay",
    "Tests/Fixtures/Syntax/types/types-that-are-called.lay",
  ]

  @Test(.thorough) func whatParsesIsDerivable() throws {
    let recognizer = try Self.recognizer.get()
    var count = 0
    for path in Self.sources where !Self.unread.contains(path) {
      let bytes = Array(try Data(contentsOf: Self.root.appendingPathComponent(path)))
      guard Parsed(bytes).diagnostics.isEmpty else { continue }
      count += 1
      if let failure = recognizer.firstFailure(in: bytes) {
        let place = SourceFile(name: path, bytes: bytes).location(of: UInt32(failure.offset))
        Issue.record(
          "\(path):\(place.line):\(place.column) is not in the grammar, which wants \(failure.expected.prefix(8))"
        )
      }
    }
    #expect(count > 300)
  }

  /// The grammar does not allow everything: what the parser complains of is outside of it.
  @Test func mistakesAreNotDerivable() throws {
    let recognizer = try Self.recognizer.get()
    let mistakes = Self.sources.filter {
      $0.hasPrefix("Tests/Fixtures/Syntax/") && $0.contains("-errors/")
    }
    var derivable: [String] = []
    for path in mistakes {
      let bytes = Array(try Data(contentsOf: Self.root.appendingPathComponent(path)))
      if recognizer.firstFailure(in: bytes) == nil { derivable.append(path) }
    }
    #expect(mistakes.count > 40)
    // What stands inside of strings and comments the grammar leaves to words.
    let words = ["escapes", "shallow-margin", "text-after-multiline-quote", "unterminated-comment"]
    #expect(derivable == words.map { "Tests/Fixtures/Syntax/lexing-errors/\($0).lay" })
  }
}

extension GrammarRecognizer {
  /// What of a whole file is not derivable, the code in its strings included.
  func firstFailure(in bytes: [UInt8]) -> Failure? {
    var waiting: [(range: Range<Int>, rule: String)] = [(0..<bytes.count, "file")]
    while let (range, rule) = waiting.popLast() {
      let failure = failure(bytes, in: range, as: rule) { waiting.append(($0, "interpolated")) }
      if let failure { return failure }
    }
    return nil
  }
}
