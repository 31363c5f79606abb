import Foundation
import LayTestSupport
import Testing

/// Sources, images and records that a stranger has prepared.
@Suite("Hostile inputs")
struct HostileInputTests {
  private static let source =
    "#Preview(\"Picture\", traits: .fixedLayout(width: 90, height: 60)) { Color.red.frame(width: 3) }\n"
  private static let fixable = "Text(\"A\").frame(minWidth: -8, maxWidth: 100)\n"
  private static let showsImage = "Image(\"leaf\")\n"
  private static let leaf = "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"40\" height=\"24\"/>"

  // MARK: Special files

  @Test(
    "what is no regular file is told, and nothing waits for it",
    arguments: ["pipe", "socket", "folder", "device"])
  func special(kind: String) throws {
    let scratch = try Scratch()
    try scratch.add("in/one.lay", Self.source)
    try scratch.addSpecialFile("in/odd.lay", kind)
    // A folder of that name is searched, and a link in a folder is not followed.
    let isOdd = kind != "folder" && kind != "device"
    for words in [["lint", "in"], ["compile", "in", "-o", "made/"], ["render", "in", "-o", "out"]] {
      let run = try LayProcess(words, in: scratch)
      #expect(run.status == (isOdd ? 2 : 0), "\(words): \(run.errors)")
      if isOdd { #expect(run.errors.contains("cannot read 'in/odd.lay': it is a \(kind)"), "\(run.errors)") }
    }
    for words in [
      ["compile", "in/odd.lay"], ["lint", "in/odd.lay"], ["explain", "in/odd.lay", "--id", "a"],
      ["compile", "in/one.lay", "--font", "A=in/odd.lay"], ["diff", "in/odd.lay", "in/one.lay"],
      ["lint", "in/one.lay", "--baseline", "in/odd.lay"],
    ] {
      let run = try LayProcess(words, in: scratch)
      #expect(run.status == 2 && run.output.isEmpty, "\(words): \(run.errors)")
    }
  }

  @Test("an image that is no regular file is told", arguments: ["pipe", "socket", "folder", "device"])
  func image(kind: String) throws {
    let scratch = try Scratch()
    try scratch.add("in/one.lay", Self.showsImage)
    try scratch.addSpecialFile("in/leaf.svg", kind)
    for words in [
      ["compile", "in/one.lay"], ["compile", "in", "-o", "made/"], ["render", "in", "-o", "out"],
      ["lint", "in"],
      ["lint", "in", "--fix"], ["compile", "in/one.lay", "--assets", "in"],
    ] {
      let run = try LayProcess(words, in: scratch)
      #expect(run.status == 2 && run.output.isEmpty, "\(words)")
      #expect(run.errors.contains("cannot read 'in/leaf.svg': it is a "), "\(words): \(run.errors)")
    }
  }

  @Test("a configuration that is no regular file is told", arguments: ["pipe", "socket", "folder", "device"])
  func configuration(kind: String) throws {
    let scratch = try Scratch()
    try scratch.add("in/one.lay", Self.source)
    try scratch.add("in/two.lay", Self.source)
    try scratch.addSpecialFile("in/.lay-lint", kind)
    let run = try LayProcess(["lint", "in"], in: scratch)
    #expect(run.status == 2)
    #expect(run.errors.components(separatedBy: ".lay-lint': it is a ").count == 2, "once: \(run.errors)")
  }

  // MARK: Links

  @Test("links in folders leak nothing and lead lint out of nowhere")
  func links() throws {
    let scratch = try Scratch()
    try scratch.add("outside/secret.lay", "secret word\n")
    try scratch.add("outside/fixable.lay", Self.fixable)
    try scratch.add("outside/leaf.svg", Self.leaf)
    try scratch.add("in/one.lay", Self.showsImage)
    try scratch.link("in/secret.lay", to: "../outside/secret.lay")
    try scratch.link("in/folder", to: "../outside")
    for words in [
      ["lint", "in", "--fix"], ["compile", "in", "-o", "made/"], ["render", "in", "-o", "out"],
      ["lint", "in", "--fix", "--follow-links"], ["compile", "in", "-o", "made/", "--follow-links"],
      ["render", "in", "-o", "out", "--follow-links"],
    ] {
      let run = try LayProcess(words, in: scratch)
      #expect(run.status == 0, "\(words): \(run.errors)")
      #expect(!run.errors.contains("secret word") && !run.output.contains("secret word"))
      #expect(run.errors.contains("lay: warning: 'in/secret.lay' is a link and was not followed"))
      #expect(run.errors.contains("lay: warning: 'in/folder' is a link and was not followed"))
    }
    #expect(try scratch.text("outside/fixable.lay") == Self.fixable)
    // An image is read no differently.
    try scratch.link("in/leaf.svg", to: "../outside/leaf.svg")
    for option in [[], ["--follow-links"]] {
      let run = try LayProcess(["compile", "in/one.lay"] + option, in: scratch)
      #expect(run.status == 2 && run.errors.contains("cannot read 'in/leaf.svg': it is a link"))
    }
    // What is named is followed.
    let named = try LayProcess(["lint", "in/folder"], in: scratch)
    #expect(named.errors.contains("in/folder/fixable.lay:1:17: warning:"))
    #expect(try LayProcess(["lint", "in/secret.lay"], in: scratch).errors.contains("secret word"))
    let both = try LayProcess(["lint", "in", "outside", "--follow-links"], in: scratch)
    #expect(both.errors.contains("in/secret.lay:1:"))
  }

  @Test("what links lead to is repaired if they may be followed, and they stay")
  func followed() throws {
    let scratch = try Scratch()
    try scratch.add("in/real/fixable.lay", Self.fixable)
    try scratch.link("in/alias.lay", to: "real/fixable.lay")
    #expect(try LayProcess(["lint", "in/alias.lay", "--fix"], in: scratch).status == 0)
    #expect(try scratch.text("in/real/fixable.lay").contains("minWidth: 0"))
    try scratch.add("in/real/fixable.lay", Self.fixable)
    try scratch.add("in/.lay-lint", "exclude = real\n")
    let run = try LayProcess(["lint", "in", "--fix", "--follow-links"], in: scratch)
    #expect(run.status == 0, "\(run.errors)")
    #expect(try scratch.text("in/real/fixable.lay").contains("minWidth: 0"))
    #expect(
      try FileManager.default.destinationOfSymbolicLink(atPath: scratch.path + "/in/alias.lay")
        == "real/fixable.lay")
  }

