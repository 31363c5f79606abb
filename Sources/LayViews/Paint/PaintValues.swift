// Colours and styles as values: symbolic until a view is built, then resolved for its environment.

/// `Color.red.opacity(0.5)`
package struct ColorValue: Sendable, Equatable {
  package enum Base: Sendable, Equatable {
    case fixed(RGBA)
    case system(SystemColor)
    /// A colour of the assets, which may differ between the schemes, by its number there.
    case asset(UInt32)
    /// One for each appearance.
    indirect case dynamic(light: RGBA, dark: RGBA)
    /// The tint of the environment.
    case accent
  }

  package var base: Base
  package var opacity = 1.0
  /// How much white it is mixed with: 0 … 1.
  package var whiteness = 0.0

  package init(_ base: Base) { self.base = base }
}

/// A colour and where it stands in a gradient: 0 … 1.
package struct GradientStop: Sendable, Equatable {
  package var color: ColorValue
  package var location: Double

  package init(color: ColorValue, location: Double) {
    self.color = color
    self.location = location
  }
}

/// What `foregroundStyle`, `fill` and `background` take.
package struct StyleValue: Sendable, Equatable {
  package enum Base: Sendable, Equatable {
    case color(ColorValue)
    /// 0 primary … 3 quaternary: the foreground, ever fainter.
    case hierarchical(UInt8)
    case tint
    case foreground
    /// The ground of the window, or those that lie on it: 0 … 3.
    case background(UInt8)
    /// 0 ultra-thin … 4 ultra-thick; 5 the bar.
    case material(UInt8)
    case gradient(stops: [GradientStop], geometry: Gradient.Geometry)
  }

  package var base: Base
  package var opacity = 1.0

  package init(_ base: Base) { self.base = base }

  /// Whether it is a ground by itself, and not the one that is set.
  package var isOwnGround: Bool {
    if case .background = base { return false }
    return true
  }

}
