/// What a byte can be part of, looked up once per byte.
struct ByteClass: OptionSet, Sendable {
  let rawValue: UInt8

  static let nameStart = ByteClass(rawValue: 1 << 0)
  static let namePart = ByteClass(rawValue: 1 << 1)
  static let digit = ByteClass(rawValue: 1 << 2)
  static let operatorPart = ByteClass(rawValue: 1 << 3)
  /// A byte of a scalar outside ASCII.
  static let wide = ByteClass(rawValue: 1 << 4)
  static let hexDigit = ByteClass(rawValue: 1 << 5)
  /// A byte that may end or interrupt the plain text of a string.
  static let stringBreak = ByteClass(rawValue: 1 << 6)
  /// White space, and what may start a comment.
  static let trivia = ByteClass(rawValue: 1 << 7)

  static let table: [UInt8] = (0...255).map { classify(UInt8($0)).rawValue }

  private static func classify(_ byte: UInt8) -> ByteClass {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "f"), UInt8(ascii: "A")...UInt8(ascii: "F"):
      [.nameStart, .namePart, .hexDigit]
    case UInt8(ascii: "g")...UInt8(ascii: "z"), UInt8(ascii: "G")...UInt8(ascii: "Z"), UInt8(ascii: "_"):
      [.nameStart, .namePart]
    case UInt8(ascii: "0")...UInt8(ascii: "9"): [.namePart, .digit, .hexDigit]
    // What macros make: `_$id`.
    case UInt8(ascii: "$"): [.namePart]
    case UInt8(ascii: "/"): [.operatorPart, .trivia]
    case UInt8(ascii: "="), UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "!"),
      UInt8(ascii: "*"), UInt8(ascii: "%"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "&"),
      UInt8(ascii: "|"), UInt8(ascii: "^"), UInt8(ascii: "~"), UInt8(ascii: "?"):
      [.operatorPart]
    case UInt8(ascii: " "), UInt8(ascii: "\t"), 0x0B, 0x0C: [.trivia]
    case UInt8(ascii: "\n"), UInt8(ascii: "\r"): [.stringBreak, .trivia]
    case 0, UInt8(ascii: "\\"), UInt8(ascii: "\""),
      UInt8(ascii: "'"):
      [.stringBreak]
    // 0xE2 starts the typographic quotes, which end a string that one of them began.
    case 0xE2: [.wide, .stringBreak]
    case 0x80...: [.wide]
    default: []
    }
  }
}

/// The bytes the lexer names.
enum Byte {
  static let newline = UInt8(ascii: "\n")
  static let carriageReturn = UInt8(ascii: "\r")
  static let space = UInt8(ascii: " ")
  static let tab = UInt8(ascii: "\t")
  static let quote = UInt8(ascii: "\"")
  static let backslash = UInt8(ascii: "\\")
  static let slash = UInt8(ascii: "/")
  static let star = UInt8(ascii: "*")
  static let period = UInt8(ascii: ".")
  static let numberSign = UInt8(ascii: "#")
  static let apostrophe = UInt8(ascii: "'")
  static let backtick = UInt8(ascii: "`")
  static let underscore = UInt8(ascii: "_")
  static let leftParen = UInt8(ascii: "(")
  static let rightParen = UInt8(ascii: ")")
}
