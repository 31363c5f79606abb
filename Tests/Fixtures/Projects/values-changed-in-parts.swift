// Values of SwiftUI's whose parts are set one by one.
import SwiftUI

struct Inset: View {
  private var insets: EdgeInsets {
    var insets = EdgeInsets()
    insets.top = 10
    insets.leading = 30 / 4
    insets.bottom += 2
    return insets
  }

  var body: some View { Color.red.frame(width: 20, height: 20).padding(insets).border(.black) }
}

struct Columns: View {
  private var columns: [GridItem] {
    var wide = GridItem(.fixed(20))
    wide.spacing = 40
    wide.size = .fixed(60)
    return [wide, GridItem(.fixed(10))]
  }

  var body: some View {
    LazyVGrid(columns: columns) {
      Color.red.frame(height: 10)
      Color.blue.frame(height: 10)
    }
  }
}

/// Rows that begin again at the leading edge.
struct Flow: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    CGSize(width: 100, height: 60)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    var cursor = CGPoint.zero
    for subview in subviews {
      let size = subview.sizeThatFits(.unspecified)
      if cursor.x + size.width > bounds.width {
        cursor.x = 0
        cursor.y += 20
      }
      subview.place(at: CGPoint(x: bounds.minX + cursor.x, y: bounds.minY + cursor.y), proposal: .unspecified)
      cursor.x += size.width
    }
  }
}

#Preview("Insets") { Inset() }
#Preview("Columns") { Columns() }
#Preview("Rows") {
  Flow { ForEach(0..<3) { _ in Color.red.frame(width: 40, height: 20) } }
}
#Preview("Angles and gradients") {
  var angle = Angle.zero
  angle.degrees = 90
  var gradient = Gradient(colors: [.red])
  gradient.stops.append(.init(color: .blue, location: 0.5))
  var radii = RectangleCornerRadii()
  radii.topLeading = 8
  var style = StrokeStyle()
  style.lineWidth = 3
  return Text(
    "\(angle.radians > 1.5 ? "turned" : "") \(gradient.stops.count) \(Int(radii.topLeading)) \(Int(style.lineWidth))")
}
#Preview("Padded") {
  let clock = DateComponentsFormatter()
  clock.allowedUnits = [.minute, .second]
  clock.zeroFormattingBehavior = .pad
  let list = ListFormatter()
  list.locale = Locale(identifier: "de_DE")
  return Text("\(clock.string(from: 65) ?? "") \(list.string(from: ["a", "b"]) ?? "")")
}
/// What a formatter does not heed is told, and stands in.
#Preview("Told") {
  let formatter = NumberFormatter()
  formatter.formatWidth = 8
  formatter.allowsFloats = false
  return Text(formatter.string(from: 3) ?? "")
}
