import SwiftUI

struct Theme {
  var width = 10.0
  var frame = CGSize(width: 1, height: 3)
}
private struct ThemeKey: EnvironmentKey {
  static let defaultValue = Theme()
}
extension EnvironmentValues {
  var theme: Theme {
    get { self[ThemeKey.self] }
    set { self[ThemeKey.self] = newValue }
  }
}
struct Row: View {
  @Environment(\.theme) var theme
  var body: some View { Color.red.frame(width: theme.width, height: theme.frame.height) }
}
extension View {
  func theme(_ path: WritableKeyPath<Theme, Double>, _ value: Double) -> some View {
    environment((\EnvironmentValues.theme).appending(path: path), value)
  }
}

#Preview("Part") { Row().environment(\.theme.width, 50) }
#Preview("Part of a part") { Row().environment(\.theme.frame, CGSize(width: 5, height: 40)) }
#Preview("Appended") { Row().theme(\.width, 60) }
#Preview("Both") { Row().environment(\.theme.frame.height, 40).environment(\.theme.width, 70) }
