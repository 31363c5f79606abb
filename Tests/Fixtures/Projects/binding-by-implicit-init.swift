import SwiftUI

struct Swatch: View {
  @Binding var color: Color
  var body: some View { color.frame(width: 20, height: 20) }
}

struct Settings: View {
  @State private var color = Color.red
  @State private var isOn = false

  var body: some View {
    VStack {
      Swatch(color: .init(get: { color }, set: { color = $0 }))
      Toggle("Sound", isOn: .init(get: { isOn }, set: { isOn = $0 }))
    }
  }
}

#Preview("Bindings") { Settings() }
