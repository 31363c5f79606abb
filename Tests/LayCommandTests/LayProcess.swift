import Foundation

/// The executable itself, run as users run it.
struct LayProcess {
  var status: Int32
  var output: String
  var errors: String

  static var executable: URL {
    URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent().appendingPathComponent("lay")
  }

  /// Runs `lay` with a working directory, the text as its standard input.
  init(
    _ arguments: [String], in folder: Scratch, input: String = "", environment: [String: String] = [:]
  ) throws {
    let process = Process()
    process.executableURL = Self.executable
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
  static func interrupt(
    _ arguments: [String], in folder: Scratch, after delay: Double, _ signal: Int32
  ) throws {
    let process = Process()
    process.executableURL = executable
    process.arguments = arguments
    process.currentDirectoryURL = URL(fileURLWithPath: folder.path)
    process.standardError = FileHandle.nullDevice
    try process.run()
    Thread.sleep(forTimeInterval: delay)
    kill(process.processIdentifier, signal)
    process.waitUntilExit()
  }
}
