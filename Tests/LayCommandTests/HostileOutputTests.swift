import Foundation
import LayTestSupport
import Testing

@testable import LayCommand

/// Folders to write to that a stranger has prepared, beside something that nobody may touch.
@Suite("A hostile folder to write to")
struct HostileOutputTests {
  private static let source =
    "#Preview(\"Picture\", traits: .fixedLayout(width: 90, height: 60)) { Color.red.frame(width: 3) }\n"

  /// Sources in `in`, and what must stay as it is in `victim`.
  private func scratch() throws -> Scratch {
    let scratch = try Scratch()
    try scratch.add("in/one.lay", Self.source)
    try scratch.add("in/deep/two.lay", Self.source)
    // As lay would name its own.
    for name in ["1", ".lay-1-1.tmp", "two.svg", "one.svg", "two.lay.json", "index.html"] {
      try scratch.add("victim/" + name, "precious")
    }
    try FileManager.default.createDirectory(atPath: scratch.path + "/out", withIntermediateDirectories: true)
    return scratch
  }

  private static let commands = [
    ["render", "in", "-o", "out"], ["render", "in", "-o", "out", "--force"],
    ["render", "in", "-o", "out", "--dry-run"],
    ["render", "in", "-o", "out", "--check"], ["render", "--gallery-only", "out"],
    ["render", "--gallery-only", "out", "--dry-run"],
    ["render", "in", "-o", "out", "--shard", "1/2"],
  ]

  /// Runs each command on what a test has prepared, and tells what came of it.
  private func attempt(
    _ commands: [[String]] = commands, _ prepare: (Scratch) throws -> Void,
    check: (LayProcess, [String], Scratch) throws -> Void
  ) throws {
    for words in commands {
      let scratch = try scratch()
      try prepare(scratch)
      let before = try scratch.tree("victim")
      let run = try LayProcess(words, in: scratch)
      #expect(try scratch.tree("victim") == before, "\(words)")
      try check(run, words, scratch)
    }
  }

  @Test(
    "lay's own names are plain files and folders, or nothing is done",
    arguments: [
      ".lay-tmp", ".lay-journal", ".lay-manifest.json", ".lay-gallery", ".lay-manifest-1-of-2.json",
      ".lay-other",
    ])
  func ownNames(name: String) throws {
    for kind in ["link", "file", "pipe", "socket"] {
      try attempt(kind == "link" ? Self.commands : Array(Self.commands.prefix(3))) { scratch in
        switch kind {
        case "link": try scratch.link("out/" + name, to: "../victim")
        case "file": try scratch.link("out/" + name, to: "../victim/1")
        default: try scratch.addSpecialFile("out/" + name, kind)
        }
      } check: { run, words, scratch in
        #expect(run.status == 2, "\(words)")
        #expect(run.errors.contains("cannot use 'out/\(name)': it is a "), "\(run.errors)")
        let names = try FileManager.default.contentsOfDirectory(atPath: scratch.path + "/out")
        #expect(names == [name], "\(words)")
      }
    }
  }

  @Test("a folder of lay's that is a file, and a file that is a folder, are told")
  func otherKinds() throws {
    for (name, isFolder) in [(".lay-tmp", false), (".lay-gallery", false), (".lay-manifest.json", true)] {
      try attempt([Self.commands[0]]) { scratch in
        try scratch.add("out/" + name + (isFolder ? "/x" : ""), "mine")
      } check: { run, words, scratch in
        #expect(run.status == 2 && run.errors.contains("out/" + name), "\(name): \(run.errors)")
        let text = try scratch.text("out/" + name + (isFolder ? "/x" : ""))
        #expect(text == "mine", "\(words)")
      }
    }
  }

  @Test("a journal that goes by another name too is not written to")
  func linkedJournal() throws {
    try attempt([Self.commands[0]]) { scratch in
      #expect(link(scratch.path + "/victim/1", scratch.path + "/out/.lay-journal") == 0)
    } check: { run, _, _ in
      #expect(run.status == 2 && run.errors.contains("other names too"))
    }
  }

  /// A manifest that claims files as lay's own, with their true hashes, of a source that has gone.
  private func manifest(of paths: [String]) -> String {
    let artifacts = paths.map { Manifest.Artifact(path: $0, Array("precious".utf8)) }
    let sources = ["gone.lay": Manifest.Source(artifacts: artifacts)]
    return String(decoding: Manifest(sources: sources).json(), as: UTF8.self)
  }

