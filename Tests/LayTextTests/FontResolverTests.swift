import LayViews
import Testing

@testable import LayText

/// From descriptions to fonts: sizes, weights and line metrics.
struct FontResolverTests {
  private static func resolve(
    _ base: FontDescriptor.Base, _ platform: Platform, _ category: DynamicTypeSize = .large,
    _ change: (inout FontDescriptor) -> Void = { _ in }
  ) -> FontResolver.Resolution {
    var descriptor = FontDescriptor(base)
    change(&descriptor)
    let resolver = FontResolver(platform: platform, usesAdaptiveLineHeight: false, library: FontLibrary())
    return resolver.resolve(descriptor, category: category)
  }

  @Test func platformsHaveTheirDefaultFont() {
    #expect(Self.resolve(.platformDefault, .macOS).font.size == 13)
    #expect(Self.resolve(.platformDefault, .iOS).font.size == 17)
    #expect(Self.resolve(.platformDefault, .iOS, .accessibility5).font.size == 53)
    #expect(Self.resolve(.platformDefault, .macOS, .accessibility5).font.size == 13)
  }

  /// Measured on an iPhone 17 Pro, scale 3, English alone among its languages.
  @Test(arguments: [(TextStyle.body, 61.0 / 3), (.title, 101.0 / 3)])
  func linesOfAStockPhone(style: TextStyle, height: Double) {
    var measurer = TextMeasurer(configuration: Configuration())
    let spec = TextSpec(runs: [TextRun(text: "Text", font: FontDescriptor(.style(style)), paint: .none)])
    let measure = measurer.measure(measurer.shape(spec, dynamicTypeSize: .large), width: nil, height: nil)
    #expect(abs(measure.size.height - height) < 1e-9)
  }

  /// By family, by face and by PostScript name.
  @Test(arguments: [
    ("Georgia", true), ("HelveticaNeue-Bold", true), ("Avenir Next", true), ("CourierNewPSMT", true),
    ("ArialMT", true), ("Menlo-Regular", true), ("Tiny", false), ("Georgian", false), ("", false),
    ("-", false),
  ])
  func devicesBringFamiliesWithThem(name: String, isKnown: Bool) {
    #expect(SystemFamilies.contain(name) == isKnown)
  }

  @Test func boldIsTheStylesEmphasizedWeight() {
    func weight(_ base: FontDescriptor.Base, _ platform: Platform) -> FontWeight {
      Self.resolve(base, platform) { $0.isBold = true }.font.weight
    }
    #expect(weight(.style(.title2), .macOS) == .bold)
    #expect(weight(.style(.headline), .macOS) == .heavy)
    #expect(weight(.style(.caption), .macOS) == .medium)
    #expect(weight(.style(.footnote), .macOS) == .semibold)
    #expect(weight(.platformDefault, .macOS) == .bold)
    #expect(weight(.style(.title2), .iOS) == .bold)
    #expect(weight(.style(.headline), .iOS) == .semibold)
    #expect(weight(.size(20), .macOS) == .bold)
  }

  @Test func aWeightBeatsTheBoldTrait() {
    let font = Self.resolve(.style(.body), .iOS) { ($0.isBold, $0.weight) = (true, .light) }.font
    #expect(font.weight == .light)
  }

  @Test func linePitchIsTheStylesLeading() {
    for platform in Platform.allCases {
      for category in DynamicTypeSize.allCases {
        for style in TextStyle.allCases {
          let entry = TextStyleTable.entry(style, platform: platform, category: category)
          let metrics = Self.resolve(.style(style), platform, category).metrics.exact
          #expect(abs(metrics.height + metrics.leading - entry.linePitch) < 1e-9)
          #expect(entry.linePitch > entry.size && entry.linePitch < entry.size * 1.42)
        }
      }
    }
  }

  @Test func stylesGrowWithTheCategory() {
    for style in TextStyle.allCases {
      let sizes = DynamicTypeSize.allCases.map {
        TextStyleTable.entry(style, platform: .iOS, category: $0).size
      }
      #expect(sizes == sizes.sorted())
    }
    #expect(TextStyleTable.entry(.largeTitle, platform: .iOS, category: .accessibility5).size == 60)
    #expect(TextStyleTable.entry(.caption2, platform: .iOS, category: .xSmall).linePitch == 13)
  }

  @Test func pointSizesStayAndCustomSizesScale() {
    #expect(Self.resolve(.size(20), .iOS, .accessibility3).font.size == 20)
    let custom = FontDescriptor.Base.custom(family: "x", size: 34, relativeTo: .largeTitle, isFixed: false)
    #expect(Self.resolve(custom, .iOS, .accessibility5).font.size == 60)
    #expect(Self.resolve(custom, .macOS, .accessibility5).font.size == 34)
    let fixed = FontDescriptor.Base.custom(family: "x", size: 34, relativeTo: nil, isFixed: true)
    #expect(Self.resolve(fixed, .iOS, .accessibility5).font.size == 34)
  }

  @Test func monospacedTextIsMonospaced() {
    var measurer = TextMeasurer(configuration: Configuration())
    func width(_ text: String, _ change: (inout FontDescriptor) -> Void) -> Double {
      var font = FontDescriptor(.size(20))
      change(&font)
      let spec = TextSpec(runs: [TextRun(text: text, font: font, paint: .none)])
      return measurer.measure(measurer.shape(spec, dynamicTypeSize: .large), width: nil, height: nil).size
        .width
    }
    #expect(width("iiii") { $0.design = .monospaced } == width("WAVE") { $0.design = .monospaced })
    #expect(
      width("1111") { $0.hasMonospacedDigits = true } == width("0747") { $0.hasMonospacedDigits = true })
    #expect(width("1111") { _ in } < width("0000") { _ in })
    #expect(width("text") { $0.width = .expanded } > width("text") { $0.width = .condensed })
  }

  @Test func spacingOfJoinedTextsIsThatOfTheirLargestFont() {
    var measurer = TextMeasurer(configuration: Configuration())
    func spacing(_ styles: TextStyle...) -> TextSpacing {
      let runs = styles.map { TextRun(text: "Hg", font: FontDescriptor(.style($0)), paint: .none) }
      return measurer.spacing(measurer.shape(TextSpec(runs: runs), dynamicTypeSize: .large))
    }
    let joined = spacing(.caption2, .largeTitle)
    #expect(joined.edgeAboveText == spacing(.largeTitle).edgeAboveText)
    #expect(joined.edgeBelowText == spacing(.largeTitle).edgeBelowText)
    #expect(joined.leading == max(spacing(.caption2).leading, spacing(.largeTitle).leading))
  }
}
