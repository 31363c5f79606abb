import SwiftUI

// A destination is made with its link, and its body is not run before it is shown.
struct Chapter: View {
  var number = 1
  var body: some View {
    NavigationLink(destination: Chapter(number: number + 1)) { Text("Chapter \(number)") }
  }
}
#Preview("to the same screen") { Chapter() }

struct Drawn: UIViewRepresentable {
  func makeUIView(context: Context) -> UIView { UIView() }
  func updateUIView(_ view: UIView, context: Context) {}
}
#Preview("to what is not drawn") {
  NavigationView {
    List {
      NavigationLink("First", destination: Drawn())
      NavigationLink(destination: Chapter().padding()) { Label("Second", systemImage: "star") }
    }
  }
}
