import Foundation
import Lay
import LayFuzzing
import LayTestSupport
import Testing

/// Containers and modifiers in each other, each of which asks its content for lengths of its own: whatever the mix, a
/// layout ends soon, with its frames or with the view that costs most.
@Suite("Entanglement")
struct EntanglementTests {
  private static let words = "Text(\"some words that wrap when the width is small\")"

  /// What is put around a view, `#`; `%` is another number on each level.
  private static let wrappers = [
    "VStack(spacing: %) { #; \(words) }", "HStack(spacing: %) { #; \(words) }", "VStack { # }",
    "HStack { # }",
    "HStack { #; Color.red }", "HStack { #; Spacer() }", "VStack { #; Circle() }", "HStack { #; Circle() }",
    "HStack(alignment: .firstTextBaseline) { #; \(words) }", "ZStack { #; \(words) }", "#.padding(%)",
    "#.frame(maxWidth: 30%)", "#.frame(minWidth: 1%, maxHeight: .infinity)", "#.frame(maxWidth: .infinity)",
    "#.aspectRatio(1.%, contentMode: .fit)", "#.aspectRatio(1.5, contentMode: .fill)", "#.scaledToFit()",
    "#.layoutPriority(%)", "#.fixedSize()", "#.fixedSize(horizontal: false, vertical: true)",
    "ViewThatFits { #; \(words) }", "ViewThatFits(in: .horizontal) { #; Text(\"small\") }",
    "Grid { GridRow { #; \(words) }; GridRow { \(words); \(words) } }", "GeometryReader { _ in # }",
    "VStack(alignment: .leading) { #.alignmentGuide(.leading) { d in d[.trailing] / 3 }; \(words) }",
    "HStack(alignment: .top) { #.alignmentGuide(.top) { d in d[.bottom] / 3 }; \(words) }",
    "ScrollView { #; \(words) }", "#.safeAreaInset(edge: .top) { \(words) }",
    "LazyVGrid(columns: [GridItem(.flexible()), GridItem(.flexible())]) { #; \(words) }",
    "List { #; \(words) }", "Form { Section { # }; \(words) }", "GroupBox(\"g\") { # }",
    "\(words).background { # }",
    "#.background { \(words) }", "LabeledContent { # } label: { \(words) }", "Label { # } icon: { Circle() }",
    "Button { } label: { # }", "Toggle(isOn: .constant(true)) { # }",
    "DisclosureGroup(isExpanded: .constant(true)) { # } label: { \(words) }",
  ]

  private static func source(depth: Int, _ wrapper: (Int) -> String) -> SourceFile {
    var view = words
    for level in 0..<depth {
      view = wrapper(level).split(separator: "#", omittingEmptySubsequences: false).joined(separator: view)
        .split(separator: "%", omittingEmptySubsequences: false).joined(separator: "\(level % 3 + 1)")
    }
    return SourceFile(
      name: "mix.lay", text: "#Preview(traits: .fixedLayout(width: 390, height: 844)) {\n\(view)\n}\n")
  }

  private static func compile(_ source: SourceFile) -> (rules: [String], duration: Duration) {
    onDeepStack {
      var rules: [String] = []
      let duration = processorTime {
        rules = Compiler().compile(source).diagnostics.filter { $0.severity == .error }.map(\.rule)
      }
      return (rules, duration)
    }
  }

  /// Forty levels of two, three or four wrappers by turns.
  @Test("forty levels of a mix end with frames or with the view that costs most", arguments: sampled(0..<400))
  func deep(number: Int) {
    var random = SplitMix64(seed: UInt64(number))
    let cycle = (0..<2 + random.below(3)).map { _ in Self.wrappers[random.below(Self.wrappers.count)] }
    let (rules, duration) = Self.compile(Self.source(depth: 40) { cycle[$0 % cycle.count] })
    #expect(rules.isEmpty || rules == ["layout-too-entangled"], "\(cycle)")
    #expect(duration < RobustnessTests.limit, "\(cycle)")
  }

  @Test("twelve levels of anything, as people write, are laid out", arguments: sampled(0..<300))
  func ordinary(number: Int) {
    var random = SplitMix64(seed: 1_000 + UInt64(number))
    let mix = (0..<12).map { _ in Self.wrappers[random.below(Self.wrappers.count)] }
    let (rules, duration) = Self.compile(Self.source(depth: 12) { mix[$0] })
    #expect(rules.isEmpty, "\(mix)")
    #expect(duration < RobustnessTests.limit, "\(mix)")
  }

  /// Each view answers its row a width and its ratio another: twice as many answers on each level.
  @Test("the diagnostic names the view that is asked most, and every command ends with it")
  func diagnostic() throws {
    let text =
      "#Preview {\n\(Self.source(depth: 60) { ["HStack { #; \(Self.words) }", "#.scaledToFit()"][$0 % 2] }.text)\n}"
    let source = SourceFile(
      name: "ratio.lay",
      text: text.replacing("#Preview(traits: .fixedLayout(width: 390, height: 844))", with: "VStack"))
    let (compilation, result) = onDeepStack { (Compiler().compile(source), Linter().lint(source)) }
    for diagnostics in [compilation.diagnostics, result.diagnostics] {
      let errors = diagnostics.filter { $0.severity == .error }
      #expect(errors.map(\.rule) == ["layout-too-entangled"])
      #expect(errors.first?.range.start.line == 3)
    }
    #expect(compilation.layouts.isEmpty)
  }

  /// A hundred layouts of half a second each.
  @Test("the layouts of a file end together")
  func file() {
    let one = Self.source(depth: 22) { ["HStack { #; \(Self.words) }", "#.scaledToFit()"][$0 % 2] }.text
    let source = SourceFile(name: "many.lay", text: String(repeating: one, count: 100))
    let (rules, duration) = Self.compile(source)
    #expect(rules.allSatisfy { $0 == "layout-too-entangled" })
    #expect(duration < RobustnessTests.limit)
  }
}

extension SourceFile {
  fileprivate var text: String { String(decoding: bytes, as: UTF8.self) }
}
