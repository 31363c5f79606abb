#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// Another process, run to its end.
struct ChildProcess {
  var seconds: Double
  /// What it wrote, where that was asked for.
  var output = ""

  /// nil if it cannot be run or fails.
  /// - Parameter output: where its standard output goes; nil: what it writes is handed back.
  static func run(
    _ program: String, _ arguments: [String], output path: String? = "/dev/null"
  ) -> ChildProcess? {
    var ends: [Int32] = [-1, -1]
    var actions: posix_spawn_file_actions_t = .init()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    if let path {
      posix_spawn_file_actions_addopen(&actions, 1, path, O_WRONLY | O_CREAT | O_TRUNC, 0o666)
    } else {
      guard pipe(&ends) == 0 else { return nil }
      posix_spawn_file_actions_adddup2(&actions, ends[1], 1)
      posix_spawn_file_actions_addclose(&actions, ends[0])
    }
    var words = ([program] + arguments).map { strdup($0) } + [nil]
    defer { for word in words { free(word) } }

    let start = ContinuousClock.now
    var process = pid_t()
    let failure = posix_spawn(&process, program, &actions, nil, &words, environ)
    if ends[1] >= 0 { close(ends[1]) }
    var output: [UInt8] = []
    if ends[0] >= 0 {
      var buffer = [UInt8](repeating: 0, count: 4096)
      while failure == 0 {
        let count = read(ends[0], &buffer, buffer.count)
        if count <= 0 { break }
        output.append(contentsOf: buffer[..<count])
      }
      close(ends[0])
    }
    var status: Int32 = 0
    guard failure == 0, waitpid(process, &status, 0) == process, status == 0 else { return nil }
    let elapsed = (ContinuousClock.now - start).components
    return ChildProcess(
      seconds: Double(elapsed.seconds) + Double(elapsed.attoseconds) / 1e18,
      output: String(decoding: output, as: UTF8.self))
  }

  /// The most memory that a program took, in bytes; nil if it fails.
  ///
  /// On Linux a process begins with the peak of the one that started it, which is this large one. So a small shell
  /// starts the program and ends at once, and the orphan is handed to this process.
  static func peakMemory(_ program: String, _ arguments: [String]) -> Int? {
    #if os(Linux)
    guard processControl(adoptsOrphans, 1, 0, 0, 0) == 0,
      run("/bin/sh", ["-c", "\"$@\" > /dev/null 2>&1 < /dev/null &", "sh", program] + arguments) != nil
    else { return nil }
    var status: Int32 = 0
    var usage = rusage()
    guard wait4(-1, &status, 0, &usage) > 0, status == 0 else { return nil }
    return usage.ru_maxrss * 1024
    #else
    var words = ([program] + arguments).map { strdup($0) } + [nil]
    defer { for word in words { free(word) } }
    var actions: posix_spawn_file_actions_t?
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0)
    var process = pid_t()
    var status: Int32 = 0
    var usage = rusage()
    guard posix_spawn(&process, program, &actions, nil, &words, environ) == 0,
      wait4(process, &status, 0, &usage) == process, status == 0
    else { return nil }
    return usage.ru_maxrss
    #endif
  }

  /// This program.
  static let own: String? = {
    guard let path = realpath(CommandLine.arguments.first ?? "", nil) else { return nil }
    defer { free(path) }
    return String(cString: path)
  }()

  /// A program in the folder of this one; nil where there is none.
  static func sibling(_ name: String) -> String? {
    guard let own, let slash = own.lastIndex(of: "/") else { return nil }
    let path = own[...slash] + name
    return access(String(path), X_OK) == 0 ? String(path) : nil
  }
}

#if os(Linux)
/// PR_SET_CHILD_SUBREAPER.
private let adoptsOrphans: Int32 = 36

// Swift does not import functions of as many arguments as one likes.
@_silgen_name("prctl")
private func processControl(_ option: Int32, _: UInt, _: UInt, _: UInt, _: UInt) -> Int32
#endif
