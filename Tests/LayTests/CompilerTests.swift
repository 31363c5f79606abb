import Foundation
import Lay
import Testing

@testable import LayViews

@Suite("Compiler")
struct CompilerTests {
  private static let boxes = """
    #Preview("Boxes", traits: .fixedLayout(width: 200, height: 100)) {
      HStack(spacing: 10) {
        Color.red.frame(width: 40, height: 20).id("a")
        Color.blue.frame(width: 60, height: 30).id("b")
      }
    }
    #Preview("Box", traits: .fixedLayout(width: 50, height: 50)) { Color.green.id("c") }
    """

  @Test("text in, frames out")
  func frames() {
    let compilation = Compiler().compile(SourceFile(name: "boxes.lay", text: Self.boxes))
    #expect(compilation.diagnostics.isEmpty)
    #expect(compilation.layouts.map(\.name) == ["Boxes", "Box"])
    #expect(compilation.layouts.first?.canvas == Size(width: 200, height: 100))
    // 40 + 10 + 60 = 110 points, centred in 200.
    #expect(compilation.layouts.first?.frame(ofID: "a") == Rect(x: 45, y: 40, width: 40, height: 20))
    #expect(compilation.layouts.first?.frame(ofID: "b") == Rect(x: 95, y: 35, width: 60, height: 30))
    #expect(compilation.layouts.first?.frame(ofID: "c") == nil)
    #expect(compilation.layouts.first?.nodes.map(\.kind) == ["HStack", "frame", "Color", "frame", "Color"])
    #expect(compilation.layouts.first?.nodes.map(\.depth) == [0, 1, 2, 1, 2])
  }

  @Test("a document that is handed on in pieces is the document")
  func pieces() throws {
    let rows = String(repeating: "  Color.red.frame(width: 40, height: 20)\n", count: 6_000)
    let source = SourceFile(name: "boxes.lay", text: "#Preview { VStack(spacing: 0) {\n\(rows)} }\n")
    let compilation = Compiler().compile(source)
    let layout = try #require(compilation.layouts.first)

    func pieces(_ write: (@escaping (UnsafeRawBufferPointer) -> Void) -> Void) -> [[UInt8]] {
      var pieces: [[UInt8]] = []
      write { pieces.append(Array($0)) }
      return pieces
    }
    let options = Layout.SVGOptions(annotates: true)
    let svg = pieces { layout.writeSVG(options: options, to: $0) }
    #expect(svg.count > 1 && svg.allSatisfy { $0.count < 300_000 })
    #expect(Array(svg.joined()) == layout.svg(options: options))
    let json = pieces { compilation.writeJSON(to: $0) }
    #expect(json.count > 1 && json.allSatisfy { $0.count < 300_000 })
    #expect(Array(json.joined()) == compilation.json())
  }

  @Test("one layout can be asked for")
  func oneLayout() {
    let source = SourceFile(name: "boxes.lay", text: Self.boxes)
    let compilation = Compiler().compile(source, layout: "Box")
    #expect(compilation.layouts.map(\.name) == ["Box"])
    #expect(compilation.layoutNames == ["Boxes", "Box"])
    #expect(Compiler().compile(source, layout: "None").layouts.isEmpty)
  }

  @Test(
    "a layout without a name has that of its file",
    arguments: [
      ("boxes.lay", "boxes"), ("a/b.c/boxes.lay", "boxes"), ("boxes.small.lay", "boxes.small"),
      ("boxes", "boxes"),
      (".lay", ".lay"), ("a/.lay", ".lay"), ("a.b/", "a"), ("a//", "a"), ("//", "//"), ("", ""),
      ("é.lay", "é"),
    ])
  func fileName(file: String, name: String) {
    let source = SourceFile(name: file, text: "#Preview { Color.red }")
    #expect(Compiler().compile(source).layoutNames == [name])
  }

  @Test("a mistake is a diagnostic with its place")
  func diagnostics() throws {
    let compilation = Compiler().compile(SourceFile(name: "a.lay", text: "VStack(spacng: 8) { Color.red }"))
    let diagnostic = try #require(compilation.diagnostics.first)
    #expect(compilation.diagnostics.count == 1 && compilation.hasErrors)
    #expect(diagnostic.severity == .error)
    #expect(diagnostic.rule == "unknown-argument")
    #expect(diagnostic.range.start.line == 1 && diagnostic.range.start.column == 8)
    #expect(diagnostic.description.hasPrefix("a.lay:1:8: error: "))
  }

  @Test("options reach the layout")
  func options() {
    var options = Options()
    options.device = Device(named: "iphone-se")
    #expect(options.defaultCanvas == Size(width: 375, height: 667))
    let source = SourceFile(name: "a.lay", text: "Color.red")
    #expect(Compiler(options: options).compile(source).layouts.first?.canvas == Size(width: 375, height: 667))
    options.canvas = Size(width: 20, height: 10)
    #expect(Compiler(options: options).compile(source).layouts.first?.canvas == Size(width: 20, height: 10))
    options.device = nil
    options.canvas = nil
    options.platform = .macOS
    #expect(Compiler(options: options).compile(source).layouts.first?.canvas == Size(width: 800, height: 600))
  }

  @Test("in the dark, what names no colour is drawn light")
  func darkText() throws {
    var options = Options()
    options.colorScheme = .dark
    let layout = try #require(
      Compiler(options: options).compile(SourceFile(name: "a.lay", text: "Text(\"a\")")).layouts.first)
    #expect(String(decoding: layout.svg(), as: UTF8.self).contains("fill=\"#ffffff\""))
  }

  @Test("type sizes go by the same names inside and out")
  func typeSizes() {
    #expect(
      Options.DynamicTypeSize.allCases.map(\.rawValue) == LayViews.DynamicTypeSize.allCases.map(\.name))
  }

  @Test("devices have distinct names and sizes that make sense")
  func devices() {
    let devices = Lay.Device.all
    #expect(Set(devices.map(\.name)).count == devices.count)
    for device in devices {
      #expect(device.size.width >= 320 && device.size.height >= 480 && [2, 3].contains(device.displayScale))
      #expect(Lay.Device(named: device.name) == device)
    }
    #expect(Lay.Device(named: "iphone-0") == nil)
  }
}
