/// The frame header of a JPEG, and what its metadata says of the camera's orientation.
package enum JPEGHeader {
  package static func size(_ reader: ByteReader) throws(ImageHeader.Fault) -> Size {
    var offset = 2
    var isTurned = false
    while let marker = nextMarker(reader, &offset) {
      switch marker {
      case 0xC0...0xC3, 0xC5...0xC7, 0xC9...0xCB, 0xCD...0xCF:
        guard let height = reader.half(at: offset + 3), let width = reader.half(at: offset + 5) else {
          throw .cutOff
        }
        let size = Size(width: Double(width), height: Double(height))
        return isTurned ? Size(width: size.height, height: size.width) : size
      // Markers without a segment.
      case 0x01, 0xD0...0xD8: continue
      // The picture's data or its end, before any frame.
      case 0xD9, 0xDA: throw .noSize
      default:
        guard let length = reader.half(at: offset) else { throw .cutOff }
        // A length counts itself.
        guard length >= 2 else { throw .noSize }
        if marker == 0xE1 {
          isTurned = isTurned || orientationIsTurned(reader.rest(from: offset + 2, count: Int(length) - 2))
        }
        offset += Int(length)
      }
    }
    throw .cutOff
  }

  /// Steps behind the next marker, over fill bytes; nil at the end.
  private static func nextMarker(_ reader: ByteReader, _ offset: inout Int) -> UInt8? {
    guard reader.byte(at: offset) == 0xFF else { return nil }
    while let byte = reader.byte(at: offset) {
      offset += 1
      if byte != 0xFF { return byte }
    }
    return nil
  }

  /// Whether Exif's orientation exchanges width and height: its values 5 to 8 do.
  private static func orientationIsTurned(_ segment: ByteReader) -> Bool {
    // "Exif", two zeros, then a TIFF header, from which offsets count.
    guard segment.word(at: 0) == 0x4578_6966 else { return false }
    let tiff = segment.rest(from: 6, count: .max)
    let isLittleEndian = tiff.half(at: 0) == 0x4949
    guard let start = tiff.word(at: 4, isLittleEndian: isLittleEndian).map(Int.init),
      let count = tiff.half(at: start, isLittleEndian: isLittleEndian)
    else { return false }
    for index in 0..<Int(count) {
      let entry = start + 2 + index * 12
      guard let tag = tiff.half(at: entry, isLittleEndian: isLittleEndian) else { return false }
      guard tag == 0x0112 else { continue }
      return tiff.half(at: entry + 8, isLittleEndian: isLittleEndian).map { (5...8).contains($0) } ?? false
    }
    return false
  }
}
