import LaySemantics
import LaySyntax

/// Spacing preferences by number: most views share a few, so that a tree stores a number for each.
struct SpacingTable {
  private var preferences: [SpacingPreferences] = [.plain, .zero]
  private var numbers = HashMap<SpacingPreferences, UInt32>()
  /// What the preferences of a stack's children come to, for stacks of no more than two kinds: of stacks full of views
  /// and spacers there are many.
  var merges = HashMap<Merge, UInt32>()

  struct Merge: Hashable {
    var axis: Axis
    var first: UInt32
    var last: UInt32
    var other: UInt32
  }

  init() {
    numbers.set(.plain, to: Self.plain)
    numbers.set(.zero, to: Self.zero)
  }

  static let plain: UInt32 = 0
  static let zero: UInt32 = 1

  subscript(number: UInt32) -> SpacingPreferences { preferences[Int(number)] }

  mutating func number(of spacing: SpacingPreferences) -> UInt32 {
    if let known = numbers[spacing] { return known }
    let number = UInt32(truncatingIfNeeded: preferences.count)
    preferences.append(spacing)
    numbers.set(spacing, to: number)
    return number
  }
}