  @Test("a record shows no file but those in its folder")
  func records() throws {
    let scratch = try Scratch()
    try scratch.add("in/one.lay", Self.source)
    try scratch.add("secret.svg", "<svg>secret word</svg>")
    for out in ["old", "new"] { _ = try LayProcess(["render", "in", "-o", out], in: scratch) }
    let record = try scratch.text("new/.lay-gallery/one.lay.json")
    let other = record.replacingOccurrences(of: "\"width\":90", with: "\"width\":91")
    #expect(other != record)
    try scratch.link("new/linked.svg", to: "../secret.svg")
    for path in ["../secret.svg", scratch.path + "/secret.svg", "linked.svg", "deep/../../secret.svg"] {
      try scratch.add(
        "new/.lay-gallery/one.lay.json", other.replacingOccurrences(of: "\"one.svg\"", with: "\"\(path)\""))
      let run = try LayProcess(["diff", "old", "new", "--format", "html"], in: scratch)
      #expect(run.status == 1, "\(run.errors)")
      let secret = Data("secret word".utf8).base64EncodedString().prefix(12)
      #expect(!run.output.contains("secret word") && !run.output.contains(secret), "\(path)")
    }
    for kind in ["pipe", "socket"] {
      try scratch.remove("new/.lay-gallery/one.lay.json")
      try scratch.addSpecialFile("new/.lay-gallery/one.lay.json", kind)
      #expect(try LayProcess(["diff", "old", "new"], in: scratch).status == 2)
    }
    try scratch.remove("new/.lay-gallery")
    try scratch.link("new/.lay-gallery", to: "../old/.lay-gallery")
    #expect(try LayProcess(["diff", "old", "new"], in: scratch).status == 2)
  }

