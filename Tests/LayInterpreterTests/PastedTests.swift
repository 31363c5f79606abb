import Foundation
import LaySyntax
import Testing

@testable import LayInterpreter
@testable import LayViews

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
      var evaluated = program.evaluate(layout, into: &sink)
      buildGeometryContents(of: &evaluated)
      #expect(evaluated.tree.nodes.count > 3, "\(name): \(layout.name) has hardly a view")
    }
    program.reportCallbacks(into: &sink)
    for diagnostic in sink.sorted() where diagnostic.severity == .error {
      let place = source.location(of: diagnostic.range.start)
      Issue.record("\(name):\(place.line):\(place.column): \(diagnostic.message)")
    }
  }

  /// Builds what layout would build inside geometry readers, as if each had the whole canvas.
  private func buildGeometryContents(of layout: inout EvaluatedLayout) {
    let geometry = GeometryValue(
      size: layout.canvas, globalFrame: Rect(origin: .zero, size: layout.canvas), safeAreaInsets: .zero)
    var index = 0
    while index < layout.tree.nodes.count {
      let node = layout.tree.nodes[index]
      if node.kind == .geometryReader {
        let closure = layout.tree.containers.closures[node]
        _ = layout.callbacks.geometryContent(&layout.tree, closure, geometry)
      }
      index += 1
    }
  }
}
