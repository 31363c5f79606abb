// How a terminal shows a character.

extension Unicode.Scalar {
  /// What stands for a character that would move the cursor, turn the text or vanish; nil for all others.
  var visibleForm: String? {
    switch value {
    case 0..<0x20: return Unicode.Scalar(0x2400 + value).map { String(Character($0)) }
    case 0x7F: return "\u{2421}"
    // What stands for a byte of a file's name that is no character.
    case 0xEF80...0xEFFF: return "\\x" + String(value & 0xFF, radix: 16, uppercase: true)
    case 0x80..<0xA0, 0x061C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069, 0xFEFF:
      return "<U+" + codePoint + ">"
    default: return nil
    }
  }

  /// The number in at least four hexadecimal digits.
  private var codePoint: String {
    let digits = String(value, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, 4 - digits.utf8.count)) + digits
  }

  /// The columns that the character takes: 0 for marks upon the one before, 2 for wide scripts and emoji.
  var columnWidth: Int {
    switch value {
    case 0..<0x0300: return 1
    case 0x0300...0x036F, 0x0483...0x0489, 0x0591...0x05BD, 0x0610...0x061A, 0x064B...0x065F, 0x0E34...0x0E3A,
      0x0E47...0x0E4E, 0x200B...0x200D, 0x20D0...0x20FF, 0xFE00...0xFE0F, 0xFE20...0xFE2F,
      0x1_F3FB...0x1_F3FF,
      0xE_0020...0xE_007F, 0xE_0100...0xE_01EF:
      return 0
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE4F,
      0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1_F300...0x1_F64F, 0x1_F680...0x1_F6FF,
      0x1_F900...0x1_F9FF, 0x1_FA70...0x1_FAFF, 0x2_0000...0x3_FFFD:
      return 2
    default: return 1
    }
  }
}

extension String {
  /// The text with signs for what would command the terminal, or a service that shows it: GitHub looks for `##[error]`
  /// anywhere in a line.
  package var visible: String {
    guard unicodeScalars.contains(where: { $0.visibleForm != nil || $0 == "[" }) else { return self }
    var visible = ""
    for scalar in unicodeScalars { visible.append(visible: scalar) }
    return visible
  }

  /// Appends a character as it is shown behind those before it.
  package mutating func append(visible scalar: Unicode.Scalar) {
    if let form = scalar.visibleForm {
      self += form
    } else if scalar == "[", utf8.suffix(2).elementsEqual("##".utf8) {
      unicodeScalars.append("\u{2045}")
    } else {
      unicodeScalars.append(scalar)
    }
  }

  /// A file's name, or a line that quotes some: with signs as in `visible`, and for `::` too, which GitHub takes for a
  /// command at the start of a line, as in `::error::`.
  package var visibleName: String {
    let text = visible
    guard text.utf8.contains(UInt8(ascii: ":")) else { return text }
    var name = ""
    for scalar in text.unicodeScalars {
      let follows = scalar == ":" && name.utf8.last == UInt8(ascii: ":")
      name.unicodeScalars.append(follows ? "\u{2236}" : scalar)
    }
    return name
  }
}
