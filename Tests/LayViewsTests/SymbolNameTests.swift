import LayViews
import Testing

/// Which names may be those of SF Symbols: they are made of known words.
struct SymbolNameTests {
  @Test(arguments: [
    "star", "0", "zzz", "chevron.right", "square.and.arrow.up.on.square.fill", "figure.walk", "50.circle",
  ])
  func knownWordsMayNameASymbol(name: String) {
    #expect(SymbolMetrics.mayName(name))
    #expect(SymbolMetrics.named(name).size != .zero)
  }

  /// Measured on macOS 26.2: what has no symbol's name takes no room.
  @Test(arguments: [
    "", ".", "star.", ".star", "star..fill", "Star", "chevron.rigth", "not.a.symbol.name", "é",
  ])
  func anUnknownWordNamesNone(name: String) {
    #expect(!SymbolMetrics.mayName(name))
    #expect(SymbolMetrics.named(name).size == .zero)
  }

  @Test func everyMeasuredSymbolIsMadeOfKnownWords() {
    for row in SymbolMetrics.rows { #expect(SymbolMetrics.mayName(row.name.text), "\(row.name.text)") }
  }
}
