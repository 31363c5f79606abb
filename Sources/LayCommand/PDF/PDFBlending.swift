/// How colors mix with what is below them.
enum PDFBlending {
  /// The names that viewers of SVG have for what PDF calls the same.
  static let names = [
    "Color": "color", "ColorBurn": "color-burn", "ColorDodge": "color-dodge", "Darken": "darken",
    "Difference": "difference", "Exclusion": "exclusion", "HardLight": "hard-light", "Hue": "hue",
    "Lighten": "lighten", "Luminosity": "luminosity", "Multiply": "multiply", "Overlay": "overlay",
    "Saturation": "saturation", "Screen": "screen", "SoftLight": "soft-light",
  ]
}
