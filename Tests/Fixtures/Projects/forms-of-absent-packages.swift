import Glyphs
import SwiftUI

#Preview("Forms") {
  VStack(spacing: 8) {
    Label("Home", glyph: .house)
    Button(shortcut: .save) { Text("Inside") }
    Text("After").offset(bouncing: 4)
  }
}
