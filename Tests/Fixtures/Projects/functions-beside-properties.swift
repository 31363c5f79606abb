import SwiftUI

extension Date {
  static func now() -> Int { 7 }
}

struct Entry {
  var date: Date
  init(date: Date = .now) { self.date = date }
}

struct Sheet: View {
  var background: Color?
  @ViewBuilder var content: () -> Text

  var body: some View {
    VStack { content() }
  }
}

#Preview("Static") {
  Text(Entry().date < Entry(date: .distantFuture).date ? "before" : "after")
  Text("\(Date.now())")
}
#Preview("Optional") { Sheet { Text("Shown") }.background() }
#Preview("Range") {
  let range = (...DynamicTypeSize.large)
  Text("Text").dynamicTypeSize(range)
}
