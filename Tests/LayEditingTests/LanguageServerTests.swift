import Lay
import Testing

@testable import LayEditing
@testable import LaySyntax

/// The server without its streams: what it answers to which messages.
@Suite struct LanguageServerTests {
  var server = LanguageServer(session: Session(), version: "1")
  let address = "file:///tmp/a%20b.lay"

  mutating func send(_ text: String) -> [JSONValue] {
    server.receive(Array(text.utf8))
    return server.takeMessages()
  }

  /// What a hint shows, the parts of its label in a row.
  static func words(of hint: JSONValue) -> String {
    (hint["label"]?.elements ?? []).compactMap { $0["value"]?.string }.joined()
  }

  mutating func ask(_ method: String, _ params: String) -> JSONValue? {
    send("{\"id\":7,\"method\":\"\(method)\",\"params\":\(params)}").first { $0["id"] == .number(7) }
  }

  mutating func start(_ encoding: String = "utf-16") {
    _ = ask("initialize", "{\"capabilities\":{\"general\":{\"positionEncodings\":[\"\(encoding)\"]}}}")
  }

  mutating func open(_ text: String) {
    let text = String(decoding: JSONValue.string(text).text, as: UTF8.self)
    _ = send(
      "{\"method\":\"textDocument/didOpen\",\"params\":{\"textDocument\":{\"uri\":\"\(address)\",\"version\":1,\"text\":\(text)}}}"
    )
  }

  private mutating func findings() -> [JSONValue] {
    _ = server.publish()
    return server.takeMessages().first?["params"]?["diagnostics"]?.elements ?? []
  }

  var document: String { "{\"textDocument\":{\"uri\":\"\(address)\"}}" }

  @Test mutating func `what is no message is an error and no end`() {
    for text in ["", "{", "[]", "{}", "\"x\"", "\u{FF}"] {
      #expect(send(text).first?["error"]?["code"]?.integer ?? 0 < 0)
    }
    #expect(server.exitStatus == nil)
  }

  @Test mutating func `nothing comes before initialize and nothing after shutdown`() {
    #expect(ask("textDocument/hover", document)?["error"]?["code"]?.integer == -32002)
    start()
    #expect(ask("initialize", "{}")?["error"]?["code"]?.integer == -32600)
    #expect(ask("no/method", "{}")?["error"]?["code"]?.integer == -32601)
    #expect(ask("textDocument/hover", document)?["error"]?["code"]?.integer == -32602)
    #expect(ask("shutdown", "null")?["result"] == .null)
    #expect(ask("textDocument/hover", document)?["error"]?["code"]?.integer == -32600)
    _ = send("{\"method\":\"exit\"}")
    #expect(server.exitStatus == 0)
  }

  @Test(arguments: PositionEncoding.allCases)
  mutating func `edits and places count as the client does`(_ encoding: PositionEncoding) {
    start(encoding.rawValue)
    open("Text(\"🎉é\").bld()")
    let column = [PositionEncoding.utf8: 15, .utf16: 12, .utf32: 11][encoding]!
    #expect(findings().first?["range"]?["start"]?["character"]?.integer == column)
    _ = send(
      """
      {"method":"textDocument/didChange","params":{"textDocument":{"uri":"\(address)","version":2},"contentChanges":[
      {"range":{"start":{"line":0,"character":\(column)},"end":{"line":0,"character":\(column + 3)}},"text":"bold"}]}}
      """)
    #expect(findings().isEmpty)
    #expect(server.session.version(of: "/tmp/a b.lay") == 2)
  }

  @Test mutating func `of many changes the last is published once`() {
    start()
    for text in ["Text(", "Text(\"a\"", "Text(\"a\")"] { open(text) }
    #expect(findings().isEmpty)
    #expect(!server.hasWork)
  }

  private func request(_ method: String, _ params: String) -> String {
    "{\"id\":7,\"method\":\"\(method)\",\"params\":\(params)}"
  }

  private var cancel: String { "{\"method\":\"$/cancelRequest\",\"params\":{\"id\":7}}" }

  /// The codes of the errors among what is answered to messages that come at once.
  private mutating func answers(of messages: String...) -> [Int?] {
    var queue = MessageQueue()
    for message in messages { queue.add(Array(message.utf8)) }
    while let message = queue.next() { server.receive(message) }
    return server.takeMessages().map { $0["error"]?["code"]?.integer }
  }

  @Test mutating func `what is shown of a text that has changed since is not answered`() {
    start()
    open("Color.red")
    let change =
      "{\"method\":\"textDocument/didChange\",\"params\":{\"textDocument\":{\"uri\":\"\(address)\",\"version\":2},\"contentChanges\":[{\"text\":\"Color.blue\"}]}}"
    #expect(answers(of: request("textDocument/foldingRange", document), change) == [-32801])
    #expect(answers(of: request("textDocument/documentSymbol", document), change) == [nil])
    #expect(answers(of: change, request("textDocument/foldingRange", document)) == [nil])
  }

