/// Why the system refused: what was to be done to which path, and the reason.
struct SystemError: Error, Equatable {
  var path: String
  /// What failed: `cannot read`.
  var action: String
  var reason: String
  /// Whether a link stood where none is followed.
  var isLink = false

  init(_ action: String, _ path: String, reason: String, isLink: Bool = false) {
    self.action = action
    self.path = path
    self.reason = reason
    self.isLink = isLink
  }

  /// With the reason that `errno` gives.
  init(_ action: String, _ path: String, code: Int32 = errno) {
    self.init(action, path, reason: strerror(code).map { String(cString: $0) } ?? "error \(code)")
  }

  /// Whether every other file would meet it too: no room, or no writing, on the whole disk.
  var endsEverything: Bool {
    [ENOSPC, EDQUOT, EROFS].contains { reason == SystemError("", "", code: $0).reason }
  }

  var message: String { "\(action) '\(path.isEmpty ? "." : path)': \(reason)" }

  /// The same reason against something else: a file that could not be read cannot be written either.
  func prevents(_ action: String, to path: String? = nil) -> SystemError {
    SystemError(action, path ?? self.path, reason: reason, isLink: isLink)
  }
}

/// Calls again as long as a signal interrupts.
func retryingInterrupts(_ call: () -> Int) -> Int {
  while true {
    let result = call()
    if result != -1 || errno != EINTR { return result }
  }
}
