import LayViews
import Testing

@testable import LayText

/// Glyphs for drawing, and fonts cut down to them.
struct GlyphRunTests {
  private static func run(
    _ text: String, family: String = "Mine", letterSpacing: Double = 0
  ) throws -> GlyphRun? {
    var library = FontLibrary()
    try library.add(family: "Mine", bytes: SampleFont().bytes)
    return library.glyphs(
      of: TextLine.Fragment(
        run: 0, text: text, x: 0, width: 0, font: ResolvedFont(family: family, size: 10, weight: .regular),
        letterSpacing: letterSpacing))
  }

  @Test func glyphsStandWhereTheyWereMeasured() throws {
    let run = try #require(try Self.run("AVA", letterSpacing: 1))
    #expect(run.glyphs.map { $0.index } == [1, 2, 1])
    #expect(run.scale == 0.01)
    // A is 6 points wide and V 7; the pairs close by 0.8 and 0.5, and each letter is spaced by 1.
    for (glyph, x) in zip(run.glyphs, [0, 6.2, 13.7]) { #expect(abs(glyph.x - x) < 1e-9) }
  }

  @Test func whatTheFontLacksHasNoGlyphs() throws {
    #expect(try Self.run("AB") == nil)
    #expect(try Self.run("A👍") == nil)
    #expect(try Self.run("A", family: "Other") == nil)
    #expect(try Self.run("A\u{200B}V")?.glyphs.count == 2)
    #expect(try Self.run("")?.glyphs.isEmpty == true)
  }

  @Test func subsetsDrawTheirGlyphsAndNoOthers() throws {
    let font = try #require(try FontFile.faces(in: SampleFont().bytes).first)
    let one = try #require(try FontFile.faces(in: font.embeddable(drawing: [1])).first)
    #expect(one.outline(of: UInt16(1)) == font.outline(of: UInt16(1)))
    #expect(one.outline(of: UInt16(2)).steps.isEmpty)
    let composite = try #require(try FontFile.faces(in: font.embeddable(drawing: [3])).first)
    for glyph in UInt16(1)...3 { #expect(composite.outline(of: glyph) == font.outline(of: glyph)) }
  }

  @Test(arguments: [false, true]) func subsetsMeasureAsTheWholeFont(fromCollection: Bool) throws {
    let bytes = fromCollection ? SampleFont().collection : SampleFont().bytes
    let font = try #require(try FontFile.faces(in: bytes).last)
    let subset = try #require(try FontFile.faces(in: font.embeddable(drawing: [1])).first)
    #expect(subset.metrics(size: 20) == font.metrics(size: 20))
    #expect(subset.glyph(of: 0x56) == 2)
    #expect(subset.advance(of: 2) == 700)
    #expect(subset.kerning(1, 2) == -80)
    #expect(subset.postScriptName == "Sample-Bold")
  }
}
