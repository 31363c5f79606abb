import Testing

@testable import LayViews

/// A tree keeps what its texts have in common once, and gives each back as it was.
@Suite struct ViewTextsTests {
  private func text(_ words: String..., style: TextStyle = .body, lineLimit: Int? = nil) -> TextSpec {
    var text = TextSpec(
      runs: words.map { TextRun(text: $0, font: FontDescriptor(.style(style)), paint: .color(.black)) })
    text.lineLimit = lineLimit
    return text
  }

  @Test func everyTextIsGivenBackAsItWas() {
    let written = [
      text("a"), text("b"), text("", lineLimit: 2), text("c", style: .title), text(), text("a", "b"),
      text("b", "b"), text("a", "c"), text("a"),
    ]
    var texts = ViewTexts()
    #expect(written.map { texts.add($0) } == Array(written.indices))
    #expect(Array(texts) == written)
  }

  @Test func textsInARowThatAreAlikeHaveOneDescription() {
    var texts = ViewTexts()
    for words in ["a", "b", "c"] { _ = texts.add(text(words)) }
    #expect(texts.descriptions == [text("")])
    _ = texts.add(text("c", lineLimit: 1))
    _ = texts.add("d", like: 0)
    _ = texts.add("e", likeText: text("f", lineLimit: 1))
    #expect(texts.entries.map(\.description) == [0, 0, 0, 1, 0, 1])
    #expect(texts.map { $0.runs[0].text } == ["a", "b", "c", "c", "d", "e"])
  }

  @Test func runsAfterTheFirstAreNotShared() {
    var texts = ViewTexts()
    _ = texts.add(text("a", "b"))
    _ = texts.add(text("a", "c"))
    _ = texts.add("d", like: 1)
    #expect(texts.entries.map(\.description) == [0, 1, 1])
    #expect(texts[2] == text("d", "c"))
  }
}
