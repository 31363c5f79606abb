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
  ///
  /// Goes before other stages: what this process has taken by then counts in its children's peak.
  static func time(_ report: inout Report) {
    guard let program = siblingProgram("lay"), access(program, X_OK) == 0 else {
      report.remark("render: left out, for there is no 'lay' beside the benchmarks")
      return
    }
    var template = Array("/tmp/lay-bench-XXXXXX".utf8CString)
    guard let made = mkdtemp(&template) else { return }
    let folder = String(cString: made)
    defer { _ = run("/bin/rm", ["-rf", folder]) }
    makeFiles(in: folder)

    func render(_ output: String, _ options: [String] = []) -> Run? {
      run(program, ["render", folder + "/in", "-o", folder + "/" + output, "--quiet"] + options)
    }
    let few = render("few", ["--include", "0/"])
    let runs = [
      ("1 job", render("one", ["--jobs", "1"])), ("all jobs", render("all")), ("unchanged", render("all")),
    ]
    for (stage, run) in runs {
      guard let run else {
        report.remark("render: '\(stage)' went wrong")
        continue
      }
      report.add(files: Double(fileCount) / run.seconds, stage, peakMegabytes: run.peakMegabytes)
    }
    if let few {
      report.add(files: Double(fileCount / 10) / few.seconds, "a tenth", peakMegabytes: few.peakMegabytes)
    }
  }

  /// Ten folders of screens, tables and loops, no two files alike.
  private static func makeFiles(in folder: String) {
    mkdir(folder + "/in", 0o777)
    let shapes = SourceShape.allCases
    for number in 0..<fileCount {
      let place = "\(folder)/in/\(number % 10)"
      if number < 10 { mkdir(place, 0o777) }
      let source = "// \(number)\n" + shapes[number % shapes.count].source(views: viewCount)
      guard let file = fopen("\(place)/\(number).lay", "w") else { return }
      fputs(source, file)
      fclose(file)
    }
  }

  private struct Run {
    var seconds: Double
    var peakMegabytes: Double
  }

  /// Runs a program to its end; nil if it fails.
  private static func run(_ program: String, _ arguments: [String]) -> Run? {
    var words = ([program] + arguments).map { strdup($0) } + [nil]
    defer { for word in words { free(word) } }
    let start = ContinuousClock.now
    var process = pid_t()
    guard posix_spawn(&process, program, nil, nil, &words, nil) == 0 else { return nil }
    var status: Int32 = 0
    var usage = rusage()
    guard wait4(process, &status, 0, &usage) == process, status == 0 else { return nil }
    let elapsed = (ContinuousClock.now - start).components
    #if canImport(Darwin)
    let unit = 1.0
    #else
    let unit = 1024.0
    #endif
    return Run(
      seconds: Double(elapsed.seconds) + Double(elapsed.attoseconds) / 1e18,
      peakMegabytes: Double(usage.ru_maxrss) * unit / 1e6)
  }

  /// A program in the folder of this one.
  private static func siblingProgram(_ name: String) -> String? {
    guard let own = realpath(CommandLine.arguments.first ?? "", nil) else { return nil }
    defer { free(own) }
    let path = String(cString: own)
    return path.lastIndex(of: "/").map { path[...$0] + name }
  }
}
