import SwiftUI

protocol Moving: Animatable { var progress: CGFloat { get set } }
extension Moving where AnimatableData == CGFloat {
  var progress: CGFloat {
    get { animatableData }
    set { animatableData = newValue }
  }
}
typealias DebugMoving = Moving & Sendable

struct Inset: ViewModifier, DebugMoving {
  var animatableData: CGFloat {
    get { inset }
    set { inset = newValue }
  }
  var inset: CGFloat = 3
  func body(content: Content) -> some View { content.padding(inset) }
}
func moved() -> Inset {
  var copy = Inset()
  copy.progress = 20
  return copy
}

typealias Representable = UIViewRepresentable
protocol Layered: Representable {
  #warning("to be renamed")
  associatedtype Layer: CALayer, Sendable
}
struct Smoke: Layered {
  typealias Layer = CALayer
  var size: CGSize
  func makeUIView(context: Context) -> UIView { UIView() }
}

struct Flow { var gap = 5.0 }
extension Flow: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    CGSize(width: gap, height: gap)
  }
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
}
struct Wrapped<Content: View>: View {
  let flow: Flow
  let content: Content
  init(@ViewBuilder content: () -> Content) {
    self.content = content()
    flow = Flow(gap: 30)
  }
  var body: some View { flow { content } }
}

struct Scaled<V: ViewModifier>: ViewModifier {
  var base: V
  func body(content: Content) -> some View { content.modifier(base.animation(nil)) }
}

#Preview("Protocol by an alias") { Text("a").modifier(moved()) }
#Preview("View of UIKit's by a protocol") {
  ZStack { ForEach(0..<2, id: \.self) { _ in Smoke(size: CGSize(width: 1, height: 2)) } }
}
#Preview("Layout by an extension") { Wrapped { Text("a") } }
#Preview("Modifier with its animation") { Text("a").modifier(Scaled(base: Inset())) }
#Preview("Modifier of SwiftUI's that is not known") {
  Text("a").modifier(_ScaleEffect(scale: CGSize(width: 2, height: 2)).animation(.default))
}
#Preview("Mask as a closure in parentheses") { Color.red.mask({ Text("a") }) }

struct Hike {
  struct Mark { var height = 12.0 }
  var marks = [Mark()]
}
struct Graph: View {
  var path = \Hike.Mark.height
  var body: some View { Color.red.frame(width: Hike().marks[0][keyPath: path], height: 10) }
}
#Preview("Key path of a type in a type") { Graph() }

enum Kit {
  struct ColorScheme { var isDark = true }
  struct Card {}
}
extension Kit.Card {
  func width(in scheme: ColorScheme) -> Double { scheme == .dark ? 30 : 25 }
}
extension Kit {
  struct Row {
    func width(in scheme: ColorScheme) -> Double { scheme.isDark ? 40 : 35 }
    func height(_ value: Double) -> Double { height(.some(value)) }
    func height(_ value: Double?) -> Double { value.map { $0 * 2 } ?? 0 }
  }
}
struct Sized: View {
  @Environment(\.colorScheme) var scheme
  var body: some View {
    Color.red.frame(width: Kit.Card().width(in: scheme), height: 10)
    Color.red.frame(width: Kit.Row().width(in: Kit.ColorScheme()), height: Kit.Row().height(4))
  }
}
#Preview("Names in an extension of a path") { Sized() }

struct Jump: GeometryEffect {
  var animatableData = 0.0
  func effectValue(size: CGSize) -> ProjectionTransform { ProjectionTransform() }
}
#Preview("Effect with its animation") { Text("a").modifier(Scaled(base: Jump())) }
