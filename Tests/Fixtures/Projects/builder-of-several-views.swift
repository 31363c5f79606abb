import SwiftUI

struct Frame: View {
  var body: some View { boxed { Text("One"); Text("Two") } }

  private func boxed(@ViewBuilder content: () -> some View) -> some View { VStack(spacing: 0) { content() } }
}

struct Labelled: View {
  var body: some View {
    around {
      row {
        Text("Left")
        Spacer(minLength: 10)
        Text("Right")
      }
      .font(.title)
    }
  }

  private func around(_ content: @escaping () -> some View) -> some View {
    GeometryReader { proxy in content().frame(width: proxy.size.width * 0.5) }
  }

  private func row<Content: View>(@ViewBuilder _ content: () -> Content) -> some View {
    HStack(spacing: 0) { content() }.fixedSize(horizontal: false, vertical: true)
  }
}

#Preview("Labelled") { Labelled() }
#Preview("Framed") { Frame() }
