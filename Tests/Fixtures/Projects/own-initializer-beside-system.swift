import SwiftUI

enum Tone { case calm }

extension UIColor {
  convenience init(_ hex: String, fallback: UIColor = .clear) {
    self.init(red: 1, green: 0, blue: 0, alpha: 1)
  }
}

extension Text {
  init(_ tone: Tone) { self.init("calm") }
}

#Preview("Beside") {
  VStack {
    Color(UIColor(.blue)).frame(width: 10, height: 10)
    Color(UIColor("#ff0000")).frame(width: 10, height: 10)
    Text(Tone.calm)
    Text("words")
  }
}
