import Foundation
import LayTestSupport
import Testing

/// An article with one picture and one block of Swift that has none.
private let article = """
  # Bars

  ```swift --width 60 --height 40
  Color.red.frame(width: 40, height: 20)
  ```

  ```swift
  let numbers = [1, 2, 3]
  print(numbers.first ?? 0)
  ```

  ```swift
  let url = URL(string: "https://example.org")!
  URLSession.shared.dataTask(with: url)
  ```

  """

@Suite("lay markdown")
struct MarkdownProcessTests {
  private func pictures(in scratch: Scratch) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: scratch.path + "/out.pictures")) ?? []).sorted()
  }

  @Test("each block that draws has its picture beside it, light and dark, of the size it asked for")
  func draws() throws {
    let scratch = try Scratch()
    try scratch.add("in.md", article)
    let run = try LayProcess(["markdown", "in.md", "-o", "out.md"], in: scratch)
    #expect(run.status == 0)
    #expect(run.errors == "out.md: 1 picture of 1 block; 2 of Swift have nothing to draw\n")
    let text = try scratch.text("out.md")
    #expect(text.hasPrefix(article.prefix(80)) && text.contains("width=\"60\" height=\"40\""))
    #expect(pictures(in: scratch).count == 2)
    for name in pictures(in: scratch) {
      #expect(text.contains("\"out.pictures/\(name)\""))
      #expect(try scratch.text("out.pictures/" + name).contains("<svg"))
    }
    #expect(try LayProcess(["markdown", "in.md", "-o", "out.md", "--check"], in: scratch).status == 0)
  }

  @Test(
    "a picture is cropped where nobody chose its canvas",
    arguments: [
      ("```lay\n", "123", "92"), ("```lay --margin 0\n", "91", "60"), ("```lay --width 100\n", "100", "852"),
      ("```lay --device iphone-se\n", "375", "667"),
    ])
  func crops(fence: String, width: String, height: String) throws {
    let scratch = try Scratch()
    try scratch.add("in.md", fence + "Color.red.frame(width: 91, height: 60)\n```\n")
    #expect(try LayProcess(["markdown", "in.md", "-o", "out.md"], in: scratch).status == 0)
    #expect(try scratch.text("out.md").contains("width=\"\(width)\" height=\"\(height)\""))
  }

  @Test("a picture that is no longer shown goes, and no other file with it")
  func removes() throws {
    let scratch = try Scratch()
    try scratch.add("in.md", article)
    _ = try LayProcess(["markdown", "in.md", "-o", "out.md"], in: scratch)
    let old = pictures(in: scratch)
    try scratch.add("out.pictures/own.svg", "mine")
    try scratch.add("in.md", article.replacing("Color.red", with: "Color.blue"))
    let check = try LayProcess(["markdown", "in.md", "-o", "out.md", "--check"], in: scratch)
    #expect(check.status == 1 && pictures(in: scratch) == (old + ["own.svg"]).sorted())
    #expect(check.errors.contains("out.md would change"))
    _ = try LayProcess(["markdown", "in.md", "-o", "out.md"], in: scratch)
    let new = pictures(in: scratch)
    #expect(new.count == 3 && new.contains("own.svg") && Set(old).isDisjoint(with: new))
  }

  @Test("errors stand at the article's lines, and nothing is written")
  func errors() throws {
    let scratch = try Scratch()
    try scratch.add("in.md", "a\n\n- ```lay\n  Text(\"a\").paddng()\n  ```\n")
    let run = try LayProcess(["markdown", "in.md", "-o", "out.md"], in: scratch)
    #expect(run.status == 1 && run.errors.hasPrefix("in.md:4:13: error: there is no modifier 'paddng'"))
    #expect(!FileManager.default.fileExists(atPath: scratch.path + "/out.md"))
    try scratch.add(
      "in.md", "```lay --wdth 3\nColor.red\n```\n```lay --assets /\nColor.red\n```\n```lay\n```\n")
    let other = try LayProcess(["markdown", "in.md", "-o", "out.md"], in: scratch)
    #expect(other.status == 1)
    for part in [
      "in.md:1: error: there is no option '--wdth'", "in.md:4: error: there is no option '--assets'",
      "in.md:7: error: there is no layout in this block",
    ] { #expect(other.errors.contains(part)) }
  }

  @Test("an article that somebody wrote is not written over, nor is the input")
  func refuses() throws {
    let scratch = try Scratch()
    try scratch.add("in.md", article)
    try scratch.add("own.md", "# Mine\n")
    for output in ["in.md", "own.md"] {
      let run = try LayProcess(["markdown", "in.md", "-o", output], in: scratch)
      #expect(run.status == 2 && run.errors.contains("lay markdown did not make it"))
    }
    #expect(try scratch.text("own.md") == "# Mine\n" && scratch.text("in.md") == article)
    for words in [["in.md"], ["-o", "out.md"], ["in.md", "-o", "-"], ["in.md", "own.md", "-o", "out.md"]] {
      #expect(try LayProcess(["markdown"] + words, in: scratch).status == 2)
    }
  }
}
