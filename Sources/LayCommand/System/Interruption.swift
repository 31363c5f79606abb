/// Lets a signal end the program only between two steps of its work.
enum Interruption {
  nonisolated(unsafe) private static var number: Int32 = 0
  private static var signals: [Int32] { [SIGINT, SIGTERM, SIGHUP] }

  /// Whether a signal has asked the program to end.
  static var isRequested: Bool { number != 0 }

  /// From now on the first signal is only noted, and the second ends the program at once.
  static func postpone() {
    for number in signals {
      signal(number) { number in
        Interruption.number = number
        // A handler may not allocate, and so not loop over an array.
        signal(SIGINT, SIG_DFL)
        signal(SIGTERM, SIG_DFL)
        signal(SIGHUP, SIG_DFL)
      }
    }
  }

  /// Signals end the program again: at once where one has come in the meantime.
  static func allow() {
    for number in signals { signal(number, SIG_DFL) }
    if isRequested { kill(getpid(), number) }
  }
}
