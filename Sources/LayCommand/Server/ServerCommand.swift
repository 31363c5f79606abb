import Lay
import LayEditing

/// `lay lsp`: a language server on standard input and output.
struct ServerCommand {
  private var server: LanguageServer
  private var previews: EditorPreviews
  private var input = FrameReader()
  private var queue = MessageQueue()
  private var log: ServerLog?
  /// Until when no document is compiled, by the clock: one that takes long leaves as much time to others.
  private var restsUntil = 0.0
  private var shownCursor: LanguageServer.Place?

  /// A document that takes longer than this to compile is not compiled again at once, in seconds.
  private static let patience = 0.05

  static func run(_ arguments: Arguments, _ terminal: inout Terminal) -> ExitStatus {
    if arguments.own.server.checks { return ServerCheck.run(arguments, &terminal) }
    guard arguments.inputs.isEmpty else {
      terminal.report("'lay lsp' takes no file", help: "editors start it and send their documents")
      return .usage
    }
    do throws(SystemError) {
      var command = try ServerCommand(arguments)
      return command.run(&terminal)
    } catch {
      terminal.report(error)
      return .usage
    }
  }

  /// The server of the command line's options, over the files on disk.
  static func server(_ arguments: Arguments) -> LanguageServer {
    let settings = ServerSettings(arguments)
    let session = Session(
      files: { path in settings.bytes(of: path) }, settings: { path in settings.settings(of: path) },
      surrounded: { file in settings.surrounded(file) })
    return LanguageServer(session: session, version: Version.current, surroundings: settings.surroundings)
  }

  private init(_ arguments: Arguments) throws(SystemError) {
    server = Self.server(arguments)
    previews = EditorPreviews(arguments)
    if let file = arguments.own.server.log { log = try ServerLog(file) }
  }

  private mutating func run(_ terminal: inout Terminal) -> ExitStatus {
    while true {
      let state = read()
      while let message = queue.next() {
        server.receive(message)
        guard afterMessage() else { return .faultyInput }
        if let status = server.exitStatus { return status == 0 ? .done : .faultyInput }
        // What is behind may change the same text, or take a request back.
        if queue.isEmpty { _ = takeInput(0) }
      }
      if let reason = input.fault {
        terminal.report(reason)
        return .faultyInput
      }
      if state == .ended || isOrphan { return .faultyInput }
      if server.hasWork, Clock.seconds >= restsUntil {
        publish()
        guard send() else { return .faultyInput }
      }
    }
  }

  /// Waits for what comes next, unless there is something to do.
  private mutating func read() -> StandardStream.State {
    let rest = max(0, restsUntil - Clock.seconds)
    let wait = server.hasWork ? Int(rest * 1_000) : 2_000
    if previews.isEmpty { return takeInput(wait) }
    var readiness = Readiness()
    readiness.add(StandardStream.input)
    previews.add(to: &readiness)
    let ready = readiness.wait(wait)
    for place in previews.serve(ready) { server.showPlace(place) }
    guard send() else { return .ended }
    return ready.contains(StandardStream.input) ? takeInput(0) : .open
  }

  /// - Parameter wait: So many milliseconds at most.
  private mutating func takeInput(_ wait: Int) -> StandardStream.State {
    let state = input.read(waiting: wait)
    while let body = input.nextMessage() {
      log?.write(body, isAnswer: false)
      queue.add(body)
    }
    return state
  }

  private mutating func publish() {
    let start = Clock.seconds
    let path = server.publish()
    let end = Clock.seconds
    if end - start > Self.patience { restsUntil = end + (end - start) }
    guard let path else { return }
    server.noteTime(end - start, of: path)
    if previews.paths.contains(path), let bytes = server.bytes(of: path) {
      previews.show(bytes, of: path)
    }
  }

  /// Sends what was answered, and has the pages follow.
  /// - Returns: false where nobody reads any more.
  private mutating func afterMessage() -> Bool {
    if let place = server.wantedPreview {
      server.wantedPreview = nil
      do throws(SystemError) {
        server.showPage(try previews.address(of: place.path))
        if let bytes = server.bytes(of: place.path) { previews.show(bytes, of: place.path) }
        previews.select(place)
      } catch {
        server.showFault(error.message)
      }
    }
    if let cursor = server.cursor, cursor != shownCursor, !previews.isEmpty {
      shownCursor = cursor
      previews.select(cursor)
    }
    return send()
  }

  private mutating func send() -> Bool {
    for text in server.outgoing {
      log?.write(text, isAnswer: true)
      do throws(SystemError) {
        try Terminal.write(Array("Content-Length: \(text.count)\r\n\r\n".utf8))
        try Terminal.write(text)
      } catch {
        return false
      }
    }
    server.outgoing = []
    return true
  }

  private var isOrphan: Bool {
    guard let process = server.clientProcess else { return false }
    return !ProcessStatus.isRunning(process)
  }
}
