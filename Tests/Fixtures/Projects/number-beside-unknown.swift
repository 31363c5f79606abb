import SwiftUI
#Preview("line") { Color.red.frame(height: 1 / Metrics.scale) }
#Preview("scale") { Color.red.frame(height: 1 / UIScreen.main.scale) }
#Preview("sum") { let size = Metrics.icon + 4; Color.red.frame(width: max(20, size), height: 10) }
