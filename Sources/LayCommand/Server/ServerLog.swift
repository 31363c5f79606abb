/// The messages of a language server, a line each, for those who look for a fault.
struct ServerLog {
  private let file: LogFile

  init(_ path: String) throws(SystemError) { file = try LogFile(path) }

  /// - Parameter isAnswer: Whether the server sent it.
  func write(_ message: [UInt8], isAnswer: Bool) {
    let milliseconds = Int(Clock.seconds * 1_000)
    file.write(Array("\(milliseconds) \(isAnswer ? "<-" : "->") ".utf8) + message + [10])
  }
}
