/// A simple drawing that stands for one of the platform's symbols.
///
/// The symbols' own outlines are Apple's; these only say which symbol is meant.
struct SymbolGlyph: Equatable {
  /// SVG path data in a box of 24 by 24, to be stroked.
  var path: StaticString
  /// Filled as well as stroked: the symbol's `fill` variant.
  var isFilled = false
  var enclosure: Enclosure?

  static func == (a: SymbolGlyph, b: SymbolGlyph) -> Bool {
    a.path.utf8Start == b.path.utf8Start && a.isFilled == b.isFilled && a.enclosure == b.enclosure
  }

  /// The side of the box that paths are drawn in.
  static let boxSize = 24.0

  /// The drawing of a symbol, nil for one that is not known.
  /// - Parameter isMirrored: Whether forward is left.
  init?(_ name: String, isMirrored: Bool) {
    var base = Substring(name)
    if base.hasSuffix(".fill") {
      isFilled = true
      base = base.dropLast(5)
    }
    if let path = Self.path(of: Self.directed(base, isMirrored: isMirrored)) {
      self.path = path
      return
    }
    if let enclosure = Enclosure.allCases.first(where: { base.hasSuffix($0.suffix) }) {
      self.enclosure = enclosure
      base = base.dropLast(enclosure.suffix.utf8.count)
      if let path = Self.path(of: Self.directed(base, isMirrored: isMirrored)) {
        self.path = path
        return
      }
    }
    guard let path = Self.path(ofVariant: base, isMirrored: isMirrored) else { return nil }
    self.path = path
  }

  /// The drawing of the symbol that a variant is made of: `bell` for `bell.badge`. What is crossed out is not drawn as if
  /// it were not.
  private static func path(ofVariant name: Substring, isMirrored: Bool) -> StaticString? {
    var base = name
    while let dot = base.utf8.lastIndex(of: UInt8(ascii: ".")) {
      if base[dot...] == ".slash" { return nil }
      base = base[..<dot]
      if let path = path(of: directed(base, isMirrored: isMirrored)) { return path }
    }
    return nil
  }

  /// The name with the reading direction's `forward` and `backward` replaced by left and right.
  private static func directed(_ name: Substring, isMirrored: Bool) -> String {
    if name.hasSuffix(".forward") { return name.dropLast(8) + (isMirrored ? ".left" : ".right") }
    if name.hasSuffix(".backward") { return name.dropLast(9) + (isMirrored ? ".right" : ".left") }
    return name == "gearshape" ? "gear" : String(name)
  }
}

