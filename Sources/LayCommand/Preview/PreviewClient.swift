/// One connection of a browser: a request that comes in, then an answer that goes out, or events for as long as somebody
/// follows them.
final class PreviewClient {
  private enum State {
    case asking
    case answered
    /// All was sent; what still comes is thrown away, so that the answer is not lost with the connection.
    case draining
    case following
    case gone
  }

  private let connection: SocketConnection
  private var parser = HTTPParser()
  private var state = State.asking
  /// When patience ends, by `Clock`.
  private var deadline: Double
  private var output: [UInt8] = []
  private var sentCount = 0

  /// How long a request may take to come, and an answer to go, in seconds.
  private static let patience = 10.0
  /// How long a connection whose answer has gone is kept, in seconds.
  private static let drainingTime = 1.0
  /// Events that nobody has fetched: so many bytes are kept.
  private static let maximumBacklog = 256 << 10

  init(_ connection: SocketConnection) {
    self.connection = connection
    deadline = Clock.seconds + Self.patience
  }

  var descriptor: Int32 { connection.descriptor }
  var hasOutput: Bool { sentCount < output.count }
  var isGone: Bool { state == .gone }
  var isFollowing: Bool { state == .following }
  /// Whether it has asked nothing yet, and may make room for somebody who does.
  var isAsking: Bool { state == .asking }

  /// Reads what has come.
  /// - Returns: the request, once.
  func receive() throws(HTTPStatus) -> HTTPRequest? {
    while true {
      guard let bytes = connection.receive(atMost: 16 << 10) else {
        state = .gone
        return nil
      }
      if bytes.isEmpty { return nil }
      guard state == .asking else { continue }
      if let request = try parser.add(bytes) { return request }
    }
  }

  /// Sends what is ready as far as there is room.
  func send() {
    while hasOutput {
      guard let count = connection.send(output[sentCount...]) else {
        state = .gone
        return
      }
      if count == 0 { break }
      sentCount += count
      if state == .answered { deadline = Clock.seconds + Self.patience }
    }
    guard !hasOutput else { return }
    output.removeAll(keepingCapacity: true)
    sentCount = 0
    if state == .answered {
      connection.finish()
      state = .draining
      deadline = Clock.seconds + Self.drainingTime
    }
  }

  func answer(_ answer: HTTPAnswer) {
    output = answer.bytes()
    state = .answered
    deadline = Clock.seconds + Self.patience
    send()
  }

  /// Begins a stream of events.
  func follow() {
    output = HTTPAnswer.headOfEvents()
    state = .following
    send()
  }

  /// Sends an event: a name and one line of JSON.
  func tell(_ event: String, _ data: [UInt8], generation: Int) {
    guard state == .following else { return }
    output += Array("id: \(generation)\nevent: \(event)\ndata: ".utf8) + data + [10, 10]
    if output.count - sentCount > Self.maximumBacklog { state = .gone } else { send() }
  }

  /// Sends what says nothing, which fails where nobody is there any more.
  func touch() {
    guard state == .following else { return }
    output += Array(": \n\n".utf8)
    send()
  }

  /// Ends what has taken too long.
  func expire(at now: Double) {
    guard state != .following, now > deadline else { return }
    if state == .asking {
      answer(HTTPAnswer(.late))
    } else {
      state = .gone
    }
  }

  func leave() { state = .gone }
}
