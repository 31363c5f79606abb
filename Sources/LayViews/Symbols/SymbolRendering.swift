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
    let word = name.prefix { $0 != "." }
    switch word {
    case "exclamationmark", "sun", "star", "lightbulb", "sparkles", "bolt", "crown":
      return RGBA(hex: 0xFFCC_00FF)
    case "xmark", "minus", "heart", "trash", "flame", "nosign", "stop", "record":
      return RGBA(hex: 0xFF38_3CFF)
    case "checkmark", "plus", "leaf", "tree", "phone", "message": return RGBA(hex: 0x34C7_59FF)
    case "info", "drop", "questionmark", "folder", "wifi", "location", "cloud", "snowflake", "water":
      return RGBA(hex: 0x0088_FFFF)
    case "moon": return RGBA(hex: 0x6155_F5FF)
    default: return nil
    }
  }
}
