// Colours that are given in another space than sRGB.

extension RGBA {
  /// The components in sRGB of a colour whose components are amounts of light, not bounded.
  package var fromLinear: RGBA {
    RGBA(red: red.encoded, green: green.encoded, blue: blue.encoded, alpha: alpha)
  }

  /// The components in sRGB of a colour whose components are of Display P3, not bounded.
  package var fromDisplayP3: RGBA {
    let (r, g, b) = (red.decoded, green.decoded, blue.decoded)
    // From Display P3's primaries to sRGB's, which have the same white (IEC 61966-2-1 and SMPTE EG 432-1).
    return RGBA(
      red: (1.2249401763 * r - 0.2249401763 * g).encoded,
      green: (-0.0420569547 * r + 1.0420569547 * g).encoded,
      blue: (-0.0196375546 * r - 0.0786360456 * g + 1.0982736001 * b).encoded, alpha: alpha)
  }

  /// With what lies outside of sRGB cut off.
  var bounded: RGBA { RGBA(red: red.unit, green: green.unit, blue: blue.unit, alpha: alpha) }
}

extension Double {
  /// A component of light as sRGB and Display P3 store it.
  fileprivate var encoded: Double {
    if self < 0 { return -(-self).encoded }
    return self <= 0.0031308 ? self * 12.92 : 1.055 * Elementary.power(self, 1 / 2.4) - 0.055
  }

  /// The light of a component that is stored so.
  fileprivate var decoded: Double {
    if self < 0 { return -(-self).decoded }
    return self <= 0.04045 ? self / 12.92 : Elementary.power((self + 0.055) / 1.055, 2.4)
  }
}
