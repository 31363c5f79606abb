import Lay
import LayTestSupport
import Testing

/// Grids, readers and bars from source to frames.
@Suite("Containers")
struct ContainerCompilationTests {
  private func compile(_ text: String, _ options: Options = Options()) -> Compilation {
    onDeepStack { Compiler(options: options).compile(SourceFile(name: "test.lay", text: text)) }
  }

  @Test("a reader that contains itself ends with a diagnostic")
  func endlessReader() {
    let compilation = compile(
      """
      struct Again: View { var body: some View { GeometryReader { _ in Again() } } }
      #Preview("Again") { Again() }
      """)
    #expect(compilation.hasErrors)
  }

  @Test("what goes wrong in a reader's content is reported")
  func readerDiagnostics() {
    let compilation = compile(
      """
      #Preview("Reader") {
        GeometryReader { proxy in Color.red.frame(width: CGFloat([1, 2][Int(proxy.size.width)])) }
      }
      """)
    #expect(compilation.diagnostics.count == 1)
  }

  @Test("a row outside a grid is its cells, and a modifier on it one of each")
  func looseRow() {
    let compilation = compile(
      """
      #Preview("Row", traits: .fixedLayout(width: 36, height: 14)) {
        HStack {
          GridRow { Color.red.frame(width: 10, height: 10); Color.blue.frame(width: 10, height: 10) }.padding(2)
        }
      }
      """)
    let kinds = compilation.layouts.first?.nodes.map(\.kind)
    #expect(kinds == ["HStack", "padding", "frame", "Color", "padding", "frame", "Color"])
    #expect(compilation.layouts.first?.nodes.first?.frame == Rect(x: 0, y: 0, width: 36, height: 14))
  }

  @Test("a device keeps its edges free on its own screen only")
  func deviceSafeArea() throws {
    var options = Options()
    options.device = Device(named: "iphone-16")
    let compilation = compile(
      """
      #Preview("Screen", traits: .portrait) { Color.red.id("safe") }
      #Preview("Full", traits: .portrait) { Color.red.id("full").ignoresSafeArea() }
      #Preview("Part", traits: .fixedLayout(width: 393, height: 300)) { Color.red.id("part") }
      """, options)
    let frames = zip(compilation.layouts, ["safe", "full", "part"]).map { $0.frame(ofID: $1) }
    #expect(
      frames == [
        Rect(x: 0, y: 59, width: 393, height: 759), Rect(x: 0, y: 0, width: 393, height: 852),
        Rect(x: 0, y: 0, width: 393, height: 300),
      ])
  }

  @Test("the three forms of a container-relative frame")
  func containerFrames() {
    let compilation = compile(
      """
      #Preview("Forms", traits: .fixedLayout(width: 300, height: 100)) {
        VStack(spacing: 0) {
          Color.red.containerRelativeFrame(.horizontal).id("whole")
          Color.red.containerRelativeFrame(.horizontal, count: 4, span: 3, spacing: 10).id("span")
          Color.red.containerRelativeFrame(.horizontal) { length, axis in length / 3 }.id("third")
        }
      }
      """)
    let layout = compilation.layouts.first
    #expect(["whole", "span", "third"].map { layout?.frame(ofID: $0)?.width } == [300, 222.5, 100])
  }
}
