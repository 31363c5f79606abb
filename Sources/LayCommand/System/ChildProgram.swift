/// Another program, run without a shell: its words reach it as they are.
enum ChildProgram {
  enum Outcome: Equatable {
    /// No program of that name is installed.
    case absent
    /// It ended by itself, with this status.
    case ended(Int32)
    /// It did not end in time, or was ended by a signal.
    case stopped
  }

  /// Runs a program and waits for its end.
  ///
  /// It reads nothing and says what it has to say into a file. Of the environment it gets what programs need to find their
  /// files.
  /// - Parameters:
  ///   - name: A name to look for in `PATH`, or a path.
  ///   - log: The path of the file that takes both its outputs.
  ///   - seconds: When it is ended, should it go on for so long.
  static func run(
    _ name: String, _ words: [String], log: String, seconds: Double
  ) throws(SystemError) -> Outcome {
    var actions = SpawnActions()
    defer { actions.end() }
    for (descriptor, path, flags) in [
      (STDIN_FILENO, "/dev/null", O_RDONLY), (STDOUT_FILENO, log, O_WRONLY | O_CREAT | O_APPEND),
      (STDERR_FILENO, log, O_WRONLY | O_CREAT | O_APPEND),
    ] {
      actions.open(descriptor, path, flags)
    }
    let arguments = CWords([name] + words)
    let environment = CWords(Self.environment)
    var process: pid_t = 0
    let code = name.withSystemPath { actions.spawn(&process, $0, arguments, environment) }
    if code == ENOENT || code == EACCES || code == ENOTDIR { return .absent }
    guard code == 0 else { throw SystemError("cannot run", name, code: code) }
    return wait(for: process, until: Clock.seconds + seconds)
  }

  private static func wait(for process: pid_t, until end: Double) -> Outcome {
    var status: Int32 = 0
    var pause: UInt32 = 500
    while true {
      let ended = waitpid(process, &status, WNOHANG)
      if ended == process { break }
      if ended == -1, errno != EINTR { return .stopped }
      if Clock.seconds > end {
        kill(process, SIGKILL)
        _ = retryingInterrupts { Int(waitpid(process, &status, 0)) }
        return .stopped
      }
      usleep(pause)
      pause = min(pause * 2, 20_000)
    }
    // Without a signal the low seven bits are 0, and the status lies above them.
    return status & 0x7F == 0 ? .ended((status >> 8) & 0xFF) : .stopped
  }

  private static var environment: [String] {
    let names = [
      "PATH", "HOME", "TMPDIR", "LANG", "LC_ALL", "LC_CTYPE", "XDG_CONFIG_HOME", "XDG_CACHE_HOME",
      "XDG_DATA_HOME", "XDG_DATA_DIRS", "XDG_RUNTIME_DIR", "FONTCONFIG_FILE", "FONTCONFIG_PATH",
    ]
    return names.compactMap { name in getenv(name).map { "\(name)=\(String(systemName: $0))" } }
  }
}

/// Words as C takes them: pointers, the last one nil.
private final class CWords {
  let pointers: [UnsafeMutablePointer<CChar>?]

  init(_ words: [String]) { pointers = words.map { $0.withSystemPath { strdup($0) } } + [nil] }

  deinit { for pointer in pointers { free(pointer) } }
}

/// What happens to a new process before its program begins.
private struct SpawnActions {
  #if canImport(Darwin)
  private var actions: posix_spawn_file_actions_t?
  private var attributes: posix_spawnattr_t?
  #else
  private var actions = posix_spawn_file_actions_t()
  private var attributes = posix_spawnattr_t()
  #endif

  /// Signals that lay waits for, or does not want, are the program's own affair.
  init() {
    posix_spawn_file_actions_init(&actions)
    posix_spawnattr_init(&attributes)
    var none = sigset_t()
    sigemptyset(&none)
    posix_spawnattr_setsigmask(&attributes, &none)
    var ordinary = sigset_t()
    sigemptyset(&ordinary)
    for number in [SIGPIPE, SIGXFSZ] { sigaddset(&ordinary, number) }
    posix_spawnattr_setsigdefault(&attributes, &ordinary)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF))
  }

  mutating func open(_ descriptor: Int32, _ path: String, _ flags: Int32) {
    _ = path.withSystemPath {
      posix_spawn_file_actions_addopen(&actions, descriptor, $0, flags, 0o600)
    }
  }

  mutating func spawn(
    _ process: inout pid_t, _ name: UnsafePointer<CChar>, _ words: CWords, _ environment: CWords
  ) -> Int32 {
    posix_spawnp(&process, name, &actions, &attributes, words.pointers, environment.pointers)
  }

  mutating func end() {
    posix_spawn_file_actions_destroy(&actions)
    posix_spawnattr_destroy(&attributes)
  }
}
