import SwiftUI

let known: Set<Int> = [2, 3]
let letters = CharacterSet.letters

#Preview("Filter") { Text("\([1, 2, 3].filter(known.contains).count)") }
#Preview("Labels") {
  let rows = ["a", "b"]
  let name: String? = "b"
  Text("\(name.flatMap(rows.firstIndex(of:)) ?? 9)")
}
#Preview("Characters") {
  let isLetter: (Unicode.Scalar) -> Bool = letters.contains
  Text(isLetter("a") && !isLetter("1") ? "letter" : "other")
}
#Preview("No such method") { Text("\([1].filter(known.holds).count)") }