  @Test mutating func `a request that was taken back is not answered`() {
    start()
    open("Color.red")
    #expect(answers(of: request("textDocument/documentSymbol", document), cancel) == [-32800])
    // What is answered already is not taken back, and no later request of that number either.
    #expect(answers(of: cancel, request("textDocument/documentSymbol", document)) == [nil])
    #expect(ask("textDocument/documentSymbol", document)?["result"] == .array([]))
  }

  @Test mutating func `a hover tells the frame and the reason, of the last good text where it has errors`() {
    start()
    open("VStack { Text(\"a\") }.frame(width: 100, height: 50)")
    let place = "{\"textDocument\":{\"uri\":\"\(address)\"},\"position\":{\"line\":0,\"character\":2}}"
    let value = ask("textDocument/hover", place)?["result"]?["contents"]?["value"]?.string ?? ""
    #expect(value.hasPrefix("**VStack at") && value.contains("proposed 100 × 50"))
    open("VStack { Text(\"a\") }.frame(width: 100, height: 50")
    let again = ask("textDocument/hover", place)?["result"]?["contents"]?["value"]?.string ?? ""
    #expect(again.hasPrefix(value) && again.hasSuffix("*as of the last version without errors*"))
  }

  @Test mutating func `formatting is edits, and none where there are errors`() {
    start()
    open("Text( \"a\" )\n")
    let edits = ask("textDocument/formatting", document)?["result"]?.elements ?? []
    #expect(edits.count == 2)
    #expect(edits.first?["newText"] == .string(""))
    open("Text(\n")
    #expect(ask("textDocument/formatting", document)?["result"] == .null)
  }

  @Test mutating func `previews and members are symbols`() {
    start()
    open("struct A: View { var body: some View { Color.red } }\n#Preview(\"One\") { A() }\n")
    let symbols = ask("textDocument/documentSymbol", document)?["result"]?.elements ?? []
    #expect(symbols.map { $0["name"]?.string } == ["A", "#Preview One"])
    #expect(symbols.first?["children"]?.elements.first?["name"] == .string("body"))
  }

  @Test mutating func `names that the file declares are found and renamed, those of others are not`() {
    start()
    open(
      "struct Card: View { let alignment: Int; var body: some View { VStack(alignment: .leading) { Text(\"\\(alignment)\") } } }"
    )
    let place =
      "{\"textDocument\":{\"uri\":\"\(address)\"},\"position\":{\"line\":0,\"character\":26},\"newName\":\"edge\"}"
    let edits =
      ask("textDocument/rename", place)?["result"]?["changes"]?["file:///tmp/a%20b.lay"]?.elements ?? []
    // The declaration and the interpolation, and not the label of the stack.
    #expect(edits.map { $0["range"]?["start"]?["character"]?.integer } == [24, 100])
    #expect(ask("textDocument/definition", place)?["result"]?.elements.count == 1)
    let stack = place.replacing("26", with: "70")
    #expect(ask("textDocument/rename", stack)?["error"]?["code"]?.integer == -32803)
    #expect(ask("textDocument/prepareRename", stack)?["result"] == .null)
  }

  @Test mutating func `what the source leaves out is hinted as it was resolved`() {
    start()
    open(
      "VStack { Color.red.frame(height: 10); Text(\"a\").padding(); Spacer() }.frame(width: 100, height: 200)"
    )
    let range = "{\"start\":{\"line\":0,\"character\":0},\"end\":{\"line\":0,\"character\":200}}"
    let hints =
      ask("textDocument/inlayHint", "{\"textDocument\":{\"uri\":\"\(address)\"},\"range\":\(range)}")?[
        "result"]?.elements ?? []
    #expect(hints.map(Self.words) == ["⟨8 · 0⟩", "⟨16⟩", "⟨129.67⟩"])
    // Whoever clicks on one is told why.
    let command = hints[1]["label"]?.elements.first?["command"]
    #expect(command?["command"] == .string("lay.explain"))
    let click = JSONValue.object([
      "command": command?["command"] ?? .null, "arguments": command?["arguments"] ?? .null,
    ])
    let shown = send(
      "{\"id\":8,\"method\":\"workspace/executeCommand\",\"params\":\(String(decoding: click.text, as: UTF8.self))}"
    )
    #expect(shown.first?["params"]?["message"]?.string?.contains("padding") == true)
    open(
      "VStack(spacing: 3) { Color.red.frame(height: 10); Text(\"a\").padding(8) }.frame(width: 100, height: 200)"
    )
    #expect(ask("textDocument/inlayHint", document)?["result"] == .array([]))
  }

  @Test func `text is written so that it can be read`() {
    let value = JSONValue.object(["a\n\"\\\u{1}é": .array([.number(1.5), .null, .bool(true), .number(-3)])])
    #expect(JSONValue(value.text) == value)
  }
}

extension LanguageServer {
  /// What the server has to say, as its client reads it.
  mutating func takeMessages() -> [JSONValue] {
    defer { outgoing = [] }
    return outgoing.compactMap { JSONValue($0) }
  }
}
