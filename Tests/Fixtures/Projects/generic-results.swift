import SwiftUI

struct Item: Decodable, Identifiable {
  var id: Int
  var name: String
}

let json = "[{\"id\": 1, \"name\": \"first\"}, {\"id\": 2, \"name\": \"second\"}]"

func load<T: Decodable>(_ text: String) -> T {
  guard let loaded = try? JSONDecoder().decode(T.self, from: Data(text.utf8)) else { fatalError("no JSON") }
  return loaded
}

func loadAll<T: Decodable>(_ text: String) -> [T] {
  (try? JSONDecoder().decode([T].self, from: Data(text.utf8))) ?? []
}

extension String {
  func decoded<T: Decodable>() -> T { load(self) }
}

let items: [Item] = load(json)

struct Names: View {
  let items: [Item]

  var body: some View { ForEach(items) { Text($0.name) } }
}

#Preview("a constant") { Names(items: items) }
#Preview("an argument") { Names(items: loadAll(json)) }
#Preview("a method") {
  let items: [Item] = json.decoded()
  Names(items: items)
}
