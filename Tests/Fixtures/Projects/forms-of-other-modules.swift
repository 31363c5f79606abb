import SwiftUI
import Pictures

extension View {
  func placeholder(when isShown: Bool, @ViewBuilder content: () -> some View) -> some View {
    ZStack { if isShown { content() }; self }
  }
}

struct Portrait: View {
  var body: some View {
    RemotePicture(name: "portrait")
      .placeholder { _ in Color.gray }
      .frame(width: 40, height: 40)
  }
}

#Preview("Overload") { Portrait() }
#Preview("Own") { Text("a").placeholder(when: true) { Color.gray } }
#Preview("Closure") {
  Text("a").modifier { view in view.padding(3) }
}
#Preview("Range") {
  let limit = Int(Machine.memory)
  Text("\((2...min(limit, 1)).count)")
}
#Preview("Recursion") { Text("\(depth(of: Pictures.root))") }
#Preview("Space") {
  GeometryReader { proxy in
    let top = proxy.frame(in: .named("list")).minY
    Text(top > 0 ? "moved" : "at rest")
  }
}

func depth(of node: Node) -> Int {
  var deepest = 0
  for child in node.children { deepest = max(deepest, depth(of: child)) }
  return deepest + 1
}
