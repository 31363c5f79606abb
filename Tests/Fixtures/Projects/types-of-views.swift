import SwiftUI

extension View {
  func kind() -> String { self is EmptyView ? "empty" : self is Text ? "text" : "other" }

  func erased() -> AnyView? {
    if let optional = self as? AnyOptionalView { return optional.isThere ? AnyView(self) : nil }
    return self is EmptyView ? nil : AnyView(self)
  }
}

private protocol AnyOptionalView { var isThere: Bool { get } }

extension Optional: AnyOptionalView where Wrapped: View {
  var isThere: Bool { self != nil }
}

struct Row<Accessory: View>: View {
  let accessory: Accessory

  init(@ViewBuilder accessory: () -> Accessory = { EmptyView() }) { self.accessory = accessory() }

  var body: some View {
    HStack {
      let kind = accessory.kind()
      Text(kind)
      if let erased = accessory.erased() { erased.padding(1) }
    }
  }
}

struct Later<Accessory: View>: View {
  @ViewBuilder let accessory: () -> Accessory

  var body: some View {
    HStack {
      Text("row")
      if let erased = accessory().erased() { erased.padding(1) }
    }
  }
}

struct Typed<Accessory: View>: View {
  @ViewBuilder let accessory: () -> Accessory

  var body: some View {
    if Accessory.self == EmptyView.self { Text("none") } else { accessory() }
  }
}

#Preview("Nothing") { Row() }
#Preview("Text") { Row { Text("accessory") } }
#Preview("Own view") { Row { Later { EmptyView() } } }
#Preview("Two") { Row { Text("a"); Text("b") } }
#Preview("Later nothing") { Later { EmptyView() } }
#Preview("Later text") { Later { Text("accessory") } }
#Preview("Modified") { Later { Spacer().frame(width: 40) } }
#Preview("Told by a closure") { Typed { Text("accessory") } }
