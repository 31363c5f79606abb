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
    // The fitted amounts in em: San Francisco is the tighter the larger it is, and its bold is the wider.
    func spacing(_ size: Double, _ weight: FontWeight? = nil, kerning: Double = 0) throws -> Double {
      var font = FontDescriptor(.size(size))
      font.weight = weight
      return try Self.fragment("n", font, kerning: kerning).letterSpacing / size
    }
    #expect(abs(try spacing(17) + 0.028) < 0.001)
    #expect(abs(try spacing(13) + 0.008) < 0.001)
    #expect(abs(try spacing(40) + 0.054) < 0.001)
    #expect(abs(try spacing(13, .bold) - 0.007) < 0.002)
    let plain = try spacing(17)
    #expect(abs(try spacing(17, kerning: 3) - plain - 3.0 / 17) < 1e-9)
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
