import Foundation
import LaySyntax
import Testing

@testable import LaySemantics

/// Views as they stand in apps and articles compile as they are: `Tests/Fixtures/Pasted`.
@Suite struct PastedTests {
  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Fixtures/Pasted")

  static var files: [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { $0.hasSuffix(".lay") }.sorted()
  }

  @Test func thereAreSixty() { #expect(Self.files.count >= 60) }

  @Test(arguments: files)
  func compilesWithoutAnError(_ name: String) throws {
    let text = try String(contentsOf: Self.folder.appendingPathComponent(name), encoding: .utf8)
    let source = SourceFile(name: name, text: text)
    var sink = DiagnosticSink()
    let syntax = Parser.parse(source, into: &sink)
    var program = Program(syntax, configuration: Configuration(), into: &sink)
    #expect(!program.layouts.isEmpty)
    for layout in program.layouts {
      let evaluated = program.evaluate(layout, into: &sink)
      #expect(evaluated.tree.nodes.count > 3, "\(name): \(layout.name) has hardly a view")
    }
    for diagnostic in sink.sorted() where diagnostic.severity == .error {
      let place = source.location(of: diagnostic.range.start)
      Issue.record("\(name):\(place.line):\(place.column): \(diagnostic.message)")
    }
  }
}
