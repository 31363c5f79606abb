import Foundation
import LayTestSupport
import Testing

@Suite("lay compile")
struct CompileProcessTests {
  private static let one =
    "#Preview(\"One\", traits: .fixedLayout(width: 40, height: 30)) { Color.red.id(\"a\") }\n"
  private static let two =
    one + "#Preview(\"Two, wide\", traits: .fixedLayout(width: 90, height: 30)) { Color.blue }\n"
  private static let faulty = "VStack(spacng: 8) { Color.red }\n"
  private static let warned = "Color.red.onTapGesture { }\n"

  private func scratch() throws -> Scratch {
    let scratch = try Scratch()
    try scratch.add("one.lay", Self.one)
    try scratch.add("two.lay", Self.two)
    try scratch.add("faulty.lay", Self.faulty)
    try scratch.add("warned.lay", Self.warned)
    return scratch
  }

  @Test("one layout goes to standard output")
  func standardOutput() throws {
    let scratch = try scratch()
    let svg = try LayProcess(["compile", "one.lay"], in: scratch)
    #expect(svg.status == 0 && svg.errors.isEmpty)
    #expect(svg.output.contains("<svg ") && svg.output.hasSuffix("</svg>\n"))
    let json = try LayProcess(["compile", "one.lay", "--format", "json"], in: scratch)
    #expect(json.status == 0 && json.output.contains("\"id\": \"a\""))
    #expect(
      try LayProcess(["compile", "-"], in: scratch, input: Self.one).output.contains("<title>One</title>"))
  }

  @Test("several layouts need a folder, or a choice")
  func severalLayouts() throws {
    let scratch = try scratch()
    let refused = try LayProcess(["compile", "two.lay"], in: scratch)
    #expect(refused.status == 2 && refused.output.isEmpty)
    #expect(refused.errors.contains("two.lay has 2 layouts"))
    #expect(
      try LayProcess(["compile", "two.lay", "--layout", "Two, wide"], in: scratch).output.contains(
        "width=\"90\""))
    #expect(try LayProcess(["compile", "two.lay", "--layout", "Three"], in: scratch).status == 2)
    #expect(try LayProcess(["compile", "two.lay", "--format=json"], in: scratch).status == 0)
    #expect(try LayProcess(["compile", "two.lay", "-o", "out/"], in: scratch).status == 0)
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: scratch.path + "/out").sorted() == [
        "two-one.svg", "two-two-wide.svg",
      ])
  }

  @Test("a folder is compiled whole, and a bad file does not stop the rest")
  func folder() throws {
    let scratch = try scratch()
    let run = try LayProcess(["compile", ".", "none.lay", "-o", "made/of/parts/"], in: scratch)
    #expect(run.status == 2, "the file that is missing outweighs the one with errors")
    #expect(run.errors.contains("faulty.lay:1:8: error:"))
    let rerun = try LayProcess(["compile", ".", "-o", "again/"], in: scratch)
    #expect(rerun.status == 1)
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: scratch.path + "/again").sorted() == [
        "one.svg", "two-one.svg", "two-two-wide.svg", "warned.svg",
      ])
  }

  @Test("warnings are no failure, and --quiet hides them")
  func warnings() throws {
    let scratch = try scratch()
    let loud = try LayProcess(["compile", "warned.lay"], in: scratch)
    #expect(loud.status == 0)
    #expect(
      loud.errors
        == "warned.lay: 1 thing is not drawn as on a device (ignored-modifier 1): --limits lists them\n")
    let listed = try LayProcess(["compile", "warned.lay", "--limits"], in: scratch)
    #expect(listed.errors.contains("warned.lay:1:") && listed.errors.contains("[ignored-modifier]"))
    let quiet = try LayProcess(["compile", "warned.lay", "--quiet"], in: scratch)
    #expect(quiet.status == 0 && quiet.errors.isEmpty && quiet.output == loud.output)
  }

  @Test("a file that is named holds a layout, or says how to add one; one of a folder may hold none")
  func noLayout() throws {
    let scratch = try Scratch()
    try scratch.add("constant.lay", "let a = 1\n")
    try scratch.add("one.lay", Self.one)
    let named = try LayProcess(["compile", "constant.lay"], in: scratch)
    #expect(named.status == 1 && named.output.isEmpty)
    #expect(
      named.errors.contains("there is no layout in constant.lay") && named.errors.contains("add #Preview"))
    let folder = try LayProcess(["compile", ".", "-o", "out/"], in: scratch)
    #expect(folder.status == 0 && folder.errors.isEmpty)
  }

  @Test("a file with errors gives no picture, and what stood there before stays")
  func errors() throws {
    let scratch = try scratch()
    try scratch.add("out.svg", "as before")
    let run = try LayProcess(["compile", "faulty.lay", "-o", "out.svg"], in: scratch)
    #expect(run.status == 1)
    #expect(try scratch.text("out.svg") == "as before")
    let json = try LayProcess(["compile", "faulty.lay", "--format", "json"], in: scratch)
    #expect(json.status == 1 && json.output.contains("\"rule\": \"unknown-argument\""))
  }

  @Test("colour comes by order only, for standard error is no terminal here")
  func color() throws {
    let scratch = try scratch()
    #expect(try !LayProcess(["compile", "faulty.lay"], in: scratch).errors.contains("\u{1B}["))
    let always = try LayProcess(["compile", "faulty.lay", "--color", "always"], in: scratch)
    #expect(always.errors.contains("\u{1B}["))
  }

  @Test("a reader that leaves ends the output quietly")
  func closedPipe() throws {
    let scratch = try scratch()
    let many = (0..<2_000).map { "Color.red.frame(width: \($0)).id(\"view\($0)\")\n" }.joined()
    try scratch.add("many.lay", many)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/bash")
    process.arguments = [
      "-c",
      "'\(LayProcess.executable.path)' compile many.lay --format json 2>err | head -c 10 >out; echo ${PIPESTATUS[0]} >status",
    ]
    process.currentDirectoryURL = URL(fileURLWithPath: scratch.path)
    try process.run()
    process.waitUntilExit()
    #expect(try scratch.text("status") == "0\n")
    #expect(try scratch.text("err").isEmpty)
    #expect(try scratch.text("out").count == 10)
  }

  @Test("killed at any moment, it leaves whole files only")
  func interrupted() throws {
    let scratch = try Scratch()
    let preview = { (n: Int) in
      "#Preview(\"\(n)\", traits: .fixedLayout(width: 99, height: 99)) { VStack { ForEach(0..<50) { i in Color.red } } }\n"
    }
    try scratch.add("many.lay", (0..<300).map(preview).joined())
    for round in 0..<12 {
      try LayProcess.interrupt(
        ["compile", "many.lay", "-o", "out/"], in: scratch, after: Double(round) * 0.004,
        round % 2 == 0 ? SIGINT : SIGTERM)
    }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: scratch.path + "/out")) ?? []
    for name in names {
      #expect(name.hasSuffix(".svg"), "\(name) was left behind")
      #expect(try scratch.text("out/" + name).hasSuffix("</svg>\n"))
    }
  }

  @Test("a font that cannot be used is named, before anything is compiled")
  func font() throws {
    let scratch = try scratch()
    let missing = try LayProcess(["compile", "one.lay", "--font", "A=none.ttf"], in: scratch)
    #expect(missing.status == 2 && missing.output.isEmpty)
    #expect(missing.errors == "lay: error: cannot read 'none.ttf': No such file or directory\n")
    let broken = try LayProcess(["compile", "one.lay", "--font", "A=one.lay"], in: scratch)
    #expect(broken.status == 2 && broken.output.isEmpty)
    #expect(broken.errors.hasPrefix("lay: error: cannot use font 'one.lay': "))
  }

  @Test("help and version go to standard output")
  func help() throws {
    let scratch = try Scratch()
    for words in [["--help"], ["help"], ["help", "compile"], ["compile", "--help"], ["--version"]] {
      let run = try LayProcess(words, in: scratch)
      #expect(run.status == 0 && !run.output.isEmpty && run.errors.isEmpty)
    }
    for words in [[], ["complie"], ["compile"], ["compile", "--witdh", "3", "a.lay"], ["help", "complie"]] {
      let run = try LayProcess(words, in: scratch)
      #expect(run.status == 2 && run.output.isEmpty && run.errors.hasPrefix("lay: error: "))
    }
  }
}
