/// The size that the root element of an SVG gives: `width` and `height`, else the `viewBox`.
package enum SVGHeader {
  package static func size(_ bytes: [UInt8]) throws(ImageHeader.Fault) -> Size {
    var reader = MarkupReader(bytes)
    guard reader.skipProlog() else { throw bytes.isEmpty ? .cutOff : .unknownFormat }
    var attributes: [String: String] = [:]
    while let (name, value) = reader.nextAttribute() { attributes[name] = value }
    guard reader.isAtTagEnd else { throw .cutOff }
    let box = attributes["viewBox"].map(numbers) ?? []
    let isBox = box.count == 4 && box[2] > 0 && box[3] > 0
    let width = attributes["width"].flatMap(length)
    let height = attributes["height"].flatMap(length)
    switch (width, height) {
    case (let width?, let height?): return Size(width: width, height: height)
    // One side alone leaves the other to the proportions of the box.
    case (let width?, nil) where isBox: return Size(width: width, height: width * box[3] / box[2])
    case (nil, let height?) where isBox: return Size(width: height * box[2] / box[3], height: height)
    case (nil, nil) where isBox: return Size(width: box[2], height: box[3])
    default: throw .noSize
    }
  }

  /// The units of CSS, in pixels.
  private static let units: [(name: String, size: Double)] = [
    ("px", 1), ("pt", 4 / 3), ("pc", 16), ("in", 96), ("cm", 96 / 2.54), ("mm", 9.6 / 2.54),
  ]

  /// A length in pixels; nil for a share of a canvas that is not there, or of a font.
  private static func length(_ text: String) -> Double? {
    if let number = Double(text) { return number.isFinite && number > 0 ? number : nil }
    for unit in units where text.hasSuffix(unit.name) {
      guard let number = Double(String(text.dropLast(2))), number.isFinite, number > 0 else { return nil }
      return number * unit.size
    }
    return nil
  }

  private static func numbers(_ text: String) -> [Double] {
    text.split { $0 == " " || $0 == "," || $0 == "\n" || $0 == "\t" || $0 == "\r" }.compactMap {
      Double(String($0))
    }
  }
}

/// Reads markup up to the end of its first tag.
private struct MarkupReader {
  private let bytes: [UInt8]
  private var position = 0

  package init(_ bytes: [UInt8]) {
    self.bytes = bytes
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
  }

  /// Steps behind the name of the root element; false if it is no `svg`.
  package mutating func skipProlog() -> Bool {
    while true {
      skipSpace()
      guard current == UInt8(ascii: "<") else { return false }
      if follows("<!--") {
        guard skip(behind: "-->") else { return false }
      } else if follows("<?") {
        guard skip(behind: "?>") else { return false }
      } else if follows("<!") {
        guard skipDeclaration() else { return false }
      } else {
        position += 1
        // The name may have a prefix: `svg:svg`.
        return name().split(separator: ":").last.map { $0 == "svg" } ?? false
      }
    }
  }

  /// The next attribute of the tag; nil at the tag's end, and where the markup is broken.
  package mutating func nextAttribute() -> (name: String, value: String)? {
    skipSpace()
    let name = name()
    guard !name.isEmpty else { return nil }
    skipSpace()
    guard current == UInt8(ascii: "=") else { return nil }
    position += 1
    skipSpace()
    guard let quote = current, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else { return nil }
    position += 1
    let start = position
    while let byte = current, byte != quote { position += 1 }
    guard current != nil else { return nil }
    defer { position += 1 }
    return (name, String(decoding: bytes[start..<position], as: UTF8.self))
  }

  package var isAtTagEnd: Bool { current == UInt8(ascii: ">") || current == UInt8(ascii: "/") }

  private var current: UInt8? { position < bytes.count ? bytes[position] : nil }

  private mutating func name() -> String {
    let start = position
    while let byte = current, byte > 0x20, byte != UInt8(ascii: "="), byte != UInt8(ascii: ">"),
      byte != UInt8(ascii: "/"), byte != UInt8(ascii: "\""), byte != UInt8(ascii: "'"),
      byte != UInt8(ascii: "<")
    {
      position += 1
    }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  private mutating func skipSpace() {
    while let byte = current, byte <= 0x20 { position += 1 }
  }

  private func follows(_ text: StaticString) -> Bool {
    let count = text.utf8CodeUnitCount
    guard position + count <= bytes.count else { return false }
    for index in 0..<count where bytes[position + index] != text.utf8Start[index] { return false }
    return true
  }

  private mutating func skip(behind text: StaticString) -> Bool {
    while position < bytes.count {
      if follows(text) {
        position += text.utf8CodeUnitCount
        return true
      }
      position += 1
    }
    return false
  }

  /// `<!DOCTYPE svg … [ … ]>`: what stands between brackets may hold tags of its own.
  private mutating func skipDeclaration() -> Bool {
    var depth = 0
    while let byte = current {
      position += 1
      if byte == UInt8(ascii: "[") { depth += 1 }
      if byte == UInt8(ascii: "]") { depth -= 1 }
      if byte == UInt8(ascii: ">"), depth <= 0 { return true }
    }
    return false
  }
}
