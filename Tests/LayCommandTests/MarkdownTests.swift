import Testing

@testable import LayCommand

@Suite("Markdown")
struct MarkdownTests {
  private func blocks(_ text: String) -> [CodeBlock] { MarkdownDocument(Array(text.utf8)).blocks }

  @Test(
    "code is found where CommonMark has it",
    arguments: [
      ("```lay\na\n```\n", ["lay 1..<2"]),
      ("~~~swift\na\n```\n~~~\n", ["swift 1..<3"]),
      ("````lay\n```\n`````\n", ["lay 1..<2"]),
      ("   ```Swift x=\"a b\" --width 3\n\n", ["swift x=a b --width 3 1..<2"]),
      ("    ```lay\n    a\n    ```\n", []),
      ("- a\n\n  ```lay\n  a\n  ```\n- b\n", ["lay 3..<4"]),
      ("10. ```lay\n    a\n    ```\n", ["lay 1..<2"]),
      ("> ```lay\n> a\n> ```\n", []),
      ("<!--\n```lay\n```\n-->\n```swift\n```\n", ["swift 5..<5"]),
      ("``` `x` ```\n", []),
      ("``\nx\n``\n", []),
      ("a\r\n```lay\r\nb\r\n```\r\n", ["lay 2..<3"]),
      ("```lay", ["lay 1..<1"]),
      ("", []),
    ])
  func codeBlocks(text: String, expected: [String]) {
    let found = blocks(text).map {
      ([$0.language] + $0.words + ["\($0.lines.lowerBound)..<\($0.lines.upperBound)"]).joined(separator: " ")
    }
    #expect(found == expected)
  }

  @Test("pictures stand after their block, as far in, and go when they are not given again")
  func pictures() {
    let text = "- a\n\n  ```lay\n  b\n  ```\nend"
    let made = MarkdownDocument(Array(text.utf8)).bytes(showing: [["<img>"]], madeOf: "in.md")
    let origin = "<!-- made by lay markdown of in.md: change that, not this -->\n"
    #expect(
      String(decoding: made, as: UTF8.self)
        == "- a\n\n  ```lay\n  b\n  ```\n\n  <!-- lay:pictures -->\n  <img>\n  <!-- /lay:pictures -->\nend\n\(origin)"
    )
    let again = MarkdownDocument(made)
    #expect(again.isMade && !MarkdownDocument(Array(text.utf8)).isMade)
    #expect(again.bytes(showing: [["<img>"]], madeOf: "in.md") == made)
    #expect(again.bytes(showing: [[]], madeOf: "in.md") == Array((text + "\n" + origin).utf8))
  }

  @Test("what looks like pictures within code is code, and what does not end is kept")
  func commentsInCode() {
    for text in [
      "```html\n<!-- lay:pictures -->\nx\n<!-- /lay:pictures -->\n```\n", "<!-- lay:pictures -->\nx\n",
      "<!-- /lay:pictures -->\nx\n",
    ] {
      let document = MarkdownDocument(Array(text.utf8))
      let made = document.bytes(showing: document.blocks.map { _ in [] }, madeOf: "in.md")
      #expect(made.starts(with: Array(text.utf8)), "\(text)")
    }
  }

  @Test("only names that a picture gave are taken for pictures")
  func names() {
    let picture = MarkdownPicture(name: "a", size: .init(width: 1, height: 1), light: [1], dark: [2])
    for file in picture.files { #expect(MarkdownPicture.isName(file.name)) }
    for name in ["a.svg", "../x.svg", "0123456789abcdef0123456789abcdef.png", "-dark.svg", ""] {
      #expect(!MarkdownPicture.isName(name))
    }
  }

  @Test(
    "a hundred thousand markers on a line, words, fences and comments are read in time",
    .timeLimit(.minutes(1)))
  func growth() {
    for piece in ["- ", "```lay\n", "<!-- lay:pictures -->\n", "<!--\n", "\"a ", "1. ", "~~~\n~~~\n"] {
      let text = String(repeating: piece, count: 100_000)
      for text in [text, "```lay " + text] {
        let document = MarkdownDocument(Array(text.utf8))
        let made = document.bytes(showing: document.blocks.map { _ in ["<img>"] }, madeOf: "in.md")
        #expect(made.count >= text.utf8.count)
      }
    }
  }
}
