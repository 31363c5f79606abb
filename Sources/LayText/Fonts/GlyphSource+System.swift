import LayViews

/// The system font's stand-in in each weight: constants of the program, each made when the first text needs it.
extension GlyphSource {
  /// The stand-in; nil for a loaded font, and for forms that few texts have.
  static func system(_ key: Key) -> GlyphSource? {
    guard key.face == nil, !key.isMonospaced, !key.hasMonospacedDigits else { return nil }
    switch key.weight {
    case .ultraLight: return ultraLight
    case .thin: return thin
    case .light: return light
    case .regular: return regular
    case .medium: return medium
    case .semibold: return semibold
    case .bold: return bold
    case .heavy: return heavy
    case .black: return black
    }
  }

  private static let ultraLight = GlyphSource(system: .ultraLight)
  private static let thin = GlyphSource(system: .thin)
  private static let light = GlyphSource(system: .light)
  private static let regular = GlyphSource(system: .regular)
  private static let medium = GlyphSource(system: .medium)
  private static let semibold = GlyphSource(system: .semibold)
  private static let bold = GlyphSource(system: .bold)
  private static let heavy = GlyphSource(system: .heavy)
  private static let black = GlyphSource(system: .black)

  private convenience init(system weight: FontWeight) {
    self.init(
      Key(face: nil, weight: weight, isMonospaced: false, hasMonospacedDigits: false), library: FontLibrary())
  }
}
