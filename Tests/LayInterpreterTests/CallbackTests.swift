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
