import Lay
import LayTestSupport
import Testing

/// What shapes and colours come to: recorded values, and chains of a shape's modifiers.
@Suite struct PaintedShapeTests {
  private func compile(_ view: String, _ declarations: String = "") -> Compilation {
    let text = """
      \(declarations)
      #Preview("Test", traits: .fixedLayout(width: 100, height: 100)) { \(view) }
      """
    return onDeepStack { Compiler(options: Options()).compile(SourceFile(name: "test.lay", text: text)) }
  }

  private func svg(_ view: String) -> String {
    let compilation = compile(view)
    #expect(compilation.diagnostics.isEmpty, "\(compilation.diagnostics)")
    return compilation.layouts.first.map { String(decoding: $0.svg(), as: UTF8.self) } ?? ""
  }

  @Test(
    "colours of other spaces are brought into sRGB",
    arguments: [
      (".sRGBLinear, red: 0.412, green: 0.508, blue: 0.690", "acbdd8"),
      (".sRGBLinear, white: 0.6", "cbcbcb"),
      // By the standard's formula: 1.055 × 0.3^(1 / 2.4) − 0.055 is 149 of 255.
      (".sRGBLinear, white: 0.3", "959595"),
      // Recorded as 6382b4; the standard's matrix gives 98.49 of 255 for red.
      (".displayP3, red: 0.412, green: 0.508, blue: 0.690", "6282b4"),
      (".displayP3, red: 0.01, green: 0.02, blue: 0.03", "020508"),
      (".sRGB, red: 0.412, green: 0.508, blue: 0.690", "6982b0"),
    ])
  func colorSpaces(color: String, hex: String) {
    #expect(svg("Color(\(color))").contains("#\(hex)"))
  }

  @Test("a stroke without a style is a shape, which moves, turns, grows and is filled")
  func bands() {
    let moved = svg("Rectangle().size(width: 20, height: 10).stroke(lineWidth: 4).offset(x: 10).fill(.red)")
    let before = svg("Rectangle().size(width: 20, height: 10).offset(x: 10).stroke(.red, lineWidth: 4)")
    #expect(moved == before)
    let grown = svg(
      "Rectangle().size(width: 20, height: 10).stroke(lineWidth: 4).scale(2, anchor: .topLeading).fill(.red)")
    #expect(grown.contains("stroke-width=\"8\""))
  }

  @Test("a stroke of a stroke is two lines along its edges: a wider pen's band without a narrower one's")
  func edgesOfBands() {
    let drawn = svg("Rectangle().stroke(lineWidth: 6).stroke(.red, lineWidth: 2).padding(10)")
    #expect(drawn.contains("stroke=\"#000\" stroke-width=\"4\""))
    #expect(drawn.contains("stroke-width=\"8\""))
    #expect(drawn.contains("mask=\"url(#d1)\""))
    // The edges of a band as wide as the second pen meet in the middle.
    let filled = svg("Circle().stroke(lineWidth: 2).stroke(.red, lineWidth: 3).padding(10)")
    #expect(!filled.contains("mask") && filled.contains("stroke-width=\"5\""))
    let line = "Path { $0.move(to: .zero); $0.addLine(to: .init(x: 9, y: 9)) }"
    let open = compile("\(line).stroke(lineWidth: 4).stroke(.red)")
    #expect(open.diagnostics.map(\.rule) == ["approximate-shape"])
  }

  @Test("what would need the outline of a stroke says so")
  func bandsThatBend() {
    let compilation = compile("Circle().stroke(lineWidth: 4).trim(from: 0, to: 0.5).fill(.red)")
    #expect(compilation.diagnostics.map(\.rule) == ["approximate-shape"])
  }

  @Test("a shape's sizeThatFits decides its size")
  func ownSize() {
    let half = """
      struct Half: Shape {
        func path(in rect: CGRect) -> Path { Path(rect) }
        func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
          CGSize(width: (proposal.width ?? 20) / 2, height: 12)
        }
      }
      """
    let compilation = compile("VStack { Half().id(\"a\"); Half().fill(.red).fixedSize().id(\"b\") }", half)
    #expect(compilation.diagnostics.isEmpty, "\(compilation.diagnostics)")
    let frames = compilation.layouts.flatMap(\.nodes).filter { $0.id != nil }.map(\.frame)
    #expect(frames.map(\.width) == [50, 10])
    #expect(frames.map(\.height) == [12, 12])
  }
}
