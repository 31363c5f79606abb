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
  var merges = HashMap<Merge, UInt32>()
  /// What preferences come to where some edges are plain again.
  private var resets = HashMap<Reset, UInt32>()

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

  private struct Reset: Hashable {
    var number: UInt32
    var edges: EdgeSet
  }

  mutating func number(_ number: UInt32, withPlain edges: EdgeSet) -> UInt32 {
    let question = Reset(number: number, edges: edges)
    if let known = resets[question] { return known }
    var spacing = preferences[Int(number)]
    for edge in Edge.allCases where edges.contains(edge) { spacing[edge] = SpacingPreferences.plain[edge] }
    let reset = self.number(of: spacing)
    resets.set(question, to: reset)
    return reset
  }

  func numberOfText(_ text: TextSpacing) -> UInt32? {
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
