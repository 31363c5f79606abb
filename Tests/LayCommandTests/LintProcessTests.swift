import Foundation
import LayTestSupport
import Testing

@Suite("lay lint")
struct LintProcessTests {
  private static let cut = "Text(\"Total balance this month\").lineLimit(1).frame(width: 90)\n"
  private static let broken = "Text(\"Donaudampfschiff\").frame(width: 60)\n"
  private static let fixable = "Text(\"A\").frame(minWidth: -8, maxWidth: 100)\n"
  private static let contradiction = "Text(\"A\").frame(minWidth: 200, maxWidth: 100)\n"
  private static let clean = "Text(\"A\")\n"

  private func scratch(_ files: [String: String]) throws -> Scratch {
    let scratch = try Scratch()
    for (name, text) in files { try scratch.add(name, text) }
    return scratch
  }

  @Test("warnings pass, errors fail, faults of usage outweigh both")
  func status() throws {
    let scratch = try scratch([
      "warned.lay": Self.cut, "wrong.lay": Self.contradiction, "clean.lay": Self.clean,
    ])
    let clean = try LayProcess(["lint", "clean.lay"], in: scratch)
    #expect(clean.status == 0 && clean.errors == "1 file: nothing found\n" && clean.output.isEmpty)
    let warned = try LayProcess(["lint", "warned.lay"], in: scratch)
    #expect(warned.status == 0 && warned.errors.hasSuffix("1 file: 1 warning (text-truncated 1)\n"))
    #expect(try LayProcess(["lint", "wrong.lay"], in: scratch).status == 1)
    #expect(try LayProcess(["lint", "."], in: scratch).status == 1)
    #expect(try LayProcess(["lint", "none.lay", "wrong.lay"], in: scratch).status == 2)
    #expect(try LayProcess(["lint"], in: scratch).status == 2)
    let severe = try LayProcess(["lint", "warned.lay", "--rule", "text-truncated=error"], in: scratch)
    #expect(severe.status == 1 && severe.errors.contains(": error: "))
    #expect(
      try LayProcess(["lint", "wrong.lay", "--rule", "frame-contradiction=off"], in: scratch).status == 0)
    let misspelled = try LayProcess(["lint", "clean.lay", "--rule", "text-trunkated=off"], in: scratch)
    #expect(misspelled.status == 2 && misspelled.errors.contains("did you mean 'text-truncated'?"))
  }

  @Test("--max-warnings counts over all files, and strict allows none")
  func maximumWarnings() throws {
    let scratch = try scratch(["a.lay": Self.cut, "b.lay": Self.broken])
    #expect(try LayProcess(["lint", ".", "--max-warnings", "2"], in: scratch).status == 0)
    #expect(try LayProcess(["lint", ".", "--max-warnings", "1"], in: scratch).status == 1)
    #expect(try LayProcess(["lint", ".", "--preset", "strict"], in: scratch).status == 1)
    #expect(try LayProcess(["lint", ".", "--max-warnings", "-1"], in: scratch).status == 2)
  }

  @Test("--fix repairs in place and is done after once; --diff only shows")
  func fixes() throws {
    let scratch = try scratch(["a.lay": Self.fixable, "b.lay": Self.clean])
    let shown = try LayProcess(["lint", ".", "--diff"], in: scratch)
    #expect(shown.output.contains("-Text(\"A\").frame(minWidth: -8, maxWidth: 100)\n"))
    #expect(shown.output.contains("+Text(\"A\").frame(minWidth: 0, maxWidth: 100)\n"))
    #expect(!shown.output.contains("b.lay"))
    #expect(try scratch.text("a.lay") == Self.fixable)
    let fixed = try LayProcess(["lint", ".", "--fix"], in: scratch)
    #expect(fixed.status == 0 && fixed.errors == "2 files: nothing found\nfixed 1 in 1 file\n")
    #expect(try scratch.text("a.lay") == "Text(\"A\").frame(minWidth: 0, maxWidth: 100)\n")
    #expect(try LayProcess(["lint", ".", "--diff"], in: scratch).output.isEmpty)
    let piped = try LayProcess(["lint", "-", "--fix"], in: scratch, input: Self.fixable)
    #expect(piped.output == "Text(\"A\").frame(minWidth: 0, maxWidth: 100)\n")
    #expect(scratch.names == ["a.lay", "b.lay"], "nothing is left behind")
  }

  @Test("a baseline accepts what there is, and what is new fails")
  func baseline() throws {
    let scratch = try scratch(["a.lay": Self.cut])
    let strict = ["lint", "a.lay", "--max-warnings", "0"]
    #expect(try LayProcess(strict, in: scratch).status == 1)
    let written = try LayProcess(strict + ["--baseline", "known"], in: scratch)
    #expect(written.status == 0 && written.errors == "known: 1 findings are the baseline from now on\n")
    #expect(try scratch.text("known").contains(" a.lay: text-truncated: "))
    #expect(try LayProcess(strict + ["--baseline", "known"], in: scratch).status == 0)
    // Lines that move are known again, a finding on another line is new.
    try scratch.add("a.lay", "// moved\n\nVStack {\n  " + Self.cut + "}\n")
    #expect(try LayProcess(strict + ["--baseline", "known"], in: scratch).status == 0)
    try scratch.add("a.lay", "VStack {\n" + Self.cut + Self.broken + "}\n")
    let grown = try LayProcess(strict + ["--baseline", "known"], in: scratch)
    #expect(grown.status == 1 && grown.errors.hasSuffix("1 file: 1 warning (word-broken 1)\n"))
  }

  @Test("the nearest .lay-lint upwards speaks, the command line above it")
  func configuration() throws {
    let scratch = try scratch([
      ".lay-lint": "text-truncated = error\nexclude = generated/**\n", "a.lay": Self.cut,
      "sub/b.lay": Self.cut, "sub/deep/.lay-lint": "text-truncated = off\n", "sub/deep/c.lay": Self.cut,
      "generated/d.lay": Self.contradiction,
    ])
    let run = try LayProcess(["lint", "."], in: scratch)
    #expect(run.status == 1)
    #expect(run.errors.contains("a.lay:1:") && run.errors.contains("sub/b.lay:1:"))
    #expect(!run.errors.contains("c.lay") && !run.errors.contains("d.lay"))
    #expect(try LayProcess(["lint", "sub/deep"], in: scratch).status == 0)
    #expect(
      try LayProcess(["lint", "generated/d.lay"], in: scratch).status == 1, "what is named is not excluded")
    #expect(try LayProcess(["lint", "a.lay", "--rule", "text-truncated=off"], in: scratch).status == 0)
  }

  @Test("what a .lay-lint says that means nothing is an error with its place")
  func faultyConfiguration() throws {
    let scratch = try scratch([
      ".lay-lint": "preset = teaching\n\ntext-trunkated = error\n", "a.lay": Self.clean,
    ])
    let run = try LayProcess(["lint", "a.lay"], in: scratch)
    #expect(run.status == 1)
    #expect(run.errors.contains(".lay-lint:3:1: error: there is no lint rule 'text-trunkated'"))
    #expect(run.errors.contains("did you mean 'text-truncated'?"))
  }

  @Test("every format goes to standard output whole")
  func formats() throws {
    let scratch = try scratch(["a.lay": Self.cut, "b.lay": Self.contradiction])
    let json = try LayProcess(["lint", ".", "--format", "json"], in: scratch)
    let document = try JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [String: Any]
    #expect((document?["files"] as? [Any])?.count == 2)
    #expect((document?["summary"] as? [String: Int]) == ["errors": 1, "warnings": 1, "infos": 0])
    #expect(json.status == 1 && json.errors.isEmpty)
    let sarif = try LayProcess(["lint", ".", "--format", "sarif"], in: scratch)
    let log = try JSONSerialization.jsonObject(with: Data(sarif.output.utf8)) as? [String: Any]
    #expect(log?["version"] as? String == "2.1.0")
    let github = try LayProcess(["lint", ".", "--format", "github"], in: scratch)
    #expect(github.output.contains("::warning file=a.lay,line=1,"))
    #expect(github.output.contains("::error file=b.lay,line=1,"))
  }

  @Test("a report goes to a file, with the findings as text beside it, and over no input")
  func reportFile() throws {
    let scratch = try scratch(["warned.lay": Self.cut])
    let shown = try LayProcess(["lint", "warned.lay", "--format", "json"], in: scratch)
    let run = try LayProcess(["lint", "warned.lay", "--format", "json", "-o", "report"], in: scratch)
    #expect(run.status == 0 && run.output.isEmpty && run.errors.contains("[text-truncated]"))
    #expect(try scratch.text("report") == shown.output)
    let text = try LayProcess(["lint", "warned.lay", "-o", "other"], in: scratch)
    #expect(text.status == 2 && text.errors.contains("--format json, sarif or github"))
    let over = try LayProcess(["lint", "warned.lay", "--format", "json", "-o", "warned.lay"], in: scratch)
    #expect(over.status == 2 && scratch.names.contains("warned.lay"))
    #expect(try scratch.text("warned.lay") == Self.cut)
  }

  @Test("rules can be listed and read")
  func rules() throws {
    let scratch = try Scratch()
    let list = try LayProcess(["lint", "--list-rules"], in: scratch)
    #expect(list.status == 0 && list.output.contains("  text-truncated "))
    let page = try LayProcess(["lint", "--explain-rule", "text-truncated"], in: scratch)
    #expect(page.status == 0 && page.output.hasPrefix("### text-truncated\n"))
    let unknown = try LayProcess(["lint", "--explain-rule", "text-trunkated"], in: scratch)
    #expect(unknown.status == 2 && unknown.errors.contains("did you mean 'text-truncated'?"))
  }

  @Test("findings of other sizes, directions and devices name them")
  func matrix() throws {
    let scratch = try scratch(["a.lay": "Text(\"Continue\").lineLimit(1).frame(width: 90)\n"])
    #expect(try LayProcess(["lint", "a.lay"], in: scratch).errors == "1 file: nothing found\n")
    let all = try LayProcess(["lint", "a.lay", "--type-size", "all", "--direction", "both"], in: scratch)
    #expect(all.status == 0 && all.errors.contains("at type size "))
    #expect(all.errors.hasSuffix("1 file: 1 warning (text-truncated 1)\n"))
  }
}

