import LaySemantics

/// Spacing preferences by number: most views share a few, so that a tree stores a number for each.
struct SpacingTable {
  private var preferences: [SpacingPreferences] = [.plain, .zero]
  private var numbers: [SpacingPreferences: UInt32] = [.plain: 0, .zero: 1]
  /// The numbers of spacers along each axis, once one was met: they would else be hashed one by one.
  private var spacers: [UInt32?] = [nil, nil, nil, nil]

  static let plain: UInt32 = 0
  static let zero: UInt32 = 1

  subscript(number: UInt32) -> SpacingPreferences { preferences[Int(number)] }

  mutating func number(of spacing: SpacingPreferences) -> UInt32 {
    if let known = numbers[spacing] { return known }
    let number = UInt32(truncatingIfNeeded: preferences.count)
    preferences.append(spacing)
    numbers[spacing] = number
    return number
  }

  mutating func number(ofSpacerAlong axis: Axis, isTextBaselineRelative: Bool) -> UInt32 {
    let index = Int(axis.rawValue) + (isTextBaselineRelative ? 2 : 0)
    if let known = spacers[index] { return known }
    let number = number(of: .spacer(along: axis, isTextBaselineRelative: isTextBaselineRelative))
    spacers[index] = number
    return number
  }
}
