import Foundation
import LayTestSupport
import Testing

@testable import LaySyntax

/// Bytes that are hardly text, and sources that are hardly there, give a tree and diagnostics all the same.
///
/// What is tried a hundred thousand times over stands in `ParserStressTests`.
@Suite struct ParserRobustnessTests {
  @Test func hugeNumbersAreDiagnosed() {
    let digits = String(repeating: "9", count: 100_000)
    #expect(Parsed("let a = " + digits).diagnostics.map(\.rule) == ["number-too-large"])
    #expect(Parsed("let a = 1e" + digits).diagnostics.map(\.rule) == ["number-too-large"])
    #expect(Parsed("let a = 0x" + digits).diagnostics.map(\.rule) == ["number-too-large"])
    #expect(Parsed("let a = 0." + digits + "e-" + digits).tree.floats == [0])
    #expect(Parsed("f { $" + digits + " }").diagnostics.isEmpty)
  }

  /// CRLF and CR end lines as LF does: the tree is the same, and so are the lines of the diagnostics.
  @Test(arguments: SyntaxFixture.all)
  func lineEndsAreAlike(_ fixture: SyntaxFixture) {
    let bytes = fixture.source.bytes
    let plain = Parsed(bytes)
    for ending in ["\r\n", "\r"] {
      let other = Parsed(Array(bytes.map { $0 == 0x0A ? Array(ending.utf8) : [$0] }.joined()))
      #expect(other.tree.dump() == plain.tree.dump())
      #expect(other.diagnostics.map(\.message) == plain.diagnostics.map(\.message))
      #expect(other.fault == nil)
    }
  }

  @Test func byteOrderMarkIsSkipped() {
    let parsed = Parsed("\u{FEFF}let a = 1\n$")
    #expect(parsed.diagnostics.map(\.rule) == ["invalid-character"])
    #expect(parsed.tree.dump() == Parsed("let a = 1\n$").tree.dump())
  }

  @Test func invalidBytesAreOneErrorARun() {
    let text = Array("let a = 1 ".utf8)
    let invalid: [[UInt8]] = [
      [0xFF, 0xFE], [0xC0, 0x80], [0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80], [0x80],
      [0xE2, 0x82],
    ]
    for bytes in invalid {
      let parsed = Parsed(text + bytes + Array("\nlet b = 2".utf8))
      #expect(parsed.diagnostics.map(\.rule) == ["invalid-utf8"])
      #expect(parsed.diagnostics.first?.range.start == UInt32(text.count))
      let inString = Parsed(Array("let a = \"".utf8) + bytes + Array("\"".utf8))
      #expect(inString.diagnostics.map(\.rule) == ["invalid-utf8"])
    }
    #expect(Parsed([0, 0, 0]).diagnostics.map(\.rule) == ["invalid-character"])
  }

  @Test func emptyFilesAreFiles() {
    for text in ["", "\n", " ", "// only a comment", "\u{FEFF}", "#!/usr/bin/env lay\n"] {
      let parsed = Parsed(text)
      #expect(parsed.diagnostics.isEmpty)
      #expect(parsed.tree.dump() == "file\n")
      #expect(parsed.tree.range(parsed.tree.root) == SourceRange(start: 0, end: UInt32(text.utf8.count)))
    }
  }
}
