import LaySyntax

/// A change of the source that may make the expressions true.
struct Candidate {
  typealias Edit = Diagnostic.Fix.Edit

  /// What is done, as a request: `add .fixedSize() to the Text at 3:5`.
  var title: String
  /// Sorted, none overlapping another.
  var edits: [Edit]
  /// How much it asks of a reader: one for one change, more for two, or for one that moves views into others.
  var weight = 1
  /// Changes with the same key do the same to views that are alike, such as the cells of a row.
  var twins: String?
  /// Of changes of one group only the best is shown: they do the same in other places of a chain, or with other words.
  var group: String

  /// nil where two of the edits overlap.
  init?(
    _ title: String, _ edits: [Edit], weight: Int = 1, twins: String? = nil, group: String? = nil
  ) {
    self.title = title
    self.group = group ?? title
    self.weight = weight
    self.twins = twins
    self.edits = edits.sorted { ($0.range.start, $0.range.end) < ($1.range.start, $1.range.end) }
    for (edit, next) in zip(self.edits, self.edits.dropFirst()) where edit.range.end > next.range.start {
      return nil
    }
  }

  /// Both changes; nil where they touch the same bytes, or the same place.
  func joined(with other: Candidate, title: String, weight: Int) -> Candidate? {
    let places = Set(edits.map { $0.range.start })
    if other.edits.contains(where: { places.contains($0.range.start) }) { return nil }
    return Candidate(title, edits + other.edits, weight: weight)
  }
}
