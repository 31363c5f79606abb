import SwiftUI

struct Facts: View {
  let first = [1, nil] + [3]
  func second(_ values: [Int]) -> [Int?] { [nil] + values }
  func end(of text: String, from part: String) -> String {
    text.range(of: part, options: [.backwards, .caseInsensitive]).map { String(text[$0.lowerBound...]) } ?? "-"
  }

  var body: some View {
    Text("\(first.count), \(second([1, 2]).count), \(M_E)")
    Text(end(of: "abcabcd", from: "B") + ", " + end(of: "abc", from: "x"))
    Text(Thread.isMainThread ? "main" : "other")
    Text("\(MainActor.assumeIsolated { 3 })")
  }
}

#Preview { Facts() }
#Preview("Not known") { Text("ab".range(of: "b", options: .regularExpression) == nil ? "none" : "some") }
