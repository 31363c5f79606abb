import LayViews
import LaySyntax
import LayText

/// Spacing preferences by number: most views share a few, so that a tree stores a number for each.
struct SpacingTable {
  private var preferences: [SpacingPreferences] = [.plain, .zero]
  private var numbers = HashMap<SpacingPreferences, UInt32>()
  /// Those of the last texts: a screen has few fonts.
  private var texts = Column<Text>(capacity: textCount)
  /// Where the next goes once there are so many.
  private var oldestText = 0
  /// What the preferences of a stack's children come to, for stacks of no more than three kinds.
  private var merges = HashMap<Merge, UInt32>()
  /// The merge last asked for: stacks of one kind follow each other.
  private var lastMerge: (question: Merge, number: UInt32)?
  /// What each number's preferences come to where the edges of each set are plain again.
  private var resets: [UInt32] = []
  /// The numbers of Spacers, by axis and kind.
  private var spacers = [unknown, unknown, unknown, unknown]

  #if !hasFeature(Embedded)
  /// The gaps asked for last, each at a place that follows from its neighbours' numbers.
  private var gaps = Column<Gap>(capacity: gapCount)
  private static let gapCount = 16

  private struct Gap: BitwiseCopyable {
    var first: UInt32
    var second: UInt32
    var axis: Axis
    var length: Double
  }
  #endif

  private static let unknown = UInt32.max
  private static let edgeSetCount = 16
  private static let textCount = 8

  private struct Text: BitwiseCopyable {
    var spacing: TextSpacing
    var number: UInt32
  }

  struct Merge: Hashable {
    var axis: Axis?
    var first: UInt32
    var last: UInt32
    var second: UInt32
    var third: UInt32
  }

  init() {
    numbers.set(.plain, to: Self.plain)
    numbers.set(.zero, to: Self.zero)
    #if !hasFeature(Embedded)
    gaps.grow(
      to: Self.gapCount,
      repeating: Gap(first: Self.unknown, second: Self.unknown, axis: .horizontal, length: 0))
    #endif
  }

  func deallocate() {
    texts.deallocate()
    #if !hasFeature(Embedded)
    gaps.deallocate()
    #endif
  }

  static let plain: UInt32 = 0
  static let zero: UInt32 = 1

  subscript(number: UInt32) -> SpacingPreferences { preferences[Int(number)] }

  /// The number of a view's preferences with those of some edges plain.
  mutating func number(_ number: UInt32, withPlain edges: EdgeSet) -> UInt32 {
    let question = Int(number) * Self.edgeSetCount + Int(edges.rawValue)
    if question < resets.count, resets[question] != Self.unknown { return resets[question] }
    var spacing = preferences[Int(number)]
    if edges.contains(.top) { spacing.top = SpacingPreferences.plain.top }
    if edges.contains(.leading) { spacing.leading = SpacingPreferences.plain.leading }
    if edges.contains(.bottom) { spacing.bottom = SpacingPreferences.plain.bottom }
    if edges.contains(.trailing) { spacing.trailing = SpacingPreferences.plain.trailing }
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

  #if !hasFeature(Embedded)
  /// The gap between two neighbours with such preferences; the standard one where these say nothing.
  mutating func gap(
    from first: UInt32, to second: UInt32, along axis: Axis, otherwise standard: Double
  ) -> Double {
    let place = Int((first &* 5 &+ second &* 2 &+ UInt32(axis.rawValue)) % UInt32(Self.gapCount))
    let known = gaps[place]
    if known.first == first, known.second == second, known.axis == axis { return known.length }
    let gap = preferences[Int(first)].gap(to: preferences[Int(second)], along: axis) ?? standard
    gaps[place] = Gap(first: first, second: second, axis: axis, length: gap)
    return gap
  }
  #endif

  mutating func number(of question: Merge) -> UInt32? {
    if let lastMerge, lastMerge.question == question { return lastMerge.number }
    guard let known = merges[question] else { return nil }
    lastMerge = (question, known)
    return known
  }

  mutating func note(_ question: Merge, _ number: UInt32) { merges.set(question, to: number) }

  mutating func numberOfText(_ text: TextSpacing) -> UInt32? {
    for index in 0..<texts.count where texts[index].spacing == text { return texts[index].number }
    return nil
  }

  /// Numbers a text's preferences.
  mutating func note(_ text: TextSpacing, _ preferences: SpacingPreferences) -> UInt32 {
    let number = number(of: preferences)
    let entry = Text(spacing: text, number: number)
    if texts.count < Self.textCount {
      texts.append(entry)
    } else {
      texts[oldestText] = entry
      oldestText = (oldestText + 1) % Self.textCount
    }
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
