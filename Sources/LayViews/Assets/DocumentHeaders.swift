/// The sizes of pictures whose pixels are not drawn: PDF, WebP and HEIC.
enum DocumentHeaders {
  /// The size of a PDF's first page that says it, in points: its crop box, else its media box.
  /// - Complexity: O(n) in the file.
  static func pdfSize(_ bytes: [UInt8]) -> Size? {
    box("/CropBox", in: bytes) ?? box("/MediaBox", in: bytes)
  }

  /// `/MediaBox [0 0 24 24]`
  private static func box(_ key: StaticString, in bytes: [UInt8]) -> Size? {
    let length = key.utf8CodeUnitCount
    guard bytes.count > length else { return nil }
    for start in 0...(bytes.count - length) where bytes[start] == UInt8(ascii: "/") {
      guard key.equals(bytes, at: start) else { continue }
      let rest = bytes[(start + length)...].prefix(128)
      guard let open = rest.firstIndex(of: UInt8(ascii: "[")),
        let close = rest[open...].firstIndex(of: UInt8(ascii: "]"))
      else { continue }
      let numbers = rest[(open + 1)..<close].split(whereSeparator: { $0 <= 32 })
        .map { Double(String(decoding: $0, as: UTF8.self)) }
      if numbers.count == 4, let left = numbers[0], let bottom = numbers[1], let right = numbers[2],
        let top = numbers[3]
      {
        return Size(width: (right - left).magnitude, height: (top - bottom).magnitude)
      }
    }
    return nil
  }

  /// RIFF's first chunk: of lossy, lossless and extended pictures.
  static func webPSize(_ reader: ByteReader) -> Size? {
    switch reader.byte(at: 15) {
    case UInt8(ascii: " "):
      guard let width = reader.half(at: 26, isLittleEndian: true),
        let height = reader.half(at: 28, isLittleEndian: true)
      else { return nil }
      return Size(width: Double(width & 0x3FFF), height: Double(height & 0x3FFF))
    case UInt8(ascii: "L"):
      guard let bits = reader.word(at: 21, isLittleEndian: true) else { return nil }
      return Size(width: Double(bits & 0x3FFF) + 1, height: Double(bits >> 14 & 0x3FFF) + 1)
    case UInt8(ascii: "X"):
      guard let width = reader.word(at: 24, isLittleEndian: true),
        let height = reader.word(at: 27, isLittleEndian: true)
      else { return nil }
      return Size(width: Double(width & 0xFF_FFFF) + 1, height: Double(height & 0xFF_FFFF) + 1)
    default: return nil
    }
  }

  /// The largest extent that an HEIC file's properties name: the picture's, beside those of its tiles.
  /// - Complexity: O(n) in the first 64 KiB.
  static func heicSize(_ bytes: [UInt8]) -> Size? {
    let head = bytes.prefix(1 << 16)
    let reader = ByteReader(head)
    var largest: Size?
    guard head.count > 16 else { return nil }
    for start in 0..<(head.count - 16) {
      guard head[start] == UInt8(ascii: "i"), let name = reader.word(at: start), name == 0x6973_7065,
        let width = reader.word(at: start + 8), let height = reader.word(at: start + 12)
      else { continue }
      let size = Size(width: Double(width), height: Double(height))
      if let known = largest, known.width * known.height >= size.width * size.height { continue }
      largest = size
    }
    return largest
  }
}

extension StaticString {
  fileprivate func equals(_ bytes: [UInt8], at start: Int) -> Bool {
    withUTF8Buffer { name in
      start + name.count <= bytes.count && name.indices.allSatisfy { name[$0] == bytes[start + $0] }
    }
  }
}
