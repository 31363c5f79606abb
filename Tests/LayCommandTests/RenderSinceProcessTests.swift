import Foundation
import LayTestSupport
import Testing

/// `lay render --since`: what may have changed since a commit is drawn, and no more.
@Suite("lay render --since")
struct RenderSinceProcessTests {
  private func written(_ scratch: Scratch, _ words: String...) throws -> [String] {
    let run = try LayProcess(
      ["render", "in", "-o", "out", "--no-gallery", "--verbose"] + words, in: scratch)
    #expect(run.status == 0, "\(run.errors)")
    let fresh = try FileManager.default.subpathsOfDirectory(atPath: scratch.path + "/out")
      .filter { $0.hasSuffix(".svg") }.sorted()
    try FileManager.default.removeItem(atPath: scratch.path + "/out")
    return fresh
  }

  private func commit(_ scratch: Scratch, _ message: String) throws {
    try scratch.git("add", "-A", in: "in")
    try scratch.git("commit", "-q", "-m", message, in: "in")
  }

  @Test("files, and images beside them")
  func files() throws {
    let scratch = try Scratch()
    for name in ["a", "other/d", "sub/c"] { try scratch.add("in/\(name).lay", "Text(\"\(name)\")\n") }
    try scratch.git("init", "-q", in: "in")
    try commit(scratch, "first")
    #expect(try written(scratch, "--since", "HEAD") == [])
    try scratch.add("in/a.lay", "Text(\"changed\")\n")
    try scratch.add("in/new.lay", "Text(\"new\")\n")
    #expect(try written(scratch, "--since", "HEAD") == ["a.svg", "new.svg"])
    try commit(scratch, "second")
    try scratch.add("in/sub/star.svg", "<svg/>")
    // Those above may show it as well, by a path.
    #expect(try written(scratch, "--since", "HEAD") == ["a.svg", "new.svg", "sub/c.svg"])
    try commit(scratch, "third")
    #expect(try written(scratch, "--since", "HEAD~2") == ["a.svg", "new.svg", "sub/c.svg"])
    #expect(try written(scratch) == ["a.svg", "new.svg", "other/d.svg", "sub/c.svg"])
  }

  @Test("what has not changed stays as it was drawn, and what is gone is removed")
  func othersStay() throws {
    let scratch = try Scratch()
    for name in ["a", "b", "c"] { try scratch.add("in/\(name).lay", "Text(\"\(name)\")\n") }
    try scratch.git("init", "-q", in: "in")
    try commit(scratch, "first")
    func render(_ words: String...) throws {
      let run = try LayProcess(["render", "in", "-o", "out"] + words, in: scratch)
      #expect(run.status == 0, "\(run.errors)")
    }
    try render()
    try scratch.add("in/a.lay", "Text(\"changed\")\n")
    try scratch.remove("in/c.lay")
    try render("--since", "HEAD")
    #expect(try scratch.text("out/a.svg").contains("changed"))
    #expect(try scratch.text("out/b.svg").contains(">b<"))
    #expect(!FileManager.default.fileExists(atPath: scratch.path + "/out/c.svg"))
    let whole = try LayProcess(["render", "in", "-o", "out", "--check"], in: scratch)
    #expect(whole.status == 0, "a whole run would change nothing: \(whole.errors)")
  }

  @Test("previews of a project, by the declarations and assets that they use")
  func project() throws {
    let scratch = try Scratch()
    try scratch.add(
      "in/Row.swift", "import SwiftUI\nstruct Row: View { var body: some View { Text(\"row\") } }")
    try scratch.add("in/List.swift", "import SwiftUI\n#Preview(\"List\") { Row() }")
    try scratch.add("in/Other.swift", "import SwiftUI\n#Preview(\"Other\") { Text(\"other\") }")
    try scratch.add("in/Art.xcassets/Moss.colorset/Contents.json", "{}")
    try scratch.git("init", "-q", in: "in")
    try commit(scratch, "first")
    #expect(try written(scratch, "--since", "HEAD") == [])
    try scratch.add(
      "in/Row.swift", "import SwiftUI\nstruct Row: View { var body: some View { Text(\"new\") } }")
    #expect(
      try written(scratch, "--since", "HEAD").map { ($0 as NSString).lastPathComponent } == ["List.svg"])
    try commit(scratch, "second")
    try scratch.add("in/README.md", "words")
    #expect(try written(scratch, "--since", "HEAD") == [])
    try scratch.add("in/Art.xcassets/Moss.colorset/Contents.json", "{\"colors\": []}")
    #expect(try written(scratch, "--since", "HEAD").count == 2)
  }

  @Test("what is no commit is told", arguments: ["nowhere", "--output=x", ""])
  func noCommit(_ reference: String) throws {
    let scratch = try Scratch()
    try scratch.add("in/a.lay", "Text(\"a\")\n")
    try scratch.git("init", "-q", in: "in")
    try commit(scratch, "first")
    let run = try LayProcess(["render", "in", "-o", "out", "--since=\(reference)"], in: scratch)
    #expect(run.status == 2)
    #expect(!run.errors.isEmpty)
  }
}
