/// Reads a source file into a syntax tree, reporting what it cannot read and going on.
package struct Parser {
  /// - Complexity: O(n) in the number of bytes.
  package static func parse(_ source: SourceFile, into sink: inout DiagnosticSink) -> SyntaxTree {
    SyntaxTree(source: source)
  }
}
