import LayTestSupport
import Testing

@testable import LayCommand

/// The first pages of PDF files as pictures of SVG.
@Suite struct PDFTests {
  private func page(
    _ content: String, resources: String = "", box: String = "0 0 48 32", objects: String = ""
  ) -> [UInt8] {
    let text = """
      %PDF-1.4
      1 0 obj <</Type/Catalog/Pages 2 0 R>> endobj
      2 0 obj <</Type/Pages/Kids[3 0 R]/Count 1/MediaBox[\(box)]>> endobj
      3 0 obj <</Type/Page/Parent 2 0 R/Resources<<\(resources)>>/Contents 4 0 R>> endobj
      4 0 obj <</Length \(content.utf8.count)>> stream
      \(content)
      endstream endobj
      \(objects)
      trailer <</Root 1 0 R>>
      """
    return Array(text.utf8)
  }

  private func drawn(_ content: String, resources: String = "", box: String = "0 0 48 32") -> String? {
    PDFPage.picture(of: page(content, resources: resources, box: box)).map {
      String(decoding: $0, as: UTF8.self)
    }
  }

  @Test func pathsHaveTheirColors() throws {
    let made = try #require(drawn("1 0 0 rg 4 2 20 10 re f 0 0 1 RG 2 w 0 0 m 10 10 l S"))
    #expect(made.contains("viewBox=\"0 0 48 32\""))
    #expect(made.contains("<g transform=\"matrix(1 0 0 -1 0 32)\">"))
    #expect(made.contains("<path d=\"M4 2h20v10h-20Z\" fill=\"#ff0000\"/>"))
    #expect(made.contains("d=\"M0 0L10 10\" fill=\"none\" stroke=\"#0000ff\" stroke-width=\"2\""))
  }

  @Test func theBoxMovesThePage() throws {
    let made = try #require(drawn("0 0 1 1 re f", box: "10 20 30 60"))
    #expect(made.contains("width=\"20\" height=\"40\""))
    #expect(made.contains("matrix(1 0 0 -1 -10 60)"))
  }

  @Test func statesAreKeptAndBroughtBack() throws {
    let made = try #require(drawn("q 2 0 0 2 5 5 cm 0 1 0 rg 0 0 1 1 re W n 0 0 3 3 re f Q 0 0 2 2 re f"))
    #expect(made.contains("fill=\"#00ff00\" transform=\"matrix(2 0 0 2 5 5)\""))
    #expect(made.contains("<clipPath id=\"p1\">"))
    #expect(made.contains("<path d=\"M0 0h2v2h-2Z\" fill=\"#000000\"/></g></svg>"))
  }

  @Test func gradientsHaveStops() throws {
    let shading =
      "/Shading<</S <</ShadingType 2/ColorSpace/DeviceRGB/Coords[0 0 48 0]"
      + "/Function<</FunctionType 2/N 1/C0[1 0 0]/C1[0 0 1]>>>>>>"
    let made = try #require(drawn("/S sh", resources: shading))
    #expect(made.contains("<linearGradient id=\"p1\""))
    #expect(made.contains("<stop offset=\"0\" stop-color=\"#ff0000\"/>"))
    #expect(made.contains("<stop offset=\"1\" stop-color=\"#0000ff\"/>"))
  }

