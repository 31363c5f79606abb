import Foundation
import LayFuzzing
import LayTestSupport
import Testing

@testable import LayFormat
@testable import LaySyntax

/// What holds of every source, however it was written.
@Suite struct FormatPropertyTests {
  static let sources =
    Repository.files(below: Repository.samples, suffix: ".lay")
    + Repository.files(below: Repository.fixtures, suffix: ".lay")

  @Test(arguments: sampled(sources))
  func `tokens and comments stay, and formatted text is formatted`(_ file: URL) throws {
    let source = SourceFile(name: file.lastPathComponent, bytes: Array(try Data(contentsOf: file)))
    check(source)
  }

  @Test(arguments: sampled(sources))
  func `it does not matter how white space was spread`(_ file: URL) throws {
    let source = SourceFile(name: file.lastPathComponent, bytes: Array(try Data(contentsOf: file)))
    check(respaced(source) { $0 > 0 ? "\n" : " " })
    var random = SplitMix64(seed: UInt64(source.bytes.count))
    check(
      respaced(source) { lines in
        let count = random.below(4)
        return lines > 0
          ? String(repeating: "\n", count: 1 + random.below(4))
            + String(repeating: " ", count: random.below(30))
          : String(repeating: random.below(9) == 0 ? "\t" : " ", count: 1 + count)
      })
  }

  @Test(arguments: sampled(sources.filter { ((try? Data(contentsOf: $0).count) ?? 0) < 250 }))
  func `comments in every gap are kept`(_ file: URL) throws {
    let source = SourceFile(name: file.lastPathComponent, bytes: Array(try Data(contentsOf: file)))
    for comment in [" /*1*/ ", " //2\n"] {
      let gaps = source.tokens().tokens.map { Int($0.range.start) }
      for gap in gaps {
        var bytes = source.bytes
        bytes.insert(contentsOf: comment.utf8, at: gap)
        check(SourceFile(name: source.name, bytes: bytes))
      }
    }
  }

  /// Each white space without comments anew, as the number of lines that end in it says.
  private func respaced(_ source: SourceFile, _ space: (Int) -> String) -> SourceFile {
    let found = source.tokens()
    var pieces = found.tokens.map(\.range) + found.comments
    pieces.sort { $0.start < $1.start }
    var text = ""
    var end = UInt32(0)
    for piece in pieces {
      if piece.start > end {
        text += space(TokenGaps.lineEnds(source, from: end, to: piece.start))
      }
      text += source.text(piece)
      end = piece.end
    }
    return SourceFile(name: source.name, text: text)
  }

  private func check(_ source: SourceFile) {
    var sink = DiagnosticSink()
    _ = Parser.parse(source, into: &sink)
    let result = SourceFormatter.format(source, style: FormatStyle())
    guard case .edits(let edits) = result else {
      // Refused is what has errors, or branches that only the compiler chooses among, and nothing else.
      let text = source.text(SourceRange(start: 0, end: .max))
      #expect(sink.hasErrors || text.contains("#if"), "\(text)")
      return
    }
    #expect(!sink.hasErrors)
    let formatted = SourceFormatter.apply(edits, to: source)
    let (before, after) = (source.tokens(), formatted.tokens())
    #expect(before.tokens.map { source.text($0.range) } == after.tokens.map { formatted.text($0.range) })
    #expect(before.comments.map { source.text($0) } == after.comments.map { formatted.text($0) })
    guard case .edits(let more) = SourceFormatter.format(formatted, style: FormatStyle()) else {
      Issue.record("formatted text is refused")
      return
    }
    let again = SourceFormatter.apply(more, to: formatted)
    #expect(
      formatted.bytes == again.bytes,
      "\(source.text(SourceRange(start: 0, end: .max)))\n--- once:\n\(formatted.text(SourceRange(start: 0, end: .max)))\n--- twice:\n\(again.text(SourceRange(start: 0, end: .max)))"
    )
  }
}
