import LayViews
import Testing

@testable import LayText

/// The OpenType reader on fonts made in memory.
struct FontFileTests {
  private static func load(_ font: SampleFont) throws -> FontFile {
    try #require(try FontFile.faces(in: font.bytes).first)
  }

  @Test func metricsAndNamesAreRead() throws {
    let font = try Self.load(SampleFont())
    #expect(font.unitsPerEm == 1000)
    #expect(font.lineMetrics == LineMetrics(ascent: 950, descent: 250, leading: 30, capHeight: 710))
    #expect(font.weight == .bold)
    #expect(!font.isItalic)
    #expect(font.family == "Sample")
    #expect(font.postScriptName == "Sample-Bold")
  }

  @Test(arguments: [0, 4, 6, 12]) func charactersHaveGlyphs(format: Int) throws {
    let font = try Self.load(SampleFont(mapFormat: format))
    #expect(font.glyph(of: 0x41) == 1)
    #expect(font.glyph(of: 0x56) == 2)
    #expect(font.glyph(of: 0x42) == nil)
    #expect(font.glyph(of: 0xC5) == (format == 4 ? 3 : nil))
    #expect(font.glyph(of: 0x1F600) == (format == 12 ? 3 : nil))
    #expect(font.advance(of: 2) == 700)
    #expect(font.advance(of: 60000) == 650)
  }

  @Test(arguments: [SampleFont.Kerning.table, .pairs, .classes]) func pairsAreKerned(
    _ kerning: SampleFont.Kerning
  ) throws {
    let font = try Self.load(SampleFont(kerning: kerning))
    #expect(font.kerning(1, 2) == -80)
    #expect(font.kerning(2, 1) == -50)
    #expect(font.kerning(1, 1) == 0)
    #expect(font.kerning(3, 1) == 0)
    #expect(try Self.load(SampleFont(kerning: .none)).kerning(1, 2) == 0)
  }

  @Test func outlinesAreDrawn() throws {
    let font = try Self.load(SampleFont())
    #expect(
      font.outline(of: "A").steps == [.move(x: 0, y: 0), .line(x: 300, y: 700), .line(x: 600, y: 0), .close])
    let both = font.outline(of: "Å").steps
    #expect(both.count == 8)
    #expect(both[4] == .move(x: 50, y: 710))
    #expect(font.outline(of: UInt16(0)).steps.isEmpty)
  }

  @Test func collectionsHaveSeveralFaces() throws {
    let faces = try FontFile.faces(in: SampleFont().collection)
    #expect(faces.count == 2)
    #expect(faces[1].advance(of: 1) == 600)
  }

  @Test(arguments: ["head", "hhea", "hmtx", "maxp", "cmap"]) func missingTablesAreNamed(tag: String) {
    #expect(throws: FontError.missing(table: tag)) {
      try FontFile.faces(in: SampleFont(omitted: [tag]).bytes)
    }
    #expect(FontError.missing(table: tag).message == "it has no '\(tag)' table")
  }

  @Test func otherFilesAreNoFonts() {
    #expect(throws: FontError.notAFont) { try FontFile.faces(in: []) }
    #expect(throws: FontError.notAFont) { try FontFile.faces(in: Array("just some text here".utf8)) }
    #expect(throws: FontError.notAFont) { try FontFile.faces(in: [UInt8](repeating: 0, count: 4096)) }
  }

  @Test func customFontsMeasureText() throws {
    var library = FontLibrary()
    try library.add(family: "Mine", bytes: SampleFont().bytes)
    for platform in Platform.allCases {
      var configuration = Configuration()
      configuration.platform = platform
      configuration.displayScale = 2
      var measurer = TextMeasurer(configuration: configuration, library: library)
      func measure(_ text: String, _ family: String) -> TextMeasure {
        let font = FontDescriptor(.custom(family: family, size: 10, relativeTo: nil, isFixed: true))
        let shaped = measurer.shape(
          TextSpec(runs: [TextRun(text: text, font: font, paint: .none)]), dynamicTypeSize: .large)
        return measurer.measure(shaped, width: nil, height: nil)
      }
      #expect(measure("AV", "Mine").size.width == 12.5)
      #expect(measure("VA", "Sample-Bold").size.width == 12.5)
      #expect(measure("AA", "Mine").size == Size(width: 12, height: platform == .macOS ? 13 : 12))
      #expect(measurer.missingFamilies.isEmpty)
      #expect(measure("AV", "Other").size.height == 10)
      _ = measure("again", "Other")
      #expect(measurer.missingFamilies == ["Other"])
    }
  }
}
