import LaySyntax

/// What is read of a text once, however many questions are asked about it.
final class DocumentReading {
  let source: SourceFile
  private(set) lazy var tokens = WrittenTokens(source.bytes[...])
  private(set) lazy var names = FileNames(tokens)
  private(set) lazy var syntax = Self.parse(source)

  init(_ source: SourceFile) { self.source = source }

  private static func parse(_ source: SourceFile) -> SyntaxTree {
    var sink = DiagnosticSink()
    return Parser.parse(source, into: &sink)
  }
}
