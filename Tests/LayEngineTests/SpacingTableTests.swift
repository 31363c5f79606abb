import LayText
import LayViews
import LayViews
import Testing

@testable import LayEngine

@Suite struct SpacingTableTests {
  /// Whatever texts came between, a text's number tells what was noted for it; the last ones are known.
  @Test func textsKeepTheirNumbers() {
    var table = SpacingTable()
    defer { table.deallocate() }
    var numbers: [UInt32] = []
    for size in 0..<30 {
      let text = Self.text(Double(size))
      #expect(table.numberOfText(text) == nil)
      var preferences = SpacingPreferences.plain
      preferences.top[.edgeBelowText] = Double(size % 12)
      numbers.append(table.note(text, preferences))
      #expect(table[numbers[size]] == preferences)
      for earlier in max(0, size - 7)...size {
        #expect(table.numberOfText(Self.text(Double(earlier))) == numbers[earlier])
      }
    }
    #expect(Set(numbers).count == 12)
  }

  private static func text(_ leading: Double) -> TextSpacing {
    TextSpacing(edgeAboveText: 1, edgeBelowText: 2, leading: leading, topBaseline: 3, bottomBaseline: 4)
  }
}
