import Testing

@testable import LayCommand

@Suite("Who may ask a live page's server")
struct PreviewGateTests {
  private static let token = "00112233445566778899aabbccddeeff"
  private let gate = PreviewGate(port: 4179, token: Self.token)

  private func request(_ method: String, _ changes: [String: String?] = [:]) -> HTTPRequest {
    var fields: [String: String] = [
      "host": "127.0.0.1:4179", "origin": "http://127.0.0.1:4179", "x-lay-token": Self.token,
      "sec-fetch-site": "same-origin",
    ]
    for (name, value) in changes { fields[name] = value }
    return HTTPRequest(method: method, target: "/", fields: fields)
  }

  @Test("the page itself, by each of this machine's names", arguments: ["127.0.0.1", "[::1]", "localhost"])
  func own(name: String) {
    let changes: [String: String?] = ["host": "\(name):4179", "origin": "http://\(name):4179"]
    #expect(gate.refusal(of: request("POST", changes)) == nil)
    #expect(
      gate.refusal(of: request("GET", ["host": "\(name):4179", "origin": nil, "x-lay-token": nil])) == nil)
  }

  @Test(
    "no other name of the server",
    arguments: [
      "evil.com", "evil.com:4179", "127.0.0.1.evil.com:4179", "127.evil:4179", "127.0.0.1", "127.0.0.1:4180",
      "127.0.0.1:04179", "127.1:4179", "0x7f.0.0.1:4179", "2130706433:4179", "LOCALHOST:4179",
      "localhost.:4179",
      "[::1]", "[0:0:0:0:0:0:0:1]:4179", "::1:4179", "127.0.0.1:4179@evil.com", "", "user@127.0.0.1:4179",
    ])
  func hosts(host: String) {
    #expect(gate.refusal(of: request("GET", ["host": host])) == .forbidden)
    #expect(gate.refusal(of: request("POST", ["host": host])) == .forbidden)
  }

  @Test("no request without a name")
  func noHost() {
    #expect(gate.refusal(of: request("GET", ["host": nil])) == .faulty)
  }

  @Test(
    "no other page",
    arguments: [
      "null", "http://evil.com", "https://127.0.0.1:4179", "http://127.0.0.1", "http://127.0.0.1:4180",
      "http://127.0.0.1:4179.evil.com", "http://127.0.0.1:4179/", "HTTP://127.0.0.1:4179", "",
    ])
  func origins(origin: String) {
    #expect(gate.refusal(of: request("GET", ["origin": origin])) == .forbidden)
    #expect(gate.refusal(of: request("POST", ["origin": origin])) == .forbidden)
  }

  @Test("a question wants an origin, this site's, and the whole secret")
  func questions() {
    #expect(gate.refusal(of: request("POST", ["origin": nil])) == .forbidden)
    for site in ["cross-site", "same-site"] {
      #expect(gate.refusal(of: request("POST", ["sec-fetch-site": site])) == .forbidden)
    }
    for token in [
      "", "0", Self.token + "0", String(Self.token.dropLast()), String(Self.token.dropLast()) + "0",
    ] {
      #expect(gate.refusal(of: request("POST", ["x-lay-token": token])) == .forbidden)
    }
    #expect(gate.refusal(of: request("POST", ["x-lay-token": nil])) == .forbidden)
    #expect(gate.refusal(of: request("PUT", ["x-lay-token": nil])) == .forbidden)
  }

  @Test("an origin that was allowed, and only whole")
  func allowed() {
    let gate = PreviewGate(port: 4179, token: Self.token, allowedOrigins: ["https://work.example"])
    let changes: [String: String?] = ["host": "work.example", "origin": "https://work.example"]
    #expect(gate.refusal(of: request("POST", changes)) == nil)
    #expect(
      gate.refusal(of: request("POST", ["host": "x.work.example", "origin": "https://work.example"])) != nil)
    #expect(
      gate.refusal(of: request("POST", ["host": "work.example", "origin": "http://work.example"])) != nil)
    #expect(PreviewGate.isOrigin("https://work.example:8443"))
    for text in [
      "work.example", "https://", "https://a/", "https://a?b", "https://a@b", "ftp://a", "https://a b",
    ] {
      #expect(!PreviewGate.isOrigin(text))
    }
  }

  @Test("a secret is 128 bits, another one each time")
  func tokens() {
    let tokens = Set((0..<100).map { _ in PreviewGate.randomToken() })
    #expect(tokens.count == 100)
    #expect(tokens.allSatisfy { $0.utf8.count == 32 })
  }
}
