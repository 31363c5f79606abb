/// A font as SwiftUI describes it, before the platform's tables turn it into a size and a weight.
package struct FontDescriptor: Equatable, Hashable, Sendable {
  package enum Base: Equatable, Hashable, Sendable {
    /// The platform's default font: body on iOS, the 13-point system font in a macOS window.
    case platformDefault
    case style(TextStyle)
    /// `.system(size:)`: a fixed size in points.
    case size(Double)
    /// `.custom(family, size:)`; scales with `relativeTo` unless `isFixed`.
    case custom(family: String, size: Double, relativeTo: TextStyle?, isFixed: Bool)
  }

  package var base: Base
  /// `.weight(_:)` or `fontWeight(_:)`: 100 … 900; it beats `isBold`.
  package var weight: FontWeight?
  package var design: FontDesign
  package var width: FontWidth
  package var isBold: Bool
  package var isItalic: Bool
  package var hasMonospacedDigits: Bool
  package var leading: FontLeading

  package init(_ base: Base) {
    self.base = base
    self.weight = nil
    self.design = .standard
    self.width = .standard
    self.isBold = false
    self.isItalic = false
    self.hasMonospacedDigits = false
    self.leading = .standard
  }

  /// Written out, as a derived one is reached from other modules through the protocol only, with copies of both fonts:
  /// texts are compared by their fonts one after the other.
  package static func == (a: FontDescriptor, b: FontDescriptor) -> Bool {
    a.base == b.base && a.weight == b.weight && a.design == b.design && a.width == b.width
      && a.isBold == b.isBold && a.isItalic == b.isItalic && a.hasMonospacedDigits == b.hasMonospacedDigits
      && a.leading == b.leading
  }
}

package enum TextStyle: String, Option {
  case largeTitle, title, title2, title3, headline, body, callout, subheadline, footnote, caption, caption2
}

/// A weight by its CSS number.
package enum FontWeight: UInt16, Sendable, Hashable, CaseIterable {
  case ultraLight = 100
  case thin = 200
  case light = 300
  case regular = 400
  case medium = 500
  case semibold = 600
  case bold = 700
  case heavy = 800
  case black = 900
}

package enum FontDesign: String, Option {
  case standard = "default"
  case serif, rounded, monospaced
}

package enum FontWidth: String, Option {
  case compressed, condensed, standard, expanded
}

package enum FontLeading: String, Option {
  case standard, tight, loose
}

/// The user's text size: `\.dynamicTypeSize`.
package enum DynamicTypeSize: UInt8, BitwiseCopyable, Sendable, Hashable, CaseIterable, Comparable {
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
  case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

  package var isAccessibilitySize: Bool { self >= .accessibility1 }

  package static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue }

  /// SwiftUI's spelling, which is also that of `--type-size`.
  package var name: String {
    switch self {
    case .xSmall: return "xSmall"
    case .small: return "small"
    case .medium: return "medium"
    case .large: return "large"
    case .xLarge: return "xLarge"
    case .xxLarge: return "xxLarge"
    case .xxxLarge: return "xxxLarge"
    case .accessibility1: return "accessibility1"
    case .accessibility2: return "accessibility2"
    case .accessibility3: return "accessibility3"
    case .accessibility4: return "accessibility4"
    case .accessibility5: return "accessibility5"
    }
  }
}