@Suite("lay explain")
struct ExplainProcessTests {
  @Test("a view by its id or its place, as text or as JSON")
  func explains() throws {
    let scratch = try Scratch()
    try scratch.add("a.lay", "HStack {\n  Color.red.frame(width: 40).id(\"x\")\n  Color.blue\n}\n")
    let byID = try LayProcess(["explain", "a.lay", "--id", "x"], in: scratch)
    #expect(byID.status == 0 && byID.output.contains("[Stacks]") && byID.errors.isEmpty)
    let byPlace = try LayProcess(["explain", "a.lay", "--at", "2:27"], in: scratch)
    #expect(byPlace.output == byID.output)
    let json = try LayProcess(["explain", "a.lay", "--id", "x", "--format", "json"], in: scratch)
    #expect(json.output.hasPrefix("{\n  \"version\": 1,\n"))
  }

  @Test("what is not there is told, with what is")
  func unknown() throws {
    let scratch = try Scratch()
    try scratch.add("a.lay", "Color.red.id(\"title\")\n")
    let missing = try LayProcess(["explain", "a.lay", "--id", "titel"], in: scratch)
    #expect(missing.status == 2 && missing.errors.contains("did you mean 'title'?"))
    #expect(try LayProcess(["explain", "a.lay"], in: scratch).status == 2)
    #expect(try LayProcess(["explain", "a.lay", "--at", "9"], in: scratch).status == 2)
    #expect(try LayProcess(["explain", "a.lay", "--at", "900:1"], in: scratch).status == 2)
    try scratch.add("b.lay", "VStack(spacng: 8) { Color.red }\n")
    let faulty = try LayProcess(["explain", "b.lay", "--at", "1:1"], in: scratch)
    #expect(faulty.status == 1 && faulty.errors.contains("b.lay:1:8: error:"))
  }
}
