import SwiftUI
struct Item: Identifiable { var id = 1 }
struct Screen: View {
  @State var isOn = false
  @State var item: Item?
  var body: some View {
    Text("screen").sheet(isPresented: $isOn) { Text("sheet") }.sheet(item: $item) { _ in Text("sheet") }
      .alert("alert", isPresented: $isOn) {}
  }
}
#Preview("nothing") { Screen() }
#Preview("sheet") { Screen(isOn: true) }
#Preview("item") { Screen(item: Item()) }
#Preview("constant") { Text("behind").fullScreenCover(isPresented: .constant(true)) { Text("cover") } }
#Preview("path") { NavigationStack(path: .constant([1])) { Text("root") } }
#Preview("root") { NavigationStack(path: .constant([Int]())) { Text("root") } }
