import SwiftUI
#Preview("line") { Color.red.frame(height: 1 / Metrics.scale) }
#Preview("scale") { Color.red.frame(height: 1 / UIScreen.main.scale) }
