import Testing

@testable import LayOutput

/// What symbols' names say, and the drawings that stand for them.
struct SymbolGlyphTests {
  private func glyph(_ name: String, isMirrored: Bool = false) -> SymbolGlyph? {
    SymbolGlyph(name, isMirrored: isMirrored)
  }

  @Test func drawingsHaveEachNameOnce() {
    let names = SymbolDrawings.names
    #expect(names.count >= 600)
    #expect(Set(names).count == names.count)
    for name in names { #expect(SymbolDrawings.drawing(named: name) != nil, "\(name) is not found") }
    #expect(SymbolDrawings.drawing(named: "nothing") == nil && SymbolDrawings.drawing(named: "") == nil)
  }

  @Test func partsArePathsInTheBox() throws {
    for name in SymbolDrawings.names {
      let drawing = try #require(SymbolDrawings.drawing(named: name))
      for part in [SymbolDrawing.Part.body, .gaps, .strokes, .holes, .dots] where !drawing[part].isEmpty {
        let text = String(decoding: drawing[part], as: UTF8.self)
        #expect(text.hasPrefix("M"), "\(name): \(text)")
        #expect(text.allSatisfy { "MLHVCQAZ0123456789.- ".contains($0) }, "\(name): \(text)")
        let numbers = text.split { !"0123456789.-".contains($0) }.compactMap { Double($0) }
        #expect(numbers.allSatisfy { (-1...25).contains($0) }, "\(name): \(text)")
      }
    }
  }

  @Test func wordsAfterADrawingSayWhatIsDoneToIt() throws {
    let circled = try #require(glyph("chevron.right.circle.fill"))
    #expect(circled.enclosure == .circle && circled.isFilled)
    #expect(circled.drawings == glyph("chevron.right")?.drawings)
    #expect(glyph("bell.slash")?.isSlashed == true)
    #expect(glyph("bell.badge")?.badge == .dot)
    let plus = try #require(SymbolDrawings.drawing(named: "plus"))
    let badged = try #require(glyph("person.fill.badge.plus"))
    #expect(badged.badge == .drawing(plus) && badged.isFilled)
    #expect(badged.drawings == glyph("person")?.drawings)
    #expect(glyph("questionmark.square.dashed")?.isDashed == true)
    #expect(glyph("12.circle")?.drawings.count == 2)
    #expect(glyph("7.square.fill")?.drawings.count == 1)
  }

  @Test func lettersArrowsAndSignsAreNeverFilled() throws {
    let signs = ["checkmark", "xmark", "plus", "questionmark", "magnifyingglass", "at", "percent", "wifi"]
    let arrows = SymbolDrawings.names.filter { $0.hasPrefix("chevron.") || $0.hasPrefix("arrow.") }
    let letters = SymbolDrawings.names.filter { $0.utf8.count == 1 }
    #expect(arrows.count > 40 && letters.count == 36)
    for name in signs + arrows + letters {
      let drawing = try #require(SymbolDrawings.drawing(named: name))
      #expect(
        drawing[.body].isEmpty && !drawing[.strokes].isEmpty, "\(name) would be a blot in a filled circle")
    }
    for name in ["heart", "person", "star", "bell", "key", "square.and.arrow.up"] {
      #expect(
        try !#require(SymbolDrawings.drawing(named: name))[.body].isEmpty, "\(name) is filled by 'fill'")
    }
  }

  @Test func sidesAreFilled() {
    #expect(
      glyph("circle.lefthalf.filled")?.filling
        == SymbolGlyph.Filling(side: .left, share: 0.5, isInset: false))
    #expect(
      glyph("square.trailingthird.inset.filled", isMirrored: true)?.filling
        == SymbolGlyph.Filling(side: .left, share: 1.0 / 3, isInset: true))
    #expect(glyph("circle.inset.filled")?.filling?.side == .all)
  }

  @Test func forwardIsTheReadingDirection() {
    #expect(glyph("chevron.forward") == glyph("chevron.right"))
    #expect(glyph("chevron.forward", isMirrored: true) == glyph("chevron.left", isMirrored: true))
    #expect(glyph("arrow.up.forward.square")?.drawings == glyph("arrow.up.right")?.drawings)
  }

  @Test(arguments: ["", ".", "nothing", "nothing.circle", "123.circle"]) func whatIsUnknownIsNotDrawn(
    name: String
  ) {
    #expect(glyph(name) == nil)
  }
}
