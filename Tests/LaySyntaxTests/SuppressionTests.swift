import LaySyntax
import Testing

@Suite("lay:allow")
struct SuppressionTests {
  /// Which of the warnings on `bad`, one for each time the word stands in the code, survive: their lines.
  private func survivingLines(_ text: String, unused: Set<String> = []) -> [Int] {
    survivors(text, unused: unused).filter { $0.rule == "bad" }.map(\.line)
  }

  private func survivors(
    _ text: String, severity: Diagnostic.Severity = .warning, unused: Set<String> = []
  ) -> [(rule: String, line: Int, message: String)] {
    let source = SourceFile(name: "a.lay", text: text)
    var sink = DiagnosticSink()
    let tree = Parser.parse(source, into: &sink)
    var diagnostics: [Diagnostic] = []
    for node in tree.nodes where node.kind == .identifier && source.text(node.range) == "bad" {
      diagnostics.append(Diagnostic(severity, "bad", at: node.range, "bad"))
    }
    diagnostics.sort { $0.range.start < $1.range.start }
    var suppressions = Suppressions(in: tree)
    return suppressions.filter(diagnostics, reportingUnusedOf: unused.contains).map {
      ($0.rule, source.location(of: $0.range.start).line, $0.message)
    }
  }

  @Test("at the end of a line it speaks for that line")
  func line() {
    #expect(survivingLines("bad()\nbad() // lay:allow bad — because\nbad()\n") == [1, 3])
    #expect(survivingLines("bad() // lay:allow other\n") == [1])
    #expect(survivingLines("bad() // lay:allow other, bad\n") == [])
  }

  @Test("on a line of its own it speaks for the next statement with its block")
  func statement() {
    #expect(survivingLines("// lay:allow bad — why\n\nVStack {\n  bad()\n  bad()\n}\nbad()\n") == [7])
    #expect(survivingLines("VStack {\n  bad()\n  // lay:allow bad\n  bad()\n  bad()\n}\n") == [2, 5])
  }

  @Test("after a block's last statement there is nothing to speak for")
  func endOfBlock() {
    #expect(survivingLines("VStack {\n  bad()\n  // lay:allow bad\n}\nbad()\n") == [2, 5])
  }

  @Test("between the modifiers of a chain it speaks for the next line")
  func chain() {
    #expect(survivingLines("bad()\n  // lay:allow bad\n  .padding(bad)\n  .padding(bad)\n") == [1, 4])
  }

  @Test("in a file's comment it speaks for the file")
  func file() {
    #expect(survivingLines("bad()\n// lay:allow-file bad — all of it\nVStack { bad() }\n") == [])
  }

  @Test("what silences nothing is reported, where that can be known")
  func unused() {
    let idle = survivors("// lay:allow worse, other\nVStack { }\n", unused: ["worse"])
    #expect(idle.map(\.rule) == ["unused-allow"])
    #expect(idle.first?.message == "there is no 'worse' here to allow")
    #expect(survivors("bad() // lay:allow bad\n", unused: ["bad"]).isEmpty)
  }

  @Test("errors are not silenced, and trying is reported")
  func errors() {
    let kept = survivors("bad() // lay:allow bad\n", severity: .error)
    #expect(kept.map(\.rule) == ["bad", "unused-allow"])
    #expect(kept.last?.message == "'bad' is an error here, and errors cannot be allowed")
  }

  @Test(
    "other comments mean nothing",
    arguments: ["// lay:allowed bad", "// allow bad", "/* lay:allow bad */", "// lay:allow"])
  func others(comment: String) {
    #expect(survivingLines("bad() \(comment)\n") == [1])
  }
}
