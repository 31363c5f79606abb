import Foundation
import LayTestSupport
import Testing

/// The command with little memory: what is too large is told, and nothing is killed.
@Suite("Memory")
struct MemoryProcessTests {
  /// Runs a shell's line with `lay` in a folder, with so many MiB of address space, the stack's 512 among them.
  private func run(
    _ line: String, in scratch: Scratch, megabytes: Int
  ) throws -> (status: String, errors: String) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/bash")
    process.arguments = [
      "-c", "ulimit -v \(megabytes << 10); lay() { \"\(LayProcess.executable.path)\" \"$@\"; }; \(line)",
    ]
    process.currentDirectoryURL = URL(fileURLWithPath: scratch.path)
    process.standardOutput = FileHandle.nullDevice
    _ = FileManager.default.createFile(atPath: scratch.path + "/errors", contents: nil)
    process.standardError = FileHandle(forWritingAtPath: scratch.path + "/errors")
    try process.run()
    process.waitUntilExit()
    return ("\(process.terminationStatus)", try scratch.text("errors"))
  }

  @Test("200 MB of source are refused before they are read, and from a pipe before they are all there")
  func hugeSource() throws {
    let scratch = try Scratch()
    try scratch.add("huge.lay", "")
    try #require(FileHandle(forWritingAtPath: scratch.path + "/huge.lay")).truncate(atOffset: 200 << 20)
    let file = try run("lay compile huge.lay", in: scratch, megabytes: 1_000)
    #expect(file.status == "2")
    #expect(file.errors.contains("cannot read 'huge.lay': larger than 128 MiB, the most that is read"))
    let pipe = try run("cat huge.lay | lay compile -", in: scratch, megabytes: 1_500)
    #expect(pipe.status == "2")
    #expect(pipe.errors.contains("cannot read 'standard input': larger than 128 MiB, the most that is read"))
  }

  @Test(
    "what grows without end is told in a gigabyte and a half",
    arguments: [
      "let a = Array(repeating: Array(repeating: \"abc\", count: 4_000), count: 4_000)\nreturn \"\\([a, a, a])\"",
      "var s = \"aa\"\nfor _ in 0..<60 { s = s.replacingOccurrences(of: \"a\", with: s) }\nreturn s",
      "var s = [1]\nfor _ in 0..<60 { s = s + s }\nreturn \"\\(s)\"",
      // Functions and views that keep the variables that keep them.
      "while true { func f() -> Int { 3 } }\nreturn \"\"",
      "while true { var v: some View { ZStack { Circle().padding() } } }\nreturn \"\"",
    ])
  func growth(body: Snippet) throws {
    let scratch = try Scratch()
    try scratch.add("growth.lay", "func made() -> String { \(body) }\n#Preview { Text(made()) }\n")
    let run = try run("lay compile growth.lay", in: scratch, megabytes: 1_500)
    #expect(run.status == "1")
    #expect(run.errors.contains("[too-large]"), "\(run.errors)")
  }

  @Test("a literal of 5 MiB is text like any other")
  func hugeLiteral() throws {
    let scratch = try Scratch()
    try scratch.add("literal.lay", "#Preview { Text(\"" + String(repeating: "a", count: 5 << 20) + "\") }\n")
    let run = try run("lay compile literal.lay -o out.svg", in: scratch, megabytes: 1_500)
    #expect(run.status == "0" && run.errors.isEmpty, "\(run.errors)")
  }

  @Test("views that are written out take at most nine times their source")
  func writtenOut() throws {
    let scratch = try Scratch()
    let row = String(repeating: "Rectangle().frame(width: 40, height: 20).id(\"box\")\n", count: 200_000)
    try scratch.add("written.lay", "#Preview { VStack(spacing: 0) {\n\(row)} }\n")
    let stack = 512 + 64
    let run = try run(
      "lay compile written.lay -o out.svg --max-views 1000000", in: scratch,
      megabytes: stack + 9 * (row.utf8.count >> 20))
    #expect(run.status == "0" && run.errors.isEmpty, "\(run.errors)")
  }
}
