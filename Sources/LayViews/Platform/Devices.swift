extension Device {
  /// The devices that `--device` knows, in the order they are listed.
  ///
  /// Sizes and scales are those of Apple's Human Interface Guidelines (Layout, Specifications). Safe areas are
  /// UIKit's in portrait with no bars: below the status bar or camera, above the home indicator. A Mac window's
  /// canvas is its content, below the title bar.
  package static var all: [Device] {
    [
      phone("iphone-se", 375, 667, scale: 2, top: 20, bottom: 0),
      phone("iphone-13-mini", 375, 812, scale: 3, top: 50, bottom: 34),
      phone("iphone-16e", 390, 844, scale: 3, top: 47, bottom: 34),
      phone("iphone-16", 393, 852, scale: 3, top: 59, bottom: 34),
      phone("iphone-16-plus", 430, 932, scale: 3, top: 59, bottom: 34),
      phone("iphone-16-pro", 402, 874, scale: 3, top: 62, bottom: 34),
      phone("iphone-16-pro-max", 440, 956, scale: 3, top: 62, bottom: 34),
      tablet("ipad-mini", 744, 1133),
      tablet("ipad-11", 820, 1180),
      tablet("ipad-13", 1024, 1366),
      tablet("ipad-pro-11", 834, 1210),
      tablet("ipad-pro-13", 1032, 1376),
      Device(
        name: "mac-window", size: Size(width: 800, height: 600), displayScale: 2, safeArea: .zero,
        platform: .macOS),
    ]
  }

  private static func phone(
    _ name: String, _ width: Double, _ height: Double, scale: Double, top: Double, bottom: Double
  ) -> Device {
    Device(
      name: name, size: Size(width: width, height: height), displayScale: scale,
      safeArea: EdgeInsets(top: top, leading: 0, bottom: bottom, trailing: 0), platform: .iOS)
  }

  /// All tablets have the same bars: a status bar of 24 points and a home indicator of 20.
  private static func tablet(_ name: String, _ width: Double, _ height: Double) -> Device {
    Device(
      name: name, size: Size(width: width, height: height), displayScale: 2,
      safeArea: EdgeInsets(top: 24, leading: 0, bottom: 20, trailing: 0), platform: .iOS)
  }
}

extension Device {
  /// Devices that previews name and that are no longer sold, by the same guidelines.
  private static var earlier: [Device] {
    [
      phone("iphone-8", 375, 667, scale: 2, top: 20, bottom: 0),
      phone("iphone-8-plus", 414, 736, scale: 3, top: 20, bottom: 0),
      phone("iphone-x", 375, 812, scale: 3, top: 44, bottom: 34),
      phone("iphone-xs", 375, 812, scale: 3, top: 44, bottom: 34),
      phone("iphone-xs-max", 414, 896, scale: 3, top: 44, bottom: 34),
      phone("iphone-xr", 414, 896, scale: 2, top: 48, bottom: 34),
      phone("iphone-11", 414, 896, scale: 2, top: 48, bottom: 34),
      phone("iphone-11-pro", 375, 812, scale: 3, top: 44, bottom: 34),
      phone("iphone-11-pro-max", 414, 896, scale: 3, top: 44, bottom: 34),
      phone("iphone-12", 390, 844, scale: 3, top: 47, bottom: 34),
      phone("iphone-12-mini", 375, 812, scale: 3, top: 50, bottom: 34),
      phone("iphone-12-pro", 390, 844, scale: 3, top: 47, bottom: 34),
      phone("iphone-12-pro-max", 428, 926, scale: 3, top: 47, bottom: 34),
      phone("iphone-13", 390, 844, scale: 3, top: 47, bottom: 34),
      phone("iphone-13-pro", 390, 844, scale: 3, top: 47, bottom: 34),
      phone("iphone-13-pro-max", 428, 926, scale: 3, top: 47, bottom: 34),
      phone("iphone-14", 390, 844, scale: 3, top: 47, bottom: 34),
      phone("iphone-14-plus", 428, 926, scale: 3, top: 47, bottom: 34),
      phone("iphone-14-pro", 393, 852, scale: 3, top: 59, bottom: 34),
      phone("iphone-14-pro-max", 430, 932, scale: 3, top: 59, bottom: 34),
      phone("iphone-15", 393, 852, scale: 3, top: 59, bottom: 34),
      phone("iphone-15-plus", 430, 932, scale: 3, top: 59, bottom: 34),
      phone("iphone-15-pro", 393, 852, scale: 3, top: 59, bottom: 34),
      phone("iphone-15-pro-max", 430, 932, scale: 3, top: 59, bottom: 34),
    ]
  }

  /// The device that Apple's words name: "iPhone SE (3rd generation)" is `iphone-se`, "iPad Pro 13-inch (M4)"
  /// `ipad-pro-13`. nil for one that is not known.
  package init?(spoken name: String) {
    var word = ""
    for scalar in name.unicodeScalars {
      switch scalar {
      case "a"..."z", "0"..."9": word.unicodeScalars.append(scalar)
      case "A"..."Z":
        word.unicodeScalars.append(Unicode.Scalar(UInt8(truncatingIfNeeded: scalar.value | 0x20)))
      default: if word.utf8.last != UInt8(ascii: "-") { word += "-" }
      }
    }
    word += "-"
    // "iphone-16-pro-max-" begins with "iphone-16-" too: the longest name is meant.
    var best: Device?
    for device in Device.all + Device.earlier
    where word.utf8.starts(with: (device.name + "-").utf8)
      && device.name.utf8.count > best?.name.utf8.count ?? 0
    {
      best = device
    }
    guard let best else { return nil }
    // What is added may name another kind, which is not known.
    let rest = word.utf8.dropFirst(best.name.utf8.count + 1)
    let kinds = ["pro", "plus", "max", "mini", "air", "e"]
    let next = rest.prefix { $0 != UInt8(ascii: "-") }
    guard !kinds.contains(where: { $0.utf8.elementsEqual(next) }) else { return nil }
    self = best
  }
}
