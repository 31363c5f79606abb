import Lay
import LayFormat
import Testing

@testable import LayEditing
@testable import LaySyntax

/// What the server answers about names that several files of a module share.
@Suite struct ModuleNamesTests {
  private let files: [String: String] = [
    "/app/Card.swift": """
    struct Card: View {
        let title: String
        private let inset = 4.0
        var tone = Tone.plain
        var body: some View { Text(title).padding(inset) }
    }
    enum Tone { case plain, loud }
    extension View {
        func framed(by inset: Double) -> some View { padding(inset) }
    }

    """,
    "/app/Feed.swift": """
    struct Feed: View {
        let cards = ["a", "b"]
        private let inset = 8.0
        var body: some View {
            VStack {
                ForEach(cards) { title in Card(title: title, tone: .loud) }
                Text("\\(cards.count)").framed(by: inset)
            }
            .id("feed")
        }
    }
    #Preview("One") { Feed() }
    // lay:expect "feed".width > 10

    """,
  ]

  private var server: LanguageServer

  init() {
    let files = files
    var surroundings = EditorSurroundings()
    surroundings.module = { path in files.keys.sorted().filter { $0 != path } }
    server = LanguageServer(
      session: Session(files: { files[$0].map { Array($0.utf8) } }), version: "1", surroundings: surroundings)
    _ = ask("initialize", "{\"capabilities\":{}}")
    for path in files.keys.sorted() { open(path, files[path] ?? "") }
  }

  private mutating func send(_ text: String) -> [JSONValue] {
    server.receive(Array(text.utf8))
    return server.takeMessages()
  }

  private mutating func ask(_ method: String, _ params: String) -> JSONValue? {
    send("{\"id\":7,\"method\":\"\(method)\",\"params\":\(params)}").first { $0["id"] == .number(7) }
  }

  private mutating func open(_ path: String, _ text: String) {
    let text = String(decoding: JSONValue.string(text).text, as: UTF8.self)
    _ = send(
      "{\"method\":\"textDocument/didOpen\",\"params\":{\"textDocument\":{\"uri\":\"file://\(path)\",\"version\":1,\"text\":\(text)}}}"
    )
  }

  /// A question about the place of `|` in a line of a file, which is found by that line without the bar.
  private mutating func ask(
    _ method: String, _ path: String, _ marked: String, _ more: String = ""
  ) -> JSONValue? {
    let lines = (files[path] ?? "").split(separator: "\n", omittingEmptySubsequences: false)
    let parts = marked.split(separator: "|", omittingEmptySubsequences: false)
    let words = parts.joined()
    guard let number = lines.firstIndex(where: { $0.contains(words) }),
      let range = lines[number].firstRange(of: words)
    else { return nil }
    let start = lines[number].distance(from: lines[number].startIndex, to: range.lowerBound)
    let position = "{\"line\":\(number),\"character\":\(start + parts[0].utf16.count)}"
    return ask(
      "textDocument/\(method)",
      "{\"textDocument\":{\"uri\":\"file://\(path)\"},\"position\":\(position)\(more)}")
  }

  private let card = "/app/Card.swift"
  private let feed = "/app/Feed.swift"

  /// The files with the edits of an answer made.
  private mutating func rename(_ path: String, _ marked: String, to new: String) -> [String: String] {
    let answer = ask("rename", path, marked, ",\"newName\":\"\(new)\"")
    guard let changes = answer?["result"]?["changes"], case .object(let members) = changes else { return [:] }
    var changed: [String: String] = [:]
    for (address, edits) in members {
      let path = String(address.dropFirst("file://".count))
      let document = EditedDocument(
        Lay.SourceFile(name: path, bytes: Array((files[path] ?? "").utf8)), .utf16)
      let made = edits.elements.compactMap { edit in
        document.range(of: edit["range"]).map {
          LaySyntax.Diagnostic.Fix.Edit($0, edit["newText"]?.string ?? "")
        }
      }.sorted { $0.range.start < $1.range.start }
      changed[path] = String(
        decoding: SourceFormatter.apply(made, to: document.source).bytes, as: UTF8.self)
    }
    return changed
  }

  private mutating func refusal(_ path: String, _ marked: String, to new: String) -> String {
    ask("rename", path, marked, ",\"newName\":\"\(new)\"")?["error"]?["message"]?.string ?? ""
  }

