import Testing

@testable import LayCatalog
@testable import LayLibrary
@testable import LayViews

@Suite struct CatalogColorTests {
  @Test func systemColoursDifferByPlatformAndAppearance() {
    #expect(Platform.iOS.color(.red, in: .light) == RGBA(red: 1, green: 56.0 / 255, blue: 60.0 / 255))
    #expect(Platform.iOS.color(.indigo, in: .dark) == RGBA(hex: 0x6B5D_FFFF))
    #expect(Platform.macOS.color(.indigo, in: .dark) == RGBA(hex: 0x6D7C_FFFF))
    #expect(Platform.macOS.color(.primary, in: .light).alpha == 216.0 / 255)
    #expect(Platform.iOS.color(.primary, in: .dark) == .white)
  }

  @Test func everySystemColourHasARow() {
    #expect(PlatformProfile.systemColors.count == SystemColor.allCases.count)
    #expect(Platform.iOS.color(.quaternarySystemFill, in: .light) == RGBA(hex: 0x7474_8014))
  }

  @Test func uiKitNames() {
    let library = Library()
    func constant(_ name: String) -> BuiltinValue? {
      library.staticMember(name, of: .uiColor)?.overloads.first?.constant
    }
    #expect(constant("systemBackground") == .color(ColorValue(.system(.systemBackground))))
    #expect(constant("secondaryLabel") == .color(ColorValue(.system(.secondary))))
    #expect(constant("systemRed") == .color(ColorValue(.system(.red))))
    #expect(constant("red") == .color(ColorValue(.fixed(RGBA(red: 1, green: 0, blue: 0)))))
    #expect(constant("sytemRed") == nil)
  }

  @Test func stylesLendColours() {
    let library = Library()
    func constant(_ name: String) -> BuiltinValue? {
      library.staticMember(name, of: .shapeStyle)?.overloads.first?.constant
    }
    #expect(constant("red") == .color(ColorValue(.system(.red))))
    #expect(constant("secondary") == .style(StyleValue(.hierarchical(1))))
    #expect(constant("ultraThinMaterial") == .style(StyleValue(.material(0))))
    #expect(
      library.staticMember("secondary", of: .color)?.overloads.first?.constant
        == .color(ColorValue(.system(.secondary))))
  }
}

@Suite struct MarkupTests {
  /// The segments as text: `[b]` bold, `[i]` italic, `[c]` code, `[s]` struck, `[l]` link.
  private func read(_ text: String) -> String {
    var result = ""
    for segment in Markup.segments(of: [.literal(text)]) {
      let attributes = segment.attributes
      var marks = ""
      if attributes.traits.isBold == true { marks += "b" }
      if attributes.traits.isItalic == true { marks += "i" }
      if attributes.traits.design == .monospaced { marks += "c" }
      if attributes.strikethrough != nil { marks += "s" }
      if attributes.style != nil { marks += "l" }
      result += marks.isEmpty ? segment.text : "[\(marks):\(segment.text)]"
    }
    return result
  }

  @Test(arguments: [
    ("plain", "plain"), ("**bold**", "[b:bold]"), ("*it* and _it_", "[i:it] and [i:it]"),
    ("a `code` b", "a [c:code] b"), ("~~gone~~", "[s:gone]"), ("**b *bi* b**", "[b:b ][bi:bi][b: b]"),
    ("[Swift](https://swift.org) lives", "[l:Swift] lives"), ("2 * 3 * 4", "2 * 3 * 4"), ("a_b_c", "a_b_c"),
    ("**open", "**open"), ("`a ** b`", "[c:a ** b]"), ("\\*not\\*", "*not*"), ("***both***", "[bi:both]"),
    ("*", "*"), ("", ""), ("**", "**"), ("[x", "[x"), ("__strong__", "[b:strong]"),
  ])
  func marks(_ text: String, _ expected: String) { #expect(read(text) == expected) }

  @Test func whatIsInterpolatedIsNotMarkup() {
    let segments = Markup.segments(of: [.literal("**"), .verbatim("*x*"), .literal("**")])
    #expect(segments.map(\.text) == ["*x*"])
    #expect(segments.first?.attributes.traits.isBold == true)
  }

  @Test func manyOpenMarksTakeLinearTime() {
    let clock = ContinuousClock()
    let text = String(repeating: "*a _b `c [d ~~e **f ", count: 20_000)
    let time = clock.measure { _ = Markup.segments(of: [.literal(text)]) }
    #expect(time < .seconds(20))
  }
}

@Suite struct NumberFormatTests {
  @Test(arguments: [
    (1234.5, "1,234.5"), (0, "0"), (-1_000_000, "-1,000,000"), (0.1 + 0.2, "0.3"), (2.0 / 3, "0.666667"),
    (999, "999"),
    (.infinity, "∞"), (-0.0000001, "-0"), (12_345_678_901.5, "12,345,678,901.5"),
    (1.5e21, "1,500,000,000,000,000,000,000"),
  ])
  func plain(_ number: Double, _ text: String) { #expect(NumberFormat().format(number) == text) }

  @Test func styles() {
    var format = NumberFormat()
    format.style = .percent
    #expect(format.format(0.256) == "25.6%")
    format.style = .currency(code: "USD")
    #expect(format.format(-1234) == "-$1,234.00")
    format.style = .number
    format.fractionLength = 1...1
    #expect(format.format(2) == "2.0")
    format.isGrouped = false
    #expect(format.format(12345.67) == "12345.7")
  }
}

/// What Foundation writes in English.
@Suite struct NumberNotationTests {
  @Test(arguments: [
    (0, "0", "0.0", "0E0"), (0.05, "0.05", "0.0", "5E-2"), (1.05, "1", "1.0", "1.05E0"),
    (1.35, "1.4", "1.4", "1.35E0"), (9.95, "10", "10.0", "9.95E0"), (99.4, "99", "99.4", "9.94E1"),
    (999.5, "1K", "999.5", "9.995E2"), (1050, "1K", "1.0K", "1.05E3"), (1051, "1.1K", "1.1K", "1.051E3"),
    (9949, "9.9K", "9.9K", "9.949E3"), (9950, "10K", "10.0K", "9.95E3"), (12_500, "12K", "12.5K", "1.25E4"),
    (13_500, "14K", "13.5K", "1.35E4"), (999_499, "999K", "999.5K", "9.99499E5"),
    (999_500, "1M", "999.5K", "9.995E5"), (999_999, "1M", "1.0M", "9.99999E5"),
    (2.5e9, "2.5B", "2.5B", "2.5E9"),
    (1e15, "1000T", "1000.0T", "1E15"), (1.5e16, "15,000T", "15,000.0T", "1.5E16"),
    (-1234, "-1.2K", "-1.2K", "-1.234E3"), (-0.4, "-0.4", "-0.4", "-4E-1"),
  ])
  func notations(number: Double, compact: String, withOneDigit: String, scientific: String) {
    var format = NumberFormat()
    format.notation = .scientific
    #expect(format.format(number) == scientific)
    format.notation = .compactName
    #expect(format.format(number) == compact)
    format.fractionLength = 1...1
    #expect(format.format(number) == withOneDigit)
  }

