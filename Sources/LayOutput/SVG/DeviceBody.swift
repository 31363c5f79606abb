import LayEngine
import LayViews

/// What stands around and over a device's screen in a picture.
///
/// An illustration, and no part of a layout: how far corners are rounded, and where the camera and the signs of the bars
/// stand, was drawn by eye to look like a device of the kind. What a layout gets of them is the safe area, which is
/// measured and stands in `Device.all`; it tells the kind.
struct DeviceBody {
  /// How far the body reaches beyond the screen, on each side.
  let bezel = 14.0
  let screen: Size
  private let device: Device

  /// nil for a layout of no device, or of another size than its device.
  init?(of layout: LaidOutLayout) {
    guard let device = layout.configuration.device, device.platform == .iOS,
      layout.frames.canvas == device.size
    else { return nil }
    self.device = device
    screen = device.size
  }

  /// A phone with a button below its screen has square corners.
  private var isRounded: Bool { device.safeArea.bottom > 0 }
  private var isTablet: Bool { min(screen.width, screen.height) >= 600 }
  var cornerRadius: Double { isTablet ? 20 : isRounded ? 54 : 0 }

  /// A notch or an island between the halves of the status bar.
  var camera: Rect? {
    guard isRounded, !isTablet else { return nil }
    let isIsland = device.safeArea.top > 55
    let size = isIsland ? Size(width: 124, height: 36) : Size(width: 156, height: 32)
    let y = isIsland ? (device.safeArea.top - size.height) / 2 - 1 : 0
    return Rect(origin: Point(x: (screen.width - size.width) / 2, y: y), size: size)
  }

  /// Whether the camera hangs from the upper edge.
  var hasNotch: Bool { camera?.minY == 0 }

  /// The middle of the status bar's signs, across and down.
  var statusMiddle: Double {
    guard let camera else { return device.safeArea.top / 2 }
    return hasNotch ? device.safeArea.top / 2 + 2 : camera.minY + camera.size.height / 2
  }
  var clockMiddle: Double { camera.map { $0.minX / 2 + 4 } ?? (isTablet ? 34 : screen.width / 2) }
  /// Where the signs at the bar's end begin.
  var signsStart: Double {
    let width = 67.0
    guard let camera else { return screen.width - width - (isTablet ? 12 : 6) }
    return (camera.maxX + screen.width - width) / 2 - 4
  }
  /// Of the clock's digits, which are 12 points tall.
  var clockScale: Double { camera == nil ? 0.76 : 1 }

  /// The bar to swipe from, above the lower edge.
  var homeIndicator: Rect? {
    guard isRounded else { return nil }
    let width = isTablet ? 280.0 : 140.0
    return Rect(x: (screen.width - width) / 2, y: screen.height - 13, width: width, height: 5)
  }
}
