import LaySyntax
import Testing

@testable import LayCatalog
@testable import LayInterpreter
@testable import LayViews

/// What an evaluation holds on to, and lets go of with the program.
@Suite("Lifetime")
struct LifetimeTests {
  @Test(
    "the variables of functions that use them go with the program",
    arguments: [
      "func doubled() -> Int { width * 2 }; return doubled()",
      "let doubled = { width * 2 }; return doubled()",
      "let twice: (Int) -> Int = { $0 * width }; return twice(2)",
    ])
  func variablesOfFunctions(body: String) throws {
    weak var evaluator: Evaluator?
    weak var scope: Scope?
    do {
      var sink = DiagnosticSink()
      let text = "func width() -> Int { let width = 20; \(body) }\n#Preview { Text(\"\\(width())\") }\n"
      let syntax = Parser.parse(SourceFile(name: "test.lay", text: text), into: &sink)
      var program = Program(syntax, configuration: Configuration(), into: &sink)
      _ = program.evaluate(try #require(program.layouts.first), into: &sink)
      #expect(sink.diagnostics.isEmpty, "\(sink.diagnostics.map(\.message))")
      evaluator = program.evaluator
      scope = program.evaluator.state.objects.scopes.first
      #expect(scope != nil)
    }
    #expect(evaluator == nil)
    #expect(scope == nil)
  }
}
