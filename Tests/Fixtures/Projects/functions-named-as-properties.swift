import SwiftUI

struct Face { var size = 10.0 }

struct Theme {
  var text = Face()
  var wide: Double { 7 }
  let mark: (Double) -> Double

  func text(text: () -> Face) -> Theme {
    var theme = self
    theme.text = text()
    return theme
  }
  func wide(for size: Double) -> Double { size * 2 }
  func mark(for size: Double, by factor: Double) -> Double { size * factor }

  func total(_ size: (Double) -> Double) -> Double { size(20) }
  var ofSelf: Double { total(self.wide(for:)) }
  var named: Double { total(wide(for:)) }
  var stored: Double { mark(30) }
}

extension CGFloat {
  var rounded: Int { Int((self * 100).rounded()) }
}
extension Optional where Wrapped == String {
  var filled: String? { self.flatMap { $0.isEmpty ? nil : $0 } }
}
extension ProcessInfo {
  static subscript(name: String) -> String? { name == "a" ? "1" : nil }
  static var isTest: Bool { self["a"] == "1" }
}

let theme = Theme { $0 * 3 }

#Preview("Parameter") { Color.red.frame(width: theme.text { Face(size: 50) }.text.size, height: 10) }
#Preview("Named with labels") { Color.red.frame(width: theme.ofSelf, height: theme.named) }
#Preview("Property that is called") { Color.red.frame(width: theme.stored, height: 10) }
#Preview("Method of Swift's") { Text("\(CGFloat(0.126).rounded)") }
#Preview("Optional itself") {
  let name: String? = "abc"
  Text(name.filled ?? "none")
}
#Preview("Subscript of a type") { Text(ProcessInfo.isTest ? "test" : "none") }
