import Combine
import SwiftUI

// A menu that a bar's title opens, a style that blends, a style that was withdrawn, and a result that publishes.

struct Loaded: View {
  let publisher: AnyPublisher<Int, Error> = Result<Int, Error>.success(3).publisher.eraseToAnyPublisher()
  var body: some View { Text("loaded") }
}

#Preview("title") {
  NavigationStack {
    Text("A").toolbar { ToolbarTitleMenu { Button("one") {} } }
      .navigationTitle("Title").navigationBarTitleDisplayMode(.inline)
  }
}
#Preview("normal") {
  Text("A").foregroundStyle(
    LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom).blendMode(.normal))
}
#Preview("blended") { Text("A").foregroundStyle(Color.red.blendMode(.multiply)) }
#Preview("a view") { Color.red.blendMode(.multiply).frame(width: 20, height: 20) }
#Preview("withdrawn") { Button("A") {}.buttonStyle(BorderedBarButtonStyle()) }
#Preview("published") { Loaded() }
