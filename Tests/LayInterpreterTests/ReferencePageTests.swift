import Foundation
import LaySyntax
import Testing

@testable import LayInterpreter
@testable import LayViews

/// The reference page tells what the catalog says, and its examples compile.
@Suite struct ReferencePageTests {
  @Test func pageIsUpToDate() throws {
    let text = try ReferencePage.text()
    if ProcessInfo.processInfo.environment["LAY_UPDATE_FIXTURES"] != nil {
      try text.write(to: ReferencePage.file, atomically: true, encoding: .utf8)
      return
    }
    let written = try? String(contentsOf: ReferencePage.file, encoding: .utf8)
    #expect(written == text, "'make update-fixtures' makes the page anew")
  }

  @Test func examplesCompile() throws {
    for entry in try ReferencePage.views() + ReferencePage.modifiers() {
      let source = SourceFile(name: entry.name, text: entry.example + "\n")
      var sink = DiagnosticSink()
      let syntax = Parser.parse(source, into: &sink)
      var program = Program(syntax, configuration: Configuration(), into: &sink)
      #expect(!program.layouts.isEmpty, "\(entry.name): \(entry.example)")
      for layout in program.layouts { _ = program.evaluate(layout, into: &sink) }
      for diagnostic in sink.sorted() where diagnostic.severity == .error {
        Issue.record("\(entry.name): \(entry.example): \(diagnostic.message)")
      }
      #expect(entry.example.contains(entry.name), "the example of '\(entry.name)' does not show it")
    }
  }
}
