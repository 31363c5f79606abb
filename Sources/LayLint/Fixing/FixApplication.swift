import LaySyntax

/// Applies repairs to a file's bytes; whatever they do not name stays byte for byte.
package enum FixApplication {
  /// The edits of the safe fixes, sorted, none overlapping another.
  ///
  /// Of two fixes that touch the same bytes the first wins; the other has its turn when the file is checked again.
  package static func edits(of diagnostics: [Diagnostic]) -> [Diagnostic.Fix.Edit] {
    var accepted: [Diagnostic.Fix.Edit] = []
    for diagnostic in diagnostics {
      guard let fix = diagnostic.fix, fix.isSafe, fix.edits.allSatisfy({ isFree($0.range, of: accepted) })
      else { continue }
      accepted = merged(accepted, fix.edits.sorted { $0.range.start < $1.range.start })
    }
    return accepted
  }

  /// Whether a range touches no byte of others, which are sorted and do not overlap each other.
  /// - Complexity: O(log n).
  private static func isFree(_ range: SourceRange, of others: [Diagnostic.Fix.Edit]) -> Bool {
    var (low, high) = (0, others.count)
    while low < high {
      let middle = (low + high) / 2
      if others[middle].range.end <= range.start { low = middle + 1 } else { high = middle }
    }
    return low == others.count || range.end <= others[low].range.start
  }

  private static func merged(
    _ first: [Diagnostic.Fix.Edit], _ second: [Diagnostic.Fix.Edit]
  ) -> [Diagnostic.Fix.Edit] {
    var result: [Diagnostic.Fix.Edit] = []
    result.reserveCapacity(first.count + second.count)
    var rest = second[...]
    for edit in first {
      while let next = rest.first, next.range.start < edit.range.start { result.append(rest.removeFirst()) }
      result.append(edit)
    }
    return result + rest
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
  package func fixed(_ source: SourceFile) -> SourceFile? {
    var source = source
    var isChanged = false
    // Each pass mends what the one before uncovered; the bound only guards against rules that disagree.
    for _ in 0..<Self.maximumPasses {
      let edits = FixApplication.edits(of: lint(source).diagnostics)
      if edits.isEmpty { break }
      source = SourceFile(name: source.name, bytes: FixApplication.apply(edits, to: source.bytes))
      isChanged = true
    }
    return isChanged ? source : nil
  }

  private static let maximumPasses = 50
}
