/// The temporary file being written, removed when a signal ends the program.
///
/// A signal handler may call next to nothing, so the path lies ready as a C string. Files are written one at a
/// time, by one thread.
enum TemporaryFile {
  nonisolated(unsafe) private static var path: UnsafeMutablePointer<CChar>?
  nonisolated(unsafe) private static var number = 0

  static func nextNumber() -> Int {
    number += 1
    return number
  }

  static func register(_ temporary: String) {
    path = strdup(temporary)
  }

  static func forget() {
    let old = path
    path = nil
    free(old)
  }

  /// Ends the program by the signal's own effect once the temporary file is gone.
  static func removeOnInterrupt() {
    for number in [SIGINT, SIGTERM, SIGHUP] {
      signal(number) { number in
        if let path = TemporaryFile.path { unlink(path) }
        signal(number, SIG_DFL)
        kill(getpid(), number)
      }
    }
  }
}
