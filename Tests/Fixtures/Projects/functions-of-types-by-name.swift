import SwiftUI

// A function of a type is a value by its name and labels, and runs when it is called.
final class Player: ObservableObject {
  private let animation: (TimeInterval) -> Animation

  init(animation: @escaping (TimeInterval) -> Animation = Animation.linear(duration:)) {
    self.animation = animation
  }

  func moving(_ width: Binding<Double>, to end: Double) -> Moving {
    Moving(width: width, end: end, animation: animation)
  }
}

struct Moving: ViewModifier {
  @Binding var width: Double
  let end: Double
  let animation: (TimeInterval) -> Animation

  init(width: Binding<Double>, end: Double, animation: @escaping (TimeInterval) -> Animation) {
    _width = width
    self.end = end
    self.animation = animation
  }

  func body(content: Content) -> some View {
    content.onAppear { withAnimation(animation(0.3)) { width = end } }
  }
}

struct Bar: View {
  @State private var width = 20.0
  @StateObject private var player = Player(animation: Animation.easeInOut(duration:))

  var body: some View { Color.red.frame(width: width, height: 8).modifier(player.moving($width, to: 80)) }
}

struct Faded: View {
  let gradient: Gradient

  var body: some View { LinearGradient(gradient: gradient, startPoint: .top, endPoint: .bottom) }
}

#Preview("a function") { Bar() }
#Preview("a list by init") { Faded(gradient: .init(colors: .init([.red, .white]))) }
#Preview("how long") {
  Text(DateComponentsFormatter.localizedString(from: DateComponents(hour: 3, minute: 1), unitsStyle: .full) ?? "")
}
#Preview("a view's shadow") { Text("a").background(Color.red.shadow(radius: 2, x: 0, y: -2)) }
#Preview("a symbol of UIKit's") { Image(uiImage: UIImage(systemName: "star")!.withRenderingMode(.alwaysTemplate)) }
#Preview("a slider") { Slider(value: .constant(0.5), in: 0...1, step: 0.1) { _ in } label: { Text("a") } }
#Preview("keys") { Label(LocalizedStringKey(stringLiteral: "hi"), systemImage: "star") }
