import LaySyntax
import LayViews

/// What is counted of one layout: its errors, and what stands in for values that are not known.
struct StandInCount {
  private(set) var tally = LayoutTally()
  /// What the tally has counted.
  private var counted: Set<Key> = []
  /// Whether values are only tried for their types, or stored.
  var isProbing = false
  /// Whether something stood in while values were tried or stored.
  var wasMet = false
  /// Whether a value was met of which nothing is known.
  var hasUnknown = false
  /// The stored properties that hold what was made up, by where they are declared.
  var properties: Set<UInt32> = []

  struct Key: Hashable {
    var range: SourceRange
    var rule: String
  }

  /// Begins to count anew; which properties were made up is kept.
  mutating func clear() {
    tally = LayoutTally()
    counted.removeAll(keepingCapacity: true)
  }

  mutating func countError(_ key: Key) {
    if counted.insert(key).inserted { tally.errors += 1 }
  }

  mutating func countPlaceholder(_ key: Key) {
    if counted.insert(key).inserted { tally.placeholders += 1 }
  }

  mutating func note(_ standIn: StandIn) {
    if tally.standIns.count < Limits.notedStandIns, !tally.standIns.contains(standIn) {
      tally.standIns.append(standIn)
    }
  }
}

extension Findings {
  /// Whether a value was met in this layout of which nothing is known.
  package var hasUnknown: Bool { counts.hasUnknown }

  /// Notes that something was met of which nothing is known, and of which nothing is shown.
  package func noteUnknown() { counts.hasUnknown = true }

  /// Counts what is shown, or decides what is shown, in place of a value that is not known: once for each name.
  /// - Parameter name: By which the value is known; empty for one without a name.
  package func countStandIn(for name: Symbol) {
    guard isolatesErrors, !isSilent else { return }
    counts.hasUnknown = true
    if counts.isProbing {
      counts.wasMet = true
      return
    }
    counts.note(StandIn(name: name.index, place: place, isProperty: false))
    countApproximation(of: name)
  }

  /// Counts what is drawn otherwise than the device does, of which all is known: once for each name.
  package func countApproximation(of name: Symbol) {
    guard isolatesErrors, !isSilent, !counts.isProbing else { return }
    counts.countPlaceholder(
      StandInCount.Key(range: SourceRange(start: name.index, end: name.index), rule: "stand-in"))
  }

  /// Whether something stands in for what is not known, or is stored for it, because code runs.
  package func standsIn(_ body: () -> Void) -> Bool {
    let (count, properties) = (counts.tally.placeholders, counts.properties.count)
    body()
    return counts.tally.placeholders > count || counts.properties.count > properties
  }

  /// Only tries whether a value could stand somewhere: what stands in for it there is not shown.
  package func probing<Result>(_ body: () -> Result) -> Result {
    let outer = counts.isProbing
    counts.isProbing = true
    defer { counts.isProbing = outer }
    return body()
  }

  /// Makes a value to be stored in a property: what stands in for one that is not known counts once the property is read.
  /// - Parameter property: Where it is declared.
  package func storing<Result>(in property: UInt32, _ body: () -> Result) -> Result {
    let outer = counts.wasMet
    counts.wasMet = false
    defer { counts.wasMet = outer || counts.wasMet }
    let result = probing(body)
    if counts.wasMet { counts.properties.insert(property) }
    return result
  }

  /// Counts that a property is read which holds what was made up.
  @inline(__always)
  package func countRead(of property: UInt32) {
    if !counts.properties.isEmpty { countMadeUp(property) }
  }

  @inline(never)
  private func countMadeUp(_ property: UInt32) {
    guard counts.properties.contains(property), !isSilent, !counts.isProbing else { return }
    counts.note(StandIn(name: 0, place: property, isProperty: true))
    counts.countPlaceholder(
      StandInCount.Key(range: SourceRange(start: property, end: property), rule: "made-up"))
  }
}
