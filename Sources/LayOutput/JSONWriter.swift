import LaySyntax

/// Writes layouts and diagnostics as JSON.
package struct JSONWriter {
  /// The document of `lay compile --format json` for one file.
  /// - Complexity: O(n) in the views.
  package static func write(
    source: SourceFile, layouts: [LaidOutLayout], diagnostics: [Diagnostic]
  ) -> [UInt8] { [] }
}
