import CoreData
import SwiftData
import SwiftUI
@Model final class Item { var name: String; init(name: String) { self.name = name } }
struct Items: View {
  @Query private var items: [Item]
  var body: some View { VStack { Text("\(items.count) items"); ForEach(items) { Text($0.name) } } }
}
struct Sorted: View {
  @Query private var items: [Item]
  init() { _items = Query(sort: \Item.name) }
  var body: some View { Text(items.isEmpty ? "none" : "some") }
}
struct Things: View {
  @FetchRequest(sortDescriptors: []) private var things: FetchedResults<Thing>
  var body: some View { Text("\(things.count) things") }
}
#Preview("empty") { Items() }
#Preview("in memory") { Items().modelContainer(for: Item.self, inMemory: true) }
#Preview("filled") { Items().modelContainer(previewContainer) }
#Preview("by a trait", traits: .sampleData) { Items() }
#Preview("sorted") { Sorted() }
#Preview("fetched") { Things() }
extension PreviewTrait where T == Preview.ViewTraits { static var sampleData: Self { .modifier(SampleData()) } }
