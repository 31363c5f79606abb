import LayFormat
import LaySyntax

/// Lays out the lines of `.lay` source in one style: each modifier of a view on a line of its own.
///
/// It moves white space and nothing else. Tokens and comments stay as they are, and a source with errors stays whole.
public struct Formatter: Sendable {
  /// The columns of a level; nil: as most of the file does, else 4.
  public var indentation: Int? { style.indentation }
  package var style = FormatStyle()

  public init() {}

  package init(style: FormatStyle) { self.style = style }

  /// What came of a source.
  public enum Result: Sendable {
    /// The source as it should be; nil where it is so already.
    case formatted(SourceFile?)
    /// It has errors, and stays as it is.
    case faulty([Diagnostic])
  }

  /// Formats one file.
  /// - Parameter lines: Only these lines, from 1, and the rest of the statements they belong to; nil for all.
  /// - Complexity: O(n log n) in the source.
  public func format(_ source: SourceFile, lines: [ClosedRange<Int>]? = nil) -> Result {
    switch edits(source.file, lines: lines) {
    case .edits(let edits):
      return .formatted(edits.isEmpty ? nil : SourceFile(SourceFormatter.apply(edits, to: source.file)))
    case .refused(let diagnostics):
      return .faulty(diagnostics.map { Diagnostic($0, in: source.file) })
    }
  }

  func edits(_ source: LaySyntax.SourceFile, lines: [ClosedRange<Int>]?) -> SourceFormatter.Result {
    SourceFormatter.format(source, style: style, lines: lines)
  }
}
