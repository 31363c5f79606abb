import Lay
import LayEditing
import LaySyntax

/// `lay lsp`: a language server on standard input and output.
enum ServerCommand {
  static func run(_ arguments: Arguments, _ terminal: inout Terminal) -> ExitStatus {
    guard arguments.inputs.isEmpty else {
      terminal.report("'lay lsp' takes no file", help: "editors start it and send their documents")
      return .usage
    }
    let settings = ServerSettings(arguments)
    let session = Session(
      files: { path in settings.bytes(of: path) }, settings: { path in settings.settings(of: path) })
    var server = LanguageServer(
      session: session, version: Version.current, style: { path in settings.style(of: path) })
    var input = FrameReader()
    while true {
      let state = input.read(waiting: !server.hasWork && !input.hasFrames)
      while let frame = input.nextFrame() {
        switch frame {
        case .message(let body):
          if let id = cancelledRequest(in: body) { server.cancel(id) } else { server.receive(body) }
        case .malformed(let reason):
          terminal.report(reason)
          return .faultyInput
        }
        guard send(&server) else { return .faultyInput }
        if let status = server.exitStatus { return status == 0 ? .done : .faultyInput }
        // What is behind may change the same text, or take a request back.
        if !input.hasFrames { _ = input.read(waiting: false) }
      }
      if state == .ended || isOrphan(server) { return .faultyInput }
      if server.hasWork, !input.hasFrames {
        server.publish()
        guard send(&server) else { return .faultyInput }
      }
    }
  }

  private static func send(_ server: inout LanguageServer) -> Bool {
    for message in server.outgoing {
      let text = message.text
      let frame = Array("Content-Length: \(text.count)\r\n\r\n".utf8) + text
      do throws(SystemError) {
        try Terminal.write(frame)
      } catch {
        return false
      }
    }
    server.outgoing = []
    return true
  }

  /// The id that `$/cancelRequest` names.
  private static func cancelledRequest(in body: [UInt8]) -> JSONValue? {
    guard body.count < 256, let message = JSONValue(body), message["method"]?.string == "$/cancelRequest"
    else {
      return nil
    }
    return message["params"]?["id"]
  }

  private static func isOrphan(_ server: LanguageServer) -> Bool {
    guard let process = server.clientProcess else { return false }
    return !ProcessStatus.isRunning(process)
  }
}
