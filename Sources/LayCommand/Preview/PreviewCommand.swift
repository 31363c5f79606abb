import Lay

/// `lay preview`: a page that shows what is written while it is written, served to this machine alone.
enum PreviewCommand {
  /// Where it listens unless told otherwise, and the ports after it where that is taken.
  private static let firstPort: UInt16 = 4179
  private static let triedPortCount: UInt16 = 10

  static func run(_ arguments: Arguments, _ terminal: inout Terminal) -> ExitStatus {
    guard arguments.inputs.count <= 1, arguments.inputs.first != "-" else {
      terminal.report(
        "'lay preview' takes one file or folder", help: "without one it shows the working directory")
      return .usage
    }
    do throws(SystemError) {
      let files = try PreviewFiles(arguments)
      for problem in files.problems { terminal.report(problem) }
      if files.desk.paths.isEmpty {
        let operand = arguments.inputs.first ?? "."
        terminal.report(SystemError("nothing to show in", operand, reason: "no .lay file is there"))
        return .usage
      }
      let listeners = try listen(arguments.own.preview.port)
      let token = PreviewGate.randomToken()
      let port = listeners[0].port
      let gate = PreviewGate(port: port, token: token, allowedOrigins: arguments.own.preview.allowedOrigins)
      let address = "http://127.0.0.1:\(port)/#\(token)"
      try Terminal.write(Array("\(address)\n".utf8))
      if !arguments.reporting.isQuiet { terminal.say("open this address; Ctrl-C ends it") }
      if arguments.own.preview.opensBrowser { open(address, &terminal) }
      terminal.flush()
      let editor = arguments.own.preview.editor ?? EditorCommand(environment: ProgramLauncher.variable)
      var server = PreviewServer(files, listeners, gate, editor)
      server.run()
    } catch {
      terminal.report(error)
      return .usage
    }
  }

  private static func open(_ address: String, _ terminal: inout Terminal) {
    #if canImport(Darwin)
    let program = "open"
    #else
    let program = "xdg-open"
    #endif
    do throws(SystemError) {
      try ProgramLauncher.start([program, address])
    } catch {
      terminal.warn(error.message)
    }
  }

  /// Listens at 127.0.0.1 and, where the machine has it, at the same port of ::1.
  static func listen(_ wanted: UInt16?) throws(SystemError) -> [ListeningSocket] {
    let first = try firstListener(wanted)
    guard let second = try? ListeningSocket(.v6, port: first.port) else { return [first] }
    return [first, second]
  }

  private static func firstListener(_ wanted: UInt16?) throws(SystemError) -> ListeningSocket {
    if let wanted { return try ListeningSocket(.v4, port: wanted) }
    for port in firstPort..<(firstPort + triedPortCount) {
      if let listener = try? ListeningSocket(.v4, port: port) { return listener }
    }
    return try ListeningSocket(.v4, port: 0)
  }
}
