import SwiftUI

func steps() -> String {
  func next(by count: Int) -> String { "by \(count)" }
  func next(_ word: String) -> String { "word \(word)" }
  func next(_ share: Double) -> String { "share \(share)" }
  return [next(by: 2), next("a"), next(0.5)].joined(separator: ", ")
}

#Preview("Overloads") { Text(steps()) }