  // MARK: Names

  /// Names that would command a terminal, or the service whose log they are shown in.
  private static let names = [
    "\u{1B}[31mred", "b\n::error::y", "::error::z", " ::warning::w", "##[error]v", "\u{9B}2Jc",
  ]

  private func hostileNames() throws -> Scratch {
    let scratch = try Scratch()
    for name in Self.names {
      try scratch.add("in/\(name).lay", Self.fixable)
      try scratch.add("in/\(name)/\(name).lay", "VStack(spacng: 8) { Color.red }\n")
      try scratch.add("in/\(name)/\(name).swift", "#Preview(\"b\\n::error::y\") { Missing() }\n")
    }
    return scratch
  }

  /// Whether no line of a log is one that names have made.
  private func expectHarmless(_ run: LayProcess, _ words: [String]) {
    for text in [run.output, run.errors] {
      // Data for programs holds names as they are, but for what JSON and XML escape.
      let isData =
        words.contains { ["json", "sarif", "junit"].contains($0) }
        || words.first == "compile" && text == run.output
      #expect(!text.contains("\u{1B}") && (isData || !text.contains("\u{9B}")), "\(words)")
      for line in text.split(separator: "\n") {
        let start = line.drop { $0 == " " || $0 == "\t" }
        let isOwn = words.contains("github") && start.hasPrefix("::") && start.contains(" file=")
        #expect(!start.hasPrefix("::") || isOwn, "\(words): \(line)")
        #expect((isData || !line.contains("##[")) && !line.contains("\r"), "\(words): \(line)")
      }
    }
  }

  @Test("no name makes a line of its own, or commands whoever shows it")
  func lines() throws {
    let scratch = try hostileNames()
    let first = "in/\(Self.names[1]).lay"
    var commands = [
      ["lint", "in"], ["lint", "in", "--format", "github"], ["lint", "in", "--diff"],
      ["lint", "in", "--quiet"],
      ["render", "in", "-o", "out", "--verbose"], ["render", "in", "-o", "out", "--verbose", "--no-gallery"],
      ["render", "in", "-o", "none", "--dry-run"], ["render", "in", "-o", "out", "--check", "--verbose"],
      ["compile", "in", "-o", "made/"], ["lint", "in", "--baseline", "known"],
      ["lint", "in", "--baseline", first],
      ["lint", "in", "--format", "json"], ["lint", "in", "--format", "sarif"],
      ["diff", "out", "out", "--verbose"],
      ["project", "in"], ["project", "in", "--verbose"], ["project", "in", "--format", "json"],
      ["test", "in"], ["test", "in", "--update"], ["test", "in", "--format", "github"],
      ["test", "in", "--format", "tap"], ["test", "in", "--format", "junit"],
      ["format", "in", "--check"], ["format", "in", "--diff"],
    ]
    for name in Self.names {
      let path = "in/" + name
      commands += [
        ["compile", name], ["compile", path + ".lay", "-o", name], ["lint", name + ".lay"],
        ["diff", name, name],
        ["render", name, "-o", "out"], ["render", path, "-o", path + "-out"],
        ["explain", path + ".lay", "--id", name],
        ["compile", path + ".lay", "--font", "A=" + name], ["compile", path + ".lay", "--layout", name],
        ["compile", path + ".lay", "--assets", name], [name], ["compile", "--" + name], ["help", name],
        ["lint", "--rule", name], ["lint", "--explain-rule", name],
        ["compile", path + ".lay", "--width", name],
        ["compile", path + ".lay", "-o", name + "/none/x.svg"], ["compile", path + ".lay", "-o", path],
        ["suggest", path + ".lay", "--want", name], ["suggest", name, "--want", "canvas.width == 1"],
        ["test", path + ".lay", "--report", name + "/none/x.html"],
        ["test", path + ".lay", "--filter", name],
        ["format", name], ["markdown", name], ["project", name], ["project", "in", "--layout", name],
        ["project", "in", "--since", name],
      ]
    }
    for words in commands { expectHarmless(try LayProcess(words, in: scratch), words) }
    let known = try scratch.text("known")
    expectHarmless(LayProcess(status: 0, output: known, errors: ""), ["baseline"])
    #expect(known.split(separator: "\n").count >= Self.names.count)
  }

