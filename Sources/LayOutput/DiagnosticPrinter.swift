import LaySyntax

/// Prints diagnostics as text: place, message, source line, caret, help and notes.
package struct DiagnosticPrinter {
  package let source: SourceFile
  package var usesColor: Bool

  package init(source: SourceFile, usesColor: Bool) {
    self.source = source
    self.usesColor = usesColor
  }

  package func print(_ diagnostic: Diagnostic) -> String { "" }
}
