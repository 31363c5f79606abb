import SwiftUI

extension OptionSet where RawValue == Int {
  init(bit: Int) { self = Self(rawValue: 1 << bit) }
}

struct Toppings: OptionSet {
  let rawValue: Int
  static let salt = Toppings(bit: 0)
  static let oil = Toppings(bit: 1)
  static let plain = Toppings([])
  static let both = Toppings([.salt, .oil])
}

struct Sizes: OptionSet {
  let rawValue: Int
  static let small = Sizes(bit: 3)
}

final class Order: ObservableObject {
  @Published var toppings: Toppings = Toppings()
}

struct OrderView: View {
  @StateObject var order = Order()

  var body: some View {
    Text(order.toppings.isEmpty ? "none" : "some")
    Text("\(Toppings.oil.rawValue) \(Toppings.plain.rawValue) \(Toppings.both.rawValue) \(Sizes.small.rawValue)")
  }
}

#Preview { OrderView() }
#Preview("Wrong") { Text("\(Toppings(2).rawValue)") }
