extension SourceFile {
  /// Diagnostics of a source of several files as one of these files sees them, by offsets of its own.
  ///
  /// What stands in another file is told at the start of this one, with its place.
  /// - Parameter part: The file's place among the parts.
  /// - Complexity: O(n log n) in the diagnostics.
  package func diagnostics(_ diagnostics: [Diagnostic], asSeenFrom part: Int) -> [Diagnostic] {
    let range = parts[part].range
    var moved = diagnostics.map { self.moved($0, to: range) }
    moved.sort { $0.range.start < $1.range.start }
    return moved
  }

  private func moved(_ diagnostic: Diagnostic, to part: SourceRange) -> Diagnostic {
    var result = diagnostic
    if let range = Self.moved(diagnostic.range, to: part) {
      result.range = range
    } else {
      result.range = SourceRange(start: 0, end: 0)
      result.message = place(of: diagnostic.range) + diagnostic.message
      result.fix = nil
    }
    result.notes = diagnostic.notes.map { note in
      guard let range = note.range else { return note }
      if let moved = Self.moved(range, to: part) { return Diagnostic.Note(note.message, at: moved) }
      return Diagnostic.Note(place(of: range) + note.message)
    }
    if let fix = result.fix {
      var edits: [Diagnostic.Fix.Edit] = []
      for edit in fix.edits {
        if let range = Self.moved(edit.range, to: part) {
          edits.append(Diagnostic.Fix.Edit(range, edit.replacement))
        }
      }
      result.fix = edits.count == fix.edits.count ? Diagnostic.Fix(edits, isSafe: fix.isSafe) : nil
    }
    return result
  }

  /// nil for what stands in another file.
  private static func moved(_ range: SourceRange, to part: SourceRange) -> SourceRange? {
    guard range.start >= part.start, range.end <= part.end else { return nil }
    return SourceRange(start: range.start - part.start, end: range.end - part.start)
  }

  /// `Other.swift:3:4: `
  private func place(of range: SourceRange) -> String {
    let place = location(of: range.start)
    return "\(name(at: range.start)):\(place.line):\(place.column): "
  }
}
