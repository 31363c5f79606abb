import LayTestSupport
import Testing

@testable import LaySyntax

/// Every source of Tests/Fixtures/Syntax against the tree or the diagnostics beside it.
@Suite struct SyntaxFixtureTests {
  /// What is right has a `.tree`, what is wrong a `.diag`; a wrong one may have both.
  @Test(arguments: SyntaxFixture.all)
  func parsesAsExpected(_ fixture: SyntaxFixture) throws {
    let parsed = Parsed(fixture.source)
    let isWrong = !parsed.diagnostics.isEmpty
    let wantsTree = !isWrong || fixture.read("tree") != nil
    try fixture.check(isWrong ? parsed.report : nil, against: "diag")
    try fixture.check(wantsTree ? parsed.tree.dump() : nil, against: "tree")
  }

  @Test func everyExpectationHasASource() {
    let sources = Set(SyntaxFixture.all.map(\.name))
    #expect(!sources.isEmpty)
    for file in SyntaxFixture.files where !file.hasSuffix(".lay") {
      let name = file.prefix { $0 != "." }
      #expect(sources.contains(String(name)), "\(file) belongs to no source")
    }
  }

  /// A repair that is offered must be one: made, it removes its diagnostic and brings no other.
  @Test(arguments: SyntaxFixture.all)
  func repairsRepair(_ fixture: SyntaxFixture) {
    let source = fixture.source
    let before = Parsed(source).diagnostics
    for diagnostic in before {
      guard let fix = diagnostic.fix else { continue }
      let after = Parsed(fix.applied(to: source.bytes)).diagnostics
      #expect(after.count < before.count, "\(fixture.name): \(diagnostic.message)")
    }
  }
}

extension Diagnostic.Fix {
  /// The source with the edits made.
  func applied(to bytes: [UInt8]) -> [UInt8] {
    var bytes = bytes
    for edit in edits.sorted(by: { $0.range.start > $1.range.start }) {
      bytes.replaceSubrange(Int(edit.range.start)..<Int(edit.range.end), with: edit.replacement.utf8)
    }
    return bytes
  }
}
