import Foundation
import LayTestSupport
import Testing

@testable import LayCompletion
@testable import LayEditing
@testable import LaySyntax

@Suite struct CompletionTests {
  /// The names offered where `|` stands.
  private func names(_ text: String) -> [String] {
    let parts = text.split(separator: "|", maxSplits: 1, omittingEmptySubsequences: false)
    let source = LaySyntax.SourceFile(name: "a.lay", text: parts.joined())
    return Completer(source, at: parts[0].utf8.count).items().map { $0.text ?? $0.name }
  }

  private func first(_ text: String) -> String? { names(text).first }

  @Test func `a page gets what is written, and what takes its place`() {
    let source = LaySyntax.SourceFile(name: "", text: "VStack { ScrollV")
    let answer = Completer(source, at: 16).json(limit: 1)
    #expect(
      String(decoding: answer, as: UTF8.self)
        == "{\"prefix\":\"ScrollV\",\"items\":[{\"name\":\"ScrollView\",\"text\":\"ScrollView {\\n\\t$0\\n}\"}]}\n"
    )
    let few = Completer(LaySyntax.SourceFile(name: "", text: ""), at: 7).json(limit: 2)
    #expect(String(decoding: few, as: UTF8.self).split(separator: "\"name\"").count == 3)
    let none = Completer(LaySyntax.SourceFile(name: "", text: "// no name"), at: 10).json(limit: 9)
    #expect(String(decoding: none, as: UTF8.self) == "{\"prefix\":\"\",\"items\":[]}\n")
  }

  @Test func `what may stand at a place is offered, the likely first`() {
    #expect(first("VS|") == "VStack")
    #expect(first("VStack { Text(\"a\").pad| }") == "padding")
    #expect(first("VStack { Text(\"a\")\n.fo|") == "font")
    #expect(first("HStack(al|") == "alignment: ")
    #expect(first("HStack(alignment: .to|") == "top")
    #expect(first("HStack(alignment: .top, s|") == "spacing: ")
    #expect(first("Text(\"a\").frame(maxWidth: .i|") == "infinity")
    #expect(first("Text(\"a\").font(.he|") == "headline")
    #expect(first("Text(\"a\").padding([.h|") == "horizontal")
    #expect(first("@Sta|") == "State")
    #expect(first("#Pre|") == "Preview")
    #expect(first("Image(systemName: \"heart.f|") == "heart.fill")
    #expect(first("// lay:allow negative-s|") == "negative-spacing")
    #expect(first("Text(\"\\(coun|\")\nlet count = 1") == "count")
  }

  @Test func `the names of the file are known, whatever else is broken`() {
    let card =
      "struct Card: View { let title: String; var isOn = false; var body: some View { Text(title) } }\n"
    #expect(first(card + "Ca|") == "Card")
    #expect(first(card + "Card(ti|") == "title: ")
    #expect(names(card + "Card(title: \"\", |").first == "isOn: ")
    #expect(first(card + "VStack { Card(title: \"a\").pad|") == "padding")
    #expect(first("enum Tone { case warm, cold }\nlet tone: Tone = .c|") == "cold")
    #expect(first("enum Tone { case warm(Int, by: Int), cold(Int) }\nlet tone: Tone = .c|") == "cold")
    #expect(first("enum Tone { case warm, cold }\nlet tone: Tone = .warm\nif tone == .c|") == "cold")
    #expect(first("struct P { var name = \"\" }\nlet p = P(\nText(p.n|") == "name")
    #expect(first("GeometryReader { proxy in Color.red.frame(width: proxy.si|") == "size")
  }

  @Test func `nothing is offered for what is new, or in plain text`() {
    for text in ["let |", "struct A|", "Text(\"Hel|", "// VSt|", "func f(|", "3|", "/* VS| */"] {
      #expect(names(text).isEmpty, "\(text)")
    }
  }

  @Test func `forms of a call are told, with the parameter that is written`() {
    let source = LaySyntax.SourceFile(name: "a.lay", text: "Color.red.frame(width: 10, height: ")
    let help = EditedDocument(source).signatureHelp(at: UInt32(source.bytes.count))
    let form = help["signatures"]?.elements[help["activeSignature"]?.integer ?? 99]
    #expect(form?["label"]?.string?.hasPrefix("frame(width: CGFloat? = nil, height: CGFloat? = nil") == true)
    #expect(help["activeParameter"]?.integer == 1)
  }

  /// One prefix in so many is tried; `Tests/Scripts/completion-rate` tries all.
  private static let step = ProcessInfo.processInfo.environment["LAY_EVERY_PREFIX"] == nil ? 17 : 1

  /// How often the name that is really written is among the first three, and the first ten, of those offered with each
  /// number of its letters written, from none to all but one.
  @Test(.thorough) func `in the samples the name that is written is among the first`() throws {
    var (asked, inThree, inTen) = (0, 0, 0)
    var missed: [String: Int] = [:]
    for file in Repository.files(below: Repository.root.appendingPathComponent("samples"), suffix: ".lay") {
      let source = LaySyntax.SourceFile(
        name: file.lastPathComponent, bytes: Array(try Data(contentsOf: file)))
      let places = NamesWritten(source)
      for (range, letters) in places.prefixes(oneIn: Self.step) {
        let name = String(decoding: source.bytes[Int(range.start)..<Int(range.end)], as: UTF8.self)
        let offset = Int(range.start) + letters
        let cut = LaySyntax.SourceFile(name: source.name, bytes: Array(source.bytes[..<offset]))
        let offered = Completer(cut, at: offset).items().prefix(10).map(\.name)
        asked += 1
        if offered.prefix(3).contains(name) { inThree += 1 }
        if offered.contains(name) { inTen += 1 } else { missed[name, default: 0] += 1 }
      }
    }
    print(
      "completion: of \(asked) names \(100 * inThree / max(asked, 1)) % in the first three, \(100 * inTen / max(asked, 1)) % in the first ten"
    )
    print(
      missed.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.prefix(60).map { "\($0.key) \($0.value)" })
    #expect(asked > 1_000)
    #expect(inThree * 100 >= asked * 70)
    #expect(inTen * 100 >= asked * 90)
  }
}

