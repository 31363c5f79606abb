import LaySyntax

/// What was found in one file.
package struct LintReport: Sendable {
  package var source: SourceFile
  /// Sorted by position.
  package var diagnostics: [Diagnostic]
  /// How many more there were than are kept.
  package var droppedCount: Int
  /// What of it lies in other files that the file sees, as these see it.
  package var elsewhere: [LintReport] = []

  package init(source: SourceFile, diagnostics: [Diagnostic], droppedCount: Int) {
    self.source = source
    self.diagnostics = diagnostics
    self.droppedCount = droppedCount
  }
}

extension LintReport {
  /// What was found in a file among others, as if the file had been alone: the others need not be kept.
  package var ofShownFile: LintReport {
    guard let index = source.parts.firstIndex(where: { $0.isShown }) else { return self }
    let part = source.parts[index]
    let bytes = source.bytes[Int(part.range.start)..<Int(part.range.end)]
    // How other files are written is told of those files.
    let own = diagnostics.map { source.placed($0, in: part) }.filter { diagnostic in
      part.range.holds(diagnostic.range) || Rule.named(diagnostic.rule)?.family != .hygiene
    }
    var report = LintReport(
      source: SourceFile(name: part.name, bytes: Array(bytes)),
      diagnostics: source.diagnostics(own, asSeenFrom: index), droppedCount: droppedCount)
    report.elsewhere = others(own.filter { !part.range.holds($0.range) })
    return report
  }

  /// Diagnostics by the file in which they lie.
  /// - Complexity: O(n log n) in the diagnostics, and the files that they lie in.
  private func others(_ diagnostics: [Diagnostic]) -> [LintReport] {
    var parts: [Int] = []
    var found: [Int: [Diagnostic]] = [:]
    for diagnostic in diagnostics {
      guard let index = source.partIndex(at: diagnostic.range.start) else { continue }
      if found[index] == nil { parts.append(index) }
      found[index, default: []].append(diagnostic)
    }
    return parts.map { index in
      let part = source.parts[index]
      let bytes = source.bytes[Int(part.range.start)..<Int(part.range.end)]
      return LintReport(
        source: SourceFile(name: part.name, bytes: Array(bytes)),
        diagnostics: source.diagnostics(found[index] ?? [], asSeenFrom: index), droppedCount: 0)
    }
  }

  /// This report without what lies in other files.
  package var withoutOthers: LintReport {
    guard !elsewhere.isEmpty else { return self }
    var report = self
    report.elsewhere = []
    // What lies elsewhere is told at the start, with its place.
    let places = elsewhere.map { $0.source.name + ":" }
    report.diagnostics.removeAll { diagnostic in
      diagnostic.range.end == 0 && places.contains { diagnostic.message.hasPrefix($0) }
    }
    return report
  }

  /// Adds what another report of the same file has found beside this.
  package mutating func add(_ other: LintReport) {
    var known = Set(diagnostics.map { Key($0) })
    for diagnostic in other.diagnostics where known.insert(Key(diagnostic)).inserted {
      diagnostics.append(diagnostic)
    }
    diagnostics.sort { ($0.range.start, $0.rule) < ($1.range.start, $1.rule) }
  }

  /// A rule and a place: what is found there by two files is one finding.
  private struct Key: Hashable {
    var rule: String
    var range: SourceRange

    init(_ diagnostic: Diagnostic) {
      rule = diagnostic.rule
      range = diagnostic.range
    }
  }
}

extension SourceFile {
  /// A diagnostic about what has no place of its own: it stands at the start of the file that is checked, and not of that
  /// which happens to be the first.
  fileprivate func placed(_ diagnostic: Diagnostic, in part: SourcePart) -> Diagnostic {
    guard let first = parts.first, first.name.isEmpty, diagnostic.range.start == 0 else { return diagnostic }
    var placed = diagnostic
    let length = min(diagnostic.range.end, part.range.end - part.range.start)
    placed.range = SourceRange(start: part.range.start, end: part.range.start + length)
    return placed
  }
}

extension SourceRange {
  fileprivate func holds(_ other: SourceRange) -> Bool { other.start >= start && other.end <= end }
}
