import LayOutput
import Lay

/// Serves the live page to browsers of this machine, one thing after the other: a picture takes a few milliseconds, and
/// nobody who is slow is waited for.
struct PreviewServer {
  private var files: PreviewFiles
  private let listeners: [ListeningSocket]
  private let gate: PreviewGate
  private let editor: EditorCommand?
  /// Whether places of sources are shown by whoever runs the server, which finds them in `wantedPlaces`.
  private let showsPlaces: Bool
  private(set) var wantedPlaces: [SourcePlace] = []
  private var clients: [PreviewClient] = []
  private var lastTouch = Clock.seconds
  private let page = HTTPAnswer(html: LivePage.html(title: "lay preview"))
  private let script = HTTPAnswer(script: LivePage.script())

  /// So many connections are open at once, those that follow events among them.
  private static let maximumClientCount = 16
  private static let maximumFollowerCount = 10
  /// So many are taken before those that are there get their turn.
  private static let acceptedAtOnce = 4
  /// How often those who follow are tried, in seconds.
  private static let touchInterval = 15.0
  /// How long to wait where nothing tells of changes, in milliseconds.
  private static let pollInterval = 40

  init(
    _ files: PreviewFiles, _ listeners: [ListeningSocket], _ gate: PreviewGate, _ editor: EditorCommand?,
    showsPlaces: Bool = false
  ) {
    self.editor = editor
    self.showsPlaces = showsPlaces
    self.files = files
    self.listeners = listeners
    self.gate = gate
  }

  /// Serves until a signal ends the program.
  mutating func run() -> Never {
    while true {
      var readiness = Readiness()
      add(to: &readiness)
      serve(readiness.wait(files.descriptor == nil ? Self.pollInterval : 1_000))
    }
  }

  /// Does what can be done at once.
  /// - Parameter ready: The descriptors at which something is to be done.
  mutating func serve(_ ready: Set<Int32>) {
    tellOfChanges(ready)
    accept(ready)
    for client in clients where ready.contains(client.descriptor) {
      client.send()
      serve(client)
    }
    let now = Clock.seconds
    if now - lastTouch > Self.touchInterval {
      lastTouch = now
      for client in clients { client.touch() }
    }
    for client in clients { client.expire(at: now) }
    clients.removeAll { $0.isGone }
  }

  /// Adds all that is waited for.
  func add(to readiness: inout Readiness) {
    for listener in listeners { readiness.add(listener.descriptor) }
    if let descriptor = files.descriptor { readiness.add(descriptor) }
    for client in clients { readiness.add(client.descriptor, writes: client.hasOutput) }
  }

  private mutating func tellOfChanges(_ ready: Set<Int32>) {
    if let descriptor = files.descriptor, !ready.contains(descriptor) { return }
    tell(of: files.update())
  }

  private func tell(of update: PreviewFiles.Update) {
    if update.isEmpty { return }
    let data = ByteBuffer.bytes { output in
      output.append("{\"files\":")
      output.append(json: update.paths)
      output.append(update.isOfList ? ",\"isOfList\":true}" : "}")
    }
    for client in clients { client.tell("update", data, generation: files.desk.generation) }
  }

  // MARK: Connections

  private mutating func accept(_ ready: Set<Int32>) {
    for listener in listeners where ready.contains(listener.descriptor) {
      for _ in 0..<Self.acceptedAtOnce {
        guard let connection = listener.accept() else { break }
        makeRoom()
        let client = PreviewClient(connection)
        clients.append(client)
        // What is there already is served before others may take its place.
        serve(client)
      }
    }
  }

  /// Lets the oldest go that has asked nothing yet.
  private mutating func makeRoom() {
    clients.removeAll { $0.isGone }
    guard clients.count >= Self.maximumClientCount else { return }
    clients.remove(at: clients.firstIndex { $0.isAsking } ?? clients.firstIndex { !$0.isFollowing } ?? 0)
  }

