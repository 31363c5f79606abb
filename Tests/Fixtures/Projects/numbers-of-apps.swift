import Stores
import SwiftUI

extension Array {
  subscript(indices: IndexSet) -> [Element] { indices.map { self[$0] } }
}

func setting(_ name: String) -> Int {
  var value = 0
  var size = 8
  readSetting(name, &value, &size)
  return value
}

struct Machine {
  var cores: Int { setting("cores") }
  var perCore: String { "\(8 / cores)" }
}

func number<T: FixedWidthInteger>(_ value: T) -> NSNumber { UInt64(value) as NSNumber }

#Preview("Element") { Text(["a", "b"][1]) }
#Preview("Number of Foundation's") { Text("\(number(7).intValue)") }
#Preview("Changed by what is not known") { Text(Machine().perCore) }
#Preview("Cast of what is not known") {
  let found = Store.objects.first
  let machine = (found == nil ? nil : Optional(3)) as! Machine
  Text("\(machine.cores)")
}
