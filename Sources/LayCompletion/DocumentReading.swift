import LaySyntax

/// What is read of a text once, however many questions are asked about it.
package final class DocumentReading {
  package let source: SourceFile
  package private(set) lazy var tokens = WrittenTokens(source.bytes[...])
  package private(set) lazy var names = FileNames(tokens)
  package private(set) lazy var syntax = Self.parse(source)

  package init(_ source: SourceFile) { self.source = source }

  private static func parse(_ source: SourceFile) -> SyntaxTree {
    var sink = DiagnosticSink()
    return Parser.parse(source, into: &sink)
  }
}
