import LayViews

/// Turns a description of a font into the platform's font and its metrics.
struct FontResolver {
  let platform: Platform
  let usesAdaptiveLineHeight: Bool
  let library: FontLibrary

  /// A font with everything that measuring needs to know of it.
  struct Resolution: Equatable {
    var font: ResolvedFont
    var metrics: FontMetrics
    /// The font of the library that draws it; nil: the stand-in of the system font.
    var face: Int?
  }

  /// - Parameter scale: what `minimumScaleFactor` leaves of the size.
  func resolve(_ descriptor: FontDescriptor, category: DynamicTypeSize, scale: Double = 1) -> Resolution {
    switch descriptor.base {
    case .platformDefault:
      // Measured: 13 points in a macOS 26.2 window, body on iOS 26.0.
      return platform == .macOS
        ? pointSize(13, descriptor, scale: scale) : style(.body, descriptor, category: category, scale: scale)
    case .style(let style):
      return self.style(style, descriptor, category: category, scale: scale)
    case .size(let size):
      return pointSize(size, descriptor, scale: scale)
    case .custom(let family, let size, let relativeTo, let isFixed):
      let growth = isFixed ? 1 : growth(of: relativeTo ?? .body, category: category)
      return custom(family, size: size * growth, descriptor, scale: scale)
    }
  }

  private func style(
    _ style: TextStyle, _ descriptor: FontDescriptor, category: DynamicTypeSize, scale: Double
  ) -> Resolution {
    let entry = TextStyleTable.entry(style, platform: platform, category: category)
    let weight = descriptor.weight ?? (descriptor.isBold ? entry.emphasizedWeight : entry.weight)
    var exact = LineMetrics.systemFont(size: entry.size, design: descriptor.design, platform: platform)
    let plain = LineMetrics.systemFont(size: entry.size, design: .standard, platform: platform)
    exact.leading = adjust(entry.linePitch - plain.height, descriptor.leading)
    if usesAdaptiveLineHeight {
      exact = AdaptiveLineHeight.apply(
        to: exact, style: style, weight: weight, platform: platform,
        growth: growth(of: style, category: category))
    }
    exact = exact.scaled(by: scale)
    let font = font(nil, size: entry.size * scale, weight: weight, descriptor)
    // A shrunken line has the heights of a point size: measured on macOS 26.6 for the default font, derived for styles.
    let line = platform == .macOS && scale != 1 ? exact.wholePoints(size: font.size) : exact
    return Resolution(font: font, metrics: FontMetrics(exact: exact, line: line), face: nil)
  }

  private func pointSize(_ size: Double, _ descriptor: FontDescriptor, scale: Double) -> Resolution {
    let size = max((size * scale).boundedLength, 0)
    let weight = descriptor.weight ?? (descriptor.isBold ? .bold : .regular)
    var exact = LineMetrics.systemFont(size: size, design: descriptor.design, platform: platform)
    exact.leading = adjust(0, descriptor.leading)
    return Resolution(
      font: font(nil, size: size, weight: weight, descriptor), metrics: pointMetrics(exact, size: size),
      face: nil)
  }

  private func custom(
    _ family: String, size: Double, _ descriptor: FontDescriptor, scale: Double
  ) -> Resolution {
    let size = max((size * scale).boundedLength, 0)
    let weight = descriptor.weight ?? (descriptor.isBold ? .bold : .regular)
    guard let face = library.face(family: family, weight: weight, isItalic: descriptor.isItalic) else {
      var exact = LineMetrics.missingFont(size: size)
      exact.leading = adjust(0, descriptor.leading)
      return Resolution(
        font: font(family, size: size, weight: weight, descriptor), metrics: customMetrics(exact), face: nil)
    }
    var exact = library.faces[face].metrics(size: size)
    exact.leading = adjust(exact.leading, descriptor.leading)
    return Resolution(
      font: font(family, size: size, weight: weight, descriptor), metrics: customMetrics(exact), face: face)
  }

  private func font(
    _ family: String?, size: Double, weight: FontWeight, _ descriptor: FontDescriptor
  ) -> ResolvedFont {
    ResolvedFont(
      family: family, size: size, weight: weight, design: descriptor.design, width: descriptor.width,
      isItalic: descriptor.isItalic, hasMonospacedDigits: descriptor.hasMonospacedDigits)
  }

  private func pointMetrics(_ exact: LineMetrics, size: Double) -> FontMetrics {
    FontMetrics(exact: exact, line: platform == .macOS ? exact.wholePoints(size: size) : exact)
  }

  /// Measured on macOS 26.6 at 20 sizes of one font: ascender and descender are rounded each by itself.
  private func customMetrics(_ exact: LineMetrics) -> FontMetrics {
    guard platform == .macOS else { return FontMetrics(exact: exact, line: exact) }
    var line = exact
    line.ascent = exact.ascent.roundedToNearest
    line.descent = exact.descent.roundedToNearest
    return FontMetrics(exact: exact, line: line)
  }

  private func growth(of style: TextStyle, category: DynamicTypeSize) -> Double {
    TextStyleTable.growth(of: style, platform: platform, category: category)
  }

  /// `Font.Leading` moves lines by two points; derived from UIKit's documentation, not measured.
  private func adjust(_ leading: Double, _ choice: FontLeading) -> Double {
    switch choice {
    case .tight: return leading - 2
    case .loose: return leading + 2
    case .standard: return leading
    }
  }
}
