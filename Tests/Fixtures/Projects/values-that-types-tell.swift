import SwiftUI

struct Total {
  var count = 0
  static let empty = Total()
}
func total(_ lists: [String: [Int]]) -> Total {
  lists.values.reduce(into: .empty) { total, list in list.forEach { total.count += $0 } }
}
struct Switch: View {
  @Binding var isOn: Bool
  init(isOn: Binding<Bool>? = nil) {
    if let isOn { _isOn = isOn } else { _isOn = .constant(false) }
  }
  var body: some View { Text(isOn ? "on" : "off") }
}
struct Level: View {
  @Binding var level: Int
  var body: some View { Text("\(level)") }
}
struct Turning<Content: View>: View {
  @Environment(\.dynamicTypeSize) private var size
  let content: () -> Content
  init(@ViewBuilder content: @escaping () -> Content) { self.content = content }
  var body: some View { layout(content) }
  private var layout: AnyLayout {
    if size.isAccessibilitySize { AnyLayout(VStackLayout()) } else { AnyLayout(HStackLayout(spacing: 2)) }
  }
}
struct Scale {
  var range: (low: Double, high: Double)?
}
extension UIFont {
  var larger: UIFont { .systemFont(ofSize: pointSize + 2) }
}
extension NSDirectionalEdgeInsets {
  var swiftUI: EdgeInsets { EdgeInsets(top: top, leading: leading, bottom: bottom, trailing: trailing) }
}
let insets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)

#Preview("Reduction") { Text("\(total(["a": [3, 4]]).count)") }
#Preview("Bindings") {
  Switch()
  Level(level: .init(projectedValue: .constant(2)))
}
#Preview("Layout") {
  Turning {
    Text("a")
    Text("b")
  }
}
#Preview("Tuple") {
  Text("\(Scale(range: (1, 2)).range.map { $0.high } ?? 0) \(Scale().range.map { $0.high } ?? 0)")
}
#Preview("Style") { Toggle("a", isOn: .constant(true)).toggleStyle(SwitchToggleStyle.init()) }
#Preview("Insets") {
  Color.red.frame(width: 10, height: 10).padding(EdgeInsets(insets))
  Color.red.frame(width: 10, height: 10).padding(insets.swiftUI)
}
#Preview("Font") { Text("a").font(Font(UIFont.systemFont(ofSize: 12).larger)) }
#Preview("Family") { Text("a").font(.custom(UIFont.systemFont(ofSize: 12).familyName, fixedSize: 12)) }
#Preview("Image") { Image(uiImage: #imageLiteral(resourceName: "absent")) }
#Preview("Wrong") { Level(level: .fixed(2)) }
