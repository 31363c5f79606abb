import Foundation
import Lay
import LayFormat
import LayTestSupport
import Testing

@testable import LayCompletion
@testable import LayEditing
@testable import LaySyntax

/// Changes of views that an editor offers.
@Suite struct RewritingTests {
  private func document(_ text: String) -> EditedDocument {
    EditedDocument(Lay.SourceFile(name: "a.lay", bytes: Array(text.utf8)), .utf8)
  }

  /// A text with the action of a title made at a place.
  private func made(_ title: String, _ text: String, at word: String) -> String? {
    let document = document(text)
    let offset = text.utf8.distance(
      from: text.startIndex, to: text.range(of: word)?.lowerBound ?? text.startIndex)
    let place = SourceRange(start: UInt32(offset), end: UInt32(offset))
    let actions = document.changes(around: place, FormatStyle(), address: "a")
    guard let edits = actions.first(where: { $0["title"]?.string == title })?["edit"]?["changes"]?["a"] else {
      return nil
    }
    return apply(edits, document)
  }

  private func apply(_ edits: JSONValue, _ document: EditedDocument) -> String {
    let made = edits.elements.compactMap { edit in
      document.range(of: edit["range"]).map {
        LaySyntax.Diagnostic.Fix.Edit($0, edit["newText"]?.string ?? "")
      }
    }.sorted { $0.range.start < $1.range.start }
    return String(decoding: SourceFormatter.apply(made, to: document.source).bytes, as: UTF8.self)
  }

  @Test func `a view becomes a component with what it takes`() {
    let text = """
      struct Screen: View {
          let title: String
          @State private var isOn = false
          @State private var count = 0
          let model = make()
          var body: some View {
              VStack {
                  HStack {
                      Text("\\(title): \\(count)")
                      Toggle("a", isOn: $isOn)
                  }
                  .padding()
                  Text(model.name)
                  ForEach(0..<3) { Text("\\($0)") }
              }
          }
      }

      """
    let extracted = made("Extract a component", text, at: "HStack") ?? ""
    #expect(extracted.contains("        ExtractedView(title: title, count: count, isOn: $isOn)\n"))
    #expect(
      extracted.contains(
        """
        }

        struct ExtractedView: View {
            let title: String
            let count: Int
            @Binding var isOn: Bool

            var body: some View {
                HStack {
                    Text("\\(title): \\(count)")
                    Toggle("a", isOn: $isOn)
                }
                .padding()
            }
        }
        """))
    // The type of what it takes is not known, or stands further out.
    #expect(made("Extract a component", text, at: "Text(model") == nil)
    #expect(made("Extract a component", text, at: "Text(\"\\($0") == nil)
  }

  @Test func `modifiers are spread over lines and joined again`() {
    let one = "VStack {\n  Text(\"a\").bold().padding(3)\n}\n"
    let many = "VStack {\n  Text(\"a\")\n    .bold()\n    .padding(3)\n}\n"
    #expect(made("Put each modifier on a line of its own", one, at: "Text") == many)
    #expect(made("Put the modifiers on one line", many, at: "Text") == one)
    #expect(made("Put each modifier on a line of its own", many, at: "Text") == nil)
    #expect(made("Put the modifiers on one line", "Text(\"a\") // a\n  .bold()\n", at: "Text") == nil)
    #expect(
      made("Put each modifier on a line of its own", "VStack {\n}.padding().bold()\n", at: "VStack")
        == "VStack {\n}\n.padding()\n.bold()\n")
  }

  private static let samples = Repository.files(below: Repository.samples, suffix: ".lay")

  /// Whatever is offered to be extracted draws the same afterwards.
  @Test(.thorough, arguments: sampled(samples))
  func `pictures stay when a component is extracted`(_ file: URL) throws {
    let text = try String(contentsOf: file, encoding: .utf8)
    let document = document(text)
    let tokens = document.reading.tokens
    let before = pictures(text)
    guard let before else { return }
    var seen: Set<UInt32> = []
    var tried = 0
    for index in 0..<tokens.count where tokens.kind(index) == .identifier && tried < 12 {
      let place = tokens.tokens[index].range
      let actions = document.changes(
        around: SourceRange(start: place.start, end: place.start), FormatStyle(), address: "a")
      guard let action = actions.first(where: { $0["kind"]?.string == "refactor.extract" }),
        let edits = action["edit"]?["changes"]?["a"],
        let start = document.offset(of: edits.elements.first?["range"]?["start"]),
        seen.insert(start).inserted
      else { continue }
      tried += 1
      let changed = apply(edits, document)
      #expect(pictures(changed) == before, "\(changed)")
    }
  }

  private func pictures(_ text: String) -> [String]? {
    let compilation = Compiler().compile(Lay.SourceFile(name: "a.lay", bytes: Array(text.utf8)))
    if compilation.hasErrors { return nil }
    return compilation.layouts.map { String(decoding: $0.svg(), as: UTF8.self) }
  }
}