  @Test("a difference of an odd name can be applied")
  func quotedName() throws {
    let scratch = try Scratch()
    let name = "in/q\"u\\o\n\u{1B}te.lay"
    try scratch.add(name, Self.fixable)
    let run = try LayProcess(["lint", "in", "--diff"], in: scratch)
    #expect(
      run.output.hasPrefix(
        "--- \"a/in/q\\\"u\\\\o\\012\\033te.lay\"\n+++ \"b/in/q\\\"u\\\\o\\012\\033te.lay\"\n"))
  }

  @Test("names that are no text can be read, drawn and shown")
  func bytes() throws {
    let scratch = try Scratch()
    try scratch.add("in/plain.lay", Self.source)
    try scratch.add("list", "")
    let shell = Process()
    shell.executableURL = URL(fileURLWithPath: "/bin/bash")
    shell.arguments = [
      "-c",
      """
      cp in/plain.lay $'in/\\xff\\xfe.lay' || exit 9
      lay='\(LayProcess.executable.path)'
      "$lay" render in -o out 2>> list || exit 1
      "$lay" render in -o out --check 2>> list || exit 2
      "$lay" compile $'in/\\xff\\xfe.lay' -o picture.svg 2>> list || exit 3
      cmp picture.svg $'out/\\xff\\xfe.svg' || exit 4
      "$lay" compile $'in/\\xff\\xfd.lay' 2>> list && exit 5
      rm $'in/\\xff\\xfe.lay'
      "$lay" render in -o out 2>> list || exit 6
      test ! -e $'out/\\xff\\xfe.svg' || exit 7
      """,
    ]
    shell.currentDirectoryURL = URL(fileURLWithPath: scratch.path)
    try shell.run()
    shell.waitUntilExit()
    // A file system may take no such name.
    #expect([0, 9].contains(shell.terminationStatus))
    if shell.terminationStatus == 0 {
      #expect(
        try scratch.text("list").contains("cannot read 'in/\\xFF\\xFD.lay': No such file or directory\n"))
    }
  }

  @Test("a name may be as long as the system lets it be")
  func longNames() throws {
    let scratch = try Scratch()
    let names = [246, 247, 251].map { String(repeating: "n", count: $0) }
    for name in names { try scratch.add("in/\(name).lay", Self.source) }
    let run = try LayProcess(["render", "in", "-o", "out"], in: scratch)
    #expect(run.status == 0, "\(run.errors)")
    #expect(try scratch.visible("out") == ["index.html"] + names.map { $0 + ".svg" })
    #expect(try LayProcess(["render", "in", "-o", "out", "--check"], in: scratch).status == 0)
    #expect(try LayProcess(["diff", "out", "out"], in: scratch).status == 0)
  }

  @Test("the manifest is the same however the folder is spelled")
  func spelling() throws {
    let scratch = try Scratch()
    try scratch.add("in/one.lay", Self.showsImage)
    try scratch.add("in/deep/two.lay", Self.source)
    try scratch.add("in/leaf.svg", Self.leaf)
    _ = try LayProcess(["render", "in", "-o", "out"], in: scratch)
    let manifest = try scratch.text("out/.lay-manifest.json")
    for spelling in ["./in", "in/", "in//", scratch.path + "/in", "deep/../in/."] {
      try FileManager.default.createDirectory(
        atPath: scratch.path + "/deep", withIntermediateDirectories: true)
      let run = try LayProcess(["render", spelling, "-o", "./out/"], in: scratch)
      #expect(run.errors.contains("0 written, 2 unchanged"), "\(spelling): \(run.errors)")
      #expect(try scratch.text("out/.lay-manifest.json") == manifest, "\(spelling)")
    }
  }
}
