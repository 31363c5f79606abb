/// One finding about the user's source: made where the fault is known, printed elsewhere.
package struct Diagnostic: Sendable, Equatable {
  package enum Severity: UInt8, Sendable, Comparable, CaseIterable {
    case info, warning, error

    package static func < (a: Severity, b: Severity) -> Bool { a.rawValue < b.rawValue }
  }

  /// Another place that explains the finding; without a range it is a plain remark.
  package struct Note: Sendable, Equatable {
    package var message: String
    package var range: SourceRange?

    package init(_ message: String, at range: SourceRange? = nil) {
      self.message = message
      self.range = range
    }
  }

  /// A repair that is certain to be meant: edits of the source, none overlapping another.
  package struct Fix: Sendable, Equatable {
    package struct Edit: Sendable, Equatable {
      package var range: SourceRange
      package var replacement: String

      package init(_ range: SourceRange, _ replacement: String) {
        self.range = range
        self.replacement = replacement
      }
    }

    package var edits: [Edit]
    /// Whether no frame and no text line can change by applying it.
    package var isSafe: Bool

    package init(_ edits: [Edit], isSafe: Bool) {
      self.edits = edits
      self.isSafe = isSafe
    }
  }

  /// The stable id that scripts and `// lay:allow` use: `unknown-argument`.
  package var rule: String
  package var severity: Severity
  package var range: SourceRange
  /// What is wrong, with the values at fault: lower case, no full stop.
  package var message: String
  package var notes: [Note]
  /// The remedy, if one is known: a single clause.
  package var help: String?
  package var fix: Fix?

  package init(
    _ severity: Severity, _ rule: String, at range: SourceRange, _ message: String,
    help: String? = nil, notes: [Note] = [], fix: Fix? = nil
  ) {
    self.rule = rule
    self.severity = severity
    self.range = range
    self.message = message
    self.notes = notes
    self.help = help
    self.fix = fix
  }

  package static func error(
    _ rule: String, at range: SourceRange, _ message: String,
    help: String? = nil, notes: [Note] = [], fix: Fix? = nil
  ) -> Diagnostic {
    Diagnostic(.error, rule, at: range, message, help: help, notes: notes, fix: fix)
  }

  package static func warning(
    _ rule: String, at range: SourceRange, _ message: String,
    help: String? = nil, notes: [Note] = [], fix: Fix? = nil
  ) -> Diagnostic {
    Diagnostic(.warning, rule, at: range, message, help: help, notes: notes, fix: fix)
  }
}

/// Collects a file's diagnostics and keeps their number bounded, so that garbage costs no more than text.
package struct DiagnosticSink: Sendable {
  package private(set) var diagnostics: [Diagnostic] = []
  /// How many more were found than are kept.
  package private(set) var droppedCount = 0
  /// Whether an error leaves nothing to lay out.
  package private(set) var hasErrors = false
  /// Whether there were errors that cost no more than the views they stand in.
  package private(set) var hasIsolatedErrors = false
  private let isolatesErrors: Bool

  /// The most diagnostics kept for one file.
  package static let limit = 1_000

  /// - Parameter isolatesErrors: Whether a layout is drawn in spite of its errors.
  package init(isolatesErrors: Bool) { self.isolatesErrors = isolatesErrors }

  package init() { self.init(isolatesErrors: false) }

  package mutating func report(_ diagnostic: Diagnostic) {
    if diagnostic.severity == .error {
      if isolatesErrors { hasIsolatedErrors = true } else { hasErrors = true }
    }
    if diagnostics.count < Self.limit { diagnostics.append(diagnostic) } else { droppedCount += 1 }
  }

  /// The diagnostics by position, equal positions in the order they were found.
  /// - Complexity: O(n log n).
  package func sorted() -> [Diagnostic] {
    diagnostics.enumerated().sorted { a, b in
      (a.element.range.start, a.offset) < (b.element.range.start, b.offset)
    }.map { $0.element }
  }
}
