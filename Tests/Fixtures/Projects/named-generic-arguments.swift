import SwiftUI

struct Choice<Value> {
  let phone: Value
  let pad: Value

  init(phone: Value, pad: Value) {
    self.phone = phone
    self.pad = pad
  }
  init(_ both: Value) {
    phone = both
    pad = both
  }
  func value(isPad: Bool) -> Value { isPad ? pad : phone }
}
struct Pair<First, Second> {
  let first: First
  var second: [Second]
}
enum Metrics {
  static let place = Choice<Alignment>(phone: .bottomLeading, pad: .center)
  static let tint = Choice<Color?>(.red)
  static let edges = Pair<Int, HorizontalAlignment>(first: 2, second: [.trailing])
}
protocol Kind: CaseIterable {
  static var names: [String] { get }
}
enum Fruit: String, Kind {
  case apple, pear
  static var names: [String] { allCases.map { $0.rawValue } }
}
struct Names: View {
  let kind: any Kind.Type

  init<K: Kind>(selection: Binding<K>) { kind = K.self }

  var body: some View { Text(kind.names.joined(separator: ", ")) }
}

#Preview {
  Text("a").frame(width: 90, height: 60, alignment: Metrics.place.value(isPad: false))
  Text("b").foregroundStyle(Metrics.tint.value(isPad: true) ?? .blue)
  VStack(alignment: Metrics.edges.second[0]) {
    Text("long text")
    Text("c")
  }
  Names(selection: .constant(Fruit.pear))
}
