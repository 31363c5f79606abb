import Testing

@testable import LayCommand

@Suite("Requests of a browser")
struct HTTPParserTests {
  /// What comes of a request that arrives in pieces of so many bytes.
  private func parse(_ text: String, pieces: Int = .max) -> Result<HTTPRequest?, HTTPStatus> {
    var parser = HTTPParser()
    var rest = Array(text.utf8)[...]
    do throws(HTTPStatus) {
      while !rest.isEmpty {
        if let request = try parser.add(rest.prefix(pieces)) { return .success(request) }
        rest = rest.dropFirst(pieces)
      }
      return .success(nil)
    } catch {
      return .failure(error)
    }
  }

  private func status(_ text: String) -> HTTPStatus? {
    if case .failure(let status) = parse(text) { return status }
    return nil
  }

  @Test("a request is the same in one piece and in many", arguments: [1, 2, 3, 7, 1_000])
  func pieces(size: Int) throws {
    let text =
      "POST /pictures HTTP/1.1\r\nHost: 127.0.0.1:4179\r\nContent-Length: 5\r\nX-Odd:  a b \t\r\n\r\nhelloand more"
    let request = try #require(try parse(text, pieces: size).get())
    #expect(request.method == "POST")
    #expect(request.target == "/pictures")
    #expect(request.fields == ["host": "127.0.0.1:4179", "content-length": "5", "x-odd": "a b"])
    #expect(request.body == Array("hello".utf8))
  }

  @Test("nothing is answered before it is whole")
  func unfinished() throws {
    #expect(try parse("GET / HTTP/1.1\r\nHost: a\r\n").get() == nil)
    #expect(try parse("POST / HTTP/1.1\r\nContent-Length: 2\r\n\r\nx").get() == nil)
  }

  @Test(
    "what readers of HTTP take differently is refused",
    arguments: [
      "GET  / HTTP/1.1\r\n\r\n", "GET / HTTP/2\r\n\r\n", "get / HTTP/1.1\r\n\r\n",
      "GET http://a/ HTTP/1.1\r\n\r\n",
      "GET /\u{7F} HTTP/1.1\r\n\r\n", "GET / HTTP/1.1\nHost: a\r\n\r\n", "GET / HTTP/1.1\r\nHost : a\r\n\r\n",
      "GET / HTTP/1.1\r\nHost: a\r\n b\r\n\r\n", "GET / HTTP/1.1\r\n: a\r\n\r\n",
      "GET / HTTP/1.1\r\nHost\r\n\r\n",
      "GET / HTTP/1.1\r\nHost: a\r\nhost: b\r\n\r\n", "GET / HTTP/1.1\r\nA: b\u{0}c\r\n\r\n",
      "POST / HTTP/1.1\r\nContent-Length: +1\r\n\r\n", "POST / HTTP/1.1\r\nContent-Length: 1, 1\r\n\r\n",
      "POST / HTTP/1.1\r\nContent-Length:\r\n\r\n", "\r\n\r\n", "\0\0\0\0\r\n\r\n",
    ])
  func strict(text: String) {
    #expect(status(text) == .faulty)
  }

  @Test("a head or body beyond its limit is refused, at the limit it is taken")
  func limits() throws {
    let start = "GET / HTTP/1.1\r\nA: "
    let room = HTTPParser.maximumHeadSize - start.utf8.count - 4
    #expect(try parse(start + String(repeating: "a", count: room) + "\r\n\r\n").get() != nil)
    #expect(status(start + String(repeating: "a", count: room + 1) + "\r\n\r\n") == .headTooLarge)
    #expect(status(start + String(repeating: "a", count: 1 << 20)) == .headTooLarge)
    #expect(
      status("POST / HTTP/1.1\r\nContent-Length: \(HTTPParser.maximumBodySize + 1)\r\n\r\n") == .bodyTooLarge)
    #expect(status("POST / HTTP/1.1\r\nContent-Length: 99999999999999999999\r\n\r\n") == .bodyTooLarge)
    #expect(status("POST / HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\n") == .notKnown)
    let body = String(repeating: "b", count: HTTPParser.maximumBodySize)
    let request = parse(
      "POST / HTTP/1.1\r\nContent-Length: \(body.utf8.count)\r\n\r\n" + body, pieces: 16_384)
    #expect(try request.get()?.body.count == HTTPParser.maximumBodySize)
  }
}
