import SwiftUI

// What a generic view is made of is told by what it holds.
struct Notice<Actions: View>: View {
  @ViewBuilder var actions: () -> Actions

  var body: some View {
    VStack {
      Text("Saved")
      if Actions.self != EmptyView.self { HStack { actions() } }
    }
  }
}

extension Notice where Actions == EmptyView {
  init() { actions = { EmptyView() } }
}

struct Titled<Label: View>: View {
  let label: Label

  var body: some View {
    if Label.self == Text.self { label.bold() } else { label.padding() }
  }
}

#Preview("actions") { Notice { Text("Undo") } }
#Preview("none") { Notice() }
#Preview("an empty builder") { Notice {} }
#Preview("text") { Titled(label: Text("a")) }
#Preview("with a modifier") { Titled(label: Text("a").padding()) }
