/// How the program ends.
enum ExitStatus: Int32, Comparable {
  case done = 0
  /// The input has errors.
  case faultyInput = 1
  /// The command line was wrong, or a file could not be read or written.
  case usage = 2

  static func < (a: ExitStatus, b: ExitStatus) -> Bool { a.rawValue < b.rawValue }
}

/// An invalid command line: what is wrong with it, and how to correct it.
struct UsageError: Error, Equatable {
  var message: String
  var help: String?

  init(_ message: String, help: String? = nil) {
    self.message = message
    self.help = help
  }
}
