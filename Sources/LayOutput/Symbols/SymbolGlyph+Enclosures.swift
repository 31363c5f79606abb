extension SymbolGlyph {
  /// A shape that a glyph stands in, by the word for it: `checkmark.circle`, `exclamationmark.triangle`.
  enum Enclosure: String {
    case circle, square, triangle, seal, shield, octagon, hexagon, diamond, rectangle, bubble, app, capsule

    /// An SVG element in the glyph's box, without its end.
    var element: StaticString {
      switch self {
      case .circle: return "<circle cx=\"12\" cy=\"12\" r=\"10.5\""
      case .square, .app: return "<rect x=\"2\" y=\"2\" width=\"20\" height=\"20\" rx=\"4\""
      case .triangle: return "<path d=\"M12 2.5L22.5 20.5H1.5Z\""
      case .seal:
        return """
          <path d="M12 1.5L14.9 3.2L18.2 3.5L19.6 6.5L22 8.8L21.4 12L22 15.2L19.6 17.5L18.2 20.5L14.9 20.8\
          L12 22.5L9.1 20.8L5.8 20.5L4.4 17.5L2 15.2L2.6 12L2 8.8L4.4 6.5L5.8 3.5L9.1 3.2Z"
          """
      case .shield: return "<path d=\"M12 1.5L21 4.5V11.5C21 17 17 20.5 12 22.5C7 20.5 3 17 3 11.5V4.5Z\""
      case .octagon: return "<path d=\"M7.9 2H16.1L22 7.9V16.1L16.1 22H7.9L2 16.1V7.9Z\""
      case .hexagon: return "<path d=\"M12 1.5L21.1 6.8V17.2L12 22.5L2.9 17.2V6.8Z\""
      case .diamond: return "<path d=\"M12 1.2L22.8 12L12 22.8L1.2 12Z\""
      case .rectangle: return "<rect x=\"1.5\" y=\"4\" width=\"21\" height=\"16\" rx=\"2.5\""
      case .capsule: return "<rect x=\"1\" y=\"6\" width=\"22\" height=\"12\" rx=\"6\""
      case .bubble:
        return """
          <path d="M6 2.5H18A4 4 0 0 1 22 6.5V13.5A4 4 0 0 1 18 17.5H12L7 22V17.5H6A4 4 0 0 1 2 13.5V6.5\
          A4 4 0 0 1 6 2.5Z"
          """
      }
    }

    /// Puts a glyph's box into the middle of the shape, at half its size or less.
    var transform: StaticString {
      switch self {
      case .triangle: return "translate(7.2 9.6) scale(0.4)"
      case .bubble: return "translate(6.6 4.6) scale(0.45)"
      case .capsule: return "translate(7.2 7.2) scale(0.4)"
      default: return "translate(6 6) scale(0.5)"
      }
    }
  }
}
