#if !hasFeature(Embedded)
import LayViews

/// `WidgetFamily`: the templates of widgets on home and lock screens.
package enum WidgetFamily: String, Option {
  case systemSmall, systemMedium, systemLarge, systemExtraLarge
  case accessoryCircular, accessoryRectangular, accessoryInline
  /// Of watches alone.
  case accessoryCorner

  /// The canvas of such a widget, in points; nil where a screen has none.
  ///
  /// A screen that is not listed has the widgets of the widest one listed that is not wider: `isListed` is false.
  package func canvas(on screen: Size) -> (size: Size, isListed: Bool)? {
    let width = min(screen.width, screen.height)
    let fitting = WidgetSizes.all.filter { $0.screen.width <= width }
    guard
      let sizes = fitting.first(where: { $0.screen.height == max(screen.width, screen.height) })
        ?? fitting.last,
      let size = sizes.size(of: self)
    else { return nil }
    let isListed = sizes.screen.width == width && sizes.screen.height == max(screen.width, screen.height)
    return (size, isListed)
  }
}

/// The sizes of the widgets of a screen, in points.
private struct WidgetSizes {
  let screen: Size
  /// The side of a small widget, the width of a medium one, and the height of a large one.
  let small: Double, wide: Double, tall: Double
  /// The width of the widest; 0: there is none.
  let widest: Double
  /// The side of a round widget of the lock screen, a rectangular one, and the width of one in a line; 0: none.
  let circle: Double, rectangle: Size, line: Double

  /// By the width of the screen.
  ///
  /// Apple's Human Interface Guidelines (Widgets, Specifications), for screens in portrait.
  static let all = [
    phone(375, 667, 148, 321, 324, circle: 68, (153, 68), line: 225),
    phone(375, 812, 155, 329, 345, circle: 72, (157, 72), line: 225),
    phone(390, 844, 158, 338, 354, circle: 72, (160, 72), line: 234),
    phone(393, 852, 158, 338, 354, circle: 72, (160, 72), line: 234),
    phone(414, 896, 169, 360, 379, circle: 76, (160, 72), line: 248),
    phone(428, 926, 170, 364, 382, circle: 76, (172, 76), line: 257),
    phone(430, 932, 170, 364, 382, circle: 76, (172, 76), line: 257),
    tablet(744, 1133, 141, 305.5, widest: 634.5), tablet(820, 1180, 155, 342, widest: 716),
    tablet(834, 1194, 155, 342, widest: 716), tablet(1024, 1366, 170, 378.5, widest: 795),
  ]

  private static func phone(
    _ width: Double, _ height: Double, _ small: Double, _ wide: Double, _ tall: Double, circle: Double,
    _ rectangle: (width: Double, height: Double), line: Double
  ) -> WidgetSizes {
    WidgetSizes(
      screen: Size(width: width, height: height), small: small, wide: wide, tall: tall, widest: 0,
      circle: circle, rectangle: Size(width: rectangle.width, height: rectangle.height), line: line)
  }

  private static func tablet(
    _ width: Double, _ height: Double, _ small: Double, _ wide: Double, widest: Double
  ) -> WidgetSizes {
    WidgetSizes(
      screen: Size(width: width, height: height), small: small, wide: wide, tall: wide, widest: widest,
      circle: 0, rectangle: .zero, line: 0)
  }

  func size(of family: WidgetFamily) -> Size? {
    let size =
      switch family {
      case .systemSmall: Size(width: small, height: small)
      case .systemMedium: Size(width: wide, height: small)
      case .systemLarge: Size(width: wide, height: tall)
      case .systemExtraLarge: Size(width: widest, height: tall)
      case .accessoryCircular: Size(width: circle, height: circle)
      case .accessoryRectangular: rectangle
      case .accessoryInline: Size(width: line, height: 26)
      case .accessoryCorner: Size.zero
      }
    return size.width > 0 ? size : nil
  }
}
#endif
