import LaySyntax

/// What the `Contents.json` of a set says: its variants, of which the surroundings choose one.
package struct AssetSet {
  private let variants: [JSONValue]
  private let properties: JSONValue?

  /// nil if the bytes describe no set.
  /// - Parameter key: `images` or `colors`.
  package init?(_ bytes: [UInt8], _ key: String) {
    guard let contents = JSONValue(bytes), case .array(let variants)? = contents[key] else { return nil }
    self.variants = variants
    properties = contents["properties"]
  }

  package var isTemplate: Bool { properties?["template-rendering-intent"]?.string == "template" }

  /// The image file that suits best, with its scale; nil if the set has none.
  package func image(
    _ platform: Platform, _ scheme: ColorScheme, scale: Double
  ) -> (name: String, scale: Double)? {
    let files: [(name: String, scale: Double)] = suitable(platform, scheme).compactMap { variant in
      guard let name = variant["filename"]?.string, !name.isEmpty else { return nil }
      return (name, Self.scale(variant["scale"]?.string))
    }
    return bestScale(files.map { $0.scale }, for: scale).map { files[$0] }
  }

  /// The colour that suits; nil if the set has none, or names one of the system's.
  package func color(_ platform: Platform, _ scheme: ColorScheme) -> RGBA? {
    for variant in suitable(platform, scheme) {
      guard let components = variant["color"]?["components"] else { continue }
      let alpha = Self.alpha(components["alpha"])
      if let white = Self.component(components["white"]) {
        return RGBA(red: white, green: white, blue: white, alpha: alpha)
      }
      guard let red = Self.component(components["red"]), let green = Self.component(components["green"]),
        let blue = Self.component(components["blue"])
      else { continue }
      let color = RGBA(red: red, green: green, blue: blue, alpha: alpha)
      switch variant["color"]?["color-space"]?.string {
      case "display-p3": return color.fromDisplayP3.bounded
      case "extended-linear-srgb": return color.fromLinear.bounded
      default: return color
      }
    }
    return nil
  }

  /// The colour of UIKit's that a set stands for: `systemBlue`.
  package func reference(_ platform: Platform) -> String? {
    guard let name = suitable(platform, .light).first?["color"]?["reference"]?.string else { return nil }
    return name.hasSuffix("Color") ? String(name.dropLast("Color".utf8.count)) : name
  }

  /// The variants that may be shown: of the wanted appearance if there are any, of this kind of device before any.
  private func suitable(_ platform: Platform, _ scheme: ColorScheme) -> [JSONValue] {
    let ofDevice = variants.filter { variant in
      guard let idiom = variant["idiom"]?.string else { return true }
      return idiom == "universal"
        || (platform == .iOS ? idiom == "iphone" || idiom == "ipad" : idiom == "mac")
    }
    .filter { !Self.isOfHighContrast($0) }
    let wanted = scheme == .dark ? "dark" : "light"
    let ofAppearance = ofDevice.filter { Self.luminosity(of: $0) == wanted }
    return ofAppearance.isEmpty ? ofDevice.filter { Self.luminosity(of: $0) == nil } : ofAppearance
  }

  private static func isOfHighContrast(_ variant: JSONValue) -> Bool {
    (variant["appearances"]?.elements ?? []).contains { $0["appearance"]?.string == "contrast" }
  }

  private static func luminosity(of variant: JSONValue) -> String? {
    for appearance in variant["appearances"]?.elements ?? [] {
      if appearance["appearance"]?.string == "luminosity" { return appearance["value"]?.string }
    }
    return nil
  }

  /// `2x`; a drawing for all scales has none.
  private static func scale(_ text: String?) -> Double {
    guard let text, text.hasSuffix("x"), let scale = Double(String(text.dropLast())), scale >= 1, scale <= 16
    else {
      return 1
    }
    return scale
  }

  /// Opacity is written as a fraction, even beside components that count to 255.
  private static func alpha(_ value: JSONValue?) -> Double {
    switch value {
    case .number(let number)?: return number.unit
    case .string(let text)?: return Double(text).map { $0.unit } ?? 1
    default: return 1
    }
  }

  /// A component from 0 to 1: `"0.500"`, `"0x80"`, `"128"` or a number.
  private static func component(_ value: JSONValue?) -> Double? {
    switch value {
    case .number(let number)?: return number.unit
    case .string(let text)?:
      if text.hasPrefix("0x") {
        return Int(String(text.dropFirst(2)), radix: 16).map { (Double($0) / 255).unit }
      }
      // Whole numbers count to 255, as Xcode writes them.
      if !text.contains("."), let number = Int(text) { return (Double(number) / 255).unit }
      return Double(text).map { $0.unit }
    default: return nil
    }
  }
}

/// The best of several scales for a display: the smallest that has all its pixels, else the largest.
package func bestScale(_ scales: [Double], for display: Double) -> Int? {
  var best: Int?
  for (index, scale) in scales.enumerated() {
    guard let current = best else {
      best = index
      continue
    }
    let known = scales[current]
    if known < display ? scale > known : scale >= display && scale < known { best = index }
  }
  return best
}
