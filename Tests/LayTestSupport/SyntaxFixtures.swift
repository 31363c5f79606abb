import Foundation
import LaySyntax
import Testing

/// A source file of Tests/Fixtures/Syntax, named `topic/case`, with what stands beside it.
package struct SyntaxFixture: CustomTestStringConvertible, Sendable {
  package let name: String

  package static let directory = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../Fixtures/Syntax").standardizedFileURL

  /// Whether expectations are to be rewritten instead of compared.
  package static let isUpdating = ProcessInfo.processInfo.environment["LAY_UPDATE_FIXTURES"] == "1"

  /// Every file below the directory, as paths relative to it, sorted.
  package static let files: [String] = {
    let paths = FileManager.default.subpaths(atPath: directory.path) ?? []
    return paths.filter { $0.contains(".") && !$0.hasSuffix("/") }.sorted()
  }()

  package static let all: [SyntaxFixture] =
    files.filter { $0.hasSuffix(".lay") }.map { SyntaxFixture(name: String($0.dropLast(4))) }

  package var testDescription: String { name }
  package var source: SourceFile { SourceFile(name: name + ".lay", bytes: Array(read("lay") ?? Data())) }

  package func url(_ suffix: String) -> URL { Self.directory.appendingPathComponent("\(name).\(suffix)") }
  package func read(_ suffix: String) -> Data? { try? Data(contentsOf: url(suffix)) }
  package func text(_ suffix: String) -> String? { read(suffix).map { String(decoding: $0, as: UTF8.self) } }

  /// Compares with an expectation or rewrites it; nil means that none may exist.
  package func check(_ actual: String?, against suffix: String) throws {
    if Self.isUpdating {
      if let actual {
        try actual.write(to: url(suffix), atomically: true, encoding: .utf8)
      } else {
        try? FileManager.default.removeItem(at: url(suffix))
      }
      return
    }
    #expect(text(suffix) == actual, "\(name).\(suffix) differs; LAY_UPDATE_FIXTURES=1 rewrites it")
  }
}

/// A source that was parsed.
package struct Parsed {
  package let tree: SyntaxTree
  package let diagnostics: [Diagnostic]

  package init(_ source: SourceFile) {
    var sink = DiagnosticSink()
    tree = Parser.parse(source, into: &sink)
    diagnostics = sink.sorted()
  }

  package init(_ text: String) { self.init(SourceFile(name: "test.lay", text: text)) }
  package init(_ bytes: [UInt8]) { self.init(SourceFile(name: "test.lay", bytes: bytes)) }

  /// The diagnostics as lines, with their notes, help and repairs indented below them.
  package var report: String {
    diagnostics.map { diagnostic in
      var text =
        "\(place(diagnostic.range)) \(diagnostic.severity)[\(diagnostic.rule)]: \(diagnostic.message)\n"
      for note in diagnostic.notes {
        text += "  note\(note.range.map { " " + place($0) } ?? ""): \(note.message)\n"
      }
      if let help = diagnostic.help { text += "  help: \(help)\n" }
      for edit in diagnostic.fix?.edits ?? [] {
        text += "  fix \(place(edit.range)): '\(edit.replacement)'\n"
      }
      return text
    }.joined()
  }

  private func place(_ range: SourceRange) -> String {
    let start = tree.source.location(of: range.start)
    let end = tree.source.location(of: range.end)
    if start == end { return "\(start.line):\(start.column)" }
    if start.line == end.line { return "\(start.line):\(start.column)-\(end.column)" }
    return "\(start.line):\(start.column)-\(end.line):\(end.column)"
  }
}
