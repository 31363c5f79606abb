import LaySemantics
import LaySyntax
import LayText

/// Spacing preferences by number: most views share a few, so that a tree stores a number for each.
struct SpacingTable {
  private var preferences: [SpacingPreferences] = [.plain, .zero]
  private var numbers = HashMap<SpacingPreferences, UInt32>()
  /// Those of the last texts: a screen has few fonts.
  private var texts: [(spacing: TextSpacing, number: UInt32)] = []
  /// What the preferences of a stack's children come to, for stacks of no more than three kinds.
  private var merges = HashMap<Merge, UInt32>()
  /// The merge last asked for: stacks of one kind follow each other.
  private var lastMerge: (question: Merge, number: UInt32)?
  /// What each number's preferences come to where the edges of each set are plain again.
  private var resets: [UInt32] = []
  /// The numbers of Spacers, by axis and kind.
  private var spacers = [unknown, unknown, unknown, unknown]

  private static let unknown = UInt32.max
  private static let edgeSetCount = 16

  struct Merge: Hashable {
    var axis: Axis
    var first: UInt32
    var last: UInt32
    var second: UInt32
    var third: UInt32
  }

  init() {
    numbers.set(.plain, to: Self.plain)
    numbers.set(.zero, to: Self.zero)
  }

  static let plain: UInt32 = 0
  static let zero: UInt32 = 1

  subscript(number: UInt32) -> SpacingPreferences { preferences[Int(number)] }

  /// The number of a view's preferences with those of some edges plain.
  mutating func number(_ number: UInt32, withPlain edges: EdgeSet) -> UInt32 {
    let question = Int(number) * Self.edgeSetCount + Int(edges.rawValue)
    if question < resets.count, resets[question] != Self.unknown { return resets[question] }
    var spacing = preferences[Int(number)]
    for edge in Edge.allCases where edges.contains(edge) { spacing[edge] = SpacingPreferences.plain[edge] }
    let reset = self.number(of: spacing)
    let missing = preferences.count * Self.edgeSetCount - resets.count
    resets.append(contentsOf: repeatElement(Self.unknown, count: missing))
    resets[question] = reset
    return reset
  }

  /// The number of a Spacer's preferences in a stack.
  mutating func numberOfSpacer(along axis: Axis, isTextBaselineRelative: Bool) -> UInt32 {
    let question = Int(axis.rawValue) * 2 + (isTextBaselineRelative ? 1 : 0)
    if spacers[question] == Self.unknown {
      spacers[question] = number(of: .spacer(along: axis, isTextBaselineRelative: isTextBaselineRelative))
    }
    return spacers[question]
  }

  // Mutating, so that these are not called on a copy of the table.

  mutating func number(of question: Merge) -> UInt32? {
    if let lastMerge, lastMerge.question == question { return lastMerge.number }
    guard let known = merges[question] else { return nil }
    lastMerge = (question, known)
    return known
  }

  mutating func note(_ question: Merge, _ number: UInt32) { merges.set(question, to: number) }

  mutating func numberOfText(_ text: TextSpacing) -> UInt32? {
    for known in texts where known.spacing == text { return known.number }
    return nil
  }

  /// Numbers a text's preferences.
  mutating func note(_ text: TextSpacing, _ preferences: SpacingPreferences) -> UInt32 {
    let number = number(of: preferences)
    if texts.count == 8 { texts.removeFirst() }
    texts.append((text, number))
    return number
  }

  mutating func number(of spacing: SpacingPreferences) -> UInt32 {
    if let known = numbers[spacing] { return known }
    let number = UInt32(truncatingIfNeeded: preferences.count)
    preferences.append(spacing)
    numbers.set(spacing, to: number)
    return number
  }
}
