import LaySyntax
import LayTestSupport
import Testing

@testable import LayOutput

@Suite struct SourceLocatorTests {
  /// Every offset, forwards, backwards and scattered, against the source file's own answer.
  @Test(arguments: [
    "", "\n", "a", "one\ntwo\r\nthree\rfour", "é漢\n👍x", Snippet(String(repeating: "é", count: 200) + "\nend"),
    "\u{FEFF}bom\nline",
  ])
  func agreesWithTheSourceFile(text: Snippet) {
    check(SourceFile(name: "a", text: text.text))
  }

  @Test func agreesOnInvalidUTF8() {
    let pieces: [[UInt8]] = [
      [0x80], [0x41], [0xC3, 0xA9], [0xE2, 0x82], [0x0A], [0x0D], [0xEF, 0xBB, 0xBF], [0xBF, 0xBF],
    ]
    for _ in 0..<300 {
      let bytes = (0..<Int.random(in: 0...40)).flatMap { _ in pieces.randomElement() ?? [] }
      check(SourceFile(name: "a", bytes: bytes))
    }
  }

  /// Lines shorter than the blocks of its tables, and longer ones, begin anywhere in them.
  @Test func agreesOnManyLines() {
    for ending in ["\n", "\r\n"] {
      for word in ["a", "é"] {
        let lines = (0..<40).map { _ in
          String(repeating: word, count: Int.random(in: 0...3) * Int.random(in: 0...40))
        }
        check(SourceFile(name: "a", text: lines.joined(separator: ending)))
        check(SourceFile(name: "a", text: String(repeating: ending, count: 200) + word))
      }
    }
  }

  private func check(_ source: SourceFile) {
    let locator = SourceLocator(source)
    let offsets = (0...UInt32(source.bytes.count + 2)).map { $0 }
    for offset in offsets + offsets.reversed() + offsets.shuffled() {
      #expect(locator.location(of: offset) == source.location(of: offset))
    }
  }
}
