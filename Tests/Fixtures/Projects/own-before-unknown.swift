import Shimmer
import SwiftUI

extension View {
  func card() -> some View { padding(8).background(.yellow) }
  // SwiftUI's is meant without `insets`.
  func padding(_ edges: Edge.Set = .all, insets: EdgeInsets) -> some View { padding(edges, insets.top) }
}

// Of `shimmering` nothing is known; what stands before it is the file's own, or SwiftUI's.
#Preview("SwiftUI's") { Text("a").frame(width: 30).padding(.vertical, 10).shimmering() }
#Preview("Own") { VStack { Text("b") }.card().shimmering(active: true).frame(width: 60) }
#Preview("Both") {
  let text = "c"
  Text(text).card().shimmering().card()
}
