import LayFuzzing
import LayTestSupport
import LayViews
import Testing

@testable import LayText

/// What is known of plain texts by their style and width is what their characters come to, to the last bit.
struct PlainTextTests {
  private static let pieces = [
    "a", "W", "Ty", "word", "Box 12", " ", "  ", ".", "-", "(", "1,000", "/", "$", "\"", "AV", "~", "!",
    "of those words that make up a line, and half of another one (12)", "Größe", "e\u{301}", "日本", "👍🏽", "…",
    "שלום", "\u{3000}", "\u{200B}", "\u{AD}", "\n", "\t", "\u{2028}",
  ]

  private static func text(_ random: inout SplitMix64) -> TextSpec {
    var text = ""
    for _ in 0..<Int.random(in: 1...9, using: &random) { text += pieces.randomElement(using: &random) ?? "" }
    let bases: [FontDescriptor.Base] = [
      .platformDefault, .style(.headline), .style(.caption2), .size(17.5), .size(0),
      .custom(family: "none", size: 12, relativeTo: .title, isFixed: false),
    ]
    var run = TextRun(
      text: text, font: FontDescriptor(bases.randomElement(using: &random) ?? .platformDefault), paint: .none)
    run.font.isBold = Bool.random(using: &random)
    run.font.hasMonospacedDigits = Bool.random(using: &random)
    run.font.design = FontDesign.allCases.randomElement(using: &random) ?? .standard
    run.kerning = [0, 0, 1.5, -0.5, -9].randomElement(using: &random) ?? 0
    run.baselineOffset = [0, 0, 4, -3].randomElement(using: &random) ?? 0
    var spec = TextSpec(runs: [run])
    spec.lineLimit = [nil, 1, 2].randomElement(using: &random) ?? nil
    spec.reservedLines = [0, 0, 1, 3].randomElement(using: &random) ?? 0
    let alignments: [TextSpec.TextAlignment] = [.leading, .center, .trailing]
    spec.alignment = alignments.randomElement(using: &random) ?? .leading
    spec.lineSpacing = [0, 7].randomElement(using: &random) ?? 0
    spec.minimumScaleFactor = [1, 1, 0.5].randomElement(using: &random) ?? 1
    spec.allowsTightening = Bool.random(using: &random)
    return spec
  }

  @Test(arguments: Platform.allCases, sampled([1, 2, 3, 0.3])) func answersAreThoseOfOthers(
    platform: Platform, scale: Double
  ) {
    var random = SplitMix64(seed: 11)
    var configuration = Configuration()
    (configuration.platform, configuration.displayScale) = (platform, scale)
    var quick = TextMeasurer(configuration: configuration)
    var slow = TextMeasurer(configuration: configuration)
    var plainCount = 0
    for _ in 0..<300 {
      let spec = Self.text(&random)
      let size = DynamicTypeSize.allCases.randomElement(using: &random) ?? .large
      let plain = quick.shape(spec, dynamicTypeSize: size)
      let other = ShapedText(index: slow.shapeInDetail(spec, size))
      if quick.texts[Int(plain.index)].isPlain { plainCount += 1 }
      #expect(!slow.texts[Int(other.index)].isPlain)
      #expect(quick.spacing(plain) == slow.spacing(other))
      #expect(quick.capHeight(plain) == slow.capHeight(other))
      #expect(quick.line(plain) == slow.line(other))
      let natural = slow.measure(other, width: nil, height: nil).size.width
      let widths: [Double?] = [
        nil, 0, natural, natural.nextDown, natural - 1e-7, natural - 0.4, natural + 3, natural / 2,
      ]
      for width in widths {
        for height in [nil, 0, 12, 40] as [Double?] {
          #expect(
            quick.measure(plain, width: width, height: height)
              == slow.measure(other, width: width, height: height))
          let direction: LayoutDirection? =
            [nil, .leftToRight, .rightToLeft].randomElement(using: &random) ?? nil
          #expect(
            quick.layout(plain, width: width, height: height, direction: direction)
              == slow.layout(other, width: width, height: height, direction: direction),
            "\(spec.runs[0].text) in \(width as Any)")
        }
      }
    }
    #expect(plainCount > 100)
  }

  @Test func equalTextsAreOne() {
    var random = SplitMix64(seed: 12)
    var measurer = TextMeasurer(configuration: Configuration())
    let specs = (0..<500).map { _ in Self.text(&random) }
    let first = specs.map { measurer.shape($0, dynamicTypeSize: .large) }
    let second = specs.map { measurer.shape($0, dynamicTypeSize: .large) }
    for (known, again) in zip(first, second) where measurer.texts[Int(known.index)].isPlain {
      #expect(known == again)
    }
    // Of texts that differ in what is measured, none is taken for another.
    for (spec, shaped) in zip(specs, first) {
      var alone = TextMeasurer(configuration: Configuration())
      let other = alone.shape(spec, dynamicTypeSize: .large)
      #expect(measurer.layout(shaped, width: 60, height: nil) == alone.layout(other, width: 60, height: nil))
    }
  }

  @Test func breakClassesOfASCIIAreThoseOfTheTable() {
    for byte in UInt8(0x20)..<0x7F {
      #expect(LineBreakClass(printable: byte) == ScalarProperties(UInt32(byte)).lineBreak)
    }
  }
}
