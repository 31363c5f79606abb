import LaySyntax

/// Walks the syntax tree and builds views.
///
/// The core (this folder) knows declarations, statements and expressions; `Catalog/` knows SwiftUI's views,
/// modifiers and values and extends this class with what each of them builds.
package final class Evaluator {
  package let syntax: SyntaxTree
  package let configuration: Configuration
  package let catalog = Catalog()
  var symbols: SymbolTable { syntax.symbols }
  /// What the views of a `PreviewProvider` say about their preview.
  package var preview = PreviewTraits()
  package var sink: DiagnosticSink
  package var tree = ViewTree()
  /// What views built now inherit.
  package var environment = EnvironmentValues()

  package init(_ syntax: SyntaxTree, configuration: Configuration, sink: DiagnosticSink) {
    self.syntax = syntax
    self.configuration = configuration
    self.sink = sink
  }
}
