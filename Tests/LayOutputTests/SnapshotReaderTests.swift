import LaySyntax
import LayViews
import Testing

@testable import LayOutput

@Suite("Reading layouts back") struct SnapshotReaderTests {
  private func builder() -> LayoutBuilder {
    var builder = LayoutBuilder(canvas: Size(width: 390, height: 300), source: "VStack {\n  Text(\"a\")\n}\n")
    builder.name = "A \"1\" </script>"
    let text = builder.text(["Capital of", "Rome"], at: Point(x: 120.5, y: 130), id: "label")
    builder.views[text].source = builder.offset(of: "Text")
    let color = builder.color(0xFF00_00FF, Rect(x: 140, y: 188, width: 10, height: 1.0 / 3))
    let padding = builder.add(.padding, Rect(x: 124, y: 172, width: 42, height: 52), [color])
    builder.stack(.vStack, Rect(x: 120.5, y: 130, width: 149, height: 94), gaps: [1.2], [text, padding])
    return builder
  }

  private func record(_ builder: LayoutBuilder) -> [UInt8] {
    var record = GalleryRecord(path: "a/b.lay", source: builder.source)
    record.add(builder.layout, index: 0, variant: "", files: ["a/b.json", "a/b.svg"])
    record.add(builder.layout, index: 0, variant: "dark", files: [])
    return record.json()
  }

  @Test("a document reads back") func document() throws {
    let layouts = try SnapshotReader.document(Array(builder().json().utf8), file: "x.lay")
    let layout = try #require(layouts.first)
    #expect(layout.name == "A \"1\" </script>" && layout.file == "x.lay" && layout.width == 390)
    #expect(layout.nodes.map(\.kind) == ["VStack", "Text", "padding", "Color"])
    #expect(layout.nodes.map(\.depth) == [0, 1, 1, 2])
    #expect(layout.nodes[1].id == "label" && layout.nodes[1].text == "Capital of\nRome")
    #expect((layout.nodes[1].line, layout.nodes[1].column) == (2, 3))
    #expect(layout.nodes[3].frame.height == 1.0 / 3)
    #expect(layout.environment == ["iOS", "3x", "large", "leftToRight", "light"])
  }

  @Test("a record tells the same as the document") func sameInRecord() throws {
    let layouts = try SnapshotReader.record(record(builder()))
    #expect(layouts.map(\.variant) == ["", "dark"] && layouts.map(\.file) == ["a/b.lay", "a/b.lay"])
    #expect(layouts.first?.drawing == "a/b.svg")
    let document = try SnapshotReader.document(Array(builder().json().utf8))[0]
    let difference = LayoutDifference(document, layouts[0], tolerance: 0.0005)
    #expect(difference.isEmpty, "\(difference.views)")
    #expect(document.nodes.map(\.text) == layouts[0].nodes.map(\.text))
    #expect(document.nodes.map(\.line) == layouts[0].nodes.map(\.line))
  }

  @Test("a tree of any depth reads without a deep stack") func depth() throws {
    let depth = 100_000
    let open = "{\"kind\":\"ZStack\",\"children\":["
    let json =
      "{\"version\":1,\"layouts\":[{\"name\":\"A\",\"root\":" + String(repeating: open, count: depth)
      + String(repeating: "]}", count: depth) + "}]}"
    #expect(try SnapshotReader.document(Array(json.utf8)).first?.nodes.last?.depth == depth - 1)
  }

  @Test("what is no document is a fault with its place") func faults() {
    for (text, message) in [
      ("", "'{' is expected"), ("{}", "it has no layouts"), ("{\"version\":2}", "it is of version 2"),
      ("{\"version\":1,\"layouts\":[{\"root\":{\"kind\":3}}]}", "'\"' is expected"),
    ] {
      #expect(throws: JSONFault.self, "\(message)") { try SnapshotReader.document(Array(text.utf8)) }
      let fault = fault(text)
      #expect(fault?.message == message)
    }
  }

  private func fault(_ text: String) -> JSONFault? {
    do throws(JSONFault) {
      _ = try SnapshotReader.document(Array(text.utf8))
      return nil
    } catch {
      return error
    }
  }

  @Test("every prefix and every changed byte is read or refused") func damage() {
    for (bytes, read) in [
      (Array(builder().json().utf8), { try? SnapshotReader.document($0) }),
      (record(builder()), { try? SnapshotReader.record($0) }),
    ] as [([UInt8], ([UInt8]) -> [LayoutSnapshot]?)] {
      #expect(read(bytes) != nil)
      for count in bytes.indices { _ = read(Array(bytes[..<count])) }
      for index in bytes.indices {
        for byte in [0, 0x22, 0x39, 0x5B, 0x7D, 0xFF] as [UInt8] {
          var damaged = bytes
          damaged[index] = byte
          if let layouts = read(damaged) {
            _ = layouts.map { LayoutDifference($0, layouts[0], tolerance: 0.01).views.count }
          }
        }
      }
    }
  }
}
