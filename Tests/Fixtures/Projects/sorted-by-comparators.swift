import SwiftUI
struct Order { var place: Int; var name: String }
let orders = [Order(place: 2, name: "b"), Order(place: 1, name: "C"), Order(place: 2, name: "a")]
#Preview {
  Text(orders.sorted(using: SortDescriptor(\Order.place, order: .reverse)).map(\.name).joined())
  Text(orders.sorted(using: [SortDescriptor(\Order.place), SortDescriptor(\Order.name)]).map(\.name).joined())
  Text(orders.sorted(using: SortDescriptor(\Order.name)).map(\.name).joined())
}
