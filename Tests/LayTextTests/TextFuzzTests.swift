import LayFuzzing
import LayTestSupport
import LayViews
import Testing

@testable import LayText

/// Odd texts and numbers end in finite answers that hold together, in time.
struct TextFuzzTests {
  private static let odd: [Unicode.Scalar] = [
    "\u{0}", "\u{301}", "\u{200D}", "\u{FE0F}", "\u{AD}", "\u{200B}", "\u{2060}", "\u{202E}", "\u{1F3FD}",
    "😀", "🇩",
    "ᄀ", "각", "क", "\u{94D}", "中", "「", "\t", "\n", "\r", "\u{2028}", "…", "\u{10FFFF}", "\u{E0061}", " ",
    "-", "a",
  ]

  private static func text(_ random: inout SplitMix64) -> String {
    var scalars = String.UnicodeScalarView()
    for _ in 0..<Int.random(in: 0...30, using: &random) {
      let anyScalar = Unicode.Scalar(UInt32.random(in: 0..<0x110000, using: &random))
      let common = odd.randomElement(using: &random) ?? "a"
      scalars.append(Bool.random(using: &random) ? common : anyScalar ?? common)
    }
    return String(scalars)
  }

  private static let lengths: [Double?] = [
    nil, 0, 0.001, 1, 7.3, 40, 300, 1e9, .infinity, .nan, -.infinity, -1, .greatestFiniteMagnitude,
  ]

  private static func check(_ layout: TextLayout, _ measure: TextMeasure, width: Double?) {
    #expect(layout.measure == measure)
    #expect(measure.size.width.isFinite && measure.size.width >= 0)
    #expect(measure.size.height.isFinite && measure.size.height >= 0)
    #expect(measure.firstBaseline.isFinite && measure.lastBaseline.isFinite)
    if let width, width >= 0 { #expect(measure.size.width <= width) }
    for line in layout.lines { #expect(line.x.isFinite && line.width.isFinite && line.baseline.isFinite) }
  }

  @Test func randomTextsAreMeasured() {
    var random = SplitMix64(seed: 3)
    for platform in Platform.allCases {
      var configuration = Configuration()
      configuration.platform = platform
      var measurer = TextMeasurer(configuration: configuration)
      for _ in sampled(0..<400) {
        var spec = TextSpec(
          runs: (0..<Int.random(in: 1...3, using: &random)).map { _ in
            let base: FontDescriptor.Base = Bool.random(using: &random) ? .platformDefault : .style(.title)
            return TextRun(text: Self.text(&random), font: FontDescriptor(base), paint: .none)
          })
        spec.lineLimit = [nil, 1, 2, -3, Int.max].randomElement(using: &random) ?? nil
        spec.reservedLines = [0, 2, -1].randomElement(using: &random) ?? 0
        let modes: [TextSpec.Truncation] = [.head, .middle, .tail]
        spec.truncation = modes.randomElement(using: &random) ?? .tail
        spec.minimumScaleFactor = [1, 0.5, 0, .nan].randomElement(using: &random) ?? 1
        spec.allowsTightening = Bool.random(using: &random)
        let shaped = measurer.shape(spec, dynamicTypeSize: .large)
        for _ in 0..<4 {
          let width = Self.lengths.randomElement(using: &random) ?? nil
          let height = Self.lengths.randomElement(using: &random) ?? nil
          let layout = measurer.layout(shaped, width: width, height: height)
          Self.check(layout, measurer.measure(shaped, width: width, height: height), width: width)
        }
      }
    }
  }

  @Test func linesHoldTheWholeTextInOrder() {
    var random = SplitMix64(seed: 4)
    var measurer = TextMeasurer(configuration: Configuration())
    for _ in sampled(0..<400) {
      let text = Self.text(&random)
      let spec = TextSpec(runs: [TextRun(text: text, font: FontDescriptor(.platformDefault), paint: .none)])
      let shaped = measurer.shape(spec, dynamicTypeSize: .large)
      for width in [0, 10, 50, 500.0] {
        let drawn = measurer.layout(shaped, width: width, height: nil).lines
          .map { $0.fragments.map(\.text).joined() }.joined()
        // Spaces at the ends of lines, line ends and soft hyphens are not drawn; a hyphen may have come in.
        func letters(_ text: String) -> [Unicode.Scalar] {
          text.unicodeScalars.filter {
            !$0.properties.isWhitespace && !"\u{AD}\u{200B}-".unicodeScalars.contains($0)
          }
        }
        #expect(letters(drawn) == letters(text), "\(text.unicodeScalars.map { String($0.value, radix: 16) })")
      }
    }
  }

  @Test func oddNumbersAreNoTrap() {
    let odd: [Double] = [.nan, .infinity, -.infinity, -1, 0, 1e300, -1e300, Double.leastNonzeroMagnitude]
    for platform in Platform.allCases {
      for number in odd {
        var configuration = Configuration()
        configuration.platform = platform
        configuration.displayScale = number
        for base in [
          FontDescriptor.Base.size(number),
          .custom(family: "x", size: number, relativeTo: .title, isFixed: false),
        ] {
          var measurer = TextMeasurer(configuration: configuration)
          var run = TextRun(text: "Odd numbers\nand tabs\t.", font: FontDescriptor(base), paint: .none)
          (run.kerning, run.baselineOffset) = (number, number)
          var spec = TextSpec(runs: [
            run, TextRun(text: "more", font: FontDescriptor(.platformDefault), paint: .none),
          ])
          (spec.lineSpacing, spec.minimumScaleFactor, spec.lineLimit) = (number, number, 1)
          let shaped = measurer.shape(spec, dynamicTypeSize: .accessibility5)
          _ = measurer.spacing(shaped)
          for width in Self.lengths {
            let layout = measurer.layout(shaped, width: width, height: number)
            Self.check(layout, measurer.measure(shaped, width: width, height: number), width: width)
          }
        }
      }
    }
  }

  @Test(.thorough) func hugeTextsTakeLinearTime() {
    var measurer = TextMeasurer(configuration: Configuration())
    let texts = [
      String(repeating: "a", count: 300_000), String(repeating: "\u{301}", count: 300_000),
      String(repeating: " ", count: 300_000), String(repeating: "\n", count: 100_000),
      String(repeating: "👩\u{200D}", count: 50_000), String(repeating: "🇩", count: 100_000),
    ]
    for text in texts {
      var spec = TextSpec(runs: [TextRun(text: text, font: FontDescriptor(.platformDefault), paint: .none)])
      spec.minimumScaleFactor = 0.5
      let shaped = measurer.shape(spec, dynamicTypeSize: .large)
      for width in [0, 100.0, nil] {
        let measure = measurer.measure(shaped, width: width, height: nil)
        #expect(measure.size.height > 0 && measure.size.height.isFinite)
        _ = measurer.measure(shaped, width: width, height: 30)
      }
    }
  }
}
