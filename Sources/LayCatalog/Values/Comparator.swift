#if !hasFeature(Embedded)

/// What orders elements by a part of theirs: `SortDescriptor`, `KeyPathComparator`. Never equal to others.
package struct Comparator: Sendable, Equatable {
  package let path: KeyPathValue
  package let isReversed: Bool
  /// Whether texts are compared letter by letter.
  package let isLiteral: Bool

  package init(_ path: KeyPathValue, isReversed: Bool, isLiteral: Bool = false) {
    self.path = path
    self.isReversed = isReversed
    self.isLiteral = isLiteral
  }

  package static func == (a: Self, b: Self) -> Bool { false }
}
#endif
