/// Who may ask: only the page that was opened by the address that `lay preview` has printed.
///
/// A page from elsewhere in the same browser reaches this machine's own ports. So every request has to name the server as
/// it is, letter by letter, whatever name the sender has found its address by; a request that asks for more than the empty
/// page has to come from that page and to know its secret.
struct PreviewGate {
  /// What `Host` may be.
  private let hosts: Set<String>
  /// What `Origin` may be.
  private let origins: Set<String>
  private let token: String

  /// - Parameter allowedOrigins: Others by which the page is reached, as through a tunnel: `https://example.org`.
  init(port: UInt16, token: String, allowedOrigins: [String] = []) {
    let names = ["127.0.0.1", "[::1]", "localhost"].map { "\($0):\(port)" }
    hosts = Set(names + allowedOrigins.compactMap(Self.host))
    origins = Set(names.map { "http://\($0)" } + allowedOrigins)
    self.token = token
  }

  /// What an origin says of the host.
  private static func host(of origin: String) -> String? {
    for scheme in ["http://", "https://"] where origin.hasPrefix(scheme) {
      return String(origin.dropFirst(scheme.count))
    }
    return nil
  }

  /// Whether a text is an origin: a scheme and a host, and nothing after them.
  static func isOrigin(_ text: String) -> Bool {
    guard let host = host(of: text), !host.isEmpty else { return false }
    return host.utf8.allSatisfy { 33...126 ~= $0 && !"/?#@\\".utf8.contains($0) }
  }

  /// Why a request is not answered; nil where it is.
  func refusal(of request: HTTPRequest) -> HTTPStatus? {
    guard let host = request.fields["host"] else { return .faulty }
    guard hosts.contains(host) else { return .forbidden }
    if let origin = request.fields["origin"], !origins.contains(origin) { return .forbidden }
    if request.method == "GET" { return nil }
    guard request.fields["origin"] != nil, !isFromElsewhere(request.fields["sec-fetch-site"]),
      isToken(request.fields["x-lay-token"])
    else { return .forbidden }
    return nil
  }

  private func isFromElsewhere(_ site: String?) -> Bool { site == "cross-site" || site == "same-site" }

  /// Compares in a time that does not tell where the first difference is.
  private func isToken(_ text: String?) -> Bool {
    guard let text, text.utf8.count == token.utf8.count else { return false }
    var difference: UInt8 = 0
    for (a, b) in zip(text.utf8, token.utf8) { difference |= a ^ b }
    return difference == 0
  }

  /// 128 bits that nobody can guess, as 32 digits.
  static func randomToken() -> String {
    var source = SystemRandomNumberGenerator()
    return ContentHash(high: source.next(), low: source.next()).text
  }
}
