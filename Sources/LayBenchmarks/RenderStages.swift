#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// `lay render` over a folder of many small files: the program itself, with all its reading and writing.
enum RenderStages {
  static let shape = "render"
  /// How many files, and about how many views in each.
  private static let fileCount = 5_000
  private static let viewCount = 40

  /// Times one job, all jobs and a run that finds nothing changed, and compares the memory with that of fewer files.
  static func add(to report: inout Report) {
    guard let program = ChildProcess.sibling("lay") else {
      return report.remark("render: left out, for there is no 'lay' beside the benchmarks")
    }
    System.withScratchFolder { folder in
      makeFiles(in: folder)
      let (all, tenth) = (folder + "/in", folder + "/in/0")
      func add(_ stage: String, _ input: String, _ count: Int, _ options: [String] = []) {
        let arguments = ["render", input, "-o", folder + "/out", "--quiet"] + options
        guard let run = ChildProcess.run(program, arguments) else {
          return report.remark("render: '\(stage)' failed")
        }
        report.add(shape, stage, size: count, .filesPerSecond, Double(count) / run.seconds)
      }
      func addMemory(_ stage: String, _ input: String, _ count: Int) {
        let arguments = ["render", input, "-o", "\(folder)/out-\(count)", "--quiet"]
        guard let peak = ChildProcess.peakMemory(program, arguments) else { return }
        report.add(shape, stage, size: count, .mebibytes, Double(peak) / 0x1p20)
      }
      add("1 job", all, fileCount, ["--jobs", "1"])
      add("unchanged", all, fileCount)
      _ = ChildProcess.run("/bin/rm", ["-rf", folder + "/out"])
      add("all jobs", all, fileCount)
      addMemory("all jobs", tenth, fileCount / 10)
      addMemory("all jobs", all, fileCount)
    }
  }

  /// Ten folders of screens, tables and loops, no two files alike.
  private static func makeFiles(in folder: String) {
    mkdir(folder + "/in", 0o777)
    let shapes = [SourceShape.written, .looped, .screen]
    for number in 0..<fileCount {
      let place = "\(folder)/in/\(number % 10)"
      if number < 10 { mkdir(place, 0o777) }
      let source = "// \(number)\n" + shapes[number % shapes.count].source(views: viewCount)
      guard System.writeFile("\(place)/\(number).lay", source) else { fail("cannot write to /tmp") }
    }
  }
}
