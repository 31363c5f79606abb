import Foundation
import LayEngine
import LayOutput
import LaySyntax
import LayTestSupport
import LayViews
import Testing

@Suite struct JSONWriterTests {
  private typealias Object = [String: Any]

  private func root(_ builder: LayoutBuilder) throws -> Object {
    let document = try JSONSerialization.jsonObject(with: Data(builder.json().utf8)) as? Object
    let layout = (document?["layouts"] as? [Object])?.first
    return try #require(layout?["root"] as? Object)
  }

  private func children(_ node: Object) -> [Object] { node["children"] as? [Object] ?? [] }

  @Test func wholeDocument() {
    var builder = LayoutBuilder(
      canvas: Size(width: 390, height: 300),
      source: "VStack(spacing: 8) {\n  Text(\"Capital\")\n  Color.red.frame(width: 10).padding()\n}\n")
    builder.name = "Country \"1\""
    builder.source = SourceFile(name: "country.lay", bytes: builder.source.bytes)
    let text = builder.text(["Capital of", "Rome"], at: Point(x: 120.5, y: 130), id: "label")
    builder.views[text].source = builder.offset(of: "Text")
    let color = builder.color(0xFF00_00FF, Rect(x: 140, y: 188, width: 10, height: 1.0 / 3))
    builder.views[color].source = builder.offset(of: "Color")
    let frame = builder.add(
      .frame, Rect(x: 140, y: 188, width: 10, height: 20), source: builder.offset(of: "frame"),
      proposal: Proposal(width: nil, height: .infinity), [color])
    let padding = builder.add(
      .padding, Rect(x: 124, y: 172, width: 42, height: 52), source: builder.offset(of: "padding"), [frame])
    builder.stack(
      .vStack, Rect(x: 120.5, y: 130, width: 149, height: 94), gaps: [1.2], id: "rows", [text, padding])
    let diagnostics = [
      Diagnostic.warning(
        "negative-spacing", at: SourceRange(start: 7, end: 17), "spacing \u{1} is \"8\"", help: "drop it")
    ]
    Golden.expect(builder.json(diagnostics), equals: "document.json")
  }

  @Test func emptyDocument() {
    let source = SourceFile(name: "empty.lay", text: "")
    let bytes = JSONWriter.write(source: source, layouts: [], diagnostics: [])
    Golden.expect(String(decoding: bytes, as: UTF8.self), equals: "empty.json")
  }

  @Test func reportOfSeveralFiles() {
    let first = SourceFile(name: "a.lay", text: "one\ntwo\n")
    let second = SourceFile(name: "b.lay", text: "")
    let found = [
      Diagnostic.warning("some-rule", at: SourceRange(start: 4, end: 7), "a warning"),
      Diagnostic(.info, "other-rule", at: SourceRange(start: 5, end: 5), "a remark"),
    ]
    let report = JSONWriter.writeReport([(first, found), (second, [])])
    Golden.expect(String(decoding: report, as: UTF8.self), equals: "report.json")
  }

  @Test func layoutWithoutViews() throws {
    let document = try JSONSerialization.jsonObject(with: Data(LayoutBuilder().json().utf8)) as? Object
    let layout = try #require((document?["layouts"] as? [Object])?.first)
    #expect(layout["root"] == nil)
  }

  @Test func tracksOfGrids() throws {
    var builder = LayoutBuilder()
    let cell = builder.color(0xFF, Rect(x: 4, y: 0, width: 40, height: 20))
    let grid = builder.add(.grid, Rect(x: 4, y: 0, width: 90, height: 20), [cell])
    builder.columns.set(grid, to: [.init(start: 4, length: 40), .init(start: 52, length: 42.5)])
    builder.rows.set(grid, to: [.init(start: 0, length: 20)])
    let node = try root(builder)
    #expect(node["columns"] as? [[String: Double]] == [["x": 4, "width": 40], ["x": 52, "width": 42.5]])
    #expect(node["rows"] as? [[String: Double]] == [["y": 0, "height": 20]])
  }

