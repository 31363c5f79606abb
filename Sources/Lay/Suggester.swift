import LayEngine
import LayOutput
import LayQuery
import LaySuggest
import LaySyntax
import LayText
import LayViews

/// Finds small changes of a source that make expressions about its frames true, each proven by laying it out.
///
/// The expressions are described in <doc:Expressions>. A suggester is a value without state, like ``Compiler``; it reads
/// and writes no file.
public struct Suggester: Sendable {
  public var options: Options
  /// How many changes are laid out at most; more of them find more, and take longer.
  public var limit = 4_000
  /// Changes only of what is written around this line and column, both from 1; nil: anywhere.
  public var place: (line: Int, column: Int)?

  public init(options: Options = Options()) {
    self.options = options
  }

  /// A change that makes every expression true.
  public struct Suggestion: Sendable {
    /// What to do, in one clause.
    public let title: String
    /// Why it does what it does.
    public let reason: String
    /// The source after the change; all bytes outside the change are as they were.
    public let source: SourceFile
  }

  public enum Answer: Sendable {
    /// Every expression is true of the source as it is.
    case holds(json: [UInt8])
    /// At most five, the best first. `text` and `json` tell all of them; `tried` is how many changes were laid out.
    case suggestions([Suggestion], text: [UInt8], json: [UInt8], tried: Int, isCutShort: Bool)
    /// The file has errors, or an expression has; nothing was tried.
    case faulty([Diagnostic])
    /// The file has no layout of that name.
    case noLayout(names: [String])
  }

  /// Looks for changes.
  /// - Parameters:
  ///   - wants: The expressions, all of which are to be true.
  ///   - name: Look only at the layout of this name; nil: at the first that has the views that are named.
  /// - Complexity: O(n) in the source and its views for each of at most ``limit`` changes.
  public func suggest(
    for wants: [String], in source: SourceFile, layout name: String? = nil
  ) -> Answer {
    var queries: [Query] = []
    for want in wants {
      let file = LaySyntax.SourceFile(name: "--want", text: want)
      do throws(QueryFault) {
        queries.append(try Query(file))
      } catch {
        return .faulty([Diagnostic(error.diagnostic, in: file)])
      }
    }
    var search = SuggestionSearch()
    search.configuration = options.configuration
    search.library = options.fonts.library
    search.layoutName = name
    search.limit = limit
    search.place = place.map { SourceLocation(line: $0.line, column: $0.column) }
    switch search.run(source.file, queries) {
    case .holds: return .holds(json: SuggestionReport(source.file, holds: true, []).json())
    case .suggestions(let suggestions, let count):
      let report = SuggestionReport(source.file, holds: false, suggestions)
      return .suggestions(
        suggestions.map {
          Suggestion(title: $0.title, reason: $0.reason, source: SourceFile($0.source))
        }, text: report.text(), json: report.json(), tried: count.tried, isCutShort: count.isCutShort)
    case .faultyQuery(let fault): return .faulty([Diagnostic(fault.diagnostic, in: fault.source)])
    case .faulty(let diagnostics): return .faulty(diagnostics.map { Diagnostic($0, in: source.file) })
    case .noLayout(let names): return .noLayout(names: names)
    }
  }
}
