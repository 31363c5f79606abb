import Foundation
import LayTestSupport
import Testing

/// `lay test` as a process: a page of the results, and only what git finds changed.
@Suite("lay test")
struct TestProcessTests {
  private static let card = """
    #Preview("Card", traits: .fixedLayout(width: 200, height: 100)) { Color.red.frame(width: 40).id("box") }
    // lay:expect box.width == 41
    """

  private func git(_ words: String..., in folder: Scratch) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments =
      [
        "git", "-C", folder.path, "-c", "user.name=a", "-c", "user.email=a@example.org", "-c",
        "commit.gpgsign=false",
      ] + words
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    try #require(process.terminationStatus == 0)
  }

  @Test func writesAPageBesideWhatItTells() throws {
    let scratch = try Scratch()
    try scratch.add("card.lay", Self.card)
    let run = try LayProcess(["test", "card.lay", "--format", "tap", "--report", "page.html"], in: scratch)
    #expect(run.status == 1)
    #expect(run.output.contains("not ok 1 - card.lay: Card"))
    #expect(try scratch.text("page.html").contains("<h1>1 not as expected</h1>"))
  }

  @Test func testsWhatHasChanged() throws {
    let scratch = try Scratch()
    try scratch.add("card.lay", Self.card)
    try scratch.add("other.lay", Self.card)
    // What the processes say lies beside them.
    try scratch.add(".gitignore", ".*-*\n")
    try git("init", in: scratch)
    try git("add", ".", in: scratch)
    try git("commit", "-m", "a", in: scratch)
    let words = ["test", "card.lay", "other.lay", "--format", "tap", "--since", "HEAD"]
    #expect(try LayProcess(words, in: scratch).status == 0)
    try scratch.add("other.lay", Self.card + "\n")
    let run = try LayProcess(words, in: scratch)
    #expect(run.status == 1)
    #expect(run.output.contains("other.lay: Card") && !run.output.contains("card.lay"))
    // What is no source may be an image of both.
    try scratch.add("photo.png", "x")
    #expect(try LayProcess(words, in: scratch).output.contains("1..2"))
    let unknown = try LayProcess(["test", "card.lay", "--since", "nowhere"], in: scratch)
    #expect(unknown.status == 2 && unknown.errors.contains("git"))
    #expect(try LayProcess(["test", "card.lay", "--since", "--output=x"], in: scratch).status == 2)
  }
}
