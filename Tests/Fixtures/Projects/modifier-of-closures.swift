import SwiftUI

extension View {
  func modifier<Content: View>(@ViewBuilder _ transform: (Self) -> Content) -> some View {
    transform(self)
  }
}

struct Wide: ViewModifier {
  func body(content: Content) -> some View { VStack { content; Text("wide") } }
}

#Preview("own") { Text("Hi").modifier { text in VStack { text; Text("own") } } }

#Preview("SwiftUI's") { Text("Hi").modifier(Wide()) }
