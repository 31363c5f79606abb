/// Takes the messages of the Language Server Protocol apart: a header with `Content-Length`, then so many bytes.
struct FrameReader {
  /// What came in and is not handed on.
  private var bytes: [UInt8] = []
  private var position = 0
  /// Whole messages that were not taken yet, the next one last.
  private var messages: [[UInt8]] = []
  /// Why what follows cannot be told apart any more.
  private(set) var fault: String?

  /// The longest header and the longest message that are read, in bytes.
  private static let headerLimit = 8 << 10
  private static let messageLimit = 256 << 20

  mutating func nextMessage() -> [UInt8]? { messages.popLast() }

  /// Reads what is there.
  /// - Parameter waiting: So many milliseconds where nothing is.
  mutating func read(waiting: Int) -> StandardStream.State {
    var piece: [UInt8] = []
    let state = StandardStream.read(into: &piece, waiting: waiting)
    bytes += piece
    var found: [[UInt8]] = []
    while fault == nil, let message = takeMessage() { found.append(message) }
    messages.insert(contentsOf: found.reversed(), at: 0)
    if position > 0 {
      bytes.removeFirst(position)
      position = 0
    }
    return state
  }

  private mutating func takeMessage() -> [UInt8]? {
    let end: [UInt8] = [13, 10, 13, 10]
    var index = position
    while index + 4 <= bytes.count, !bytes[index..<index + 4].elementsEqual(end) {
      index += 1
      if index - position > Self.headerLimit { return fail("a message has no header that ends") }
    }
    guard index + 4 <= bytes.count else { return nil }
    guard let length = Self.length(in: String(decoding: bytes[position..<index], as: UTF8.self)) else {
      return fail("a message has no 'Content-Length'")
    }
    guard length <= Self.messageLimit else { return fail("a message of \(length) bytes is too long") }
    let start = index + 4
    guard bytes.count - start >= length else { return nil }
    position = start + length
    return Array(bytes[start..<position])
  }

  private mutating func fail(_ reason: String) -> [UInt8]? {
    fault = reason
    return nil
  }

  private static func length(in header: String) -> Int? {
    for line in header.split(separator: "\r\n") {
      let parts = line.split(separator: ":", maxSplits: 1)
      guard parts.count == 2, parts[0].lowercased() == "content-length" else { continue }
      return Int(parts[1].drop { $0 == " " }).flatMap { $0 >= 0 ? $0 : nil }
    }
    return nil
  }
}
