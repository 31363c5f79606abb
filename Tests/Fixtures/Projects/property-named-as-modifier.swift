import SwiftUI
struct Dialog: View {
  enum Background { case plain, gradient }
  var background = Background.plain
  let bold: Bool
  var body: some View { Text(background == .plain ? "plain" : "gradient") }
}
#Preview { Dialog(background: .gradient, bold: true).background(.red).bold() }
