import SwiftUI

extension DispatchTimeInterval {
  static func days(_ count: Int) -> Self { .seconds(count * 86_400) }

  var seconds: Double {
    switch self {
    case .seconds(let count): return Double(count)
    case let .milliseconds(count): return Double(count) / 1_000
    case .microseconds, .nanoseconds: return 0
    case .never: return .infinity
    @unknown default: fatalError()
    }
  }
}
func + (left: DispatchTimeInterval, right: DispatchTimeInterval) -> DispatchTimeInterval {
  .milliseconds(Int((left.seconds + right.seconds) * 1_000))
}
enum Limits { static let grace: DispatchTimeInterval = .days(3) }

#Preview {
  Text(Date().timeIntervalSince(Date()) <= Limits.grace.seconds ? "in time" : "late")
  Text("\(Limits.grace.seconds), \((DispatchTimeInterval.milliseconds(20) + .seconds(1)).seconds)")
  Text(DispatchTimeInterval.never == .never ? "never" : "some day")
}
