import SwiftUI
import Service

// What is not known after a view appeared stays as it was, and is told; what is known changes.
struct Feed: View {
  @State private var items: [String] = ["first"]
  @State private var isLoading = true

  var body: some View {
    VStack {
      if isLoading { Text("loading") }
      ForEach(items, id: \.self) { Text($0) }
    }
    .onAppear {
      items = Service.shared.items
      isLoading = false
    }
  }
}

// An app would end in what this one does; its views are there all the same.
struct Careless: View {
  @State private var text = "before"
  let names: [String] = []
  var body: some View {
    Text(text).onAppear {
      text = "after"
      text = names[3]
    }
  }
}

// What does not end.
struct Endless: View {
  @State private var count = 0
  var body: some View { Text("count \(count)").onAppear { while true { count += 1 } } }
}

#Preview("Feed") { Feed() }
#Preview("Careless") { Careless() }
#Preview("Endless") { Endless() }
#Preview("Outside") { Text("outside").onAppear { fatalError() } }

// What is there and is not seen paints nothing.
#Preview("Unseen") { VStack { Text("faded").opacity(0); Text("hidden").hidden() } }
