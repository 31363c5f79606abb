/// Starts other programs, which go on by themselves: an editor at a place, a browser at an address.
enum ProgramLauncher {
  /// Starts a program with its words as they are: no shell reads them.
  /// - Parameter words: The program's name, which is looked for as a shell would, and its arguments.
  static func start(_ words: [String]) throws(SystemError) {
    guard let name = words.first, !name.isEmpty else { return }
    // Nobody waits for its end.
    signal(SIGCHLD, SIG_IGN)
    let code = withArguments(words) { arguments in
      withAttributes { attributes in
        withoutInput { files in
          var process = pid_t()
          return name.withSystemPath { posix_spawnp(&process, $0, files, attributes, arguments, environ) }
        }
      }
    }
    if code != 0 { throw SystemError("cannot start", name, code: code) }
  }

  /// What a variable of the environment says; nil where it says nothing.
  static func variable(_ name: String) -> String? {
    guard let value = getenv(name), value.pointee != 0 else { return nil }
    return String(systemName: value)
  }

  private static func withArguments<Result>(
    _ words: [String], _ body: ([UnsafeMutablePointer<CChar>?]) -> Result
  ) -> Result {
    let copies = words.map { word in word.withSystemPath { strdup($0) } }
    defer { for copy in copies { free(copy) } }
    return body(copies + [nil])
  }

  /// Signals reach the program as they reach any other: this one keeps some to itself.
  private static func withAttributes(_ body: (UnsafePointer<posix_spawnattr_t>) -> Int32) -> Int32 {
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var none = sigset_t()
    sigemptyset(&none)
    posix_spawnattr_setsigmask(&attributes, &none)
    var usual = sigset_t()
    sigemptyset(&usual)
    for number in [SIGPIPE, SIGXFSZ, SIGCHLD] { sigaddset(&usual, number) }
    posix_spawnattr_setsigdefault(&attributes, &usual)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF))
    return body(&attributes)
  }

  /// The program reads nothing of what is typed, and writes nothing between what this one writes.
  private static func withoutInput(_ body: (UnsafePointer<posix_spawn_file_actions_t>) -> Int32) -> Int32 {
    var files = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&files)
    defer { posix_spawn_file_actions_destroy(&files) }
    posix_spawn_file_actions_addopen(&files, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_addopen(&files, STDOUT_FILENO, "/dev/null", O_WRONLY, 0)
    posix_spawn_file_actions_addopen(&files, STDERR_FILENO, "/dev/null", O_WRONLY, 0)
    return body(&files)
  }
}
