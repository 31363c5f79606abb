import LayViews
import Testing

@testable import LayText

/// Text of the system font in outlines of another one.
struct SystemTypesetterTests {
  private static func library(_ designs: FontDesign...) throws -> FontLibrary {
    var library = FontLibrary()
    for design in designs { try library.system.add(SampleFont().bytes, design: design) }
    return library
  }

  private static func set(
    _ text: String, width: Double, _ font: ResolvedFont, in library: FontLibrary
  ) -> SetFragment? {
    var typesetter = SystemTypesetter(library)
    return typesetter.set(
      TextLine.Fragment(
        run: 0, text: text, x: 0, width: width, font: font, letterSpacing: font.standInTracking))
  }

  private static func measured(_ text: String, _ font: ResolvedFont) -> Double {
    let metrics = LineMetrics.missingFont(size: font.size)
    let resolution = FontResolver.Resolution(
      font: font, metrics: FontMetrics(exact: metrics, line: metrics), face: nil)
    let face = FontFace(resolution, glyphs: GlyphSource(resolution.glyphs, library: FontLibrary()))
    return text.unicodeScalars.reduce(0) { $0 + face.advance(of: $1.value) }
  }

  @Test func glyphsStandInTheMiddleOfTheirRoom() throws {
    let font = ResolvedFont(family: nil, size: 10, weight: .bold)
    let width = Self.measured("A", font)
    let text = try #require(Self.set("A", width: width, font, in: Self.library(.standard)))
    let glyph = try #require(text.run.glyphs.first)
    // The sample's A is 6 points wide at this size.
    #expect(abs(glyph.x - (width - 6) / 2) < 1e-9)
    #expect(text.run.font == .system(0) && text.run.scale == 0.01 && text.rest.isEmpty)
    #expect(text.run.style == OutlineStyle())
  }

  @Test func otherDesignsKeepTheirAdvancesAndFillTheWidth() throws {
    let font = ResolvedFont(family: nil, size: 10, weight: .bold, design: .serif)
    let text = try #require(Self.set("AVA", width: 22, font, in: Self.library(.standard, .serif)))
    // 6 + 7 + 6 less the pairs' 0.8 and 0.5 is 17.7: the other 4.3 go between the three.
    #expect(text.run.font == .system(1))
    for (glyph, x) in zip(text.run.glyphs, [0, 5.2 + 2.15, 11.7 + 4.3]) { #expect(abs(glyph.x - x) < 1e-9) }
  }

  @Test func whatTheFontLacksIsLeftToTheViewer() throws {
    let font = ResolvedFont(family: nil, size: 10, weight: .bold)
    let library = try Self.library(.standard)
    let text = try #require(Self.set("A👍👍A", width: 50, font, in: library))
    #expect(text.run.glyphs.count == 2 && text.rest.map { $0.text } == ["👍👍"])
    #expect(Self.set("A\tA", width: 50, font, in: library) == nil)
    #expect(Self.set("A", width: 6, font, in: FontLibrary()) == nil)
  }

  @Test func facesThatAreMissingAreMadeOfTheNearest() throws {
    let library = try Self.library(.standard)
    func style(_ font: ResolvedFont) throws -> OutlineStyle {
      try #require(Self.set("A", width: 6, font, in: library)).run.style
    }
    let weight = try #require(library.system.faces.first).weight
    #expect(weight == .bold)
    #expect(try style(ResolvedFont(family: nil, size: 10, weight: .heavy)).stroke == 0)
    #expect(try style(ResolvedFont(family: nil, size: 10, weight: .black)).stroke > 0)
    #expect(try style(ResolvedFont(family: nil, size: 10, weight: .bold, isItalic: true)).slant > 0)
    #expect(try style(ResolvedFont(family: nil, size: 10, weight: .bold, width: .expanded)).width == 1.2)
  }
}
