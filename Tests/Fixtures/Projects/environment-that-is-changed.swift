import SwiftUI

private struct LevelKey: EnvironmentKey { static let defaultValue = 1 }
extension EnvironmentValues {
  var level: Int {
    get { self[LevelKey.self] }
    set { self[LevelKey.self] = newValue }
  }
}
struct Level: View {
  @Environment(\.level) var level
  var body: some View { Text("\(level)") }
}

#Preview {
  VStack {
    Level()
    Level().transformEnvironment(\.level) { $0 += 5 }
    Level().transformEnvironment(\.level) { $0 += 5 }.environment(\.level, 20)
    Text("two lines at the most, which are not enough here").transformEnvironment(\.lineLimit) { $0 = 2 }
      .frame(width: 120)
  }
}
