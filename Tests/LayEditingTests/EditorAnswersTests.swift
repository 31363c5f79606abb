import Lay
import Testing

@testable import LayCompletion
@testable import LayEditing
@testable import LaySyntax

// What the server answers about colours, previews, tokens and changes.

extension LanguageServerTests {
  private var whole: String {
    "{\"textDocument\":{\"uri\":\"\(address)\"},\"range\":{\"start\":{\"line\":0,\"character\":0},\"end\":{\"line\":99,\"character\":0}},\"context\":{\"diagnostics\":[]}}"
  }

  private func at(_ line: Int, _ character: Int, _ more: String = "") -> String {
    "{\"textDocument\":{\"uri\":\"\(address)\"},\"position\":{\"line\":\(line),\"character\":\(character)}\(more)}"
  }

  private mutating func actions(_ line: Int, _ character: Int) -> [JSONValue] {
    let place = "{\"line\":\(line),\"character\":\(character)}"
    let params =
      "{\"textDocument\":{\"uri\":\"\(address)\"},\"range\":{\"start\":\(place),\"end\":\(place)},\"context\":{\"diagnostics\":[]}}"
    return ask("textDocument/codeAction", params)?["result"]?.elements ?? []
  }

  /// The open document after an action.
  private mutating func text(after title: String, _ line: Int, _ character: Int) -> String? {
    guard let action = actions(line, character).first(where: { $0["title"]?.string == title }),
      let source = server.session.source(of: "/tmp/a b.lay")
    else { return nil }
    let document = EditedDocument(source, .utf16)
    let edits = (action["edit"]?["changes"]?[address]?.elements ?? []).compactMap { edit in
      document.range(of: edit["range"]).map { ($0, edit["newText"]?.string ?? "") }
    }
    var bytes = source.bytes
    for (range, replacement) in edits.sorted(by: { $0.0.start > $1.0.start }) {
      bytes.replaceSubrange(Int(range.start)..<Int(range.end), with: replacement.utf8)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  @Test mutating func `colours are shown, and written as values`() {
    start()
    open("VStack { Color.black; Text(\"a\").foregroundStyle(.white); Color(red: 1, green: 0.5, blue: 0) }")
    let colors = ask("textDocument/documentColor", document)?["result"]?.elements ?? []
    #expect(colors.map { $0["range"]?["start"]?["character"]?.integer } == [9, 48, 57])
    #expect(colors.map { $0["color"]?["green"] } == [.number(0), .number(1), .number(0.5)])
    let params =
      "{\"textDocument\":{\"uri\":\"\(address)\"},\"color\":{\"red\":0.25,\"green\":1,\"blue\":0,\"alpha\":0.5},\"range\":{\"start\":{\"line\":0,\"character\":9},\"end\":{\"line\":0,\"character\":20}}}"
    let shown = ask("textDocument/colorPresentation", params)?["result"]?.elements ?? []
    #expect(shown.first?["label"] == .string("Color(red: 0.25, green: 1, blue: 0, opacity: 0.5)"))
  }

  @Test mutating func `a preview is headed by its canvas and what is found in it`() {
    start()
    open(
      "#Preview(\"A\", traits: .fixedLayout(width: 120, height: 50)) { Text(\"a\") }\n#Preview { Color.red.blur(radius: -1) }\n"
    )
    let lenses = ask("textDocument/codeLens", document)?["result"]?.elements ?? []
    let titles = lenses.map { $0["command"]?["title"]?.string ?? "" }
    #expect(titles.count == 4)
    #expect(titles.first == "120 × 50 · Preview")
    #expect(titles[2].hasPrefix("393 × 852") && titles[2].hasSuffix("· Preview"))
    #expect(lenses.first?["command"]?["command"] == .string("lay.preview"))
  }

  @Test mutating func `a preview with expectations is tested, and says what came of it`() {
    start()
    open(
      "#Preview(\"A\") { Text(\"a\").frame(width: 50).id(\"a\") }\n// lay:test sizes: large, accessibility1\n// lay:expect a.height > 25\n"
    )
    func title(_ answer: JSONValue?) -> String? {
      answer?["result"]?.elements.last?["command"]?["title"]?.string
    }
    #expect(title(ask("textDocument/codeLens", document)) == "Test")
    _ = ask("workspace/executeCommand", "{\"command\":\"lay.test\",\"arguments\":[\"\(address)\"]}")
    #expect(title(ask("textDocument/codeLens", document)) == "Test: 1 of 2 fail")
    open("#Preview(\"A\") { Text(\"a\").id(\"a\") }\n// lay:expect a.height > 1\n")
    #expect(title(ask("textDocument/codeLens", document)) == "Test")
    _ = ask("workspace/executeCommand", "{\"command\":\"lay.test\",\"arguments\":[\"\(address)\"]}")
    #expect(title(ask("textDocument/codeLens", document)) == "Test: as expected")
  }

  @Test mutating func `a preview that is asked for is left to whoever runs the server`() {
    start()
    open("\n#Preview { Color.red }\n")
    let answer = ask(
      "workspace/executeCommand",
      "{\"command\":\"lay.preview\",\"arguments\":[\"\(address)\",{\"line\":1,\"character\":0}]}")
    #expect(answer?["result"] == .null)
    #expect(server.wantedPreview == LanguageServer.Place(path: "/tmp/a b.lay", line: 2, column: 1))
    #expect(ask("workspace/executeCommand", "{\"command\":\"rm\"}")?["error"]?["code"]?.integer == -32602)
  }

  @Test mutating func `tokens that differ are sent, and those that have not changed are not`() {
    start()
    open("let a = 1\nText(\"b\")\n")
    let first = ask("textDocument/semanticTokens/full", document)?["result"]
    let count = first?["data"]?.elements.count ?? 0
    #expect(count == 25)
    open("let a = 1\nText(\"longer\")\n")
    let id = first?["resultId"]?.string ?? ""
    let delta = ask(
      "textDocument/semanticTokens/full/delta",
      "{\"textDocument\":{\"uri\":\"\(address)\"},\"previousResultId\":\"\(id)\"}")?["result"]
    let edit = delta?["edits"]?.elements.first
    // The length of the string, the third number of the fifth token.
    #expect(edit?["start"]?.integer == 22)
    #expect(edit?["deleteCount"]?.integer == 1)
    #expect(edit?["data"] == .array([.number(8)]))
    let again = ask(
      "textDocument/semanticTokens/full/delta",
      "{\"textDocument\":{\"uri\":\"\(address)\"},\"previousResultId\":\"\(id)\"}")?["result"]
    #expect(again?["data"] != nil)
  }

  @Test mutating func `tokens tell declarations, the library's names and constants`() {
    start()
    open("let a = 1\nText(\"b\").bold()\n")
    let data = ask("textDocument/semanticTokens/full", document)?["result"]?["data"]?.elements ?? []
    let numbers = data.compactMap(\.integer)
    let tokens = stride(from: 0, to: numbers.count, by: 5).map { Array(numbers[$0 + 3..<$0 + 5]) }
    // let, a, 1, Text, "b", bold: the kind and what is said about it.
    #expect(tokens == [[0, 0], [10, 5], [5, 0], [1, 2], [4, 0], [2, 2]])
  }

  @Test mutating func `a view is wrapped, replaced by its content and named`() {
    start()
    open("VStack {\n    Text(\"a\")\n        .bold()\n}\n")
    #expect(
      text(after: "Wrap in HStack", 1, 6)
        == "VStack {\n    HStack {\n        Text(\"a\")\n            .bold()\n    }\n}\n")
    #expect(text(after: "Replace by its content", 0, 2) == "Text(\"a\")\n        .bold()\n")
    #expect(
      text(after: "Add .id(\"text\")", 1, 6) == "VStack {\n    Text(\"a\")\n        .bold().id(\"text\")\n}\n"
    )
    #expect(text(after: "Write spacing: 8", 0, 2) == nil)
    open("VStack { Color.red; Color.blue }")
    #expect(text(after: "Write spacing: 8", 0, 2) == "VStack(spacing: 8) { Color.red; Color.blue }")
    open("struct Card: View { var body: some View { Color.red } }\n")
    #expect(
      text(after: "Add a #Preview of Card", 0, 8)
        == "struct Card: View { var body: some View { Color.red } }\n\n#Preview {\n    Card()\n}\n")
  }

  @Test mutating func `views are symbols, with their texts`() {
    start()
    open("#Preview { VStack { Text(\"Hello\").padding(); Color.red } }\n")
    let preview = ask("textDocument/documentSymbol", document)?["result"]?.elements.first
    let stack = preview?["children"]?.elements.first
    #expect(stack?["name"] == .string("VStack"))
    let text = stack?["children"]?.elements.first
    #expect(text?["name"] == .string("Text") && text?["detail"] == .string("Hello"))
  }

  @Test mutating func `an outline is as deep as what is written, and each name stands once`() {
    start()
    open("enum A { case x; struct B { let b = 1, c = { 2 } }; func f() {} }\n#Preview { Text(\"\\(1)\") }\n")
    func lines(_ symbols: [JSONValue], _ indent: String = "") -> [String] {
      symbols.flatMap {
        [indent + ($0["name"]?.string ?? "")] + lines($0["children"]?.elements ?? [], indent + " ")
      }
    }
    let outline = ask("textDocument/documentSymbol", document)?["result"]?.elements ?? []
    #expect(lines(outline) == ["A", " x", " B", "  b", "  c", " f", "#Preview", " Text"])
    open("// nothing\n")
    #expect(ask("textDocument/documentSymbol", document)?["result"] == .array([]))
  }

  @Test mutating func `types and previews of all documents are found by name`() {
    start()
    open("struct CardView: View { var body: some View { Color.red } }\n#Preview(\"Card\") { CardView() }\n")
    let found = ask("workspace/symbol", "{\"query\":\"cardv\"}")?["result"]?.elements ?? []
    #expect(found.map { $0["name"]?.string } == ["CardView"])
    let all = ask("workspace/symbol", "{\"query\":\"\"}")?["result"]?.elements ?? []
    #expect(all.map { $0["name"]?.string } == ["CardView", "Preview Card"])
    #expect(all.first?["location"]?["uri"] == .string(address))
  }

  @Test mutating func `a client that takes snippets gets braces, any other the name`() {
    start()
    open("VSt")
    func edit(_ answer: JSONValue?) -> JSONValue? { answer?["result"]?["items"]?.elements.first?["textEdit"] }
    #expect(edit(ask("textDocument/completion", at(0, 3)))?["newText"] == .string("VStack"))
    server.client.takesSnippets = true
    server.client.takesInsertAndReplace = true
    let snippet = edit(ask("textDocument/completion", at(0, 2)))
    #expect(snippet?["newText"] == .string("VStack {\n\t$0\n}"))
    #expect(snippet?["insert"]?["end"]?["character"]?.integer == 2)
    #expect(snippet?["replace"]?["end"]?["character"]?.integer == 3)
    let resolved = ask("completionItem/resolve", "{\"label\":\"blur\",\"kind\":2}")?["result"]
    #expect(resolved?["documentation"]?["value"]?.string?.contains(".blur(radius: CGFloat") == true)
  }

  @Test mutating func `what is typed is laid out as far as the line`() {
    start()
    open("VStack {\nText( \"a\" )\n}\nText( \"b\" )\n")
    let params = at(2, 1, ",\"ch\":\"}\",\"options\":{\"tabSize\":4,\"insertSpaces\":true}")
    let lines = (ask("textDocument/onTypeFormatting", params)?["result"]?.elements ?? []).map {
      $0["range"]?["start"]?["line"]?.integer
    }
    #expect(!lines.isEmpty && !lines.contains(3))
  }

  @Test mutating func `a rule that is allowed and a name of the file tell what they are`() {
    start()
    open(
      "// lay:allow negative-spacing — as designed\nlet gap = -8.0\nVStack(spacing: gap) { Color.red; Color.blue }\n"
    )
    let rule = ask("textDocument/hover", at(0, 16))?["result"]?["contents"]?["value"]?.string ?? ""
    #expect(rule.hasPrefix("**negative-spacing**: "))
    let name = ask("textDocument/hover", at(1, 5))?["result"]?["contents"]?["value"]?.string
    #expect(name == "```swift\nlet gap = -8.0\n```")
  }

  @Test mutating func `settings switch hints on and off`() {
    start()
    open("VStack { Color.red; Spacer() }")
    #expect(ask("textDocument/inlayHint", whole)?["result"]?.elements.count == 2)
    _ = send(
      "{\"method\":\"workspace/didChangeConfiguration\",\"params\":{\"settings\":{\"lay\":{\"inlayHints\":{\"spacing\":false,\"spacer\":false,\"frame\":true}}}}}"
    )
    let hints = ask("textDocument/inlayHint", whole)?["result"]?.elements ?? []
    #expect(hints.map(Self.words) == ["⟨393 × 852 at (0, 0)⟩"])
  }

  @Test mutating func `a document of more than a megabyte gets its findings alone`() {
    start()
    open("Color.red\n" + String(repeating: "// so much is not looked at\n", count: 40_000))
    let messages = send("{\"id\":7,\"method\":\"textDocument/documentSymbol\",\"params\":\(document)}")
    #expect(messages.first?["method"] == .string("window/showMessage"))
    #expect(messages.last?["result"] == .null)
    #expect(ask("textDocument/diagnostic", document)?["result"]?["items"] == .array([]))
  }

  @Test func `tokens up to a place are those of the text cut there`() {
    let text =
      "VStack {\n  Text(\"a \\(b)\").\n    bold() // c\n  /* d\n e */ Color.red\n  \"\"\"\n  f\n  \"\"\"\n}\n"
    let whole = WrittenTokens(Array(text.utf8)[...])
    for offset in 0...text.utf8.count {
      let cut = WrittenTokens(Array(text.utf8.prefix(offset))[...])
      let read = WrittenTokens(whole, before: offset)
      #expect(read.tokens.map(\.range) == cut.tokens.map(\.range), "\(offset)")
      #expect(read.tokens.map(\.kind) == cut.tokens.map(\.kind), "\(offset)")
      #expect(read.comments == cut.comments, "\(offset)")
    }
  }
}
