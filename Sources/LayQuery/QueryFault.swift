import LaySyntax

/// What is wrong with an expression, or with what it says of a layout: where, and how to mend it.
package struct QueryFault: Error, Equatable, Sendable {
  /// In the source that the expression stands in.
  package var range: SourceRange
  package var message: String
  package var help: String?

  package init(at range: SourceRange, _ message: String, help: String? = nil) {
    self.range = range
    self.message = message
    self.help = help
  }

  /// The same as others are reported.
  package var diagnostic: Diagnostic { .error("invalid-expression", at: range, message, help: help) }
}