  @Test mutating func `what another file declares is found there`() {
    let found = ask("definition", feed, "{ title in C|ard(title")?["result"]?.elements ?? []
    #expect(found.map { $0["uri"]?.string } == ["file:///app/Card.swift"])
    #expect(found.first?["range"]?["start"]?["line"]?.integer == 0)
    let hover = ask("hover", feed, "title: title, tone: .lo|ud")?["result"]?["contents"]?["value"]?.string
    #expect(hover?.contains("enum Tone { case plain, loud }") == true)
    let uses = ask("references", card, "struct Ca|rd", ",\"context\":{\"includeDeclaration\":false}")
    #expect(uses?["result"]?.elements.map { $0["uri"]?.string } == ["file:///app/Feed.swift"])
  }

  @Test mutating func `a type, a property and a case are renamed in every file`() {
    let type = rename(card, "struct Ca|rd", to: "Tile")
    #expect(type[feed]?.contains("title in Tile(title: title") == true)
    #expect(type[card]?.hasPrefix("struct Tile: View") == true)
    // The label is the property's, the name behind it the closure's.
    let property = rename(card, "let ti|tle", to: "heading")
    #expect(property[feed]?.contains("title in Card(heading: title") == true)
    #expect(property[card]?.contains("Text(heading)") == true)
    let local = rename(feed, "{ ti|tle in", to: "name")
    #expect(local[card] == nil)
    #expect(local[feed]?.contains("{ name in Card(title: name") == true)
    let word = rename(feed, "tone: .lo|ud", to: "bright")
    #expect(word[card]?.contains("case plain, bright") == true)
    #expect(word[feed]?.contains("tone: .bright") == true)
  }

  @Test mutating func `private names of two files are two names`() {
    let own = rename(feed, "private let in|set", to: "margin")
    #expect(own[card] == nil)
    #expect(own[feed]?.contains("framed(by: margin)") == true)
    let parameter = rename(card, "by in|set: Double", to: "amount")
    #expect(
      parameter[card]?.contains("func framed(by amount: Double) -> some View { padding(amount) }") == true)
    #expect(parameter[card]?.contains("Text(title).padding(inset)") == true)
  }

  @Test mutating func `names in interpolations and of views are renamed`() {
    #expect(rename(feed, "let ca|rds", to: "names")[feed]?.contains("\\(names.count)") == true)
    let named = rename(feed, ".id(\"fe|ed", to: "list")[feed]
    #expect(named?.contains(".id(\"list\")") == true)
    #expect(named?.contains("lay:expect \"list\".width") == true)
  }

  @Test mutating func `what is taken, unclear or SwiftUI's stays`() {
    #expect(refusal(card, "struct Ca|rd", to: "Feed").contains("in line 1 of /app/Feed.swift"))
    #expect(refusal(card, "struct Ca|rd", to: "a b") == "'a b' is no name")
    #expect(refusal(feed, "VS|tack", to: "Row").contains("is not declared"))
    #expect(refusal(card, "case pl|ain", to: "a") == "")
    open(
      card,
      "struct A { let count = 1 }\nfunc f(_ x: [A]) -> Int { x.first.map { y in y.count } ?? x.count }\n")
    let answer = ask(
      "textDocument/rename",
      "{\"textDocument\":{\"uri\":\"file:///app/Card.swift\"},\"position\":{\"line\":0,\"character\":16},\"newName\":\"total\"}"
    )
    #expect(answer?["error"]?["message"]?.string?.contains("may mean something else") == true)
  }

  @Test mutating func `names of the module are completed`() {
    let place = "{\"line\":0,\"character\":2}"
    open("/app/New.swift", "Ca\n")
    let items = ask(
      "textDocument/completion",
      "{\"textDocument\":{\"uri\":\"file:///app/New.swift\"},\"position\":\(place)}")?["result"]?["items"]
    #expect(items?.elements.first?["label"]?.string == "Card")
    open("/app/New.swift", "Card(\n")
    let forms = ask(
      "textDocument/signatureHelp",
      "{\"textDocument\":{\"uri\":\"file:///app/New.swift\"},\"position\":{\"line\":0,\"character\":5}}")
    let label = forms?["result"]?["signatures"]?.elements.first?["label"]?.string
    #expect(label?.hasPrefix("Card(title: String") == true)
  }

  @Test mutating func `the other open files of a module are looked at again`() {
    while server.hasWork { _ = server.publish() }
    server.outgoing = []
    open(card, "struct Card: View { var body: some View { Color.red } }\n")
    var published: [String] = []
    while server.hasWork { published += server.publish().map { [$0] } ?? [] }
    #expect(published == [card, feed])
  }
}