  @Test("a linked folder below is neither written to nor cleared, whatever a manifest claims")
  func linkedFolder() throws {
    try attempt { scratch in
      try scratch.link("out/deep", to: "../victim")
      try scratch.link("out/other", to: "../victim")
      let paths = ["deep/two.svg", "deep/1", "other/one.svg", "other/index.html"]
      try scratch.add("out/.lay-manifest.json", manifest(of: paths))
      try scratch.add(
        "out/.lay-journal",
        paths.map { Manifest.Artifact(path: $0, Array("precious".utf8)) }
          .map { "\($0.size) \($0.hash.text) \($0.path)\0" }.joined())
    } check: { run, words, _ in
      if words.contains("in"), !words.contains("--shard") {
        #expect(run.status == 2, "\(words): \(run.errors)")
      }
    }
  }

  @Test("an artifact that is a link or a pipe is replaced at most, and only if it is lay's or by force")
  func linkedArtifact() throws {
    for isClaimed in [false, true] {
      try attempt { scratch in
        try scratch.link("out/one.svg", to: "../victim/one.svg")
        try scratch.link("out/index.html", to: "../victim/index.html")
        try FileManager.default.createDirectory(
          atPath: scratch.path + "/out/deep", withIntermediateDirectories: true)
        try scratch.addSpecialFile("out/deep/two.svg", "pipe")
        if isClaimed {
          try scratch.add(
            "out/.lay-manifest.json", manifest(of: ["one.svg", "index.html", "deep/two.svg"]))
        }
      } check: { run, words, _ in
        if words == Self.commands[0] { #expect(run.status == (isClaimed ? 0 : 2), "\(run.errors)") }
      }
    }
  }

  @Test("nothing is removed that has not the hash that a manifest claims, however old it is")
  func forgedHash() throws {
    let scratch = try scratch()
    try scratch.add("out/mine.svg", "precious")
    usleep(20_000)
    let claim = Manifest.Artifact(path: "mine.svg", Array("previous".utf8))
    let sources = ["gone.lay": Manifest.Source(artifacts: [claim])]
    try scratch.add(
      "out/.lay-manifest.json", String(decoding: Manifest(sources: sources).json(), as: UTF8.self))
    let run = try LayProcess(["render", "in", "-o", "out"], in: scratch)
    #expect(run.status == 0 && run.errors.contains("'out/mine.svg' has no source any more, and stays"))
    #expect(try scratch.text("out/mine.svg") == "precious")
  }

  @Test("a folder for temporary files loses no file but those that lay has named so")
  func temporaryFolder() throws {
    let scratch = try scratch()
    try scratch.add("out/.lay-tmp/1", "mine")
    try scratch.link("out/.lay-tmp/.lay-2-2.tmp", to: "../../victim/1")
    try scratch.add("out/.lay-tmp/.lay-1-1.tmp", "left by a run that was killed")
    for option in ["--check", "--dry-run"] {
      _ = try LayProcess(["render", "in", "-o", "out", option], in: scratch)
      #expect(try scratch.text("out/.lay-tmp/.lay-1-1.tmp").hasPrefix("left"))
    }
    #expect(try LayProcess(["render", "in", "-o", "out"], in: scratch).status == 0)
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: scratch.path + "/out/.lay-tmp").sorted() == [
        ".lay-2-2.tmp", "1",
      ])
    #expect(try scratch.text("victim/1") == "precious")
  }

  @Test("a manifest that cannot be read now is not overwritten without what it lists")
  func unreadableManifest() throws {
    let scratch = try scratch()
    _ = try LayProcess(["render", "in", "-o", "out"], in: scratch)
    let whole = try scratch.text("out/.lay-manifest.json")
    try scratch.remove("out/.lay-manifest.json")
    try scratch.addSpecialFile("out/.lay-manifest.json", "folder")
    #expect(try LayProcess(["render", "in", "-o", "out"], in: scratch).status == 2)
    try scratch.remove("out/.lay-manifest.json")
    try scratch.add("out/.lay-manifest.json", whole)
    try scratch.remove("in/one.lay")
    #expect(try LayProcess(["render", "in", "-o", "out"], in: scratch).status == 0)
    #expect(try scratch.visible("out") == ["deep/two.svg", "index.html"])
  }

  @Test("compile writes through no link in its folder, and over none of its inputs")
  func compile() throws {
    let scratch = try scratch()
    try scratch.link("out/one.svg", to: "../victim/one.svg")
    try scratch.addSpecialFile("out/two.svg", "pipe")
    for name in ["in/one.lay", "in/deep/two.lay"] {
      let run = try LayProcess(["compile", name, "-o", "out/"], in: scratch)
      #expect(run.status == 2 && run.errors.contains("cannot write 'out/"), "\(run.errors)")
    }
    #expect(try scratch.text("victim/one.svg") == "precious")
    for output in ["in/one.lay", "./in/../in/one.lay"] {
      let run = try LayProcess(["compile", "in/one.lay", "-o", output], in: scratch)
      #expect(run.status == 2 && run.errors.contains("in/one.lay"), "\(run.errors)")
    }
    #expect(try scratch.text("in/one.lay") == Self.source)
    try scratch.add("in/leaf.svg", "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"40\" height=\"24\"/>")
    try scratch.add("in/leaf.lay", "Image(\"leaf\")\n")
    let image = try LayProcess(["compile", "in/leaf.lay", "-o", "in/"], in: scratch)
    #expect(image.status == 2 && image.errors.contains("cannot write 'in/leaf.svg': it is one of the inputs"))
    let forced = try LayProcess(["render", "in", "-o", "in", "--force"], in: scratch)
    #expect(
      forced.status == 2 && forced.errors.contains("cannot write 'in/leaf.svg': it is one of the inputs"))
  }

  @Test("reports are written over nothing that was read")
  func reports() throws {
    let scratch = try scratch()
    let image = "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"40\" height=\"24\"/>"
    let read = [
      "in/.lay-lint": "preset = strict\n", "in/leaf.svg": image, "in/leaf.lay": "Image(\"leaf\")\n",
    ]
    for (name, text) in read { try scratch.add(name, text) }
    for (name, text) in read {
      let lint = try LayProcess(["lint", "in", "--format", "json", "-o", name], in: scratch)
      #expect(
        lint.status == 2 && lint.errors.contains("'\(name)': it is one of the inputs"), "\(lint.errors)")
      if name != "in/.lay-lint" {
        let test = try LayProcess(["test", "in", "--report", name], in: scratch)
        #expect(
          test.status == 2 && test.errors.contains("'\(name)': it is one of the inputs"), "\(test.errors)")
      }
      #expect(try scratch.text(name) == text)
    }
  }

  @Test(
    "render writes over no image that another source shows",
    arguments: [[], ["--shard", "1/2"], ["--shard", "2/2"]])
  func imagesOfOthers(words: [String]) throws {
    let scratch = try scratch()
    let image = "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"40\" height=\"24\"/>"
    try scratch.add("in/leaf.svg", image)
    // Drawn before the file that shows the picture, and after.
    try scratch.add("in/leaf.lay", "Text(\"leaf\")\n")
    try scratch.add("in/aa.lay", "Image(\"leaf\")\n")
    try scratch.add("in/zz.lay", "Image(\"leaf\")\n")
    let run = try LayProcess(["render", "in", "-o", "in", "--force"] + words, in: scratch)
    #expect(try scratch.text("in/leaf.svg") == image, "\(run.errors)")
    #expect(!run.errors.contains("leaf.svg") || run.status == 2)
    // A file that nobody reads is what force is for.
    try scratch.add("in/other.svg", "foreign")
    try scratch.add("in/other.lay", "Text(\"other\")\n")
    #expect(try LayProcess(["render", "in/other.lay", "-o", "in", "--force"], in: scratch).status != 1)
  }

  @Test("a check beside a run disturbs neither", .thorough)
  func checkBeside() throws {
    let scratch = try Scratch()
    for number in 0..<60 {
      try scratch.add("in/\(number).lay", Self.source.replacingOccurrences(of: "3", with: "\(number)"))
    }
    #expect(try LayProcess(["render", "in", "-o", "whole"], in: scratch).status == 0)
    let checks = Box()
    let thread = Thread {
      while !checks.isDone {
        for option in ["--check", "--dry-run"] {
          let run = try? LayProcess(["render", "in", "-o", "out", option, "--quiet"], in: scratch)
          checks.add(run?.status ?? -1)
        }
      }
      checks.end()
    }
    thread.start()
    for round in 0..<6 {
      try scratch.add("in/0.lay", Self.source.replacingOccurrences(of: "3", with: "\(round % 2 * 100)"))
      let run = try LayProcess(["render", "in", "-o", "out", "--force"], in: scratch)
      #expect(run.status == 0, "\(run.errors)")
    }
    checks.isDone = true
    checks.wait()
    #expect(checks.statuses.allSatisfy { $0 == 0 || $0 == 1 }, "\(checks.statuses)")
    try scratch.add("in/0.lay", Self.source.replacingOccurrences(of: "3", with: "0"))
    #expect(try LayProcess(["render", "in", "-o", "out"], in: scratch).status == 0)
    #expect(try scratch.differences("out", "whole") == [])
  }

  /// The statuses that another thread collects.
  private final class Box: @unchecked Sendable {
    private let lock = NSLock()
    private let done = DispatchSemaphore(value: 0)
    private var values: [Int32] = []
    private var isOver = false

    var isDone: Bool {
      get { lock.withLock { isOver } }
      set { lock.withLock { isOver = newValue } }
    }
    var statuses: [Int32] { lock.withLock { values } }
    func add(_ status: Int32) { lock.withLock { values.append(status) } }
    func end() { done.signal() }
    func wait() { done.wait() }
  }
}
