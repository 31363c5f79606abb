import Lay
import LaySyntax

// What editors ask the server to do: the commands behind lenses and actions.

extension LanguageServer {
  static let commands = ["lay.preview", "lay.explain", "lay.suggest", "lay.test"]

  /// Does what a command says.
  /// - Returns: why it cannot be done.
  mutating func execute(_ params: JSONValue) -> String? {
    let arguments = params["arguments"]?.elements ?? []
    let name = params["command"]?.string ?? ""
    guard Self.commands.contains(name) else { return "there is no command '\(name)'" }
    let given = arguments.first?.string ?? cursor.map { address(of: $0.path) }
    guard let given, let document = document(given) else {
      return "'\(name)' needs the address of an open document"
    }
    let path = DocumentPath.path(of: given)
    switch name {
    case "lay.preview":
      let offset = document.offset(of: arguments.count > 1 ? arguments[1] : nil) ?? 0
      let place = document.source.location(of: offset)
      wantedPreview = Place(path: path, line: place.line, column: place.column)
    case "lay.explain":
      let offset = document.offset(of: arguments.count > 1 ? arguments[1] : nil) ?? 0
      show(explanation(of: document, offset, path))
    case "lay.test": test(path)
    default:
      guard arguments.count > 1, let want = arguments[1].string else {
        return "'\(name)' needs what is wanted"
      }
      suggest(want, document, given)
    }
    return nil
  }

  private mutating func explanation(of document: EditedDocument, _ offset: UInt32, _ path: String) -> String {
    // Of a preview its first view is meant.
    var offset = offset
    if let preview = document.previews.first(where: { $0.range.start == offset }) {
      let bytes = document.source.bytes[Int(preview.range.start)..<Int(preview.range.end)]
      if let brace = bytes.firstIndex(of: UInt8(ascii: "{")) {
        offset = UInt32(bytes[(brace + 1)...].firstIndex { $0 > 0x20 } ?? brace)
      }
    }
    let place = document.source.location(of: offset)
    let explainer = Explainer(options: session.settings(of: path).options)
    guard let source = session.compilation(of: path)?.source else { return "The file is not there." }
    switch explainer.explain(.place(line: place.line, column: place.column), in: source) {
    case .explanation(let text, _): return text
    case .faulty: return "The file has errors, and nothing of it is laid out."
    case .noSuchView: return "No layout shows a view that is written here."
    }
  }

  /// So many lines of a report are shown at once.
  private static let shownLines = 12

  /// Holds the previews of a document to what its comments expect; the lenses above them say what came of it.
  private mutating func test(_ path: String) {
    var tester = LayoutTester(options: session.settings(of: path).options)
    tester.suggests = false
    guard let source = session.compilation(of: path)?.source else { return }
    let result = tester.test(source)
    if let fault = result.faults.first { return show(fault.message, type: 2) }
    kept.tested[path] = result.outcomes.map {
      TestOutcome(name: $0.name, variants: $0.variants, failed: $0.failed)
    }
    let report = String(decoding: TestReportFormat.text.write([result]), as: UTF8.self)
    let lines = report.split(separator: "\n")
    let shown = lines.count > Self.shownLines ? lines.prefix(Self.shownLines - 1) + ["…"] : lines[...]
    show(shown.joined(separator: "\n"), type: result.failedCount > 0 ? 2 : 3)
    if client.refreshesLenses { ask("workspace/codeLens/refresh", .null) }
  }

  /// So many changes are laid out while somebody waits.
  private static let triedChanges = 1_000

  /// Makes the best change after which something is true.
  private mutating func suggest(_ want: String, _ document: EditedDocument, _ address: String) {
    var suggester = Suggester(options: session.settings(of: DocumentPath.path(of: address)).options)
    suggester.limit = Self.triedChanges
    let source = Lay.SourceFile(name: document.source.name, bytes: document.source.bytes)
    switch suggester.suggest(for: [want], in: source) {
    case .holds: show("\(want) is true already")
    case .suggestions(let suggestions, _, _, let tried, _):
      guard let best = suggestions.first else {
        return show("none of \(tried) changes makes \(want) true", type: 2)
      }
      let edit = document.edit(document.replacement(by: best.source.bytes))
      ask(
        "workspace/applyEdit",
        .object([
          "label": .string(best.title),
          "edit": .object(["changes": .object([address: .array([edit])])]),
        ]))
    case .faulty(let diagnostics): show(diagnostics.first?.message ?? "the file has errors", type: 2)
    case .noLayout: show("the file has no layout", type: 2)
    }
  }

  // MARK: The live page

  /// Has the editor show an address outside, or tells it.
  package mutating func showPage(_ address: String) {
    if client.showsDocuments {
      ask("window/showDocument", .object(["uri": .string(address), "external": .bool(true)]))
    } else {
      show("the preview is at \(address)")
    }
  }

  package mutating func showFault(_ message: String) { show(message, type: 2) }

  /// Has the editor go to a place of a document.
  package mutating func showPlace(_ place: Place) {
    guard client.showsDocuments, let document = document(address(of: place.path)) else { return }
    let offset = document.source.offset(of: SourceLocation(line: place.line, column: place.column)) ?? 0
    let position = document.position(offset)
    ask(
      "window/showDocument",
      .object([
        "uri": .string(address(of: place.path)), "takeFocus": .bool(true),
        "selection": .object(["start": position, "end": position]),
      ]))
  }
}

extension EditedDocument {
  /// The edit that makes the text another: of what differs.
  func replacement(by new: [UInt8]) -> LaySyntax.Diagnostic.Fix.Edit {
    let old = source.bytes
    var start = 0
    while start < min(old.count, new.count), old[start] == new[start] { start += 1 }
    // Not inside of a character.
    while start > 0, start < old.count, old[start] & 0xC0 == 0x80 { start -= 1 }
    var (oldEnd, newEnd) = (old.count, new.count)
    while oldEnd > start, newEnd > start, old[oldEnd - 1] == new[newEnd - 1] {
      (oldEnd, newEnd) = (oldEnd - 1, newEnd - 1)
    }
    while oldEnd < old.count, old[oldEnd] & 0xC0 == 0x80 { (oldEnd, newEnd) = (oldEnd + 1, newEnd + 1) }
    return LaySyntax.Diagnostic.Fix.Edit(
      SourceRange(start: UInt32(start), end: UInt32(oldEnd)),
      String(decoding: new[start..<newEnd], as: UTF8.self))
  }
}
