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

  @Test func readsAFileOfExpectations() throws {
    let scratch = try Scratch()
    try scratch.add("card.lay", String(Self.card.prefix { $0 != "\n" }))
    try scratch.add("card.laytest", "expect box.width == 40\npreview \"Card\"\nexpect box.height == 99\n")
    for name in ["card.lay", "card.laytest"] {
      let run = try LayProcess(["test", name], in: scratch)
      #expect(run.status == 1, "\(name)")
      #expect(run.output.contains("card.laytest:3:8: Card: expected box.height == 99"), "\(run.output)")
    }
    try scratch.add("card.laytest", "expct box.width == 40\n")
    let faulty = try LayProcess(["test", "card.lay"], in: scratch)
    #expect(faulty.status == 1 && faulty.errors.contains("card.laytest:1:1: error: 'expct' begins no line"))
    try scratch.add("alone.laytest", "expect noFindings\n")
    let alone = try LayProcess(["test", "alone.laytest"], in: scratch)
    #expect(alone.status == 2 && alone.errors.contains("no alone.lay or alone.swift is beside it"))
  }

  /// Frames that were kept by another lay are told apart from those that an edit has moved.
  @Test func explainsAnUpgrade() throws {
    let scratch = try Scratch()
    let source = String(Self.card.prefix { $0 != "\n" })
    try scratch.add("card.lay", source)
    #expect(try LayProcess(["test", "card.lay", "--update"], in: scratch).status == 0)
    let words = ["test", "card.lay", "--explain-upgrade"]
    #expect(try LayProcess(words, in: scratch).status == 0)
    let kept = try scratch.text("__Layouts__/card.card.layout")
    #expect(kept.contains(" laid-out by "))
    // As another lay might have kept them.
    let version = kept.split(separator: "\n")[1].split(separator: " ").last ?? ""
    let older = kept.replacing("laid-out by \(version)", with: "laid-out by 0.0.1").replacing(
      "80 0 40", with: "79 0 42")
    #expect(older != kept)
    try scratch.add("__Layouts__/card.card.layout", older)
    let moved = try LayProcess(words, in: scratch)
    #expect(moved.status == 1 && moved.output.contains("has moved them"), "\(moved.output)")
    // With another source it may be either.
    try scratch.add("card.lay", source.replacing("40", with: "41"))
    #expect(try LayProcess(words, in: scratch).status == 0)
    let edited = try LayProcess(["test", "card.lay"], in: scratch)
    #expect(
      edited.status == 1 && edited.output.contains("so is lay: 0.0.1 laid them out"), "\(edited.output)")
    #expect(try LayProcess(words + ["--update"], in: scratch).status == 2)
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
