import Lay

/// One layout of a code block, light and dark.
struct MarkdownPicture {
  /// What the picture is called for those who do not see it.
  let name: String
  let size: Size
  private let light: [UInt8]
  private let dark: [UInt8]
  private let hash: String

  init(name: String, size: Size, light: [UInt8], dark: [UInt8]) {
    self.name = name
    self.size = size
    self.light = light
    self.dark = dark
    var hasher = ContentHasher()
    hasher.combine(light)
    hasher.combine(dark)
    hash = hasher.finish().text
  }

  /// Its files, by their names.
  var files: [(name: String, bytes: [UInt8])] {
    [(hash + Self.lightEnd, light), (hash + Self.darkEnd, dark)]
  }

  private static let lightEnd = ".svg"
  private static let darkEnd = "-dark.svg"

  /// Whether a file's name is one that a picture gave it.
  static func isName(_ name: String) -> Bool {
    guard let end = [darkEnd, lightEnd].first(where: { name.hasSuffix($0) }) else { return false }
    return ContentHash(String(name.dropLast(end.count))) != nil
  }

  /// The lines that show it, its files in a folder given as part of an address.
  func lines(in folder: String) -> [String] {
    [
      "<picture>",
      "<source media=\"(prefers-color-scheme: dark)\" srcset=\"\(folder)/\(hash)\(Self.darkEnd)\">",
      "<img src=\"\(folder)/\(hash)\(Self.lightEnd)\" alt=\"\(name.attributeText)\" "
        + "width=\"\(Self.pixels(size.width))\" height=\"\(Self.pixels(size.height))\">",
      "</picture>",
    ]
  }

  /// Whole pixels, as HTML wants them.
  private static func pixels(_ length: Double) -> Int { Int(min(max(length.rounded(.up), 1), 1_000_000)) }
}

extension String {
  /// As the value of an attribute between quotation marks, on one line.
  fileprivate var attributeText: String {
    var text = ""
    for character in self {
      switch character {
      case "&": text += "&amp;"
      case "<": text += "&lt;"
      case ">": text += "&gt;"
      case "\"": text += "&quot;"
      case _ where character.isNewline: text += " "
      default: text.append(character)
      }
    }
    return text
  }

  /// As part of an address: all bytes but letters, digits and `-._~` are written as `%` and two digits.
  var addressText: String {
    var text = ""
    for byte in utf8 {
      let character = Character(Unicode.Scalar(byte))
      if byte < 0x80, character.isLetter || character.isNumber || "-._~".contains(character) {
        text.append(character)
      } else {
        let digits = String(byte, radix: 16, uppercase: true)
        text += "%" + (digits.count == 1 ? "0" : "") + digits
      }
    }
    return text
  }
}
