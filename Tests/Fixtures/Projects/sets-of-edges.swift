import SwiftUI

/// A view with a line on some of its edges.
struct Lined: View {
  var edges: Edge.Set

  var body: some View {
    VStack(spacing: 0) {
      if edges.contains(.top) { Color.red.frame(height: 2) }
      Color.blue.frame(height: 20)
      if edges.contains(.bottom) { Color.red.frame(height: 2) }
    }
    .frame(width: 40)
    .padding(edges.subtracting([.top, .bottom]), 5)
  }
}

#Preview("Top") { Lined(edges: .top) }
#Preview("All") { Lined(edges: .all) }
#Preview("All but one") { Lined(edges: Edge.Set.all.subtracting(.bottom)) }
#Preview("Changed") {
  var edges: Edge.Set = []
  edges.insert(.leading)
  edges.formUnion(.vertical)
  edges.remove(.top)
  return Lined(edges: edges)
}
#Preview("Asked") {
  let edges: Edge.Set = [.top, .bottom]
  let axes: Axis.Set = [.horizontal, .vertical]
  Text("\(edges == .vertical) \(edges == [.top, .leading]) \(edges.isEmpty) \(edges.union(.horizontal) == .all)")
  Text("\(axes.subtracting(.vertical) == .horizontal) \(axes.isSuperset(of: .horizontal))")
  Text("\(edges.intersection(.top) == .top) \(edges.isDisjoint(with: .horizontal))")
}
