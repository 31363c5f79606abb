/// Which scalars outside ASCII a name may hold: the ranges of Swift's grammar of identifiers.
enum IdentifierScalars {
  /// The bytes of the scalar at a pointer if a name can start with it, else 0.
  static func startLength(_ bytes: UnsafePointer<UInt8>) -> Int {
    let (scalar, length) = decode(bytes)
    return length > 0 && isPart(scalar) && !isCombining(scalar) ? length : 0
  }

  /// The bytes of the scalar at a pointer if a name can go on with it, else 0.
  static func partLength(_ bytes: UnsafePointer<UInt8>) -> Int {
    let (scalar, length) = decode(bytes)
    return length > 0 && (isPart(scalar) || isCombining(scalar)) ? length : 0
  }

  /// The scalar at a pointer and its length; length 0 where the bytes are not well-formed UTF-8.
  static func decode(_ bytes: UnsafePointer<UInt8>) -> (scalar: UInt32, length: Int) {
    let lead = bytes[0]
    if lead < 0x80 { return (UInt32(lead), 1) }
    let length = lead < 0xC2 ? 0 : lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : lead < 0xF5 ? 4 : 0
    if length == 0 { return (0, 0) }
    var scalar = UInt32(lead) & (0x7F >> UInt32(length))
    var index = 1
    while index < length {
      guard bytes[index] & 0xC0 == 0x80 else { return (0, 0) }
      scalar = scalar << 6 | UInt32(bytes[index] & 0x3F)
      index += 1
    }
    // Longer forms than needed, surrogates and what lies beyond Unicode are no scalars.
    let isScalar: Bool =
      switch length {
      case 3: scalar >= 0x800 && !(0xD800...0xDFFF).contains(scalar)
      case 4: scalar >= 0x10000 && scalar <= 0x10FFFF
      default: true
      }
    return isScalar ? (scalar, length) : (0, 0)
  }

  private static func isCombining(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x0300...0x036F, 0x1DC0...0x1DFF, 0x20D0...0x20FF, 0xFE20...0xFE2F: true
    default: false
    }
  }

  private static func isPart(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0xA8, 0xAA, 0xAD, 0xAF, 0xB2...0xB5, 0xB7...0xBA, 0xBC...0xBE, 0xC0...0xD6, 0xD8...0xF6,
      0xF8...0x2FF,
      0x370...0x167F, 0x1681...0x180D, 0x180F...0x1DBF, 0x1E00...0x1FFF,
      0x200B...0x200D, 0x202A...0x202E, 0x203F...0x2040, 0x2054, 0x2060...0x206F,
      0x2070...0x20CF, 0x2100...0x218F, 0x2460...0x24FF, 0x2776...0x2793,
      0x2C00...0x2DFF, 0x2E80...0x2FFF, 0x3004...0x3007, 0x3021...0x302F, 0x3031...0x303F, 0x3040...0xD7FF,
      0xF900...0xFD3D, 0xFD40...0xFDCF, 0xFDF0...0xFE1F, 0xFE30...0xFE44, 0xFE47...0xFFFD,
      0x10000...0x1FFFD, 0x20000...0x2FFFD, 0x30000...0x3FFFD, 0x40000...0x4FFFD, 0x50000...0x5FFFD,
      0x60000...0x6FFFD, 0x70000...0x7FFFD, 0x80000...0x8FFFD, 0x90000...0x9FFFD, 0xA0000...0xAFFFD,
      0xB0000...0xBFFFD, 0xC0000...0xCFFFD, 0xD0000...0xDFFFD, 0xE0000...0xEFFFD:
      true
    default: false
    }
  }
}