extension SymbolGlyph {
  private static func path(of name: String) -> StaticString? {
    switch name {
    case "star":
      return """
        M12 2.7L14.41 9.38L21.51 9.61L15.9 13.97L17.88 20.79L12 16.8L6.12 20.79L8.1 13.97L2.49 9.61 \
        L9.59 9.38Z
        """
    case "heart":
      return """
        M12 20.5C5 15.2 2.5 12 2.5 8.4C2.5 5.4 4.8 3.5 7.3 3.5C9.3 3.5 11 4.6 12 6.4 \
        C13 4.6 14.7 3.5 16.7 3.5C19.2 3.5 21.5 5.4 21.5 8.4C21.5 12 19 15.2 12 20.5Z
        """
    case "checkmark":
      return "M4 13L9.5 19L20 5"
    case "xmark":
      return "M5 5L19 19M19 5L5 19"
    case "plus":
      return "M12 3.5V20.5M3.5 12H20.5"
    case "minus":
      return "M3.5 12H20.5"
    case "chevron.left":
      return "M15.5 3.5L7.5 12L15.5 20.5"
    case "chevron.right":
      return "M8.5 3.5L16.5 12L8.5 20.5"
    case "chevron.up":
      return "M3.5 15.5L12 7.5L20.5 15.5"
    case "chevron.down":
      return "M3.5 8.5L12 16.5L20.5 8.5"
    case "arrow.left":
      return "M20.5 12H4M10.5 5L3.5 12L10.5 19"
    case "arrow.right":
      return "M3.5 12H20M13.5 5L20.5 12L13.5 19"
    case "arrow.up":
      return "M12 20.5V4M5 10.5L12 3.5L19 10.5"
    case "arrow.down":
      return "M12 3.5V20M5 13.5L12 20.5L19 13.5"
    case "gear":
      return """
        M19.43 10.42L21.9 10.61L21.9 13.39L19.43 13.58L18.37 16.14L19.99 18.02L18.02 19.99L16.14 18.37 \
        L13.58 19.43L13.39 21.9L10.61 21.9L10.42 19.43L7.86 18.37L5.98 19.99L4.01 18.02L5.63 16.14 \
        L4.57 13.58L2.1 13.39L2.1 10.61L4.57 10.42L5.63 7.86L4.01 5.98L5.98 4.01L7.86 5.63L10.42 4.57 \
        L10.61 2.1L13.39 2.1L13.58 4.57L16.14 5.63L18.02 4.01L19.99 5.98L18.37 7.86ZM8.8 12 \
        A3.2 3.2 0 1 1 15.2 12A3.2 3.2 0 1 1 8.8 12Z
        """
    case "person":
      return """
        M7.8 7.4A4.2 4.2 0 1 1 16.2 7.4A4.2 4.2 0 1 1 7.8 7.4ZM3.8 20.8C4.6 16.4 7.9 14.2 12 14.2 \
        C16.1 14.2 19.4 16.4 20.2 20.8Z
        """
    case "house":
      return "M2.5 12L12 3.5L21.5 12M19 9.8V20.5H5V9.8L12 3.5Z"
    case "magnifyingglass":
      return "M3.2 10A6.8 6.8 0 1 1 16.8 10A6.8 6.8 0 1 1 3.2 10ZM15 15L21 21"
    case "bell":
      return """
        M12 2.8C8.4 2.8 6.4 5.4 6.4 9.2C6.4 13.8 4.2 15 4.2 17.4H19.8C19.8 15 17.6 13.8 17.6 9.2 \
        C17.6 5.4 15.6 2.8 12 2.8ZM9.6 20.4A2.6 2.6 0 0 0 14.4 20.4
        """
    case "trash":
      return "M4 6H20M9 6V3.5H15V6M6 6L7 21H17L18 6M10 10V17M14 10V17"
    case "envelope":
      return "M2.5 5H21.5V19H2.5ZM2.5 6L12 13.5L21.5 6"
    case "phone":
      return """
        M6.2 3.2H9.3L11 8L8.8 9.8C9.8 12.2 11.8 14.2 14.2 15.2L16 13L20.8 14.7V17.8 \
        C20.8 19.6 19.5 20.8 17.8 20.8C10 20.4 3.6 14 3.2 6.2C3.2 4.5 4.4 3.2 6.2 3.2Z
        """
    case "calendar":
      return "M3 5.5H21V21H3ZM3 10H21M8 3V7M16 3V7"
    case "clock":
      return "M2.5 12A9.5 9.5 0 1 1 21.5 12A9.5 9.5 0 1 1 2.5 12ZM12 6.5V12L15.5 14"
    case "photo":
      return """
        M2.5 4.5H21.5V19.5H2.5ZM2.5 17L8.5 11L14 16.5L16.5 14L21.5 18.5M14.3 8.8A1.5 1.5 0 1 1 17.3 8.8 \
        A1.5 1.5 0 1 1 14.3 8.8Z
        """
    case "ellipsis":
      return """
        M3.7 12A0.8 0.8 0 1 1 5.3 12A0.8 0.8 0 1 1 3.7 12ZM11.2 12A0.8 0.8 0 1 1 12.8 12 \
        A0.8 0.8 0 1 1 11.2 12ZM18.7 12A0.8 0.8 0 1 1 20.3 12A0.8 0.8 0 1 1 18.7 12Z
        """
    case "wifi":
      return """
        M2.5 9.5A13.5 13.5 0 0 1 21.5 9.5M6 13.4A8.5 8.5 0 0 1 18 13.4M9.4 17A3.8 3.8 0 0 1 14.6 17 \
        M12 20V20.01
        """
    case "circle":
      return "M2.5 12A9.5 9.5 0 1 1 21.5 12A9.5 9.5 0 1 1 2.5 12Z"
    case "square":
      return "M5.5 3H18.5C20 3 21 4 21 5.5V18.5C21 20 20 21 18.5 21H5.5C4 21 3 20 3 18.5V5.5C3 4 4 3 5.5 3Z"
    case "globe":
      return """
        M2.5 12A9.5 9.5 0 1 1 21.5 12A9.5 9.5 0 1 1 2.5 12ZM2.5 12H21.5M12 2.5C8 6 8 18 12 21.5 \
        C16 18 16 6 12 2.5Z
        """
    case "info":
      return "M12 10V19M12 5.5V6"
    case "exclamationmark":
      return "M12 4V14M12 19V19.5"
    case "questionmark":
      return "M8 8C8 5.5 9.8 4 12 4C14.2 4 16 5.5 16 7.6C16 10.6 12 10.8 12 14M12 19V19.5"
    case "lock":
      return "M5 11H19V21H5ZM8 11V7.5C8 5 9.7 3.2 12 3.2C14.3 3.2 16 5 16 7.5V11"
    case "folder":
      return "M2.5 6V19H21.5V7.5H11L9 5H3.5C2.9 5 2.5 5.4 2.5 6Z"
    case "bolt":
      return "M13.5 2.5L5 13.5H11.5L10.5 21.5L19 10.5H12.5Z"
    default:
      return more.first { entry in entry.name.withUTF8Buffer { $0.elementsEqual(name.utf8) } }?.path
    }
  }
}
