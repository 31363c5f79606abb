import LayViews
import Testing

@testable import LayText

/// What a drawn line says of the room between its letters.
struct LetterSpacingTests {
  private static func fragment(
    _ text: String, _ font: FontDescriptor, kerning: Double = 0, library: FontLibrary = FontLibrary()
  ) throws -> TextLine.Fragment {
    var measurer = TextMeasurer(configuration: Configuration(), library: library)
    var run = TextRun(text: text, font: font, paint: .none)
    run.kerning = kerning
    let shaped = measurer.shape(TextSpec(runs: [run]), dynamicTypeSize: .large)
    let line = try #require(measurer.layout(shaped, width: nil, height: nil).lines.first)
    return try #require(line.fragments.first)
  }

  @Test func theSystemFontIsSpacedBySizeAndWeight() throws {
    // The fitted amounts of 17 and 13 points, regular, in em.
    #expect(abs(try Self.fragment("n", FontDescriptor(.size(17))).letterSpacing - -0.0277 * 17) < 1e-9)
    #expect(abs(try Self.fragment("n", FontDescriptor(.size(13))).letterSpacing - -0.0079 * 13) < 1e-9)
    #expect(
      abs(try Self.fragment("n", FontDescriptor(.size(17)), kerning: 3).letterSpacing - (3 - 0.0277 * 17))
        < 1e-9)
  }

  @Test func eachLetterIsSpacedOnce() throws {
    let one = try Self.fragment("n", FontDescriptor(.size(17)))
    let four = try Self.fragment("nnnn", FontDescriptor(.size(17)))
    #expect(abs(four.width - 4 * one.width) < 1e-9)
    #expect(four.letterSpacing == one.letterSpacing)
  }

  @Test func aLoadedFontIsSpacedByKerningAlone() throws {
    var library = FontLibrary()
    try library.add(family: "Mine", bytes: SampleFont().bytes)
    let font = FontDescriptor(.custom(family: "Mine", size: 10, relativeTo: nil, isFixed: true))
    #expect(try Self.fragment("AV", font, library: library).letterSpacing == 0)
    #expect(try Self.fragment("AV", font, kerning: 2, library: library).letterSpacing == 2)
  }
}
