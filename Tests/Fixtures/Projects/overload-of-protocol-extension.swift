import SwiftUI
protocol Tracking { func track(_ event: String, count: Int) }
extension Tracking {
  func track(_ event: String) -> String { track(event, count: 1); return event + " once" }
}
final class Log: Tracking {
  func track(_ event: String, count: Int) {}
  func both() -> String { track("open") }
}
class Base { func name(long: Bool) -> String { long ? "long" : "short" } }
class Derived: Base { func name() -> String { name(long: true) } }
#Preview { Text(Log().track("close")); Text(Log().both()); Text(Derived().name()); Text(Derived().name(long: false)) }
