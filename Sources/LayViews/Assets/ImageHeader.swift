/// The size of an encoded image, read from its first bytes: no pixel is decoded.
package struct ImageHeader: Equatable {
  package var mimeType: String
  /// In pixels, or in units of an SVG, as it is shown: a photograph taken upright is higher than wide.
  package var size: Size

  package enum Fault: Error, Equatable {
    case unknownFormat, cutOff, noSize

    package var reason: String {
      switch self {
      case .unknownFormat: "it is neither PNG, JPEG, SVG, PDF, HEIC nor WebP"
      case .cutOff: "its header is cut off"
      case .noSize: "it does not say how large it is"
      }
    }
  }

  /// Tells the format by the bytes, whatever the file's name says.
  /// - Complexity: O(n) in what stands before the size; that is little but for photographs with much metadata.
  package init(_ bytes: [UInt8]) throws(Fault) {
    if bytes.starts(with: Self.pngSignature) {
      self.init(mimeType: "image/png", size: try Self.pngSize(ByteReader(bytes)))
    } else if bytes.starts(with: [0xFF, 0xD8]) {
      self.init(mimeType: "image/jpeg", size: try JPEGHeader.size(ByteReader(bytes)))
    } else if bytes.starts(with: [0x25, 0x50, 0x44, 0x46]) {
      self.init(mimeType: "application/pdf", size: try Self.known(DocumentHeaders.pdfSize(bytes)))
    } else if bytes.starts(with: [0x52, 0x49, 0x46, 0x46]) {
      self.init(mimeType: "image/webp", size: try Self.known(DocumentHeaders.webPSize(ByteReader(bytes))))
    } else if ByteReader(bytes).word(at: 4) == 0x6674_7970 {
      self.init(mimeType: "image/heic", size: try Self.known(DocumentHeaders.heicSize(bytes)))
    } else {
      self.init(mimeType: "image/svg+xml", size: try SVGHeader.size(bytes))
    }
    guard size.width > 0, size.height > 0, size.width < 1_000_000, size.height < 1_000_000 else {
      throw .noSize
    }
  }

  private init(mimeType: String, size: Size) {
    self.mimeType = mimeType
    self.size = size
  }

  private static func known(_ size: Size?) throws(Fault) -> Size {
    guard let size else { throw .noSize }
    return size
  }

  private static let pngSignature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  /// The IHDR chunk is the first: its length and name, then width and height.
  private static func pngSize(_ reader: ByteReader) throws(Fault) -> Size {
    guard let name = reader.word(at: 12), let width = reader.word(at: 16), let height = reader.word(at: 20)
    else {
      throw .cutOff
    }
    // "IHDR"
    guard name == 0x4948_4452 else { throw .noSize }
    return Size(width: Double(width), height: Double(height))
  }
}

/// Numbers in a file, the high byte first unless said otherwise; nil beyond its end.
package struct ByteReader {
  package let bytes: ArraySlice<UInt8>

  package init(_ bytes: [UInt8]) { self.bytes = bytes[...] }
  package init(_ bytes: ArraySlice<UInt8>) { self.bytes = bytes }

  package func byte(at offset: Int) -> UInt8? {
    guard offset >= 0, offset < bytes.count else { return nil }
    return bytes[bytes.startIndex + offset]
  }

  package func half(at offset: Int, isLittleEndian: Bool = false) -> UInt16? {
    guard let first = byte(at: offset), let second = byte(at: offset + 1) else { return nil }
    return isLittleEndian ? UInt16(second) << 8 | UInt16(first) : UInt16(first) << 8 | UInt16(second)
  }

  package func word(at offset: Int, isLittleEndian: Bool = false) -> UInt32? {
    guard let first = half(at: offset, isLittleEndian: isLittleEndian),
      let second = half(at: offset + 2, isLittleEndian: isLittleEndian)
    else { return nil }
    return isLittleEndian ? UInt32(second) << 16 | UInt32(first) : UInt32(first) << 16 | UInt32(second)
  }

  /// What follows an offset, at most so many bytes; empty beyond the end.
  package func rest(from offset: Int, count: Int) -> ByteReader {
    guard offset >= 0, offset < bytes.count else { return ByteReader([]) }
    return ByteReader(bytes.dropFirst(offset).prefix(max(0, count)))
  }
}