extension EditedDocument {
  fileprivate init(_ source: LaySyntax.SourceFile) {
    self.init(.init(name: source.name, bytes: source.bytes), .utf8)
  }
}

/// The names of a source that are not given there for the first time.
private struct NamesWritten {
  let tokens: WrittenTokens
  let declared: Set<UInt32>

  init(_ source: LaySyntax.SourceFile) {
    tokens = WrittenTokens(source.bytes[...])
    declared = Set(FileNames(tokens).all.map(\.range.start))
  }

  private func isNew(_ index: Int) -> Bool {
    if declared.contains(tokens.tokens[index].range.start) { return true }
    if tokens.isKeyword(index - 1, "import") || tokens.isKeyword(index + 1, "in") { return true }
    // The parameters of functions.
    if let open = tokens.enclosing(index), tokens.kind(open) == .leftParen,
      tokens.isKeyword(open - 2, "func") || tokens.isKeyword(open - 1, "init")
    {
      return tokens.kind(index + 1) == .colon || tokens.kind(index + 1) == .identifier
    }
    return false
  }

  /// One in so many of all places inside of names, each with the number of letters before it.
  func prefixes(oneIn step: Int) -> [(SourceRange, letters: Int)] {
    var found: [(SourceRange, letters: Int)] = []
    var count = 0
    for index in 0..<tokens.count where tokens.kind(index) == .identifier && !isNew(index) {
      let range = tokens.tokens[index].range
      for letters in 0..<Int(range.end - range.start) {
        count += 1
        if count % step == 0 { found.append((range, letters)) }
      }
    }
    return found
  }
}
