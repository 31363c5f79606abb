import SwiftUI
struct Bubble: View {
  var color: Color?
  var body: some View { Text("bubble").background(color) }
}
#Preview { ForEach([0, 1, 2], id: \.self) { Bubble(color: $0 == 1 ? nil : .red) } }
