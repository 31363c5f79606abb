import LayInterpreter
import LaySyntax
import LayViews
import Testing

/// Closures that layout calls back for.
@Suite struct CallbackTests {
  private func layout(_ text: String) throws -> EvaluatedLayout {
    var sink = DiagnosticSink()
    let syntax = Parser.parse(SourceFile(name: "test.lay", text: text), into: &sink)
    var program = Program(syntax, configuration: Configuration(), into: &sink)
    let evaluated = program.evaluate(try #require(program.layouts.first), into: &sink)
    #expect(sink.diagnostics.isEmpty, "\(sink.diagnostics.map(\.message))")
    return evaluated
  }

  @Test func geometryContentIsBuiltForItsSize() throws {
    var layout = try layout(
      """
      let names = ["a", "b"]
      GeometryReader { proxy in
        let width = proxy.size.width
        ForEach(names, id: \\.self) { Text($0).frame(width: width / 2, height: proxy.frame(in: .global).minY) }
      }
      .font(.caption)
      """)
    let reader = layout.tree[layout.tree.root]
    #expect(reader.kind == .geometryReader)
    let geometry = GeometryValue(
      size: Size(width: 200, height: 50), globalFrame: Rect(x: 0, y: 7, width: 200, height: 50),
      safeAreaInsets: .zero)
    let views = layout.callbacks.geometryContent(
      &layout.tree, layout.tree.containers.closures[reader], geometry)
    #expect(views.count == 2)
    let frame = layout.tree.modifiers.frames[layout.tree[views.first]]
    #expect(frame.width == 100)
    #expect(frame.height == 7)
    // The content inherits from the reader's place.
    let text = layout.tree[layout.tree[views.first].firstChild]
    #expect(layout.tree.contents.texts[text].runs.first?.font.base == .style(.caption))
  }

  @Test func guidesAreComputedFromDimensions() throws {
    let layout = try layout(
      """
      Text("A").alignmentGuide(.leading) { d in d[.trailing] - d.width / 4 + (d[explicit: .top] ?? 1) }
      """)
    let spec = layout.tree.modifiers.alignmentGuides[layout.tree[layout.tree.root]]
    let dimensions = ViewDimensions(
      size: Size(width: 40, height: 10), value: { $0 == .trailing ? 40 : 0 }, explicit: { _ in nil })
    #expect(try layout.callbacks.guideValue(#require(spec.closure), dimensions) == 31)
  }

  /// What is worked out as it is written is what calling the closure gives, also where the file has a say in it.
  @Test(arguments: [
    "d.width / 3", "-d.height", "(d.width - d.height) * 0.5 + 2", "d[.trailing]", "d[.firstTextBaseline] - 4",
    "d[.top] + d[.bottom] / 2", "7", "1 / 2", "d.width * (1 / 2)", "d[explicit: .top] ?? 3",
    "inset - d.width",
    "d[HorizontalAlignment.center]", "d[.own]", "max(d.width, 4)", "d[.leading] % 3",
  ])
  func guidesAtHandAreThoseOfCalls(expression: String) throws {
    for declarations in [
      "", "extension ViewDimensions { subscript(_ guide: HorizontalAlignment) -> CGFloat { 99 } }",
      "func - (a: CGFloat, b: CGFloat) -> CGFloat { 5 }",
      "extension HorizontalAlignment { static var trailing: HorizontalAlignment { .leading } }",
    ] {
      var sink = DiagnosticSink()
      let text = """
        \(declarations)
        enum Own: AlignmentID { static func defaultValue(in d: ViewDimensions) -> CGFloat { d.width / 4 } }
        extension HorizontalAlignment { static let own = HorizontalAlignment(Own.self) }
        let inset: CGFloat = 50
        #Preview {
          VStack {
            Text("A").alignmentGuide(.leading) { d in \(expression) }
            Text("B").alignmentGuide(.leading) { \(expression.replacing("d[", with: "$0[").replacing("d.", with: "$0.")) }
            Text("C").alignmentGuide(.leading) { d in
              let result: CGFloat = \(expression)
              return result
            }
          }
        }
        """
      let syntax = Parser.parse(SourceFile(name: "test.lay", text: text), into: &sink)
      var program = Program(syntax, configuration: Configuration(), into: &sink)
      let layout = program.evaluate(try #require(program.layouts.first), into: &sink)
      let closures = layout.tree.modifiers.alignmentGuides.all.compactMap(\.closure)
      #expect(closures.count == 3)
      for width in [40.0, 0, .infinity] {
        let dimensions = ViewDimensions(
          size: Size(width: width, height: 10), value: { Double($0.index) + width }, explicit: { _ in nil })
        // A guide's name is known from the second time on.
        for _ in 0..<2 {
          let values = closures.map { layout.callbacks.guideValue($0, dimensions).bitPattern }
          #expect(Set(values).count <= 1, "\(expression) with \(declarations) of \(width)")
        }
      }
    }
  }

  @Test func customGuidesHaveTheirDefault() throws {
    let layout = try layout(
      """
      struct Mid: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 2 }
      }
      extension VerticalAlignment { static let mid = VerticalAlignment(Mid.self) }
      HStack(alignment: .mid) { Text("A") }
      """)
    let guide = try #require(layout.tree.customGuides.first)
    #expect(guide.axis == .vertical)
    let dimensions = ViewDimensions(
      size: Size(width: 4, height: 10), value: { _ in 0 }, explicit: { _ in nil })
    #expect(layout.callbacks.guideValue(guide.defaultValue, dimensions) == 5)
    #expect(layout.tree.containers.stacks[layout.tree[layout.tree.root]].alignment.customIndex == 0)
  }

  @Test func containerLengthsAreComputed() throws {
    let layout = try layout(
      "Color.red.containerRelativeFrame(.horizontal) { length, axis in axis == .vertical ? length : length / 3 }"
    )
    let spec = layout.tree.modifiers.containerFrames[layout.tree[layout.tree.root]]
    let closure = try #require(spec.closure)
    #expect(layout.callbacks.containerLength(closure, 300, .horizontal) == 100)
    #expect(layout.callbacks.containerLength(closure, 300, .vertical) == 300)
  }
}
