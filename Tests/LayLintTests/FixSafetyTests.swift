import Foundation
import LayEngine
import LayInterpreter
import LaySyntax
import LayTestSupport
import LayText
import LayViews
import Testing

@testable import LayLint

/// What `--fix` does to real files: every safe fix of every rule, and not a single view elsewhere than before.
@Suite struct FixSafetyTests {
  static let files: [String] = ["samples", "Tests/Fixtures/Conformance", "Tests/Fixtures/Pasted"].flatMap {
    folder in
    let path = Repository.root.appendingPathComponent(folder).path
    let names = FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String } ?? []
    return names.filter { $0.hasSuffix(".lay") }.sorted().map { folder + "/" + $0 }
  }

  private static var linter: FileLinter { FileLinter(settings: RuleSettings(preset: .strict)) }

  @Test(arguments: sampled(files))
  func movesNothing(name: String) throws {
    let source = try Repository.source(name)
    guard let fixed = Self.linter.fixed(source) else { return }
    #expect(Self.linter.fixed(fixed) == nil, "once is enough")
    let (before, after) = (leaves(of: source), leaves(of: fixed))
    #expect(before.count == after.count)
    for (one, other) in zip(before, after) { #expect(one.isClose(to: other), "\(one) against \(other)") }
  }

  /// A view without children, where it lies and what of it is read.
  private struct Leaf {
    var kind: ViewKind
    var frame: Rect
    var lines: [String]

    func isClose(to other: Leaf) -> Bool {
      kind == other.kind && frame.isClose(to: other.frame) && lines == other.lines
    }
  }

  private func leaves(of source: SourceFile) -> [Leaf] {
    var sink = DiagnosticSink()
    let syntax = Parser.parse(source, into: &sink)
    var program = Program(syntax, configuration: Configuration(), into: &sink)
    var leaves: [Leaf] = []
    for declaration in program.layouts {
      var layout = program.evaluate(declaration, into: &sink)
      var measurer = TextMeasurer(configuration: layout.configuration)
      let frames = LayoutEngine.layout(&layout, measurer: &measurer)
      for view in ViewOutline(layout.tree, frames).placed where layout.tree[view].kind.isDrawn {
        leaves.append(
          Leaf(
            kind: layout.tree[view].kind, frame: frames.frame(of: view),
            lines: frames.texts[view]?.lines.map { $0.text } ?? []))
      }
    }
    return leaves
  }
}
