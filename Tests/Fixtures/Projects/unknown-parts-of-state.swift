import SwiftUI

// What nobody changes is not changed for parts of it that are not known: the layout settles.

struct Samples {
  let store: Store
  var names = ["A"]
  let load: () -> Void = {}
}

struct Injecting: ViewModifier {
  @State private var samples = Samples(store: Store.shared)
  func body(content: Content) -> some View { content.padding(8) }
}

struct Measured: View {
  @State private var height = 0.0
  var body: some View {
    Text("\(height)")
      .background { GeometryReader { Color.clear.preference(key: Height.self, value: $0.size.height) } }
      .onPreferenceChange(Height.self) { height = $0 }
  }
}

struct Height: PreferenceKey {
  static let defaultValue = 0.0
  static func reduce(value: inout Double, nextValue: () -> Double) { value = max(value, nextValue()) }
}

#Preview("injected") { Measured().modifier(Injecting()) }
