import LayLint
import LayOutput
import LaySyntax

/// One finding about the source, with its place and, where known, the way out.
public struct Diagnostic: Sendable, CustomStringConvertible {
  public enum Severity: String, Sendable, Comparable, CaseIterable {
    case info, warning, error

    public static func < (a: Severity, b: Severity) -> Bool { a.rank < b.rank }

    private var rank: Int { self == .info ? 0 : self == .warning ? 1 : 2 }
  }

  /// A place that a person reads: line and column from 1, columns in Unicode scalars.
  public struct Location: Equatable, Sendable {
    public var line: Int
    public var column: Int
    /// The byte offset in the source.
    public var offset: Int
  }

  /// From the first scalar to just past the last.
  public struct Range: Equatable, Sendable {
    public var start: Location
    public var end: Location
  }

  /// Another place that explains the finding; without a range it is a plain remark.
  public struct Note: Equatable, Sendable {
    public var message: String
    public var range: Range?
  }

  let content: LaySyntax.Diagnostic
  let file: LaySyntax.SourceFile

  init(_ content: LaySyntax.Diagnostic, in file: LaySyntax.SourceFile) {
    self.content = content
    self.file = file
  }

  public var severity: Severity {
    switch content.severity {
    case .info: return .info
    case .warning: return .warning
    case .error: return .error
    }
  }

  /// The stable id that scripts and `// lay:allow` use: `unknown-argument`.
  public var rule: String { content.rule }
  /// Whether it tells of something that lay does not draw as a device does, and not of the source.
  public var isLimit: Bool { Rule.limits.contains { $0.id == rule } }
  /// What is wrong, with the values at fault: lower case, no full stop.
  public var message: String { content.message }
  /// The remedy, if one is known.
  public var help: String? { content.help }
  /// - Complexity: O(log lines + length of the line).
  public var range: Range { range(content.range) }

  public var notes: [Note] {
    content.notes.map { note in Note(message: note.message, range: note.range.map { range($0) }) }
  }

  /// The finding as text, each line ended: place, message, the source line with a caret, help and notes.
  /// - Parameter color: Use the terminal's colours.
  public func formatted(color: Bool = false) -> String {
    DiagnosticPrinter(source: file, usesColor: color).print(content)
  }

  public var description: String { formatted() }

  private func range(_ range: SourceRange) -> Range {
    Range(start: location(range.start), end: location(range.end))
  }

  private func location(_ offset: UInt32) -> Location {
    let place = file.location(of: offset)
    return Location(line: place.line, column: place.column, offset: Int(offset))
  }
}

extension Diagnostic {
  /// The repair, if one is certain to be meant.
  package var fix: LaySyntax.Diagnostic.Fix? { content.fix }
}
