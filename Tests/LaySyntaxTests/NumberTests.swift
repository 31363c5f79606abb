import Testing

@testable import LaySyntax

@Suite struct NumberTests {
  /// Those of a few digits take a way of their own.
  @Test(arguments: [
    ("0", 0), ("7", 7), ("007", 7), ("999999999", 999_999_999), ("1000000000", 1_000_000_000),
    ("4294967296", 4_294_967_296), ("1_0", 10), ("0x1F", 31), ("0b11", 3), ("-5", 5),
  ])
  func integersAreReadAlikeHoweverLong(digits: String, value: Int) {
    var sink = DiagnosticSink()
    let tree = Parser.parse(SourceFile(name: "a", text: "a(\(digits))"), into: &sink)
    let literals = tree.nodes.indices.filter { tree.nodes[$0].kind == .integerLiteral }
    #expect(literals.map { tree.integer(SyntaxID(UInt32($0))) } == [value])
    #expect(sink.diagnostics.isEmpty)
  }
}
