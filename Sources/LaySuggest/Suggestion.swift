import LaySyntax
import LayViews

/// A change of a source that makes every expression true.
package struct Suggestion: Sendable {
  /// A view whose frame changes by it.
  package struct ChangedFrame: Sendable {
    /// Its kind, and its id where it has one.
    package var view: String
    /// Where it is written, in the source before the change.
    package var place: SourceLocation
    /// In the canvas's coordinates.
    package var before: Rect
    /// nil: the view is there no more, or is another.
    package var after: Rect?
    /// Whether the expressions name it.
    package var isAskedAbout: Bool
  }

  /// What is done, in one clause.
  package var title: String
  /// Sorted, none overlapping another.
  package var edits: [Diagnostic.Fix.Edit]
  /// The whole source after it.
  package var source: SourceFile
  package var changedFrames: [ChangedFrame]
  /// Why it does what it does: how the view that is asked about gets its frame afterwards.
  package var reason: String
  package var price: Price

  /// What speaks against a suggestion, the weightiest first: the smaller, the better.
  package struct Price: Comparable, Sendable {
    package var weight: Int
    /// Views that nobody asked about and that change.
    package var otherFrames: Int
    /// What lint finds afterwards and did not before.
    package var newFindings: Int
    /// In how many of two trials the expressions are not true: at the largest type size, and in the other direction.
    package var failedTrials: Int

    /// One number, for those who compare suggestions of several runs.
    package var cost: Int {
      weight * 10_000 + newFindings * 1_000 + failedTrials * 100 + min(otherFrames, 99)
    }

    package static func < (a: Price, b: Price) -> Bool {
      (a.weight + a.newFindings, a.newFindings, a.otherFrames, a.failedTrials)
        < (b.weight + b.newFindings, b.newFindings, b.otherFrames, b.failedTrials)
    }
  }
}

/// What came of a search.
package enum SuggestionAnswer: Sendable {
  /// The expressions are true as it is.
  case holds
  /// At most five, the best first; none where no small change does.
  case suggestions([Suggestion], SearchCount)
  /// An expression is none, or speaks of what is not there.
  case faultyQuery(QueryDiagnostic)
  /// The file has errors.
  case faulty([Diagnostic])
  case noLayout(names: [String])
}

/// A diagnostic with the source that it is about.
package struct QueryDiagnostic: Sendable {
  package var diagnostic: Diagnostic
  package var source: SourceFile
}

/// What a search tried.
package struct SearchCount: Sendable {
  package var tried = 0
  /// Whether there would have been more to try.
  package var isCutShort = false
}
