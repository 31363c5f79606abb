import SwiftUI

protocol Row { var title: String { get } }
struct Header: Row { var title = "header" }
struct Entry: Row { var title: String }

extension Collection {
  func runs(by same: (Element, Element) throws -> Bool) rethrows -> [SubSequence] {
    guard !isEmpty else { return [] }
    var runs: [SubSequence] = []
    var start = startIndex
    var current = self[start]
    for index in indices.dropFirst() {
      if try !same(current, self[index]) {
        runs.append(self[start..<index])
        start = index
      }
      current = self[index]
    }
    runs.append(self[start...])
    return runs
  }
}

let rows: [any Row] = [Header(), Entry(title: "a"), Entry(title: "a")]

#Preview("a variable") {
  var last = rows[0]
  for row in rows { last = row }
  return Text(last.title)
}
#Preview("in a generic function") { Text("\(rows.runs { $0.title == $1.title }.count) runs") }
