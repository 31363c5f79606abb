import SwiftUI

struct Doubled: ParseableFormatStyle {
  var parseStrategy: Halved { Halved() }
  func format(_ value: Int) -> String { "twice \(value * 2)" }
}
struct Halved: ParseStrategy {
  func parse(_ value: String) throws -> Int { 0 }
}
struct Unknown: FormatStyle {
  func format(_ value: Int) -> String { Words.all[value] }
}
struct Fields: View {
  @State var count = 4
  @State var none: Int?

  var body: some View {
    Text(3, format: Doubled())
    Text(5.formatted(Doubled()))
    TextField("Count", value: $count, format: Doubled())
    TextField("Nothing", value: $none, format: Doubled())
  }
}

#Preview { Fields() }
#Preview("Not known") { Text(3, format: Unknown()) }
