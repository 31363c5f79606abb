import LaySyntax

/// A file's meaning: its declarations, and the layouts it asks for.
///
/// Evaluation never fails: what is wrong is reported to the sink, and what could be understood is built.
package struct Program {
  package let syntax: SyntaxTree
  package let configuration: Configuration
  /// The layouts in source order: every `#Preview`, else the bare views, else the last component without arguments.
  package private(set) var layouts: [LayoutDeclaration] = []

  /// Reads the declarations and checks every name, argument and type, used or not.
  package init(_ syntax: SyntaxTree, configuration: Configuration, into sink: inout DiagnosticSink) {
    self.syntax = syntax
    self.configuration = configuration
  }

  /// Expands one layout into views.
  package mutating func evaluate(_ layout: LayoutDeclaration, into sink: inout DiagnosticSink) -> EvaluatedLayout {
    EvaluatedLayout(name: layout.name, canvas: configuration.defaultCanvas, configuration: configuration)
  }
}

package struct LayoutDeclaration: Sendable {
  /// As the preview is named; the file's base name for one without a name.
  package var name: String
  package var syntax: SyntaxID

  package init(name: String, syntax: SyntaxID) {
    self.name = name
    self.syntax = syntax
  }
}

/// A layout expanded into views, ready for the engine.
package struct EvaluatedLayout {
  package var name: String
  package var canvas: Size
  /// `.sizeThatFitsLayout`: the canvas shrinks to the root's answer.
  package var fitsContent = false
  /// The configuration with what the preview's traits and modifiers changed.
  package var configuration: Configuration
  package var tree = ViewTree()
  package var callbacks = LayoutCallbacks.none

  package init(name: String, canvas: Size, configuration: Configuration) {
    self.name = name
    self.canvas = canvas
    self.configuration = configuration
  }
}
