import SwiftUI

// What a view sets through a binding when it appears reaches the component that is bound to it; a constant stays.
struct Widening: ViewModifier {
  @Binding var width: Double
  let end: Double

  func body(content: Content) -> some View { content.onAppear { width = end } }
}

struct Marker: View {
  @Binding var isMarked: Bool

  var body: some View { Text(isMarked ? "marked" : "not yet").onAppear { isMarked = true } }
}

struct Bar: View {
  @State private var width = 20.0

  var body: some View { Color.red.frame(width: width, height: 8).modifier(Widening(width: $width, end: 80)) }
}

struct Same: View {
  @State private var width = 20.0

  var body: some View { Color.red.frame(width: width, height: 8).modifier(Widening(width: $width, end: 20)) }
}

#Preview("a modifier") { Bar() }
#Preview("set to what it was") { Same() }
struct Page: View {
  @State private var isMarked = false

  var body: some View {
    VStack {
      Text(isMarked ? "the page knows" : "the page waits")
      Marker(isMarked: $isMarked)
    }
  }
}

struct Widened {
  func widening(_ width: Binding<Double>) -> Widening { Widening(width: width, end: 80) }
}

struct Handed: View {
  @State private var width = 20.0

  var body: some View { Color.red.frame(width: width, height: 8).modifier(Widened().widening($width)) }
}

#Preview("a view") { Page() }
#Preview("a constant") { Marker(isMarked: .constant(false)) }
#Preview("handed on by a function") { Handed() }