  /// What is not drawn leaves the box that has the page's size.
  @Test(arguments: ["BT (a) Tj ET", "/Picture Do", "BI ID EI", "/P cs /X scn 0 0 1 1 re f"])
  func otherPagesAreNoPictures(_ content: String) { #expect(drawn(content) == nil) }

  /// A few objects that name each other, or one that is read over and over, would unfold to gigabytes.
  @Test func whatUnfoldsIsBounded() {
    let functions = (10..<13).map { index in
      let next = [String](repeating: "\(index + 1) 0 R", count: 64).joined(separator: " ")
      let bounds = (1..<64).map { "\(Double($0) / 64)" }.joined(separator: " ")
      let encode = [String](repeating: "0 1", count: 64).joined(separator: " ")
      return
        "\(index) 0 obj <</FunctionType 3/Functions[\(next)]/Bounds[\(bounds)]/Encode[\(encode)]>> endobj"
    }.joined(separator: "\n")
    let leaf = "\n13 0 obj <</FunctionType 2/N 1/C0[1 0 0]/C1[0 0 1]>> endobj"
    let shading =
      "/Shading<</S <</ShadingType 2/ColorSpace/DeviceRGB/Coords[0 0 48 0]/Function 10 0 R>>>>"
    let blank = String(repeating: " ", count: 1 << 20)
    let form = "20 0 obj <</Subtype/Form/Length \(blank.utf8.count)>> stream\n\(blank)\nendstream endobj"
    let time = processorTime {
      let manyFunctions = page("/S sh", resources: shading, objects: functions + leaf)
      #expect(PDFPage.picture(of: manyFunctions) == nil)
      let uses = String(repeating: "/F Do ", count: 10_000)
      let manyUses = page(uses, resources: "/XObject<</F 20 0 R>>", objects: form)
      #expect(PDFPage.picture(of: manyUses) == nil)
    }
    #expect(time < .seconds(30))
  }

  @Test func damageEndsInNothing() {
    let whole = page("q 1 0 0 1 3 4 cm 1 0 0 rg 4 2 20 10 re f Q")
    for length in stride(from: 0, to: whole.count, by: 7) { _ = PDFPage.picture(of: Array(whole[..<length])) }
    for place in whole.indices {
      var changed = whole
      changed[place] = changed[place] &+ 41
      _ = PDFPage.picture(of: changed)
    }
    #expect(PDFPage.picture(of: []) == nil)
  }

  @Test func streamsAreUnfolded() {
    // `zlib.compress(b"a" * 20)` and a stored block.
    let packed: [UInt8] = [0x78, 0x9C, 0x4B, 0x4C, 0xC4, 0x04, 0x00, 0x4F, 0xA6, 0x07, 0x95]
    #expect(Inflate.content(of: packed[...], limit: 100) == [UInt8](repeating: 97, count: 20))
    #expect(Inflate.content(of: packed[...], limit: 10) == nil)
    let stored: [UInt8] = [0x78, 0x01, 0x01, 0x02, 0x00, 0xFD, 0xFF, 0x68, 0x69]
    #expect(Inflate.content(of: stored[...], limit: 100) == [0x68, 0x69])
    for length in packed.indices { _ = Inflate.content(of: packed[..<length], limit: 100) }
  }

  @Test func masksLetThroughByOpacityOrBrightness() throws {
    let form =
      "<</Subtype/Form/Group<</S/Transparency>>/BBox[0 0 48 32]/Length 24>> stream\n"
      + "1 0 0 rg 0 0 24 32 re f\nendstream endobj"
    func masked(_ kind: String) -> String? {
      let made = PDFPage.picture(
        of: page(
          "/M gs 0 0 1 rg 0 0 48 32 re f", resources: "/ExtGState<</M<</SMask<</S/\(kind)/G 5 0 R>>>>>>",
          objects: "5 0 obj \(form)"))
      return made.map { String(decoding: $0, as: UTF8.self) }
    }
    let opacity = try #require(masked("Alpha"))
    let box = "x=\"0\" y=\"0\" width=\"48\" height=\"32\""
    #expect(opacity.contains("<mask id=\"p2\" maskUnits=\"userSpaceOnUse\" \(box)>"))
    #expect(opacity.contains("<path d=\"M0 0h24v32h-24Z\" fill=\"#ffffff\"/>"))
    #expect(opacity.contains("<g mask=\"url(#p2)\"><path d=\"M0 0h48v32h-48Z\" fill=\"#0000ff\"/></g>"))
    // 0.3 of 255
    #expect(try #require(masked("Luminosity")).contains("fill=\"#4d4d4d\""))
    #expect(masked("Other") == nil)
  }

  @Test func colorsBlend() throws {
    let made = try #require(drawn("/B gs 0 0 9 9 re f", resources: "/ExtGState<</B<</BM/Multiply>>>>"))
    #expect(made.contains("<g style=\"mix-blend-mode:multiply\"><path"))
    #expect(drawn("/B gs 0 0 9 9 re f", resources: "/ExtGState<</B<</BM/Other>>>>") == nil)
  }
}
