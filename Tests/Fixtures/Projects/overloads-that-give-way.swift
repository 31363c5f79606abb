import SwiftUI

extension View {
  @_disfavoredOverload
  func sheet<Item, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Binding<Item>) -> Content
  ) -> some View {
    sheet(item: item, id: \.self, onDismiss: onDismiss, content: content)
  }

  @_disfavoredOverload
  func sheet<Item, ID: Hashable, Content: View>(
    item: Binding<Item?>, id: KeyPath<Item, ID>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Binding<Item>) -> Content
  ) -> some View {
    sheet(item: item, onDismiss: onDismiss) { _ in EmptyView() }
  }

  @_disfavoredOverload
  func opacity(_ amount: Double) -> some View { padding(100) }
}

struct Caption: View {
  let text: Text

  static func titled(_ title: String) -> Caption { Caption(text: Text("“\(title)”")) }
  @_disfavoredOverload
  static func titled(_ title: Text) -> Caption { Caption(text: title) }

  var body: some View { text }
}

struct Note: Identifiable { var id = 1 }

struct Noted: View {
  @State private var note: Note?
  @State private var count = 1

  var body: some View {
    let shown = Binding { count > 0 } set: { count = $0 ? 1 : 0 }
    VStack {
      Text("noted").opacity(0.5)
      Toggle("shown", isOn: shown.animation())
      stepper($count)
    }
    .sheet(item: $note) { $note in Text("note") }
  }

  private func stepper(_ value: Binding<Int>) -> some View {
    Text("\(value.animation(.default).wrappedValue)")
  }
}

#Preview { Noted() }

#Preview("Captions") {
  Caption.titled("a text")
  Caption.titled(Text("a view"))
}
