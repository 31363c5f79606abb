import SwiftUI

struct Item { var name: String, rank: Int }
let items = [Item(name: "b", rank: 1), Item(name: "a", rank: 2)]

#Preview("Floats") { Text("\(fmodf(5.5, 2)) \(sqrtf(9)) \(powf(2, 3))") }
#Preview("Grouped") { Text(String.localizedStringWithFormat("%d of %@, %.2f", 1234, "x", -1234.5)) }
#Preview("Plain") { Text(String(format: "%d", 1234)) }
#Preview("Arguments") { Text(CommandLine.arguments.contains("--test") ? "test" : "run") }
#Preview("Comparators") {
  Text(items.sorted(using: KeyPathComparator(\.name)).map(\.name).joined())
  Text(items.sorted(using: [KeyPathComparator(\Item.rank, order: .reverse)]).map(\.name).joined())
}
#Preview("JSON") {
  let object = try? JSONSerialization.jsonObject(with: Data("{\"a\": [1, 2.5]}".utf8)) as? [String: Any]
  Text("\((object?["a"] as? [Any])?.count ?? 0)")
  Text((try? JSONSerialization.jsonObject(with: Data("no".utf8))) == nil ? "none" : "some")
}
#Preview("Lengths") {
  let formatter = LengthFormatter()
  let long = LengthFormatter()
  let _ = long.unitStyle = .long
  let _ = long.numberFormatter.maximumFractionDigits = 1
  Text(formatter.string(fromValue: 1234.5678, unit: .kilometer))
  Text(long.string(fromValue: 2.34, unit: .foot))
  Text(long.string(fromValue: 1, unit: .inch))
}
#Preview("Length of a place") { Text(LengthFormatter().string(fromMeters: 3)) }
#Preview("Addresses") {
  let text = "a b&c/é".addingPercentEncoding(withAllowedCharacters: .urlQueryAllowed)
  Text(text ?? "none")
  Text(text?.removingPercentEncoding ?? "none")
  Text("100%".removingPercentEncoding ?? "none")
}
#Preview("Scanner") {
  let scanner = Scanner(string: " 12 x")
  Text("\(scanner.scanInt() ?? 0) \(scanner.scanInt() ?? 9)")
  Text("\(Scanner(string: "-2.5%").scanDouble() == -2.5 ? "yes" : "no")")
}
#Preview("Make") { Color.red.frame(width: CGSizeMake(3, 4).width, height: CGRectMake(0, 0, 3, 5).height) }
