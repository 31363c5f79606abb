/// Reads one request of HTTP/1.1 as its bytes come in, and takes no more than a page of lay's own would send.
///
/// It is strict where readers of HTTP have been led to differ: line ends are CR LF, no field is continued on another line,
/// none that matters stands twice, and a body's length is said once and in digits.
struct HTTPParser {
  /// The longest head, in bytes.
  static let maximumHeadSize = 8 << 10
  /// The longest body, in bytes.
  static let maximumBodySize = 1 << 20

  private var bytes: [UInt8] = []
  /// How far the end of the head was looked for.
  private var searched = 0
  private var head: HTTPRequest?
  private var bodyStart = 0
  private var bodySize = 0

  /// Takes what has come.
  /// - Returns: the request once it is whole; nil as long as more has to come. What comes after it is not looked at.
  mutating func add(_ new: some Collection<UInt8>) throws(HTTPStatus) -> HTTPRequest? {
    bytes.append(contentsOf: new)
    if head == nil {
      guard let end = endOfHead() else {
        if bytes.count > Self.maximumHeadSize { throw .headTooLarge }
        return nil
      }
      guard end <= Self.maximumHeadSize else { throw .headTooLarge }
      let request = try Self.head(bytes[..<(end - 4)])
      bodySize = try Self.bodySize(request)
      bodyStart = end
      head = request
    }
    guard var request = head, bytes.count - bodyStart >= bodySize else { return nil }
    request.body = Array(bytes[bodyStart..<(bodyStart + bodySize)])
    return request
  }

  /// The place after the empty line.
  private mutating func endOfHead() -> Int? {
    while searched + 4 <= bytes.count {
      if bytes[searched] == 13, bytes[searched + 1] == 10, bytes[searched + 2] == 13,
        bytes[searched + 3] == 10
      {
        return searched + 4
      }
      searched += 1
    }
    return nil
  }

  private static func head(_ bytes: ArraySlice<UInt8>) throws(HTTPStatus) -> HTTPRequest {
    var lines: [ArraySlice<UInt8>] = []
    var start = bytes.startIndex
    for index in bytes.indices where bytes[index] == 10 {
      guard index > start, bytes[index - 1] == 13 else { throw .faulty }
      lines.append(bytes[start..<(index - 1)])
      start = index + 1
    }
    lines.append(bytes[start...])
    var request = try firstLine(lines[0])
    for line in lines.dropFirst() {
      let (name, value) = try field(line)
      guard request.fields.updateValue(value, forKey: name) == nil else { throw .faulty }
    }
    return request
  }

  private static func firstLine(_ line: ArraySlice<UInt8>) throws(HTTPStatus) -> HTTPRequest {
    let words = line.split(separator: UInt8(ascii: " "), omittingEmptySubsequences: false)
    guard words.count == 3, !words[0].isEmpty, words[0].allSatisfy({ 65...90 ~= $0 }),
      words[1].first == UInt8(ascii: "/"), words[1].allSatisfy({ 33...126 ~= $0 })
    else { throw .faulty }
    guard ["HTTP/1.1", "HTTP/1.0"].contains(text(words[2])) else { throw .faulty }
    return HTTPRequest(method: text(words[0]), target: text(words[1]))
  }

  private static func field(_ line: ArraySlice<UInt8>) throws(HTTPStatus) -> (name: String, value: String) {
    guard let colon = line.firstIndex(of: UInt8(ascii: ":")), colon > line.startIndex else { throw .faulty }
    let name = line[..<colon]
    guard name.allSatisfy(isOfToken) else { throw .faulty }
    var value = line[line.index(after: colon)...]
    while let last = value.last, last == 32 || last == 9 { value.removeLast() }
    value = value.drop { $0 == 32 || $0 == 9 }
    guard value.allSatisfy({ $0 == 9 || $0 >= 32 && $0 != 127 }) else { throw .faulty }
    return (text(name).lowercased(), text(value))
  }

  private static func bodySize(_ request: HTTPRequest) throws(HTTPStatus) -> Int {
    if request.fields["transfer-encoding"] != nil { throw .notKnown }
    guard let length = request.fields["content-length"] else { return 0 }
    guard !length.isEmpty, length.utf8.allSatisfy({ 48...57 ~= $0 }) else { throw .faulty }
    guard length.utf8.count < 10, let size = Int(length), size <= maximumBodySize else { throw .bodyTooLarge }
    return size
  }

  /// The characters that a field's name is made of.
  private static func isOfToken(_ byte: UInt8) -> Bool {
    switch byte {
    case 48...57, 65...90, 97...122: true
    default: "!#$%&'*+-.^_`|~".utf8.contains(byte)
    }
  }

  private static func text(_ bytes: ArraySlice<UInt8>) -> String { String(decoding: bytes, as: UTF8.self) }
}
