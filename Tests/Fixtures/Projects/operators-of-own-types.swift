import SwiftUI

struct Money: Comparable {
  var cents: Int
  static func + (left: Money, right: Money) -> Money { Money(cents: left.cents + right.cents) }
  static func < (left: Money, right: Money) -> Bool { left.cents < right.cents }
}

#Preview("Own") {
  let sum = Money(cents: 2) + Money(cents: 3)
  Text("\(sum.cents + 1) \(sum > Money(cents: 4))")
}
