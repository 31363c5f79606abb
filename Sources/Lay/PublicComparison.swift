import LayOutput
import LaySyntax

/// What differs between two JSON documents of layouts: the compilation of one file before a change and after it.
///
///     let before = Compiler().compile(old).json()
///     let after = Compiler().compile(new).json()
///     let comparison = try Comparison(before, after)
///     #expect(!comparison.hasDifference, "\(comparison.text())")
public struct Comparison: Sendable {
  private let outcomes: [LayoutOutcome]
  private let summary: OutcomeSummary
  private let tolerance: Double

  /// Compares the documents' layouts by name, and of one name by their order.
  /// - Parameters:
  ///   - tolerance: By how many points coordinates and lengths may differ and count as the same.
  /// - Throws: ``ComparisonFault`` for bytes that are no document of layouts.
  /// - Complexity: O(n log n) in the views.
  public init(_ old: [UInt8], _ new: [UInt8], tolerance: Double = 0.01) throws(ComparisonFault) {
    var olds = try Self.layouts(old, isOld: true)
    let news = try Self.layouts(new, isOld: false)
    // They are the same file's, whatever it was called.
    if let file = news.first?.file { for index in olds.indices { olds[index].file = file } }
    outcomes = LayoutOutcome.compare(olds, news, tolerance: tolerance) { _, _ in false }
    var summary = OutcomeSummary()
    for outcome in outcomes { summary.count(outcome.status) }
    self.summary = summary
    self.tolerance = tolerance
  }

  private static func layouts(_ bytes: [UInt8], isOld: Bool) throws(ComparisonFault) -> [LayoutSnapshot] {
    do throws(JSONFault) {
      return try SnapshotReader.document(bytes)
    } catch {
      throw ComparisonFault(isOld: isOld, offset: error.offset, reason: error.message)
    }
  }

  /// Whether a layout came or went, or one of its views moved, was resized, came, went or shows another text.
  public var hasDifference: Bool { summary.hasDifference }

  /// The differences in words, each line ended; last the number of layouts that came out how.
  /// - Parameter isVerbose: List every view, those too that only went along with what they lie in.
  public func text(isVerbose: Bool = false) -> String {
    outcomes.map { DifferenceReport.text($0, isVerbose: isVerbose) }.joined() + summary.text + "\n"
  }

  /// The differences as `grammar/diff.schema.json` describes them: UTF-8.
  /// - Parameters:
  ///   - old: What to call the outputs.
  public func json(old: String = "old", new: String = "new") -> [UInt8] {
    DifferenceReport.json(old: old, new: new, tolerance: tolerance, outcomes, summary)
  }
}

/// Why bytes are not the document of layouts that was expected.
public struct ComparisonFault: Error, Equatable, Sendable {
  /// Whether the first document is at fault.
  public var isOld: Bool
  /// Of the byte where reading stopped.
  public var offset: Int
  public var reason: String
}
