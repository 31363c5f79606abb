/// The tags of a document in XML, one after the other, with their attributes. What stands between them is passed over.
struct XMLTags: Sequence, IteratorProtocol {
  struct Tag {
    /// With a slash before it where it ends an element.
    var name: String
    /// Whether the element ends with the tag.
    var isClosed: Bool
    fileprivate var attributes: [String: String]

    subscript(attribute: String) -> String? { attributes[attribute] }
  }

  private let bytes: [UInt8]
  private var position = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// - Complexity: O(n) in the bytes of the document, for all tags together.
  mutating func next() -> Tag? {
    while position < bytes.count {
      while position < bytes.count, bytes[position] != UInt8(ascii: "<") { position += 1 }
      guard position < bytes.count else { return nil }
      position += 1
      if bytes[position...].starts(with: "!--".utf8) {
        skipComment()
        continue
      }
      if let tag = tag() { return tag }
    }
    return nil
  }

  private mutating func skipComment() {
    while position < bytes.count, !bytes[position...].starts(with: "-->".utf8) { position += 1 }
  }

  private mutating func tag() -> Tag? {
    let name = word()
    guard !name.isEmpty else { return nil }
    var tag = Tag(name: name, isClosed: false, attributes: [:])
    while position < bytes.count, bytes[position] != UInt8(ascii: ">") {
      let start = position
      let key = word()
      if key == "/" {
        tag.isClosed = true
      } else if !key.isEmpty, position < bytes.count, bytes[position] == UInt8(ascii: "=") {
        position += 1
        tag.attributes[key] = quotedText() ?? ""
      }
      if position == start { position += 1 }
    }
    return tag
  }

  /// What stands behind a word.
  private static let ends: Set<UInt8> = [
    UInt8(ascii: " "), UInt8(ascii: "\n"), UInt8(ascii: "\r"), UInt8(ascii: "\t"), UInt8(ascii: "="),
    UInt8(ascii: ">"),
  ]

  private mutating func word() -> String {
    let start = position
    while position < bytes.count, !Self.ends.contains(bytes[position]) {
      position += 1
      // `<entity/>`
      if position < bytes.count, bytes[position] == UInt8(ascii: "/"), position > start { break }
    }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  private mutating func quotedText() -> String? {
    guard position < bytes.count,
      bytes[position] == UInt8(ascii: "\"") || bytes[position] == UInt8(ascii: "'")
    else { return nil }
    let quote = bytes[position]
    let start = position + 1
    position = start
    while position < bytes.count, bytes[position] != quote { position += 1 }
    defer { position = Swift.min(position + 1, bytes.count) }
    return Self.decoded(String(decoding: bytes[start..<position], as: UTF8.self))
  }

  private static func decoded(_ text: String) -> String {
    guard text.utf8.contains(UInt8(ascii: "&")) else { return text }
    var decoded = ""
    for (place, part) in text.split(separator: "&", omittingEmptySubsequences: false).enumerated() {
      guard place > 0 else {
        decoded += part
        continue
      }
      let pieces = part.split(separator: ";", maxSplits: 1, omittingEmptySubsequences: false)
      if pieces.count == 2, let character = entities[String(pieces[0])] {
        decoded += character + pieces[1]
      } else {
        decoded += "&" + part
      }
    }
    return decoded
  }

  private static let entities = [
    "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "#10": "\n", "#xA": "\n",
  ]
}
