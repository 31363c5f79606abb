import Foundation
import LayOutput
import LaySyntax
import LayViews
import Testing

@Suite("Gallery records") struct GalleryRecordTests {
  private typealias Object = [String: Any]

  private func text(_ record: consuming GalleryRecord) -> String {
    String(decoding: record.json(), as: UTF8.self)
  }

  private func object(_ text: String) throws -> Object {
    try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? Object)
  }

  private func strings(_ value: Any?) -> String { (value as? [String] ?? []).map { $0.dropFirst() }.joined() }

  @Test("a whole record") func whole() {
    var builder = LayoutBuilder(
      canvas: Size(width: 390, height: 300),
      source: "HStack {\n  Color.red // one\n  Color.blue.id(\"b\")\n}\n")
    let red = builder.color(0xFF00_00FF, Rect(x: 10, y: 0, width: 20, height: 30))
    builder.views[red].source = builder.offset(of: "Color.red")
    let blue = builder.color(0x0000_FFFF, Rect(x: 38, y: 0, width: 1.0 / 3, height: 30), id: "b")
    builder.views[blue].source = builder.offset(of: "Color.blue")
    builder.stack(.hStack, Rect(x: 10, y: 0, width: 28.333, height: 30), gaps: [8], [red, blue])
    builder.configuration.colorScheme = .dark
    let warning = Diagnostic.warning(
      "some-rule", at: SourceRange(start: 11, end: 16), "a 'warning'", help: "mend")
    var record = GalleryRecord(path: "folder/name.lay", source: builder.source)
    record.add(builder.layout, index: 0, variant: "", files: ["folder/name.svg"])
    record.add(
      builder.layout, index: 0, variant: "rtl", files: ["folder/name-rtl.svg", "folder/name-rtl.json"])
    record.add([warning], droppedCount: 0, variant: "")
    record.add([warning], droppedCount: 2, variant: "rtl")
    Golden.expect(text(record), equals: "gallery-record.json")
  }

  @Test("nothing in a record ends the element that holds it, and all of it reads back")
  func hostileText() throws {
    let hostile = "</script><!-- \"\\\u{0}\u{1B}\u{202E}\n\u{2028}'&lt;"
    var builder = LayoutBuilder(source: "// \(hostile)\n")
    builder.name = hostile
    builder.stack(.vStack, .zero, id: hostile, [])
    var record = GalleryRecord(path: hostile, source: builder.source)
    record.add(builder.layout, index: 0, variant: hostile, files: [hostile])
    record.add(
      [.error(hostile, at: SourceRange(start: 0, end: 900), hostile, help: hostile)], droppedCount: 0,
      variant: hostile)
    let text = text(record)
    #expect(!text.contains("<"))
    #expect(text.split(separator: "\n", omittingEmptySubsequences: false).count == 2)
    let object = try object(text)
    #expect(object["path"] as? String == hostile)
    #expect(strings(object["source"]) == "// \(hostile)\n")
    let picture = try #require((object["pictures"] as? [Object])?.first)
    #expect(picture["name"] as? String == hostile)
    #expect(picture["files"] as? [String] == [hostile])
    #expect((picture["ids"] as? [String: String])?["0"] == hostile)
    let diagnostic = try #require((object["diagnostics"] as? [Object])?.first)
    #expect(diagnostic["help"] as? String == hostile)
  }

  @Test(
    "any bytes make a record",
    arguments: [[], [0xEF, 0xBB, 0xBF], [0xFF, 0xC3], [0x22, 0xE2, 0x80, 0x0A, 0x2F, 0x2A]])
  func anyBytes(_ bytes: [UInt8]) throws {
    let object = try object(text(GalleryRecord(path: "a", source: SourceFile(name: "a", bytes: bytes))))
    #expect(object["source"] is [String])
  }

  @Test("a long source is cut, and many views are counted") func limits() throws {
    let size = GalleryRecord.maximumSourceSize
    var builder = LayoutBuilder(source: String(repeating: "a ", count: size))
    let count = GalleryRecord.maximumViewCount + 3
    builder.stack(.zStack, .zero, (1..<count).map { _ in builder.color(0xFF, .zero) })
    var record = GalleryRecord(path: "a", source: builder.source)
    record.add(builder.layout, index: 0, variant: "", files: [])
    let object = try object(text(record))
    #expect(strings(object["source"]).utf8.count == size)
    #expect(object["sourceIsCut"] as? Bool == true)
    let picture = try #require((object["pictures"] as? [Object])?.first)
    #expect((picture["views"] as? [Any])?.count == 8 * GalleryRecord.maximumViewCount)
    #expect(picture["omitted"] as? Int == 3)
  }
}
