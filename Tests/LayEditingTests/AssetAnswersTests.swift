import Lay
import Testing

@testable import LayEditing
@testable import LaySyntax

/// What the server answers about files around a document: its images and colours, and the pages of rules.
@Suite struct AssetAnswersTests {
  private var server: LanguageServer
  private let address = "file:///app/a.lay"

  init() {
    let png: [UInt8] = [
      0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52, 0, 0, 0, 2, 0, 0,
      0, 2, 8, 6,
      0, 0, 0,
    ]
    let color = Array(
      #"{"colors":[{"idiom":"universal","color":{"color-space":"srgb","components":{"red":"1.000","green":"0.500","blue":"0.000","alpha":"1.000"}}}]}"#
        .utf8)
    let images = Array(#"{"images":[{"filename":"sea.png","idiom":"universal"}]}"#.utf8)
    let files: [String: [UInt8]] = [
      "star@2x.png": png, "notes.txt": [],
      "Assets.xcassets/sea.imageset/Contents.json": images, "Assets.xcassets/sea.imageset/sea.png": png,
      "Assets.xcassets/Sand.colorset/Contents.json": color,
    ]
    var options = Options()
    options.assets = AssetSource(files: files)
    let settings = options
    var surroundings = EditorSurroundings()
    surroundings.assetFolder = { _ in "/app" }
    surroundings.isThere = { path in files[String(path.dropFirst("/app/".count))] != nil }
    surroundings.rulePage = { "/pages/\($0).md" }
    server = LanguageServer(
      session: Session(settings: { _ in (settings, LintRules()) }), version: "1", surroundings: surroundings)
    _ = ask(
      "initialize",
      "{\"capabilities\":{\"textDocument\":{\"publishDiagnostics\":{\"codeDescriptionSupport\":true}}}}")
  }

  private mutating func send(_ text: String) -> [JSONValue] {
    server.receive(Array(text.utf8))
    return server.takeMessages()
  }

  private mutating func ask(_ method: String, _ params: String) -> JSONValue? {
    send("{\"id\":7,\"method\":\"\(method)\",\"params\":\(params)}").first { $0["id"] == .number(7) }?[
      "result"]
  }

  private mutating func open(_ text: String) {
    let text = String(decoding: JSONValue.string(text).text, as: UTF8.self)
    _ = send(
      "{\"method\":\"textDocument/didOpen\",\"params\":{\"textDocument\":{\"uri\":\"\(address)\",\"version\":1,\"text\":\(text)}}}"
    )
  }

  /// What is offered at the end of a text.
  private mutating func offered(_ text: String) -> [String] {
    open(text)
    let items = ask(
      "textDocument/completion",
      "{\"textDocument\":{\"uri\":\"\(address)\"},\"position\":{\"line\":0,\"character\":\(text.utf16.count)}}"
    )
    return items?["items"]?.elements.compactMap { $0["label"]?.string } ?? []
  }

  @Test mutating func `images and colours lead to their files`() {
    open("VStack { Image(\"star\"); Image(\"sea\"); Color(\"Sand\"); Image(\"none\"); Text(\"star\") }")
    let links =
      ask("textDocument/documentLink", "{\"textDocument\":{\"uri\":\"\(address)\"}}")?.elements ?? []
    #expect(
      links.map { $0["target"]?.string } == [
        "file:///app/star%402x.png", "file:///app/Assets.xcassets/sea.imageset/Contents.json",
        "file:///app/Assets.xcassets/Sand.colorset/Contents.json",
      ])
    // The name alone, without its quotes.
    #expect(links.first?["range"]?["start"]?["character"]?.integer == 16)
    #expect(links.first?["range"]?["end"]?["character"]?.integer == 20)
  }

  @Test mutating func `images, colours and devices are completed in strings`() {
    #expect(offered("Image(\"") == ["sea", "star"])
    #expect(offered("Image(decorative: \"st") == ["star"])
    #expect(offered("Color(\"S") == ["Sand"])
    #expect(offered("Text(\"s").isEmpty)
    #expect(offered("Color.red.previewDevice(\"iPhone 16 Pro M") == ["iPhone 16 Pro Max"])
    #expect(offered("// lay:test d") == ["devices", "directions"])
    #expect(offered("// lay:test devices: ipad-11, iphone-s") == ["iphone-se"])
    #expect(offered("// lay:test sizes: large…accessibility5; directions: ") == ["all", "ltr", "rtl"])
  }

  @Test mutating func `a finding leads to the page of its rule, and carries its repair`() {
    open("ZStack { Spacer(); Text(\"c\") }\n")
    _ = server.publish()
    let findings = server.takeMessages().first?["params"]?["diagnostics"]?.elements ?? []
    let codes = findings.compactMap { $0["code"]?.string }
    #expect(codes.contains("spacer-in-zstack"))
    for finding in findings {
      let href = finding["codeDescription"]?["href"]?.string
      #expect(href == "file:///pages/\(finding["code"]?.string ?? "").md")
    }
    #expect(findings.contains { $0["data"]?["edits"]?.elements.isEmpty == false })
  }
}
