import SwiftUI
import UIKit

extension UIColor {
  var shown: Color { Color(self) }
}

func limited(_ length: CGFloat, _ most: UIContentSizeCategory) -> CGFloat {
  let metrics = UIFontMetrics(forTextStyle: .body)
  let traits = UITraitCollection(preferredContentSizeCategory: most)
  return min(UIFontMetrics.default.scaledValue(for: length), metrics.scaledValue(for: length, compatibleWith: traits))
}

#Preview("default") { UIColor.red.shown.frame(width: limited(34, .large), height: 10) }
#Preview("larger") { Color.red.frame(width: limited(34, .extraLarge), height: 10).dynamicTypeSize(.xxxLarge) }

struct Widget: View {
  @Environment(\.widgetRenderingMode) var mode

  var body: some View { Text(mode == .vibrant ? "vibrant" : "full color") }
}

#Preview("widget") { Widget() }
