import SwiftUI

struct Pictures {
  var header: String?
  var icon: String?
}

typealias Entry = (name: String, count: Int, note: String?)

func entries() -> [Entry] {
  var found: [Entry] = []
  found.append(Entry(name: "Lake", count: 2, note: nil))
  return found
}

struct Names: View {
  let pictures: Pictures?

  private func address(of picture: KeyPath<Pictures, String?>) -> String? {
    pictures?[keyPath: picture].map { "https://" + $0 }
  }

  var body: some View {
    VStack {
      Text(address(of: \.header) ?? "no header")
      Text(address(of: \.icon) ?? "no icon")
      ForEach(entries(), id: \.name) { Text("\($0.name) × \($0.count)") }
    }
  }
}

#Preview { Names(pictures: Pictures(header: "lay")) }
