/// Feeds the compiler inputs that nobody would write, until one makes it trap, hang or lie.
///
///     LayFuzzing tokens [--count N] [--seed S] [--from I] [--jobs J] FILE…
///     LayFuzzing replay TARGET FILE…
///     LayFuzzing dictionary
///     LayFuzzing TARGET [libFuzzer's arguments]
///
/// A target is one of those that `FuzzTarget` lists.
/// The first form changes the tokens of the files given, N times; input I of seed S is the same on every machine.
/// The third prints the words of the language for libFuzzer's `-dict`. The last is guided by coverage and exists in a build with `-sanitize=fuzzer`, as `make fuzz` makes one.
/// What is found is written to `found-J.lay`, and belongs into Tests/Fixtures/Fuzz once it is mended.
@main
struct Fuzzing {
  static func main() {
    var arguments = Array(CommandLine.arguments.dropFirst())
    guard let name = arguments.first else {
      end("which target? tokens, replay, dictionary, \(FuzzTarget.names)")
    }
    arguments.removeFirst()
    if name == "tokens" {
      mutateTokens(TokenRun(arguments))
    } else if name == "replay" {
      guard let target = arguments.first.flatMap({ FuzzTarget(rawValue: $0) }) else {
        end("which target shall the files be fed to? \(FuzzTarget.names)")
      }
      for path in arguments.dropFirst() { replay(path, target) }
    } else if name == "dictionary" {
      print(Dictionary.text(), terminator: "")
    } else if let target = FuzzTarget(rawValue: name) {
      #if COVERAGE_GUIDED
      exit(CoverageGuided.run(target, arguments: arguments))
      #else
      end("'\(target.rawValue)' is guided by coverage: build with -sanitize=fuzzer, as 'make fuzz' does")
      #endif
    } else {
      end("no target is called '\(name)': tokens, replay, dictionary, \(FuzzTarget.names)")
    }
  }

  /// Feeds a file to a target, with the system's own report if it traps.
  private static func replay(_ path: String, _ target: FuzzTarget) {
    guard let bytes = readFile(path) else { end("'\(path)' cannot be read") }
    print(path + ": " + (target.fault(in: bytes) ?? "all holds"))
  }

  private static func mutateTokens(_ run: TokenRun) {
    let corpus = run.files.compactMap { readFile($0).map(SourcePieces.init) }.filter { !$0.pieces.isEmpty }
    guard corpus.count == run.files.count else { end("a file is empty or cannot be read") }
    guard !corpus.isEmpty else { end("which files shall be changed?") }
    let start = ContinuousClock.now
    let watch = Watch(jobs: run.jobs)
    let jobs = run.jobs
    watch.run { job in
      var index = run.from + job
      while index < run.count {
        let bytes = TokenMutation.input(index, seed: run.seed, of: corpus)
        watch.begin(index, bytes, job: job)
        if let fault = FuzzTarget.pipeline.fault(in: bytes) { watch.report(fault, job: job) }
        watch.finish(job: job)
        index += jobs
      }
    }
    print(
      "\(max(0, run.count - run.from)) mutations of \(corpus.count) files in \(ContinuousClock.now - start)")
  }

  static func end(_ message: String) -> Never {
    let line = Array("LayFuzzing: \(message)\n".utf8)
    _ = line.withUnsafeBytes { writeBytes(STDERR_FILENO, $0.baseAddress, $0.count) }
    exit(2)
  }
}

/// What a run over mutated tokens is asked for.
struct TokenRun: Sendable {
  var count = 100_000
  var seed: UInt64 = 1
  var from = 0
  var jobs = 2
  var files: [String] = []

  init(_ arguments: [String]) {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      guard argument.hasPrefix("--") else {
        files.append(argument)
        continue
      }
      guard let number = rest.popFirst().flatMap({ Int($0) }), number >= 0 else {
        Fuzzing.end("'\(argument)' wants a number")
      }
      switch argument {
      case "--count": count = number
      case "--seed": seed = UInt64(number)
      case "--from": from = number
      case "--jobs": jobs = min(max(number, 1), 64)
      default: Fuzzing.end("no option is called '\(argument)'")
      }
    }
  }
}

/// A file's bytes; nil where it cannot be read.
func readFile(_ path: String) -> [UInt8]? {
  guard let file = fopen(path, "rb") else { return nil }
  defer { fclose(file) }
  var bytes: [UInt8] = []
  while true {
    let chunk = [UInt8](unsafeUninitializedCapacity: 64 << 10) { buffer, count in
      count = fread(buffer.baseAddress, 1, buffer.count, file)
    }
    if chunk.isEmpty { return bytes }
    bytes += chunk
  }
}
