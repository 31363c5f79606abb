/// How the parts of a symbol are coloured: `symbolRenderingMode(_:)`.
package enum SymbolRendering: String, Sendable, CaseIterable {
  case monochrome
  /// Secondary parts are faint.
  case hierarchical
  /// As hierarchical, for want of a second colour.
  case palette
  /// In the symbol's own colour.
  case multicolor

  /// A symbol's own colour; nil for one that has none, which is drawn in the tint (derived: iOS's system colours, by what
  /// the symbols show).
  package static func color(of name: String) -> RGBA? {
    var name = name
    return name.withUTF8 { name in
      let end = name.firstIndex(of: UInt8(ascii: ".")) ?? name.endIndex
      let word = UnsafeBufferPointer(rebasing: name[..<end])
      return colors.first { $0.words.contains { $0.equals(word) } }.map { RGBA(hex: $0.hex) }
    }
  }

  /// By the first word of a name.
  private static let colors: [(hex: UInt32, words: [StaticString])] = [
    (0xFFCC_00FF, ["exclamationmark", "sun", "star", "lightbulb", "sparkles", "bolt", "crown"]),
    (0xFF38_3CFF, ["xmark", "minus", "heart", "trash", "flame", "nosign", "stop", "record"]),
    (0x34C7_59FF, ["checkmark", "plus", "leaf", "tree", "phone", "message"]),
    (
      0x0088_FFFF,
      ["info", "drop", "questionmark", "folder", "wifi", "location", "cloud", "snowflake", "water"]
    ),
    (0x6155_F5FF, ["moon"]),
  ]
}
