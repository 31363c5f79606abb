import LayCatalog
import LayViews

extension RGBA {
  /// The components in sRGB of a colour whose components are of a space, not bounded.
  func converted(from space: ColorRenderingSpace) -> RGBA {
    switch space {
    case .sRGB: return self
    case .sRGBLinear: return fromLinear
    case .displayP3: return fromDisplayP3
    }
  }
}
