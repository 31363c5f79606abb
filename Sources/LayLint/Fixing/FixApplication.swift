import LaySyntax

/// Applies repairs to a file's bytes; whatever they do not name stays byte for byte.
package enum FixApplication {
  /// The edits of the safe fixes, sorted, none overlapping another.
  ///
  /// Of two fixes that touch the same bytes the first wins; the other has its turn when the file is checked again.
  package static func edits(of diagnostics: [Diagnostic]) -> (edits: [Diagnostic.Fix.Edit], fixCount: Int) {
    var count = 0
    var accepted: [Diagnostic.Fix.Edit] = []
    for diagnostic in diagnostics {
      guard let fix = diagnostic.fix, fix.isSafe else { continue }
      let isFree = fix.edits.allSatisfy { edit in
        accepted.allSatisfy { $0.range.end <= edit.range.start || edit.range.end <= $0.range.start }
      }
      guard isFree else { continue }
      accepted += fix.edits
      count += 1
    }
    // An insertion comes before what is taken away from its place on.
    return (accepted.sorted { ($0.range.start, $0.range.end) < ($1.range.start, $1.range.end) }, count)
  }

  /// - Parameter edits: as `edits(of:)` gives them.
  package static func apply(_ edits: [Diagnostic.Fix.Edit], to bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var position = 0
    for edit in edits {
      let start = min(max(Int(edit.range.start), position), bytes.count)
      result += bytes[position..<start]
      result += edit.replacement.utf8
      position = min(max(Int(edit.range.end), start), bytes.count)
    }
    result += bytes[position...]
    return result
  }
}

extension FileLinter {
  /// The file with every safe fix applied, until there is nothing left to fix; nil where there was nothing.
  package func fixed(_ source: SourceFile) -> SourceFile? { repaired(source)?.source }

  /// The same, with how many fixes were applied.
  package func repaired(_ source: SourceFile) -> (source: SourceFile, count: Int)? {
    var source = source
    var count = 0
    // Each pass mends what the one before uncovered; the bound only guards against rules that disagree.
    for _ in 0..<Self.maximumPasses {
      let (edits, fixCount) = FixApplication.edits(of: lint(source).diagnostics)
      if edits.isEmpty { break }
      source = SourceFile(name: source.name, bytes: FixApplication.apply(edits, to: source.bytes))
      count += fixCount
    }
    return count > 0 ? (source, count) : nil
  }

  private static let maximumPasses = 50
}
