extension SymbolGlyph {
  /// A shape that a glyph stands in: `checkmark.circle`, `exclamationmark.triangle`.
  enum Enclosure: CaseIterable {
    case circle, square, triangle, seal, shield, octagon, hexagon, diamond, rectangle

    /// What a symbol's name ends with.
    var suffix: String {
      switch self {
      case .circle: return ".circle"
      case .square: return ".square"
      case .triangle: return ".triangle"
      case .seal: return ".seal"
      case .shield: return ".shield"
      case .octagon: return ".octagon"
      case .hexagon: return ".hexagon"
      case .diamond: return ".diamond"
      case .rectangle: return ".rectangle"
      }
    }

    /// An SVG element in the glyph's box.
    var element: StaticString {
      switch self {
      case .circle: return "<circle cx=\"12\" cy=\"12\" r=\"10.5\"/>"
      case .square: return "<rect x=\"2\" y=\"2\" width=\"20\" height=\"20\" rx=\"4\"/>"
      case .triangle: return "<path d=\"M12 2.5L22.5 20.5H1.5Z\"/>"
      case .seal:
        return """
          <path d="M12 1.5L14.9 3.2L18.2 3.5L19.6 6.5L22 8.8L21.4 12L22 15.2L19.6 17.5L18.2 20.5L14.9 20.8\
          L12 22.5L9.1 20.8L5.8 20.5L4.4 17.5L2 15.2L2.6 12L2 8.8L4.4 6.5L5.8 3.5L9.1 3.2Z"/>
          """
      case .shield: return "<path d=\"M12 1.5L21 4.5V11.5C21 17 17 20.5 12 22.5C7 20.5 3 17 3 11.5V4.5Z\"/>"
      case .octagon: return "<path d=\"M7.9 2H16.1L22 7.9V16.1L16.1 22H7.9L2 16.1V7.9Z\"/>"
      case .hexagon: return "<path d=\"M12 1.5L21.1 6.8V17.2L12 22.5L2.9 17.2V6.8Z\"/>"
      case .diamond: return "<path d=\"M12 1.2L22.8 12L12 22.8L1.2 12Z\"/>"
      case .rectangle: return "<rect x=\"1.5\" y=\"4\" width=\"21\" height=\"16\" rx=\"2.5\"/>"
      }
    }

    /// Puts a glyph's box into the middle of the shape, at half its size or less.
    var transform: StaticString {
      self == .triangle ? "translate(7.2 9.6) scale(0.4)" : "translate(6 6) scale(0.5)"
    }
  }
}
