/// Bytes as text of 64 letters.
@usableFromInline package enum Base64 {
  package static func text(_ bytes: [UInt8]) -> String {
    var text: [UInt8] = []
    text.reserveCapacity((bytes.count + 2) / 3 * 4)
    write(bytes) { text.append($0) }
    return String(decoding: text, as: UTF8.self)
  }

  /// Writes bytes letter by letter, padded.
  @inlinable
  package static func write(_ bytes: [UInt8], _ append: (UInt8) -> Void) {
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let rest = bytes.count - start
      let group =
        UInt32(bytes[start]) << 16 | (rest > 1 ? UInt32(bytes[start + 1]) << 8 : 0)
        | (rest > 2 ? UInt32(bytes[start + 2]) : 0)
      for place in 0..<4 {
        append(place <= rest ? letter(group >> UInt32(18 - 6 * place) & 63) : UInt8(ascii: "="))
      }
    }
  }

  /// nil for what is no such text.
  package static func bytes(_ text: String) -> [UInt8]? {
    var bytes: [UInt8] = []
    var group: UInt32 = 0
    var bits = 0
    var digits = 0
    var isEnded = false
    for letter in text.utf8 {
      if letter == UInt8(ascii: "=") {
        isEnded = true
        digits += 1
        continue
      }
      guard !isEnded, let value = value(of: letter) else { return nil }
      digits += 1
      group = group << 6 | value
      bits += 6
      if bits >= 8 {
        bits -= 8
        bytes.append(UInt8(truncatingIfNeeded: group >> UInt32(bits)))
      }
    }
    return digits % 4 == 0 ? bytes : nil
  }

  @usableFromInline static func letter(_ value: UInt32) -> UInt8 {
    let value = UInt8(truncatingIfNeeded: value)
    switch value {
    case ..<26: return UInt8(ascii: "A") + value
    case ..<52: return UInt8(ascii: "a") + (value - 26)
    case ..<62: return UInt8(ascii: "0") + (value - 52)
    default: return value == 62 ? UInt8(ascii: "+") : UInt8(ascii: "/")
    }
  }

  private static func value(of letter: UInt8) -> UInt32? {
    switch letter {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): UInt32(letter - UInt8(ascii: "A"))
    case UInt8(ascii: "a")...UInt8(ascii: "z"): UInt32(letter - UInt8(ascii: "a") + 26)
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(letter - UInt8(ascii: "0") + 52)
    case UInt8(ascii: "+"): 62
    case UInt8(ascii: "/"): 63
    default: nil
    }
  }
}
