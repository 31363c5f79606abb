import LaySyntax
import Testing

@testable import LayTest

@Suite struct FrameOriginTests {
  private let snapshot = "lay frames 1 of card.lay\nCard\n\n@ iOS large ltr light\ncanvas 20 10\n"

  private func origin(_ text: String, _ version: String = "1.0") -> FrameOrigin {
    FrameOrigin(source: SourceFile(name: "card.lay", text: text), version: version)
  }

  @Test func standsBelowTheHeading() throws {
    let own = origin("Text(\"A\")")
    let kept = own.kept(snapshot)
    let lines = String(decoding: kept, as: UTF8.self).split(separator: "\n")
    #expect(
      lines[0] == "lay frames 1 of card.lay" && lines[1].hasSuffix(" laid-out by 1.0") && lines[2] == "Card")
    let read = FrameOrigin.read(kept)
    #expect(read.origin == own && read.snapshot == Array(snapshot.utf8))
  }

  /// A preview may be called anything, and what was kept without an origin is read as it is.
  @Test func readsWhatHasNone() {
    let named = "lay frames 1 of card.lay\nsource code laid-out by hand\n\n@ x\n"
    for text in [snapshot, named, "", "one line", "\n\n"] {
      let read = FrameOrigin.read(Array(text.utf8))
      #expect(read.origin == nil && read.snapshot == Array(text.utf8), "\(text)")
    }
  }

  @Test func knowsSourcesByTheirTokens() {
    let own = origin("VStack { Text(\"A b\") }")
    #expect(own == origin("VStack {\n  // a text\n  Text( \"A b\" )\n}\n"))
    #expect(own != origin("VStack { Text(\"Ab\") }") && own != origin("VStack { Text(\"A b\").bold() }"))
  }

  @Test func tellsWhoMovedFrames() {
    let own = origin("Text(\"A\")", "1.1")
    #expect(own.mover(since: origin("Text(\"B\")", "1.1")).isEmpty)
    #expect(own.mover(since: origin("Text(\"A\")")).contains("lay 1.1 has moved them"))
    #expect(own.mover(since: origin("Text(\"B\")")).contains("so is lay: 1.0 laid them out"))
    #expect(own.mover(since: own).contains("an asset or a font"))
  }
}
