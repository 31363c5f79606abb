/// What a browser gets. Nothing of it is kept, framed, taken for another kind, or read by other pages.
struct HTTPAnswer {
  private let status: HTTPStatus
  private let type: StaticString
  private let body: [UInt8]

  init(_ status: HTTPStatus) {
    self.status = status
    type = "text/plain; charset=utf-8"
    body = Array("\(status.rawValue) \(status.words)\n".utf8)
  }

  init(html body: [UInt8]) { self.init(body, "text/html; charset=utf-8") }
  init(script body: [UInt8]) { self.init(body, "text/javascript; charset=utf-8") }
  init(json body: [UInt8], _ status: HTTPStatus = .done) { self.init(body, "application/json", status) }

  private init(_ body: [UInt8], _ type: StaticString, _ status: HTTPStatus = .done) {
    self.status = status
    self.type = type
    self.body = body
  }

  func bytes() -> [UInt8] {
    Self.head(status, type, [("Content-Length", "\(body.count)"), ("Connection", "close")]) + body
  }

  /// The start of a stream that does not end.
  static func headOfEvents() -> [UInt8] { head(.done, "text/event-stream", [("Connection", "close")]) }

  private static func head(
    _ status: HTTPStatus, _ type: StaticString, _ more: [(String, String)]
  ) -> [UInt8] {
    var head = "HTTP/1.1 \(status.rawValue) \(status.words)\r\nContent-Type: \(type)\r\n"
    head += """
      Cache-Control: no-store\r
      X-Content-Type-Options: nosniff\r
      X-Frame-Options: DENY\r
      Cross-Origin-Resource-Policy: same-origin\r
      Cross-Origin-Opener-Policy: same-origin\r
      Referrer-Policy: no-referrer\r
      Content-Security-Policy: default-src 'none'; script-src 'self'; style-src 'unsafe-inline'; img-src data:; \
      connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'\r

      """
    for (name, value) in more { head += "\(name): \(value)\r\n" }
    return Array((head + "\r\n").utf8)
  }
}
