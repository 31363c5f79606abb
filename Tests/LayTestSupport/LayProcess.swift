import Foundation
import Testing

/// The executable itself, run as users run it.
package struct LayProcess {
  package var status: Int32
  package var output: String
  package var errors: String

  /// What some process is taken to have done.
  package init(status: Int32, output: String, errors: String) {
    self.status = status
    self.output = output
    self.errors = errors
  }

  package static var executable: URL { product("lay") }

  private static func product(_ name: String) -> URL {
    URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent().appendingPathComponent(name)
  }

  /// Runs `lay`, or another product, with a working directory, the text as its standard input.
  package init(
    _ arguments: [String], of name: String = "lay", in folder: Scratch, input: String = "",
    environment: [String: String] = [:]
  ) throws {
    let process = Process()
    process.executableURL = Self.product(name)
    process.arguments = arguments
    process.currentDirectoryURL = URL(fileURLWithPath: folder.path)
    process.environment = ["PATH": "/usr/bin:/bin"].merging(environment) { $1 }
    // Files instead of pipes, so that no end waits for the other.
    let files = try ["in", "out", "err"].map { name in
      let path = folder.path + "/." + name + "-" + UUID().uuidString
      try Data(name == "in" ? Array(input.utf8) : []).write(to: URL(fileURLWithPath: path))
      return path
    }
    process.standardInput = FileHandle(forReadingAtPath: files[0])
    process.standardOutput = FileHandle(forWritingAtPath: files[1])
    process.standardError = FileHandle(forWritingAtPath: files[2])
    try process.run()
    process.waitUntilExit()
    status = process.terminationStatus
    output = try String(contentsOfFile: files[1], encoding: .utf8)
    errors = try String(contentsOfFile: files[2], encoding: .utf8)
    for file in files { try FileManager.default.removeItem(atPath: file) }
  }

  /// Runs `lay` and sends it a signal some seconds after its start, unless it has ended by then.
  package static func interrupt(
    _ arguments: [String], in folder: Scratch, after delay: Double, _ signal: Int32
  ) throws {
    let process = Process()
    process.executableURL = executable
    process.arguments = arguments
    process.currentDirectoryURL = URL(fileURLWithPath: folder.path)
    process.standardError = FileHandle.nullDevice
    try process.runOpenToSignals()
    Thread.sleep(forTimeInterval: delay)
    process.end(signal)
  }
}

extension Process {
  /// Starts the program without the mask of this thread, which may keep signals from it.
  package func runOpenToSignals() throws {
    var none = sigset_t()
    var mask = sigset_t()
    sigemptyset(&none)
    pthread_sigmask(SIG_SETMASK, &none, &mask)
    defer { pthread_sigmask(SIG_SETMASK, &mask, nil) }
    try run()
  }

  /// Sends a signal and waits for the end, which is by force where the signal does not bring it.
  package func end(_ signal: Int32) {
    if isRunning { kill(processIdentifier, signal) }
    for _ in 0..<5_000 where isRunning { usleep(1_000) }
    if isRunning {
      Issue.record("signal \(signal) did not end the program")
      kill(processIdentifier, SIGKILL)
    }
    waitUntilExit()
  }
}
