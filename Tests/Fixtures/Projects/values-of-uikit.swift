import SwiftUI

final class Prices: NumberFormatter {
  func string(from cents: Int) -> String { string(from: NSNumber(value: Double(cents) / 100)) ?? "-" }
}

struct Motion {
  let space: Namespace.ID
  init(space: Namespace.ID) { self.space = space }
}

struct Moving: View {
  let motion: Motion
  var body: some View { Text("Moving").matchedGeometryEffect(id: "a", in: motion.space) }
}

struct Bar: View {
  var count: Int
  @ScaledMetric var length: CGFloat = 40
  var body: some View { Color.red.frame(width: length, height: CGFloat(count)) }
}

#Preview("Numbers") {
  Text(NSNumber(value: 3).stringValue)
  Text(NSDecimalNumber(value: 2.5).stringValue)
  Text("\(NSNumber(value: 2.75).intValue)")
}
#Preview("Fonts") {
  Text("\(UIFont.systemFont(ofSize: 20).pointSize) \(UIFont.preferredFont(forTextStyle: .title1).pointSize)")
}
#Preview("Namespace") {
  @Namespace var space
  return Moving(motion: .init(space: space))
}
#Preview("Scaled") { Bar(count: 3, length: 20) }
#Preview("Superclass") { Text(Prices().string(from: 250)) }
