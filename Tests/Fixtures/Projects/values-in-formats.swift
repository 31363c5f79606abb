import SwiftUI
import UIKit
struct Battery: View {
  var mode: Int
  var body: some View {
    switch mode {
    case 0:
      switch UIDevice.current.batteryState {
      case .full: Text("full")
      default: Text("other")
      }
    case 1: Text(name)
    case 2: Text(Float(2.5), format: .number)
    case 3: Text(Decimal(string: "2.5")!, format: .currency(code: "USD"))
    case 4: Color.red.frame(height: min(Outside.number, 20))
    case 5: Text(Outside.number, format: .number)
    case 6: TextField("a", value: .constant(0.5), formatter: percent)
    case 7: Text(NSNumber(value: 0.25), formatter: percent)
    case 8: Text(Date(), formatter: day)
    default: Color.red
    }
  }
  var name: String {
    switch UIDevice.current.batteryState {
    case .full: "full"
    default: "other"
    }
  }
  var day: DateFormatter {
    let formatter = DateFormatter()
    formatter.dateStyle = .long
    return formatter
  }
  var percent: NumberFormatter {
    let formatter = NumberFormatter()
    formatter.numberStyle = .percent
    return formatter
  }
}
#Preview("statement") { Battery(mode: 0) }
#Preview("expression") { Battery(mode: 1) }
#Preview("float") { Battery(mode: 2) }
#Preview("decimal") { Battery(mode: 3) }
#Preview("least") { Battery(mode: 4) }
#Preview("format") { Battery(mode: 5) }
#Preview("formatter") { Battery(mode: 6) }
#Preview("number") { Battery(mode: 7) }
#Preview("date") { Battery(mode: 8) }