  private mutating func serve(_ client: PreviewClient) {
    do throws(HTTPStatus) {
      guard let request = try client.receive() else { return }
      if let refusal = gate.refusal(of: request) { throw refusal }
      if request.method == "POST", request.target == "/events" {
        follow(client)
      } else {
        client.answer(try answer(request))
      }
    } catch {
      client.answer(HTTPAnswer(error))
    }
  }

  private mutating func follow(_ client: PreviewClient) {
    let followers = clients.filter(\.isFollowing)
    if followers.count >= Self.maximumFollowerCount { followers.first?.leave() }
    client.follow()
    client.tell("hello", Array("{}".utf8), generation: files.desk.generation)
  }

  // MARK: Answers

  /// There is a table of what can be asked, and no path of an address is a path of a file.
  private mutating func answer(_ request: HTTPRequest) throws(HTTPStatus) -> HTTPAnswer {
    switch (request.method, request.target) {
    case ("GET", "/"): return page
    case ("GET", "/page.js"): return script
    case ("POST", "/project"):
      let opens = editor != nil || showsPlaces
      return question { desk throws(PreviewDesk.Fault) in desk.project(opensSources: opens) }
    case ("POST", "/pictures"):
      let answer = question { desk throws(PreviewDesk.Fault) in try desk.pictures(request.body) }
      files.watch()
      return answer
    case ("POST", "/findings"):
      return question { desk throws(PreviewDesk.Fault) in try desk.findings(request.body) }
    case ("POST", "/explanation"):
      return question { desk throws(PreviewDesk.Fault) in try desk.explanation(request.body) }
    case ("POST", "/open"): return try open(request.body)
    case ("POST", "/select"): return try select(request.body)
    case (_, "/open"), (_, "/select"), (_, "/"), (_, "/page.js"), (_, "/project"), (_, "/pictures"),
      (_, "/findings"), (_, "/explanation"),
      (_, "/events"):
      throw .wrongMethod
    default: throw .notFound
    }
  }

  /// Shows a place of a source in the editor.
  private mutating func open(_ body: [UInt8]) throws(HTTPStatus) -> HTTPAnswer {
    if showsPlaces, let place = SourcePlace(json: body), files.place(of: place.path) != nil {
      wantedPlaces.append(place)
      return HTTPAnswer(json: Array("{}\n".utf8))
    }
    guard let editor, let place = SourcePlace(json: body), let file = files.place(of: place.path) else {
      throw .faulty
    }
    do throws(SystemError) {
      let path = try realPath(file.path)
      try ProgramLauncher.start(editor.words(file: path, line: place.line, column: place.column))
      return HTTPAnswer(json: Array("{}\n".utf8))
    } catch {
      return HTTPAnswer(json: PreviewDesk.json(of: PreviewDesk.Fault(message: error.message)), .faulty)
    }
  }

  /// Has every page choose the view at a place of a source, as an editor asks.
  private func select(_ body: [UInt8]) throws(HTTPStatus) -> HTTPAnswer {
    guard let place = SourcePlace(json: body), files.place(of: place.path) != nil else { throw .faulty }
    select(place)
    return HTTPAnswer(json: Array("{}\n".utf8))
  }

  /// Has every page choose the view at a place of a source.
  func select(_ place: SourcePlace) {
    for client in clients { client.tell("select", place.json(), generation: files.desk.generation) }
  }

  /// Shows a text that is not saved yet.
  mutating func show(_ bytes: [UInt8], of path: String) { tell(of: files.show(bytes, of: path)) }

  /// The places that the pages have asked for since the last call.
  mutating func takeWantedPlaces() -> [SourcePlace] {
    defer { wantedPlaces = [] }
    return wantedPlaces
  }

  private mutating func question(
    _ body: (inout PreviewDesk) throws(PreviewDesk.Fault) -> [UInt8]
  ) -> HTTPAnswer {
    do throws(PreviewDesk.Fault) {
      return HTTPAnswer(json: try files.answer(body))
    } catch {
      return HTTPAnswer(json: PreviewDesk.json(of: error), .faulty)
    }
  }
}
