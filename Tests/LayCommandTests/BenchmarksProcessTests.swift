import Foundation
import LayTestSupport
import Testing

@Suite("LayBenchmarks")
struct BenchmarksProcessTests {
  private func run(_ arguments: [String], in scratch: Scratch) throws -> LayProcess {
    try LayProcess(arguments, of: "LayBenchmarks", in: scratch)
  }

  @Test(
    "lays out the trees that other engines are measured with",
    arguments: [
      ("wide", 1_000, 1_001), ("nested", 1_000, 1_111), ("spaced", 1_000, 2_110), ("rows", 10_000, 10_101),
      ("chain", 1_000, 1_001), ("deep", 50, 151), ("grid", 1_000, 1_001), ("lazy", 1_000, 1_002),
    ])
  func shapes(_ shape: String, _ size: Int, _ views: Int) throws {
    // A root of another size than the shape's ends the process with an error.
    let process = try run(["--run", "0", shape, "layout", "\(size)"], in: Scratch())
    #expect(process.status == 0 && process.output == "\(views)\n", "\(process.errors)")
  }

  @Test(
    "prints the sources that are timed, which compile",
    arguments: ["written", "looped", "screen", "app", "boxes"])
  func sources(shape: String) throws {
    let scratch = try Scratch()
    try scratch.add("source.lay", try run(["--source", shape, "20"], in: scratch).output)
    let process = try LayProcess(["compile", "source.lay"], in: scratch)
    #expect(process.status == 0 && process.errors.isEmpty, "\(process.errors)")
    #expect(process.output.contains("<svg"))
  }

  @Test("compares a run with itself, with a faster and with a slower one", .thorough)
  func comparison() throws {
    let scratch = try Scratch()
    let timed = try run(["wide", "--up-to", "1000", "--save", "run.json"], in: scratch)
    #expect(timed.status == 0 && timed.output.contains("wide    layout"), "\(timed.errors)")
    let file = try String(contentsOfFile: scratch.path + "/run.json", encoding: .utf8)
    try scratch.add("faster.json", Self.scaled(file, by: 0.01))
    try scratch.add("slower.json", Self.scaled(file, by: 100))

    let same = try run(["--from", "run.json", "--compare", "run.json"], in: scratch)
    #expect(same.status == 0 && same.output.contains("compared, 0 slower, 0 worse"), "\(same.output)")
    let slower = try run(["--from", "run.json", "--compare", "faster.json"], in: scratch)
    #expect(slower.status == 0 && slower.output.contains("  slower"), "a time is told, and no failure")
    let faster = try run(["--from", "run.json", "--compare", "slower.json"], in: scratch)
    #expect(faster.status == 0 && faster.output.contains("compared, 0 slower, 0 worse"), "\(faster.output)")
    let again = try run(["wide", "--up-to", "1000", "--compare", "run.json"], in: scratch)
    #expect(again.status == 0 && again.output.contains(" compared, "), "\(again.errors)")

    let copy = try run(["--from", "run.json", "--json"], in: scratch)
    #expect(copy.output == file, "what is read is written again")
    let tables = try run(["--from", "run.json", "--markdown"], in: scratch)
    #expect(tables.status == 0 && tables.output.contains("| one column | "), "\(tables.output)")
  }

  /// The run with all its medians times a factor.
  private static func scaled(_ run: String, by factor: Double) -> String {
    run.replacing(#/"median": ([0-9.]+)/#) { match in
      "\"median\": \((Double(match.1) ?? 0) * factor)"
    }
  }

  @Test("fails where more is allocated than in an earlier run")
  func allocations() throws {
    let scratch = try Scratch()
    for (name, count) in [("then.json", 10), ("now.json", 13)] {
      try scratch.add(
        name,
        #"{ "machine": "m", "date": "d", "figures": [{ "shape": "wide", "stage": "layout", "size": 1000, "#
          + #""median": \#(count), "spread": 0, "unit": "allocations/view" }] }"#)
    }
    let more = try run(["--from", "now.json", "--compare", "then.json"], in: scratch)
    #expect(more.status == 1 && more.output.contains("1 compared, 0 slower, 1 worse"), "\(more.output)")
    let less = try run(["--from", "then.json", "--compare", "now.json"], in: scratch)
    #expect(less.status == 0 && less.output.contains("1 compared, 0 slower, 0 worse"), "\(less.output)")
  }

  @Test(
    "tells what is wrong with a file that is no run",
    arguments: [
      ("{", "is not JSON"), ("[]", "is not a run: it wants the members"),
      (
        #"{ "machine": "m", "date": "d", "figures": [{ "shape": "wide" }] }"#,
        "is not a run: figure 1 lacks a member"
      ),
      (#"{ "machine": "m", "date": "d", "figures": [] }"#, "the runs have no figure in common"),
    ])
  func broken(_ text: String, _ message: String) throws {
    let scratch = try Scratch()
    try scratch.add("run.json", text)
    let process = try run(["--from", "run.json", "--compare", "run.json"], in: scratch)
    #expect(process.status == 2 && process.errors.contains(message), "\(process.errors)")
  }

  @Test("refuses what it does not know")
  func unknown() throws {
    let scratch = try Scratch()
    let file = try run(["--compare", "none.json"], in: scratch)
    #expect(file.status == 2 && file.errors.contains("cannot read 'none.json'"))
    #expect(try run(["wider"], in: scratch).errors.contains("no shape 'wider'; there are wide, nested"))
    #expect(try run(["--jsn"], in: scratch).errors.contains("no option '--jsn'"))
    #expect(try run(["--run", "1", "wide", "parse"], in: scratch).status == 2)
    #expect(try run(["--source", "wide", "10"], in: scratch).errors.contains("--source wants SHAPE SIZE"))
  }
}
