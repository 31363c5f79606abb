import Foundation
import LayTestSupport
import Testing

/// How `lay` ends when it is told to, or when the system has no more for it.
@Suite("Ending")
struct SignalProcessTests {
  private static let fixable = "Text(\"A\").frame(minWidth: -8, maxWidth: 100)\n"
  private static let fixed = "Text(\"A\").frame(minWidth: 0, maxWidth: 100)\n"

  /// More views than anybody waits for.
  private static let slow =
    "#Preview { VStack { ForEach(0..<900) { i in ForEach(0..<900) { j in Text(\"a b\").frame(maxWidth: 9) } } } }\n"

  /// Runs `lay` until it is sent a signal; what it says, and how long after the signal it ended, in seconds.
  private func signal(
    _ words: [String], in scratch: Scratch, after delay: Double, _ number: Int32
  ) throws -> (errors: String, seconds: Double, wasRunning: Bool) {
    let process = Process()
    process.executableURL = LayProcess.executable
    process.arguments = words
    process.currentDirectoryURL = URL(fileURLWithPath: scratch.path)
    try scratch.add(".errors")
    process.standardError = FileHandle(forWritingAtPath: scratch.path + "/.errors")
    process.standardOutput = FileHandle.nullDevice
    try process.runOpenToSignals()
    Thread.sleep(forTimeInterval: delay)
    let start = Date()
    let wasRunning = process.isRunning
    process.end(number)
    return (try scratch.text(".errors"), Date().timeIntervalSince(start), wasRunning)
  }

  private func temporaries(in scratch: Scratch) throws -> [String] {
    try scratch.tree(".").keys.filter { $0.hasSuffix(".tmp") }
  }

  @Test(
    "a signal ends every command at once, amid one long layout too",
    arguments: [
      ["compile", "in/slow.lay", "-o", "slow.svg"], ["compile", "in", "-o", "made/"],
      ["lint", "in", "--fix"],
      ["explain", "in/slow.lay", "--at", "1:12"], ["render", "in", "-o", "out"],
      ["render", "in", "-o", "out", "--jobs", "1"],
    ])
  func longLayout(words: [String]) throws {
    for number in [SIGINT, SIGTERM] {
      let scratch = try Scratch()
      try scratch.add("in/slow.lay", Self.slow)
      try scratch.add("in/a.lay", Self.fixed)
      let (errors, seconds, wasRunning) = try signal(words, in: scratch, after: 0.7, number)
      // The limit is a second; a busy machine starts and ends programs late.
      #expect(wasRunning && seconds < 3, "\(words): \(seconds) s, \(errors)")
      #expect(try temporaries(in: scratch).isEmpty)
      #expect(!scratch.names.contains("slow.svg"))
    }
  }

  @Test("what a render has drawn before the signal is lay's own in the next run")
  func render() throws {
    let scratch = try Scratch()
    for number in 0..<150 { try scratch.add("in/\(number).lay", Self.fixed) }
    try scratch.add("in/slow.lay", Self.slow)
    _ = try signal(["render", "in", "-o", "out"], in: scratch, after: 1.5, SIGTERM)
    #expect(try temporaries(in: scratch).isEmpty)
    #expect(!FileManager.default.fileExists(atPath: scratch.path + "/out/.lay-tmp"))
    let drawn = try scratch.visible("out").count
    #expect(drawn > 0, "the signal came before anything was drawn")
    // Other pictures in their place are no foreign files.
    for number in 0..<150 { try scratch.add("in/\(number).lay", "Text(\"B\")\n") }
    try scratch.remove("in/slow.lay")
    let run = try LayProcess(["render", "in", "-o", "out"], in: scratch)
    #expect(run.status == 0, "\(run.errors)")
  }

  @Test("lint --fix over many files leaves each old or new, whenever the signal comes", .thorough)
  func fix() throws {
    let scratch = try Scratch()
    for round in 0..<14 {
      for number in 0..<150 { try scratch.add("in/\(number % 9)/\(number).lay", Self.fixable) }
      let errors = try signal(
        ["lint", "in", "--fix", "--quiet"], in: scratch, after: 0.01 * Double(round),
        round % 2 == 0 ? SIGINT : SIGTERM
      ).errors
      #expect(errors.isEmpty, "\(errors)")
      for (name, data) in try scratch.tree("in") {
        let text = String(decoding: data, as: UTF8.self)
        #expect(name.hasSuffix(".lay") && [Self.fixable, Self.fixed].contains(text), "\(name): \(text)")
      }
    }
    let run = try LayProcess(["lint", "in", "--fix"], in: scratch)
    #expect(run.status == 0, "\(run.errors)")
    #expect(try scratch.tree("in").values.allSatisfy { $0 == Data(Self.fixed.utf8) })
  }

  @Test("threads that write many files do not get in each other's way", .thorough)
  func threads() throws {
    let scratch = try Scratch()
    for number in 0..<400 { try scratch.add("in/\(number % 9)/\(number).lay", Self.fixable) }
    let lint = try LayProcess(["lint", "in", "--fix"], in: scratch)
    #expect(lint.status == 0)
    #expect(lint.errors == "400 files: nothing found\nfixed 400 in 400 files\n")
    let render = try LayProcess(["render", "in", "-o", "out", "--jobs", "8"], in: scratch)
    #expect(render.status == 0 && render.errors.contains("400 written"), "\(render.errors)")
  }

  /// Runs a command of the shell in which `$lay` is the program.
  private func shell(_ command: String, in scratch: Scratch) throws -> Int32 {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/bash")
    process.arguments = ["-c", "lay='\(LayProcess.executable.path)'\n" + command]
    process.currentDirectoryURL = URL(fileURLWithPath: scratch.path)
    try process.run()
    process.waitUntilExit()
    return process.terminationStatus
  }

  @Test("a file that may not grow further is told, and what was there stays")
  func fileSize() throws {
    let scratch = try Scratch()
    try scratch.add("a.lay", (0..<200).map { "Text(\"line \($0)\")\n" }.joined())
    try scratch.add("a.svg", "before")
    let status = try shell("ulimit -f 1; \"$lay\" compile a.lay -o a.svg 2> errors", in: scratch)
    #expect(status == 2)
    #expect(try scratch.text("errors").contains("cannot write 'a.svg': File too large"))
    #expect(try scratch.text("a.svg") == "before")
    #expect(try temporaries(in: scratch).isEmpty)
  }

  @Test("a reader that leaves, and a full device, are told as what they are")
  func outputs() throws {
    let scratch = try Scratch()
    try scratch.add("a.lay", Self.fixed)
    if FileManager.default.fileExists(atPath: "/dev/full") {
      #expect(try shell("\"$lay\" compile a.lay > /dev/full 2> errors", in: scratch) == 2)
      #expect(try scratch.text("errors").contains("cannot write 'standard output': No space left on device"))
      #expect(try shell("\"$lay\" compile a.lay -o /dev/full 2> errors", in: scratch) == 2)
      #expect(try scratch.text("errors").contains("cannot write '/dev/full': No space left on device"))
    }
  }

  @Test("little memory for deep nesting is told beside what it leads to")
  func stack() throws {
    let scratch = try Scratch()
    try scratch.add("a.lay", Self.fixed)
    #expect(try shell("ulimit -v 400000; \"$lay\" lint a.lay 2> errors", in: scratch) == 0)
    #expect(try scratch.text("errors").contains("warning: there is not the memory for deep nesting"))
  }
}
