import Foundation
import LayFuzzing
import LayTestSupport
import Testing

@testable import LayFormat
@testable import LaySyntax

/// What holds when some lines are formatted.
@Suite struct FormatRangeTests {
  /// Short ones, for every two lines of them are tried.
  static let sources = Array(
    Repository.files(below: Repository.samples, suffix: ".lay")
      .filter { ((try? Data(contentsOf: $0).count) ?? 0) < 1_200 }.prefix(20))

  /// A source whose lines begin anywhere and whose spaces are doubled.
  private func untidy(_ file: URL) throws -> SourceFile {
    var random = SplitMix64(seed: 5)
    let text = try String(contentsOf: file, encoding: .utf8)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { line -> String in
      let blanks = String(repeating: " ", count: line.isEmpty ? 0 : random.below(9))
      let body = String(line.drop { $0 == " " })
      // What stands in strings and comments is not white space.
      return blanks
        + (body.contains("\"") || body.contains("//") ? body : body.replacing(" ", with: "  "))
    }
    return SourceFile(name: file.lastPathComponent, text: lines.joined(separator: "\n"))
  }

  private func edits(_ source: SourceFile, _ lines: ClosedRange<Int>?) -> [Diagnostic.Fix.Edit]? {
    guard
      case .edits(let edits) = SourceFormatter.format(source, style: FormatStyle(), lines: lines.map { [$0] })
    else { return nil }
    return edits
  }

  @Test(arguments: sampled(sources))
  func `of two lines only their statements change`(_ file: URL) throws {
    let source = try untidy(file)
    var sink = DiagnosticSink()
    let tree = Parser.parse(source, into: &sink)
    let tokens = source.tokens().tokens
    let all = Set(try #require(edits(source, nil)).map(\.range))
    for first in source.lines {
      for last in first...min(first + 5, source.lines.upperBound) {
        let found = try #require(edits(source, first...last))
        #expect(Set(found.map(\.range)).isSubset(of: all))
        let stretch = SourceRange(
          start: source.rangeOfLine(first).start, end: source.rangeOfLine(last).end)
        let allowed = statements(tree, tokens, around: stretch)
        for edit in found {
          #expect(
            allowed.start <= edit.range.start && edit.range.end <= allowed.end,
            "\(first)...\(last) of \(source.name): \(edit)")
        }
      }
    }
  }

  /// The innermost statements, or members, around some lines, with the lines themselves.
  private func statements(
    _ tree: SyntaxTree, _ tokens: [SourceToken], around stretch: SourceRange
  ) -> SourceRange {
    let text = Array(tree.source.bytes[Int(stretch.start)..<Int(stretch.end)])
    let blanks = text.prefix { $0 <= 0x20 }.count
    let end = stretch.end - UInt32(text.reversed().prefix { $0 <= 0x20 }.count)
    let inner = SourceRange(start: min(stretch.start + UInt32(blanks), end), end: end)
    var node = tree.root
    var container = tree.root
    while true {
      // Who takes a brace takes what it belongs to.
      let range = tree.range(node)
      if [.block, .memberList].contains(tree.kind(node)), range.start < inner.start, inner.end < range.end {
        container = node
      }
      let next = tree.children(node).first {
        tree.range($0).start <= inner.start && inner.end <= tree.range($0).end
      }
      guard let next else { break }
      node = next
    }
    var allowed = stretch
    for child in tree.children(container) {
      let range = tree.range(child)
      guard range.start <= stretch.end, range.end >= stretch.start else { continue }
      // The comments above a statement are its own.
      let start = tokens.last { $0.range.end <= range.start }?.range.end ?? 0
      allowed = SourceRange(start: min(allowed.start, start), end: max(allowed.end, range.end))
    }
    return allowed
  }

  @Test(arguments: sampled(sources))
  func `statement by statement gives what the whole gives`(_ file: URL) throws {
    let source = try untidy(file)
    var sink = DiagnosticSink()
    let tree = Parser.parse(source, into: &sink)
    let whole = SourceFormatter.apply(try #require(edits(source, nil)), to: source)
    var changed = source
    var ends = tree.children(tree.root).map { source.location(of: tree.range($0).end).line }
    guard !ends.isEmpty else { return }
    ends[ends.count - 1] = source.lines.upperBound
    // From the last on, so that the lines of those before stay where they are.
    for index in ends.indices.reversed() {
      let lines = (index > 0 ? ends[index - 1] : 1)...ends[index]
      changed = SourceFormatter.apply(try #require(edits(changed, lines)), to: changed)
    }
    #expect(String(decoding: changed.bytes, as: UTF8.self) == String(decoding: whole.bytes, as: UTF8.self))
  }
}