  @Test func anyNumberEnds() {
    for notation in [NumberFormat.Notation.compactName, .scientific, .automatic] {
      var format = NumberFormat()
      format.notation = notation
      for number in [.leastNonzeroMagnitude, 1e-300, .greatestFiniteMagnitude, .infinity, -.infinity, .nan] {
        for length in [nil, Int.min, -1, 0, 6, Int.max] {
          format.fractionLength = length.map { $0...$0 }
          #expect(!format.format(number).isEmpty)
        }
      }
    }
  }
}

@Suite struct SymbolMetricsTests {
  @Test func measuredSizes() {
    #expect(
      SymbolMetrics.named("gear", in: .init(pointSize: 17, scale: .medium)).size
        == Size(width: 21.5, height: 20.5))
    #expect(
      SymbolMetrics.named("star", in: .init(pointSize: 13, scale: .medium)).size
        == Size(width: 16.5, height: 16))
    #expect(
      SymbolMetrics.named("star", in: .init(pointSize: 13, scale: .large)).size
        == Size(width: 21.5, height: 20.5))
    // Of words that symbols have, and of others.
    #expect(SymbolMetrics.named("house.heart.bolt").size == Size(width: 22, height: 20))
    #expect(SymbolMetrics.named("no.such.symbol").size == Size(width: 0, height: 0))
  }

  @Test(arguments: [
    ("gear", "gear", true), ("arrow.up.circle.fill", "circle", true), ("person.crop.circle", "circle", true),
    ("r.square.fill", "square", true), ("circle", "circle", true), ("folder.fill.badge.plus", "star", false),
    ("plus.square.fill.on.square", "star", false), ("bolt.car.fill", "star", false),
    ("paperplane.fill", "paperplane", false),
    ("chevron.forward", "chevron.right", true), ("chevron.backward", "chevron.left", true),
  ])
  func modelsOfSymbols(name: String, model: String, isKnown: Bool) {
    #expect(SymbolMetrics.model(of: name) == (model, isKnown))
  }

  @Test(arguments: ["", ".", "circle.", "Star", "my symbol", "star..fill", "é"]) func whatNamesNoSymbol(
    name: String
  ) {
    #expect(!SymbolMetrics.mayName(name))
    #expect(SymbolMetrics.named(name).size == .zero)
    #expect(SymbolMetrics.named(name, in: .init(pointSize: 30)).size == .zero)
  }

  @Test func enclosuresMeasureAlike() {
    for row in SymbolMetrics.rows {
      let name = row.name.text
      for shape in ["circle", "square"] where name.hasSuffix(".\(shape)") && !name.hasSuffix(".on.\(shape)") {
        #expect(SymbolMetrics.named(name) == SymbolMetrics.named(shape), "\(name)")
      }
    }
  }
}

@Suite struct EnvironmentTests {
  @Test func sizeClassesFollowTheDevice() {
    var configuration = Configuration()
    func classes(_ width: Double, _ height: Double) -> [SizeClass] {
      let classes = configuration.sizeClasses(of: Size(width: width, height: height))
      return [classes.across, classes.down]
    }
    #expect(classes(393, 852) == [.compact, .regular])
    #expect(classes(852, 393) == [.compact, .regular])
    #expect(classes(1024, 768) == [.regular, .regular])
    configuration.device = Device(
      name: "phone", size: Size(width: 393, height: 852), displayScale: 3, safeArea: .zero, platform: .iOS)
    #expect(classes(393, 852) == [.compact, .regular])
    #expect(classes(852, 393) == [.compact, .compact])
    #expect(classes(956, 440) == [.regular, .compact])
    configuration.platform = .macOS
    #expect(classes(300, 200) == [.regular, .regular])
  }

  @Test func innerTraitsWin() {
    var outer = FontTraits()
    outer.isBold = true
    outer.weight = .light
    var inner = FontTraits()
    inner.weight = .black
    let font = outer.overridden(by: inner).applied(to: FontDescriptor(.style(.body)))
    #expect(font.weight == .black && font.isBold)
  }
}
