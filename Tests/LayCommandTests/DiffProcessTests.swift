import Foundation
import LayTestSupport
import Testing

/// A stack of two bars, the upper one so high.
private func bars(_ height: Int, _ color: String = "blue", extra: String = "") -> String {
  """
  #Preview("Bars", traits: .fixedLayout(width: 90, height: 60)) {
    VStack(spacing: 4) {
      Color.red.frame(width: 40, height: \(height)).id("upper")
      \(extra)Color.\(color).frame(width: 40, height: 10).id("lower")
    }
  }

  """
}

/// Two outputs of the same sources, all but the first file alike.
private func outputs(_ old: String, _ new: String, _ options: String...) throws -> Scratch {
  let scratch = try Scratch()
  try scratch.add("in/same.lay", bars(20))
  for (folder, text) in [("old", old), ("new", new)] {
    try scratch.add("in/deep/bars.lay", text)
    #expect(try LayProcess(["render", "in", "-o", folder, "--quiet"] + options, in: scratch).status == 0)
  }
  return scratch
}

@Suite("lay diff")
struct DiffProcessTests {
  @Test("what moved, by how much; the exit status tells that something did")
  func text() throws {
    // The upper bar grows by 6: centred, it starts 3 higher, and the lower one 3 lower.
    let scratch = try outputs(bars(20), bars(26))
    let run = try LayProcess(["diff", "old", "new"], in: scratch)
    #expect(run.status == 1 && run.errors.isEmpty)
    #expect(
      run.output == """
        changed: deep/bars.lay, "Bars"
          resized  VStack 2:3          y 13 → 10 (-3), height 34 → 40 (+6)
          resized  frame "upper" 3:15  y 13 → 10 (-3), height 20 → 26 (+6)
          moved    frame "lower" 4:16  y 37 → 40 (+3)
          and 2 views within went along
        2 layouts: 1 unchanged, 1 changed

        """)
  }

  @Test("nothing differs: status 0, also within the tolerance")
  func same() throws {
    let scratch = try outputs(bars(20), bars(20))
    #expect(try LayProcess(["diff", "old", "new"], in: scratch).output == "2 layouts: 2 unchanged\n")
    #expect(try LayProcess(["diff", "old", "new"], in: scratch).status == 0)
    let other = try outputs(bars(20), bars(26))
    #expect(try LayProcess(["diff", "old", "new", "--tolerance", "6"], in: other).status == 1)
    let quiet = try LayProcess(["diff", "old", "new", "--quiet", "--tolerance", "5.9"], in: other)
    #expect(quiet.status == 1)
  }

  @Test("a view that is inserted does not make its neighbours look changed")
  func insertion() throws {
    let scratch = try outputs(bars(20), bars(20, extra: "Divider()\n    "))
    let run = try LayProcess(["diff", "old", "new"], in: scratch)
    #expect(run.output.contains("added    Divider 4:5"))
    #expect(run.output.contains("moved    frame \"lower\""))
    #expect(!run.output.contains("removed"))
  }

  @Test("another colour is redrawn, a layout of another name comes and goes")
  func statuses() throws {
    let scratch = try outputs(bars(20), bars(20, "green"))
    let run = try LayProcess(["diff", "old", "new"], in: scratch)
    #expect(run.status == 1)
    #expect(run.output == "redrawn: deep/bars.lay, \"Bars\"\n2 layouts: 1 unchanged, 1 redrawn\n")
    try scratch.add("in/deep/bars.lay", bars(20).replacing("Bars", with: "Beams"))
    #expect(try LayProcess(["render", "in", "-o", "new", "--quiet"], in: scratch).status == 0)
    let renamed = try LayProcess(["diff", "old", "new"], in: scratch).output
    #expect(renamed.contains("added: deep/bars.lay, \"Beams\"\n"))
    #expect(renamed.contains("removed: deep/bars.lay, \"Bars\"\n"))
    try scratch.remove("in/deep")
    #expect(try LayProcess(["render", "in", "-o", "new", "--quiet"], in: scratch).status == 0)
    let gone = try LayProcess(["diff", "old", "new"], in: scratch).output
    #expect(gone == "removed: deep/bars.lay, \"Bars\"\n2 layouts: 1 unchanged, 1 removed\n")
  }

  @Test("two documents are compared as folders are, and so are folders of documents")
  func documents() throws {
    let scratch = try Scratch()
    for (name, height) in [("old", 20), ("new", 26)] {
      try scratch.add("bars.lay", bars(height))
      for output in ["\(name).json", "\(name)s/bars.json"] {
        try scratch.add("\(name)s/.keep", "")
        #expect(
          try LayProcess(["compile", "bars.lay", "--format", "json", "-o", output], in: scratch).status == 0)
      }
    }
    for pair in [["old.json", "new.json"], ["olds", "news"]] {
      let run = try LayProcess(["diff"] + pair, in: scratch)
      #expect(run.status == 1)
      #expect(run.output.contains("height 20 → 26 (+6)"))
      #expect(run.output.hasSuffix("1 layout: 1 changed\n"))
    }
  }

  @Test("as data: every view with its frames, before and after")
  func json() throws {
    let scratch = try outputs(bars(20), bars(26), "--color-scheme", "light,dark")
    let run = try LayProcess(["diff", "old", "new", "--format", "json"], in: scratch)
    #expect(run.status == 1)
    let object = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
    let layouts = object?["layouts"] as? [[String: Any]] ?? []
    #expect(layouts.map { $0["variant"] as? String ?? "" } == ["light", "dark"])
    let views = layouts.first?["views"] as? [[String: Any]] ?? []
    let lower = try #require(views.first { $0["id"] as? String == "lower" })
    #expect((lower["old"] as? [String: Any])?["y"] as? Double == 37)
    #expect((lower["new"] as? [String: Any])?["y"] as? Double == 40)
    #expect(views.contains { $0["followsParent"] as? Bool == true })
    #expect((object?["summary"] as? [String: Int])?["unchanged"] == 2)
  }

  @Test("as a page, in a file named so")
  func page() throws {
    let scratch = try outputs(bars(20), bars(26))
    let run = try LayProcess(["diff", "old", "new", "-o", "diff.html"], in: scratch)
    #expect(run.status == 1 && run.output.isEmpty)
    let page = try scratch.text("diff.html")
    #expect(page.contains("<title>old → new</title>"))
    #expect(page.split(separator: "data:image/svg+xml;base64,").count == 3)
  }

  @Test("as a comment on a change: names are no markup, and nothing that differs is left out of the table")
  func markdown() throws {
    let scratch = try outputs(
      bars(20), bars(26).replacing("Bars", with: "Bars | @team <b>"))
    let run = try LayProcess(["diff", "old", "new", "--format", "markdown"], in: scratch)
    #expect(run.status == 1)
    #expect(run.output.hasPrefix("<!-- lay diff -->\n**3 layouts: 1 unchanged, 1 added, 1 removed**\n"))
    #expect(run.output.contains("| deep/bars.lay, \"Bars \\| &#64;team &lt;b&gt;\" | added |  |\n"))
    let moved = try outputs(bars(20), bars(26))
    let comment = try LayProcess(["diff", "old", "new", "-o", "comment.md"], in: moved)
    #expect(comment.status == 1 && comment.output.isEmpty)
    let text = try moved.text("comment.md")
    #expect(text.contains("| deep/bars.lay, \"Bars\" | changed | 3 views |\n"))
    #expect(text.contains("| moved | frame \"lower\" | 4:16 | y 37 → 40 (+3) |\n"))
    let same = try outputs(bars(20), bars(20))
    let nothing = try LayProcess(["diff", "old", "new", "--format", "markdown"], in: same)
    #expect(nothing.output == "<!-- lay diff -->\n**2 layouts: 2 unchanged**\n")
  }

  @Test("what cannot be compared says why, and the rest is compared")
  func faults() throws {
    let scratch = try outputs(bars(20), bars(26))
    for (words, complaint) in [
      (["old"], "takes two outputs"), (["old", "none"], "cannot read 'none': nothing is there"),
      (["old", "in/same.lay"], "one is a folder and the other a file"),
      (["old", "in"], "nothing to compare in 'in'"), (["in/same.lay", "in/same.lay"], "'{' is expected"),
      (["old", "new", "--tolerance", "-1"], "takes a number"),
    ] {
      let run = try LayProcess(["diff"] + words, in: scratch)
      #expect(run.status == 2 && run.errors.contains(complaint), "\(words): \(run.errors)")
    }
    try scratch.add("new/.lay-gallery/same.lay.json", "{\"path\":\"same.lay\",\n\"pictures\":[")
    let run = try LayProcess(["diff", "old", "new"], in: scratch)
    #expect(run.status == 2)
    #expect(run.errors.contains("line 2, column"))
    #expect(run.output.contains("changed: deep/bars.lay"))
  }
}
