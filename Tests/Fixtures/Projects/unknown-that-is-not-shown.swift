import Analytics
import SwiftUI
final class Model {
  let tracker = Tracker.shared
  let name = "known"
  var title: String { tracker.title }
  func open() { tracker.log(.opened, screen: Screen(name)) }
}
#Preview("stored") { let model = Model(); let _ = model.open(); Text(model.name) }
#Preview("shown") { Text(Model().title) }
#Preview("decides") { if Model().tracker.isActive { Text("active") } else { Text("idle") } }
#Preview("present") { if let user = Model().tracker.user { Text("user \(user)") } else { Text("nobody") } }
#Preview("counted") { Text("\(Model().tracker.events.count) events") }