  @Test func effectsHandTheirIDToTheViewWithin() throws {
    var builder = LayoutBuilder()
    let color = builder.color(0xFF, .zero)
    let shadow = builder.effect(.shadow(.black, radius: 2, x: 0, y: 0), color)
    let opacity = builder.effect(.opacity(0.5), id: "faint", shadow)
    builder.effect(.hidden, opacity)
    let node = try root(builder)
    #expect(node["kind"] as? String == "Color")
    #expect(node["id"] as? String == "faint")
    #expect(node["children"] == nil)
  }

  @Test func effectsWithAFurtherIDAreNodes() throws {
    var builder = LayoutBuilder()
    let color = builder.color(0xFF, .zero, id: "inner")
    let border = builder.effect(.border(.color(.black), width: 1), id: "middle", color)
    let plain = builder.effect(.zIndex(1), border)
    let identity = builder.effect(.identity, id: "outer", plain)
    builder.stack(.zStack, .zero, [identity])
    let outer = try #require(children(try root(builder)).first)
    #expect(outer["kind"] as? String == "id")
    #expect(outer["id"] as? String == "outer")
    let middle = try #require(children(outer).first)
    #expect(middle["kind"] as? String == "border")
    let inner = try #require(children(middle).first)
    #expect(inner["kind"] as? String == "Color")
    #expect(inner["id"] as? String == "inner")
  }

  @Test func theInnermostIDNamesAViewWithoutOne() throws {
    var builder = LayoutBuilder()
    let color = builder.color(0xFF, .zero)
    let first = builder.effect(.identity, id: "a", color)
    builder.effect(.identity, id: "b", first)
    let outer = try root(builder)
    #expect(outer["id"] as? String == "b")
    #expect(outer["kind"] as? String == "id")
    #expect(children(outer).first?["id"] as? String == "a")
    #expect(children(outer).first?["kind"] as? String == "Color")
  }

  @Test func viewsWithoutAFrameAreLeftOut() throws {
    var builder = LayoutBuilder()
    let wide = builder.color(0xFF, .zero, id: "wide", isPlaced: false)
    let narrow = builder.color(0xFF, .zero, id: "narrow")
    builder.add(.viewThatFits, .zero, [wide, narrow])
    #expect(children(try root(builder)).map { $0["id"] as? String } == ["narrow"])
  }

  @Test func oddNumbersStayJSON() throws {
    var builder = LayoutBuilder()
    builder.color(0xFF, Rect(x: .nan, y: -.infinity, width: .infinity, height: -0.0))
    builder.proposals = [Proposal(width: .nan, height: -.infinity)]
    let frame = try #require(try root(builder)["frame"] as? [String: Double])
    #expect(frame["x"] == 0)
    #expect(frame["width"] == .greatestFiniteMagnitude)
    #expect(!builder.json().contains("-0,") && !builder.json().contains("-0 "))
  }

  @Test(.thorough) func depthCostsNoStack() throws {
    var builder = LayoutBuilder()
    var view = builder.color(0xFF, .zero, id: "leaf")
    for index in 0..<10_000 {
      view =
        index % 2 == 0
        ? builder.add(.padding, .zero, [view]) : builder.effect(.identity, id: "e\(index)", view)
    }
    let json = builder.json()
    #expect(json.utf8.count { $0 == UInt8(ascii: "{") } == json.utf8.count { $0 == UInt8(ascii: "}") })
    #expect(json.contains("\"id\": \"leaf\""))
    #expect(json.utf8.count < 30_000_000)
  }

  @Test(.thorough) func longChainsOfEffectsCostLinearTime() {
    var builder = LayoutBuilder()
    var view = builder.color(0xFF, .zero, id: "leaf")
    for index in 0..<20_000 { view = builder.effect(.identity, id: "e\(index)", view) }
    #expect(builder.json().contains("\"id\": \"leaf\""))
  }
}
