import Foundation
import LayTestSupport
import Testing

/// Baselines, configurations and repairs of whole files.
@Suite("lay lint: baselines and repairs")
struct LintRepairProcessTests {
  private static let cut = "Text(\"Total balance this month\").lineLimit(1).frame(width: 90)\n"
  private static let fixable = "Text(\"A\").frame(minWidth: -8, maxWidth: 100)\n"
  private static let clean = "Text(\"A\")\n"

  private func scratch(_ files: [String: String]) throws -> Scratch {
    let scratch = try Scratch()
    for (name, text) in files { try scratch.add(name, text) }
    return scratch
  }

  @Test("a baseline that is none is a fault, and what it accepts and is no more is told")
  func baselineFaults() throws {
    let scratch = try scratch(["a.lay": Self.cut, "b.lay": Self.clean, "list": "a.lay\nb.lay\n"])
    let wrong = try LayProcess(["lint", "a.lay", "--baseline", "list"], in: scratch)
    #expect(wrong.status == 2 && wrong.errors.contains("cannot use 'list': it is no baseline"))
    #expect(try scratch.text("list") == "a.lay\nb.lay\n")
    _ = try LayProcess(["lint", ".", "--baseline", "known"], in: scratch)
    try scratch.add("a.lay", Self.clean)
    let mended = try LayProcess(["lint", ".", "--baseline", "known"], in: scratch)
    #expect(mended.errors.contains("known:1: this is no more: a.lay: text-truncated: "))
    // What was not looked at may still be there.
    #expect(
      !(try LayProcess(["lint", "b.lay", "--baseline", "known"], in: scratch)).errors.contains("no more"))
  }

  @Test("a baseline knows files from wherever lint is started")
  func baselinePlaces() throws {
    let scratch = try scratch(["views/a.lay": Self.cut])
    _ = try LayProcess(["lint", "views", "--baseline", "views/known"], in: scratch)
    #expect(try scratch.text("views/known").contains(" a.lay: text-truncated: "))
    let path = scratch.path + "/views"
    for inputs in [["views/a.lay", "--baseline", "views/known"], [path, "--baseline", path + "/known"]] {
      let run = try LayProcess(["lint", "--max-warnings", "0"] + inputs, in: scratch)
      #expect(run.status == 0 && !run.errors.contains("no more"), "\(run.errors)")
    }
  }

  @Test("strict in .lay-lint fails on warnings, and what the command line says wins")
  func strictConfiguration() throws {
    let scratch = try scratch([".lay-lint": "preset = strict\n", "a.lay": Self.cut])
    #expect(try LayProcess(["lint", "a.lay"], in: scratch).status == 1)
    #expect(try LayProcess(["lint", "a.lay", "--max-warnings", "9"], in: scratch).status == 0)
    #expect(try LayProcess(["lint", "a.lay", "--preset", "recommended"], in: scratch).status == 0)
  }

  @Test("frames that become one take the comments between them along")
  func mergedComments() throws {
    let text = """
      Color.red
        .frame(width: 40)  // as wide as the icon
        // and as tall as a line
        .frame(height: 20)  // at the usual size

      """
    let scratch = try scratch(["a.lay": text])
    let run = try LayProcess(["lint", "a.lay", "--fix", "--preset", "teaching"], in: scratch)
    #expect(run.errors == "1 file: nothing found\nfixed 1 in 1 file\n")
    #expect(
      try scratch.text("a.lay") == """
        Color.red
          // as wide as the icon
          // and as tall as a line
          .frame(width: 40, height: 20)  // at the usual size

        """)
  }

  @Test("JSON tells the way out and the edits that take it")
  func remedies() throws {
    let scratch = try scratch(["a.lay": Self.fixable])
    let run = try LayProcess(["lint", "a.lay", "--format", "json"], in: scratch)
    #expect(
      run.output.contains(
        "\"fix\": { \"isSafe\": true, \"edits\": [ { \"line\": 1, \"column\": 27, \"endLine\": 1, "
          + "\"endColumn\": 29, \"text\": \"0\" } ] }"))
    let sarif = try LayProcess(["lint", scratch.path, "--format", "sarif"], in: scratch)
    #expect(sarif.output.contains("\"uri\": \"a.lay\", \"uriBaseId\": \"%SRCROOT%\""))
  }
}
