import SwiftUI
import Observation

class ListModel<Item>: ObservableObject {
  @Binding private var order: Int
  var kept: Int

  init(order: Binding<Int>) {
    self._order = order
    self.kept = order.wrappedValue
  }
}

final class BookmarkModel: ListModel<String> {
  var shown: Int { kept + 1 }
}

struct Search: View {
  @FocusState var isFocused: Bool

  init(isFocused: FocusState<Bool>) { self._isFocused = isFocused }

  var body: some View { Text(isFocused ? "focused" : "idle") }
}

struct Welcome: View {
  @Environment(\.colorScheme) var scheme
  @Environment(\.lineLimit) var lines
  let name: String

  var body: some View { Text("\(name) \(scheme == .dark ? "dark" : "light") \(lines ?? 0)") }
}

struct Host: View {
  @FocusState private var isFocused: Bool
  @Environment(\.colorScheme) var scheme
  @StateObject private var model = BookmarkModel(order: .constant(4))

  var body: some View {
    Search(isFocused: _isFocused)
    Welcome(scheme: _scheme, name: "Ada").environment(\.colorScheme, .dark).lineLimit(2)
    Text("\(model.shown)")
  }
}

#Preview("Handed on") { Host() }
#Preview("Wrong") { Welcome(scheme: .dark, name: 3) }
